// Checks that reordering a module's functions does not change its behaviour. The test generates the modules.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { order_functions } from '../../tools/wasm_order.mjs';

const i32 = 0x7f;
const functions = 400;

function unsigned(number) {
  const bytes = [];
  for (;;) {
    if (number < 128) return [...bytes, number];
    bytes.push((number % 128) | 128);
    number = Math.floor(number / 128);
  }
}

// Returns a constant instruction, whose operand is signed.
function constant(number) {
  const bytes = [];
  for (;;) {
    const low = number & 0x7f;
    number >>= 7;
    if ((number === 0 && !(low & 0x40)) || (number === -1 && low & 0x40)) return [0x41, ...bytes, low];
    bytes.push(low | 0x80);
  }
}

const list = (entries) => [...unsigned(entries.length), ...entries.flat()];
const section = (id, content) => [id, ...unsigned(content.length), ...content];
const text = (word) => list([...word].map((letter) => [letter.charCodeAt(0)]));

// Returns instructions without effect. Functions that are half the module apart have the same filler. gzip does not
// look back that far, so the compressed module shrinks only if these functions are moved next to each other.
function filler(index) {
  const pair = index % (functions / 2);
  return Array.from({ length: 40 }, (_, place) => [...constant((pair * 7919 + place * 104729) % 60013), 0x1a]).flat();
}

// Returns function number `index` of a module whose first import is the function "tell". The functions alternate
// between three kinds. Each function takes a number and returns a number.
function body(index) {
  const own = index * 7919 % 1000;
  const call = (number) => [0x10, ...unsigned(number)];
  const kinds = [
    // x + own
    () => [0x20, 0, ...constant(own), 0x6a],
    // x > 0 ? earlier_function(x - own) : own
    () => [0x20, 0, ...constant(0), 0x4a, 0x04, i32, 0x20, 0, ...constant(own), 0x6b, ...call(1 + (index >> 1)), 0x05,
      ...constant(own), 0x0b],
    // next_function_in_table(tell(x ^ own))
    () => [0x20, 0, ...constant(own), 0x73, ...call(0), ...constant(index >> 1), 0x11, 0, 0],
  ];
  const code = [0, ...filler(index), ...kinds[index % 3](), 0x0b]; // no locals
  return [...unsigned(code.length), ...code];
}

function module_bytes({ elements = 0 } = {}) {
  const all = Array.from({ length: functions }, (_, index) => index);
  return new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, list([[0x60, ...list([[i32]]), ...list([[i32]])]])),
    ...section(2, list([[...text('page'), ...text('tell'), 0, 0]])),
    ...section(3, list(all.map(() => [0]))),
    ...section(4, list([[0x70, 0, ...unsigned(functions)]])),
    ...section(6, list([[i32, 1, ...constant(5), 0x0b]])),
    ...section(7, list(all.filter((index) => index % 5 === 0).map((index) => [...text(`f${index}`), 0, ...unsigned(index + 1)]))),
    ...section(9, list([[elements, ...constant(0), 0x0b, ...list(all.map((index) => unsigned(index + 1)))]])),
    ...section(10, list(all.map(body))),
    ...section(0, [...text('name'), 1, 2, 3]),
  ]);
}

// Returns all results of a module's functions, and the numbers passed to "tell".
async function behaviour(bytes) {
  const told = [];
  const { instance } = await WebAssembly.instantiate(bytes, { page: { tell: (number) => { told.push(number); return number % 50; } } });
  const functions = Object.entries(/** @type {Record<string, (number: number) => number>} */ (instance.exports));
  const answers = functions.map(([name, run]) => [name, [-3, 0, 8, 900].map((number) => run(number))]);
  return { answers, told };
}

describe('functions of a module are placed beside similar functions', () => {
  it('a reordered module behaves like the original module', async () => {
    const before = module_bytes();
    const after = order_functions(before);
    assert.ok(WebAssembly.validate(after));
    const expected = await behaviour(before);
    assert.deepEqual(await behaviour(after), expected);
    assert.ok(expected.told.length > 100);
  });

  it('a module’s functions are reordered deterministically', () => {
    const after = order_functions(module_bytes());
    assert.notDeepEqual(after, module_bytes());
    assert.deepEqual(after, order_functions(module_bytes()));
  });

  it('a reordered module compresses better than the original and has no name section', () => {
    const after = order_functions(module_bytes());
    assert.ok(gzipSync(after).length < 0.9 * gzipSync(module_bytes()).length);
    assert.equal(WebAssembly.Module.customSections(new WebAssembly.Module(after), 'name').length, 0);
  });

  it('a module with an unknown segment or instruction is rejected', () => {
    assert.throws(() => order_functions(module_bytes({ elements: 2 })), /unsupported element segment/);
    const unknown = module_bytes();
    // In the third kind of function, a call follows the instruction 0x73 (xor).
    const xor = unknown.findIndex((byte, index) => byte === 0x73 && unknown[index + 1] === 0x10);
    unknown[xor] = 0xfe; // an instruction of the threads proposal
    assert.throws(() => order_functions(unknown), /unknown instruction fe/);
  });
});
