// Tests messages from an embedding page: all documented messages, all possible errors, the limits, and random input.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { incoming, limiter, limits, read_message } = await load_module('embed/messages.js');

const read = (fields) => read_message({ mitts: 1, ...fields });

test('every documented message is accepted', () => {
  assert.deepEqual(read({ type: 'load', id: 3, record: '[Game "mitch"]' }).message, { type: 'load', id: 3, record: '[Game "mitch"]' });
  assert.deepEqual(read({ type: 'load', query: 'game=mitch' }).message, { type: 'load', id: undefined, query: 'game=mitch' });
  assert.deepEqual(read({ type: 'new', seed: 12 }).message.seed, '12');
  assert.deepEqual(read({ type: 'new', seed: '18446744073709551615' }).message.seed, '18446744073709551615');
  assert.equal(read({ type: 'new' }).message.seed, null);
  assert.deepEqual(read({ type: 'set', lang: 'fr-CA', theme: 'DARK', seat: 1 }).message.values, { lang: 'fr', theme: 'dark', seat: 1 });
  assert.equal(read({ type: 'step', to: 'next' }).message.to, 'next');
  assert.equal(read({ type: 'step', to: 4 }).message.to, 4);
  for (const type of ['undo', 'redo', 'hint', 'ping', 'start', 'again']) assert.deepEqual(read({ type, id: 'x' }).message, { type, id: 'x' });
  assert.equal(incoming.length, 10);
});

test('messages that are not for the table are ignored', () => {
  for (const data of [null, undefined, 'mitts', 7, [], [1], {}, { type: 'load' }, new Map()]) assert.equal(read_message(data), null);
});

test('an invalid message is reported with an error code and the message’s id, if it has one', () => {
  const code = (data) => read_message(data).error.code;
  assert.equal(code({ mitts: 2, type: 'ping' }), 'version');
  assert.equal(code({ mitts: '1', type: 'ping' }), 'version');
  assert.deepEqual(Object.keys(read({ type: 'constructor', id: 9 }).error), ['code', 'id', 'what']);
  assert.equal(read({ type: 'constructor', id: 9 }).error.id, 9);
  for (const type of ['constructor', '__proto__', 'toString', '', undefined, {}, 3]) assert.equal(code({ mitts: 1, type }), 'type');
  for (const id of [{}, [], NaN, 'x'.repeat(65), true]) assert.equal(code({ mitts: 1, type: 'ping', id }), 'id');
  for (const wrong of [{}, { record: 1 }, { query: {} }, { record: '', query: '' }, { record: null }]) {
    assert.equal(code({ mitts: 1, type: 'load', ...wrong }), 'value');
  }
  for (const seed of [-1, 1.5, 'x', '', '18446744073709551616', 2 ** 60, {}]) assert.equal(code({ mitts: 1, type: 'new', seed }), 'value');
  for (const wrong of [{}, { lang: 'de' }, { theme: {} }, { seat: -1 }, { seat: 8 }, { colour: 'red' }]) {
    assert.equal(code({ mitts: 1, type: 'set', ...wrong }), 'value');
  }
  for (const to of [undefined, 'up', -1, 0.5, {}]) assert.equal(code({ mitts: 1, type: 'step', to }), 'value');
});

test('an overlong message is rejected, whichever field is too long', () => {
  const long = 'x'.repeat(limits.characters);
  assert.equal(read({ type: 'load', record: long }).error.code, 'size');
  assert.equal(read({ type: 'ping', note: long }).error.code, 'size');
  assert.equal(read({ type: 'ping', [long]: 1 }).error.code, 'size');
  assert.ok(read({ type: 'load', record: 'x'.repeat(limits.characters - 100) }).message);
});

test('a limited number of messages per second is accepted, and the first rejected message gets a reply', () => {
  let now = 0;
  const may_pass = limiter(() => now, 5);
  assert.deepEqual(Array.from({ length: 7 }, may_pass), ['yes', 'yes', 'yes', 'yes', 'yes', 'first no', 'no']);
  now += 200;
  assert.deepEqual([may_pass(), may_pass(), may_pass()], ['yes', 'first no', 'no']);
  now += 60_000;
  assert.equal(Array.from({ length: 20 }, may_pass).filter((answer) => answer === 'yes').length, 5);
  now -= 1000; // a clock that jumps back has no effect
  assert.equal(may_pass(), 'no');
});

// Returns a random number generator with a fixed seed, which makes failures reproducible.
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * sides);
  };
}

test('parsing random input never throws, and returns only well-formed fields', () => {
  const roll = dice(7);
  const words = [...incoming, '__proto__', 'constructor', 'hasOwnProperty', '<img src=x onerror=alert(1)>', '', '\u0000', '💣', '1', 'fr', 'next',
    'game=mitch&hands=%', '[Game "x"]', 'javascript:alert(1)', 'x'.repeat(70_000)];
  const names = ['type', 'id', 'record', 'query', 'seed', 'to', 'lang', 'theme', 'faces', 'motion', 'seat', '__proto__', 'toString'];
  const value = (depth) => [
    () => words[roll(words.length)], () => roll(1000) - 500, () => NaN, () => Infinity, () => null, () => undefined, () => true,
    () => BigInt(roll(99)), () => [], () => new Date(NaN), () => new Uint8Array(roll(50)),
    () => (depth > 2 ? {} : Object.fromEntries([[names[roll(names.length)], value(depth + 1)]])), () => [value(3), value(3)],
  ][roll(13)]();
  let read_well = 0;
  for (let round = 0; round < 20_000; round++) {
    const data = roll(9) === 0 ? value(0) : { mitts: roll(12) === 0 ? value(1) : 1, type: words[roll(words.length)] };
    if (typeof data === 'object' && data !== null) {
      for (let more = roll(4); more > 0; more--) Object.defineProperty(data, names[roll(names.length)], { value: value(0), enumerable: true, configurable: true, writable: true });
    }
    const result = read_message(data);
    if (result === null) continue;
    if (result.error) {
      assert.equal(typeof result.error.code, 'string');
      assert.equal(typeof result.error.what, 'string');
      assert.ok(result.error.what.length < 300, result.error.what);
      assert.ok(['string', 'number', 'undefined'].includes(typeof result.error.id));
      continue;
    }
    read_well++;
    const { type, id, values = {}, ...fields } = result.message;
    assert.ok(incoming.includes(type));
    assert.ok(['string', 'number', 'undefined'].includes(typeof id));
    for (const each of [...Object.values(fields), ...Object.values(values)]) {
      assert.ok(each === null || ['string', 'number'].includes(typeof each), String(each));
      assert.ok(String(each).length <= limits.characters);
    }
  }
  assert.ok(read_well > 500, `${read_well} messages were well formed`);
});
