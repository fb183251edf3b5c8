// Reorders the functions of a WebAssembly module to place similar functions next to each other. This improves
// compression, which looks back only 32 KB, because much of the three games' code is similar. In function bodies, only
// the indices of functions change.
//
//   import { order_functions } from './wasm_order.mjs';     order_functions(Uint8Array) → Uint8Array
//
// Each order is a heuristic: a small change to the program may change its compressed size by a kilobyte in either
// direction. Several orders are therefore tried, and the smallest result is used.
//
// Supports the output of current compilers for the web (one memory, one table, plain element segments), and throws on
// anything else.

import { gzipSync } from 'node:zlib';

// Functions with indices below this number are not moved. They are used most, and small indices have short encodings.
const short_numbers = 128;
// Functions are compared by their six-byte sequences, except for very common sequences. A shared sequence is worth more
// if fewer functions contain it.
const run = 6;
const common = 400;
const worth_of_sequence = (functions) => Math.round(1e6 * functions ** -0.9);
// The orders that are tried. A function is compared with the `compared` functions before it. The comparison adds
// `added_length` bytes to each function's length, so that very short functions do not always come first.
const orders = [{ compared: 30, added_length: 200 }, { compared: 40, added_length: 400 }, { compared: 60, added_length: 300 }];

class Reader {
  constructor(bytes, at = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }
  byte() { return this.bytes[this.at++]; }
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }
  skip_number() { while (this.byte() >= 0x80); }
  skip(count) { this.at += count; }
}

function written(number) {
  const bytes = [];
  do {
    const low = number % 128;
    number = Math.floor(number / 128);
    bytes.push(number > 0 ? low | 0x80 : low);
  } while (number > 0);
  return bytes;
}

function joined(parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// Skips one instruction. Calls `named(start, end, number)` if the instruction refers to a function.
function pass_instruction(reader, named) {
  const code = reader.byte();
  const name_function = () => {
    const start = reader.at;
    const number = reader.number();
    named(start, reader.at, number);
  };
  const numbers = (count) => { for (; count > 0; count--) reader.skip_number(); };
  if (code <= 0x01 || code === 0x05 || code === 0x0b || code === 0x0f || code === 0x1a || code === 0x1b || code === 0xd1 ||
    (code >= 0x45 && code <= 0xc4)) return code;
  if ((code >= 0x02 && code <= 0x04) || code === 0x0c || code === 0x0d || (code >= 0x20 && code <= 0x26) || code === 0x41 ||
    code === 0x42 || code === 0xd0) numbers(1);
  else if (code === 0x0e || code === 0x1c) numbers(reader.number() + (code === 0x0e ? 1 : 0));
  else if (code === 0x10 || code === 0xd2) name_function();
  else if (code === 0x11 || (code >= 0x28 && code <= 0x3e)) numbers(2);
  else if (code === 0x3f || code === 0x40) reader.skip(1);
  else if (code === 0x43) reader.skip(4);
  else if (code === 0x44) reader.skip(8);
  else if (code === 0xfc) {
    const more = reader.number();
    const operands = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1][more];
    if (operands === undefined) throw new Error(`wasm_order: unknown instruction fc ${more}`);
    numbers(operands);
  } else throw new Error(`wasm_order: unknown instruction ${code.toString(16)}`);
  return code;
}

// Returns the references to functions in a body, in order, as [start, end, number].
function names_in_body(bytes) {
  const reader = new Reader(bytes);
  for (let groups = reader.number(); groups > 0; groups--) {
    reader.skip_number();
    reader.skip(1);
  }
  const found = [];
  while (reader.at < reader.end) pass_instruction(reader, (...place) => found.push(place));
  return found;
}

function renumbered(bytes, places, new_number) {
  const parts = [];
  let at = 0;
  for (const [start, end, number] of places) {
    parts.push(bytes.subarray(at, start), written(new_number(number)));
    at = end;
  }
  parts.push(bytes.subarray(at));
  return joined(parts);
}

function sections_of(bytes) {
  const reader = new Reader(bytes, 8);
  const sections = [];
  while (reader.at < reader.end) {
    const id = reader.byte();
    const size = reader.number();
    sections.push({ id, content: bytes.subarray(reader.at, reader.at + size) });
    reader.skip(size);
  }
  return sections;
}

function count_imported_functions(section) {
  if (!section) return 0;
  const reader = new Reader(section.content);
  let functions = 0;
  for (let left = reader.number(); left > 0; left--) {
    for (let names = 0; names < 2; names++) reader.skip(reader.number());
    const kind = reader.byte();
    if (kind === 0) {
      functions++;
      reader.skip_number();
    } else if (kind === 1 || kind === 2) {
      if (kind === 1) reader.skip(1);
      const limits = reader.byte();
      reader.skip_number();
      if (limits & 1) reader.skip_number();
    } else if (kind === 3) reader.skip(2);
    else throw new Error(`wasm_order: unknown import ${kind}`);
  }
  return functions;
}

function bodies_of(section) {
  const reader = new Reader(section.content);
  const bodies = [];
  for (let left = reader.number(); left > 0; left--) {
    const size = reader.number();
    bodies.push(section.content.subarray(reader.at, reader.at + size));
    reader.skip(size);
  }
  return bodies;
}

