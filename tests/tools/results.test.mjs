// Tests the results of finished matches (web/statistics/results.js): reading, choosing, averages and CSV.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { chosen, figures_of, month_of, read_results, to_csv } = await load_module('statistics/results.js');

const match = (change) => ({ id: '1', date: String(new Date(2026, 10, 26, 12).getTime()), game: 'mitaines', options: 'preset=pagat players=2', names: ['You', 'Mathilde'],
  levels: ['', 'careful'], sides: [0, 1], seat: 0, totals: [510, 480], winners: [0], rounds: 3, ...change });
const partners = match({ id: '2', options: 'preset=pagat players=4', names: ['You', 'Odile', 'Mathilde', 'Gaspard'], levels: ['', 'master', 'master', 'master'],
  sides: [0, 1, 0, 1], totals: [300, 500], winners: [1], date: String(new Date(2026, 11, 1, 12).getTime()) });
const shared = match({ id: '3', game: 'mitch', options: 'preset=banilower players=3', names: ['a', 'b', 'c'], levels: ['', 'hasty', 'careful'], sides: [0, 1, 2], seat: 1, totals: [4, 6, 6], winners: [1, 2], rounds: 5 });
const text = (...all) => all.map((one) => JSON.stringify(one)).join('\n');

test('each match is read once, in order, and damaged lines are skipped', () => {
  const lines = text(partners, match(), shared, match());
  assert.deepEqual(read_results(`${lines}\nYou 510 – Mathilde 480\n{"id":"4"\nnull\n${text(match({ id: '5', sides: [0, 7] }), match({ id: '6', totals: [] }), match({ id: '7', seat: 9 }))}\n`)
    .map(({ id }) => id), ['1', '3', '2']);
  assert.deepEqual(read_results(''), []);
});

test('matches are chosen by game, rules, players, level and month', () => {
  const all = [match(), partners, shared];
  const ids = (game, choice) => chosen(all, game, choice).map(({ id }) => id);
  assert.deepEqual(ids('mitaines', {}), ['1', '2']);
  assert.deepEqual(ids('mitaines', { players: '4', level: '' }), ['2']);
  assert.deepEqual(ids('mitaines', { level: 'careful' }), ['1']);
  assert.deepEqual(ids('mitaines', { month: '2026-12' }), ['2']);
  assert.deepEqual(ids('mitaines', { preset: 'other' }), []);
  assert.equal(month_of(match()), '2026-11');
});

test('a shared win counts, partners are one side, and the others are averaged over their sides', () => {
  assert.deepEqual(figures_of([match(), partners]), { matches: 2, rounds: 6, won: 1, points: 405, others_won: 1, others_points: 490 });
  assert.deepEqual(figures_of([shared]), { matches: 1, rounds: 5, won: 1, points: 6, others_won: 0.5, others_points: 5 });
});

test('the CSV has a line for each match, with quotation marks doubled', () => {
  const [head, line, more] = to_csv([match({ names: ['Zoé "Z"', 'Mathilde'] })]).split('\r\n');
  assert.equal(head, '"date","game","options","rounds","players","you","points","totals","won"');
  assert.match(line, /"mitaines","preset=pagat players=2","3","Zoé ""Z"", Mathilde \(careful\)","Zoé ""Z""","510","510 480","1"$/);
  assert.equal(more, undefined);
});
