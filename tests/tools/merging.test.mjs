// Tests the merging of another browser's stored data (web/shelf/merging.js): nothing is duplicated or lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';
import { recorded } from '../../tools/public.mjs';

const { is_carried, merged, other_of_match, parts_of, settings_that_differ } = await load_module('shelf/merging.js');

const merge = (name, here, there) => merged(() => here, { [name]: there });
const line = (id, more = {}) => JSON.stringify({ id, ...more });

test('if two results have the same id, this browser’s result is kept, and results without an id are merged too', () => {
  const here = `${line('1', { points: 5 })}\n`;
  const there = `an older line\n${line('1', { points: 7 })}\n${line('2')}\n${line('2')}\n`;
  const { texts, fresh } = merge('results', here, there);
  assert.deepEqual(texts.results.split('\n'), ['an older line', line('2'), line('1', { points: 5 }), '']);
  assert.equal(fresh.results, 2);
  assert.deepEqual(merge('results', texts.results, there), { texts: {}, fresh: {} });
  assert.deepEqual(merge('reviews', texts.results, there), { texts: {}, fresh: {} });
});

test('a lesson done in either browser counts as done, and this browser’s position wins if both browsers have one', () => {
  const here = JSON.stringify({ mitch: { done: ['a', 'b'], at: ['c', 2] } });
  const there = JSON.stringify({ mitch: { done: ['b', 'c'], at: ['d', 1] }, mitaines: { done: [], at: ['x', 0] }, mitigati: { done: ['y'], at: null } });
  const { texts, fresh } = merge('lessons', here, there);
  assert.deepEqual(JSON.parse(texts.lessons), {
    mitch: { done: ['a', 'b', 'c'], at: ['c', 2] }, mitaines: { done: [], at: ['x', 0] }, mitigati: { done: ['y'], at: null } });
  assert.equal(fresh.lessons, 3);
  assert.deepEqual(merge('lessons', texts.lessons, there), { texts: {}, fresh: {} });
  assert.equal(merge('lessons', here, '{"constructor":{"done":["a"],"at":null},"__proto__":{"done":["a"]}}').fresh.lessons, 2);
  const place = JSON.parse(merge('lessons', JSON.stringify({ mitch: { done: ['d'], at: null } }), there).texts.lessons).mitch;
  assert.deepEqual(place, { done: ['d', 'b', 'c'], at: null });
});

const exercise = (id, stage, due) => ({ id, game: 'mitch', record: 'r', ways: { KS: 0 }, chosen: 'QS', best: 'KS', loss: 2000, due, stage });

test('a merge keeps the copy of an exercise at the later stage or, at equal stages, the copy that is due later', () => {
  const here = [exercise('a', 2, '2026-11-01'), exercise('b', 0, '2026-11-01'), exercise('c', 1, '2026-11-05')];
  const there = [exercise('a', 1, '2026-12-01'), exercise('b', 1, '2026-10-01'), exercise('c', 1, '2026-11-09'), exercise('d', 0, '2026-11-01'), { id: 'damaged' }];
  const { texts, fresh } = merge('exercises', JSON.stringify(here), JSON.stringify(there));
  assert.deepEqual(JSON.parse(texts.exercises), [here[0], there[1], there[2], there[3]]);
  assert.equal(fresh.exercises, 3);
  assert.deepEqual(merge('exercises', texts.exercises, JSON.stringify(there)), { texts: {}, fresh: {} });
  assert.deepEqual(merge('exercises', texts.exercises, 'not a list'), { texts: {}, fresh: {} });
});

test('puzzle answers are merged per game, and this browser’s answer wins if both browsers have one', () => {
  const { texts, fresh } = merge('puzzles', '{"mitch":{"3":true}}', '{"mitch":{"3":false,"4":false},"mitaines":{"0":true}}');
  assert.deepEqual(JSON.parse(texts.puzzles), { mitch: { 3: true, 4: false }, mitaines: { 0: true } });
  assert.equal(fresh.puzzles, 2);
  assert.deepEqual(merge('puzzles', texts.puzzles, 'damaged'), { texts: {}, fresh: {} });
});

test('an exercise that is learned in either browser stays learned after a merge, and only changes in this browser are counted', () => {
  const learned = (id) => ({ id, learned: true });
  const { texts, fresh } = merge('exercises', JSON.stringify([exercise('a', 4, '2026-11-01'), learned('b')]), JSON.stringify([learned('a'), exercise('b', 2, '2026-11-01'), learned('c')]));
  assert.deepEqual(JSON.parse(texts.exercises), [learned('a'), learned('b'), learned('c')]);
  assert.equal(fresh.exercises, 2);
  assert.deepEqual(merge('exercises', texts.exercises, texts.exercises), { texts: {}, fresh: {} });
});

const challenge = (people, ...plays) => `1&game=mitch&seed=7&people=${people}${plays.length > 0 ? `&plays=${plays.join('/')}` : ''}&sum=1`;

test('a merge keeps the copy of a challenge with more results, but does not replace the user’s name in this browser', () => {
  const [one, both, long] = [challenge('A/B', '0.0..ab'), challenge('A/B', '0.0..ab', '1.0..ba'), challenge('%C3%89lisabeth/B', '0.0..ab')];
  const { texts, fresh } = merge('challenges', `1\tMarie\t${both}\n2\tMarie\t${one}\n4\t\t${challenge('A')}\n`, `1\tMarie\t${long}\n2\tPaul\t${both}\n3\tLuc\t${one}\n4\tA\t${one}\n`);
  assert.equal(texts.challenges, `1\tMarie\t${both}\n2\tMarie\t${both}\n4\tA\t${one}\n3\tLuc\t${one}\n`);
  assert.equal(fresh.challenges, 3);
  assert.deepEqual(merge('challenges', texts.challenges, `2\tMarie\t${long}\nSee you\n`), { texts: {}, fresh: {} });
});