// Returns the hashes of a body's byte sequences, as a set.
function runs_of(bytes) {
  const runs = new Set();
  for (let at = 0; at + run <= bytes.length; at++) {
    let hash = 0;
    for (let step = 0; step < run; step++) hash = (Math.imul(hash, 0x01000193) ^ bytes[at + step]) >>> 0;
    runs.add(hash);
  }
  return runs;
}

// Returns orders in which each body follows the bodies that share the most sequences with it, relative to its length.
function neighbours_first(bodies, fixed) {
  const runs = bodies.map(runs_of);
  const holders = new Map();
  runs.forEach((set, place) => set.forEach((each) => {
    const list = holders.get(each);
    if (list) list.push(place);
    else holders.set(each, [place]);
  }));
  return orders.map(({ compared, added_length }) => {
    const order = [];
    const left = new Set(bodies.keys());
    // The similarity of each function to the last `compared` functions of the order. Whole numbers keep the sums exact.
    const shared = new Float64Array(bodies.length);
    const count = (place, sign) => runs[place].forEach((each) => {
      const list = holders.get(each);
      if (list.length > common) return;
      const worth = sign * worth_of_sequence(list.length);
      for (const other of list) shared[other] += worth;
    });
    const append = (place) => {
      order.push(place);
      left.delete(place);
      count(place, 1);
      if (order.length > compared) count(order.at(-1 - compared), -1);
    };
    for (let place = 0; place < Math.min(fixed, bodies.length); place++) append(place);
    while (left.size > 0) {
      let next = left.values().next().value;
      let best = 0;
      for (const place of left) {
        const worth = shared[place] / (bodies[place].length + added_length);
        if (worth > best) [next, best] = [place, worth];
      }
      append(next);
    }
    return order;
  });
}

function with_count(parts) {
  return joined([written(parts.length), ...parts]);
}

// Returns the reordered function section, which contains the types of the functions.
function reordered_types(section, order) {
  const reader = new Reader(section.content);
  const types = [];
  for (let left = reader.number(); left > 0; left--) types.push(written(reader.number()));
  return with_count(order.map((place) => types[place]));
}

function renumbered_exports(section, new_number) {
  const reader = new Reader(section.content);
  const parts = [];
  for (let left = reader.number(); left > 0; left--) {
    const start = reader.at;
    reader.skip(reader.number());
    const kind = reader.byte();
    const head = section.content.subarray(start, reader.at);
    const number = reader.number();
    parts.push(joined([head, written(kind === 0 ? new_number(number) : number)]));
  }
  return with_count(parts);
}

function renumbered_elements(section, new_number) {
  const reader = new Reader(section.content);
  const parts = [];
  for (let left = reader.number(); left > 0; left--) {
    const start = reader.at;
    if (reader.number() !== 0) throw new Error('wasm_order: unsupported element segment');
    while (pass_instruction(reader, () => { throw new Error('wasm_order: unsupported function reference in an offset'); }) !== 0x0b);
    const head = section.content.subarray(start, reader.at);
    const numbers = [];
    for (let functions = reader.number(); functions > 0; functions--) numbers.push(written(new_number(reader.number())));
    parts.push(joined([head, with_count(numbers)]));
  }
  return with_count(parts);
}

function checked_globals(section) {
  const reader = new Reader(section.content);
  for (let left = reader.number(); left > 0; left--) {
    reader.skip(2);
    while (pass_instruction(reader, () => { throw new Error('wasm_order: unsupported function reference in a global'); }) !== 0x0b);
  }
  return section.content;
}

export function order_functions(bytes) {
  const sections = sections_of(bytes);
  const find = (id) => sections.find((section) => section.id === id);
  const imported = count_imported_functions(find(2));
  const bodies = bodies_of(find(10));
  const tried = neighbours_first(bodies, Math.max(0, short_numbers - imported)).map((order) => {
    const module = with_order(bytes, { sections, imported, bodies, order });
    return { module, size: gzipSync(module, { level: 9 }).length };
  });
  return tried.reduce((best, one) => (one.size < best.size ? one : best)).module;
}

// Returns the module with its functions in this order.
function with_order(bytes, { sections, imported, bodies, order }) {
  const place_of = [];
  order.forEach((old, place) => { place_of[old] = place; });
  const new_number = (number) => (number < imported ? number : imported + place_of[number - imported]);
  const contents = {
    3: (section) => reordered_types(section, order),
    6: checked_globals,
    7: (section) => renumbered_exports(section, new_number),
    8: (section) => written(new_number(new Reader(section.content).number())),
    9: (section) => renumbered_elements(section, new_number),
    10: () => with_count(order.map((place) => {
      const body = renumbered(bodies[place], names_in_body(bodies[place]), new_number);
      return joined([written(body.length), body]);
    })),
  };
  const parts = [bytes.subarray(0, 8)];
  for (const section of sections) {
    if (section.id === 0) continue; // custom sections such as names are not needed
    const content = contents[section.id]?.(section) ?? section.content;
    parts.push([section.id], written(content.length), content);
  }
  return joined(parts);
}
