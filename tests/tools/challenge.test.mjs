// Tests the challenges stored in the browser, and the comparison of two plays of the same deal.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { address_of_match, challenge_in, decoded, first_difference, keep_challenge, known_challenges, line_of, read_challenges, tags_in } = await load_module('challenge/kept.js');

function memory() {
  const texts = new Map();
  return { get: (name) => (texts.has(name) ? `D${texts.get(name)}` : 'M'), put: (name, text) => (texts.set(name, text), 'D') };
}

test('only the twenty newest challenges are stored, and no challenge is stored twice', () => {
  const storage = memory();
  assert.deepEqual(known_challenges(storage), []);
  for (let number = 1; number <= 25; number++) assert.ok(keep_challenge(storage, { id: String(number), me: 'Zoé', text: `1&game=mitch&seed=${number}&people=A` }));
  assert.ok(keep_challenge(storage, { id: '24', me: 'Zoé', text: '1&game=mitch&seed=24&people=A&plays=' }));
  const kept = known_challenges(storage);
  assert.equal(kept.length, 20);
  assert.deepEqual(kept.slice(0, 3).map(({ id }) => id), ['24', '25', '23']);
  assert.deepEqual(kept[0], { id: '24', me: 'Zoé', text: '1&game=mitch&seed=24&people=A&plays=' });
  assert.equal(keep_challenge({ ...storage, put: () => 'F' }, kept[0]), false);
});

test('a match’s challenge can be read from the match’s save', () => {
  const entry = { id: '77', me: 'Jean & Zoé', text: '1&game=mitch&seed=4&people=A/B&sum=1' };
  const save = `mitts-save 2 5 9\nround 1\nseat human\naddress ${address_of_match(entry, 3, true)}\nname A deal\n\n[Game "mitch"]\n[Seed "4"]\n\nKH`;
  assert.deepEqual(challenge_in(save), { ...entry, deal: 3, is_seen: true });
  assert.equal(challenge_in(save.replace('address id', 'address game')), null);
  assert.equal(challenge_in(`mitts-save 1\nround 1\n\n${save}`), null);
  assert.equal(tags_in(save), '[Game "mitch"]\n[Seed "4"]');
});

test('damaged lines of stored challenges are skipped, and malformed escapes in a name are left unchanged', () => {
  const good = { id: '1', me: '', text: '1&game=mitch&people=%FF&sum=1' };
  assert.deepEqual(read_challenges(`See you\n2026\n\n\t\t\n1\t\t${good.text}\n2\tA\tB\t1&sum=1\n`), [good]);
  // The list names a challenge by its game and its people.
  for (const text of ['1&sum=1', '1&people=A&sum=1', '1&game=mitch&sum=1', '1&game=&people=A', '1&game=mitch&people=', 'undefined']) assert.deepEqual(read_challenges(`1\tA\t${text}\n`), [], text);
  assert.equal(line_of(good), `1\t\t${good.text}\n`);
  assert.deepEqual(['%C3%89mile', '%FF', '100%'].map(decoded), ['Émile', '%FF', '100%']);
  assert.equal(challenge_in(`mitts-save 2\naddress ${address_of_match(good, 0, false).replace('me=', 'me=%FF')}\n\n`)?.me, '%FF');
});

test('two plays of a deal first differ at the first different action, or at the end of the shorter play', () => {
  const play = (...actions) => ({ actions });
  assert.equal(first_difference(play('A', 'B'), play('A', 'C')), 1);
  assert.equal(first_difference(play('A'), play('A', 'C')), 1);
  assert.equal(first_difference(play('A', 'C'), play('A')), 1);
  assert.equal(first_difference(play('A'), play('A')), -1);
});