test('a merge of challenges keeps the user’s result, even if the user’s name differs between the browsers', () => {
  const [own, more] = [challenge('Marie/Paul', '0.0..ab', '1.0.u.ba'), challenge('Marie/Odile/Zo%C3%A9', '0.0..ab', '1.0..cc', '2.0..dd')];
  assert.deepEqual(merge('challenges', `1\tPaul\t${own}\n`, `1\tMarie\t${more}\n`), { texts: {}, fresh: {} });
  assert.equal(merge('challenges', `1\tPaul\t${more}\n`, `1\tPaul\t${own}\n`).texts.challenges, `1\tPaul\t${own}\n`);
  const other_paul = challenge('Marie/Paul/Zo%C3%A9', '0.0..ab', '1.0..cc', '2.0..dd');
  assert.deepEqual(merge('challenges', `1\tPaul\t${own}\n`, `1\tMarie\t${other_paul}\n`), { texts: {}, fresh: {} }, 'a friend has the same name');
  const renamed = challenge('Marielle', '0.0..ab');
  assert.equal(merge('challenges', `1\tMarielle\t${renamed}\n`, `1\tMarie\t${more}\n`).texts.challenges, `1\tMarie\t${more}\n`);
  assert.equal(merge('challenges', `1\tLuc\t${challenge('Marie', '0.0..ab')}\n`, `1\tZoé\t${more}\n`).texts.challenges, `1\tZoé\t${more}\n`);
});

test('a damaged challenge is never imported, but an imported challenge replaces a damaged one', () => {
  const sound = challenge('A/B', '0.0..ab', '1.0..ba');
  for (const damaged of [sound.replaceAll('=', '=3D'), sound.slice(0, -6), 'z'.repeat(200), 'undefined']) {
    assert.deepEqual(merge('challenges', `1\tA\t${challenge('A')}\n`, `1\tA\t${damaged}\n2\tA\t${damaged}\n`), { texts: {}, fresh: {} }, damaged);
    assert.equal(merge('challenges', `1\tA\t${damaged}\n`, `1\tA\t${sound}\n`).texts.challenges, `1\tA\t${sound}\n`);
  }
});

test('a merge adds only missing streaks and new-match settings, and ignores other settings, matches and unknown names', () => {
  const here = (name) => ({ 'form.mitch': 'careful 1' })[name] ?? '';
  const there = { 'form.mitch': 'master 2', 'form.mitaines': 'hasty 1', 'new-match.mitch': 'x', settings: 'language=fr', keys: 'off', match: 'mitts-save 1', toString: 'x', results: '' };
  assert.deepEqual(merged(here, there).texts, { 'form.mitaines': 'hasty 1', 'new-match.mitch': 'x' });
});

test('all storage entries are exported, except matches and entries specific to this tab or browser', () => {
  const left = recorded().storage.names.filter((name) => !is_carried(name));
  assert.deepEqual(left, ['copied', 'forgets', 'install', 'match', 'match.aside', 'match.link', 'persist', 'place', 'summary.', 'tab.slot', 'test']);
});

test('imported settings that differ from this browser’s are listed, and unknown settings are ignored', () => {
  assert.deepEqual(settings_that_differ('language=en table=wood', 'table=wood language=fr colour=red table.mitch=plum '), ['language=fr', 'table.mitch=plum']);
  assert.deepEqual(settings_that_differ('language=en', ''), []);
});

const save = (number, moves, { name = 'Sunday', seed = 7 } = {}) =>
  `mitts-save 2 ${number} 99\nround ${number}\nseat human\nname ${name}\n\n[Game "mitch"]\n[Seed "${seed}"]\n\n${moves}\n`;

test('a save is recognised as an earlier or later state of a match, even if renamed, but a copy is a separate match', () => {
  const own = [{ slot: 'match', ...parts_of(save(3, '7S 8S')) }];
  const other = (text, brought = [text]) => other_of_match(parts_of(text), own, brought.map(parts_of));
  assert.equal(other(save(1, '7S')), 'there');
  assert.equal(other(save(9, '7S 8S')), 'there');
  assert.deepEqual(other(save(5, '7S\n8S 9S')), { behind: 'match' });
  assert.equal(other(save(5, '7S 9S')), null, 'the matches differ');
  const copy = save(5, '7S 8S 9S', { name: 'Copy' });
  assert.equal(other(copy, [save(3, '7S 8S'), copy]), null, 'the other shelf has the match and its copy');
  assert.deepEqual(other(copy), { behind: 'match' }, 'the match is renamed in one browser');
  assert.equal(other(save(3, '7S 8S').replace(/name.*\n/, '')), 'there', 'the match is named in one browser');
  assert.equal(other(save(3, '7S 8S').replace('human', 'human Marie')), 'there', 'the person has a name in one browser');
  assert.equal(other(save(5, '7S 8S 9S', { seed: 8 })), null);
  assert.deepEqual(other(save(5, '7S 8S 9S').replace('seat human', 'seat human\nhelps 2 1')), { behind: 'match' });
  assert.equal(other(save(5, '7S 8S 9S'), [save(5, '7S 8S 9S'), save(3, '7S 8S')]), null, 'the other shelf has both saves');
});
