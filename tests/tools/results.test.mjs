// Tests the results of finished matches (web/statistics/results.js): parsing, filters, averages and CSV. Also tests the
// statistics of reviewed rounds.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { bests_of, chosen, figures_of, month_of, read_results, streak_of, to_csv, values_of } = await load_module('statistics/results.js');
const { figures_of_reviews, likeness, measured, read_reviews } = await load_module('statistics/reviewed.js');
const { is_own_match, line_of, note_line } = await load_module('review/noted.js');

const match = (change) => ({ id: '1', date: String(new Date(2026, 10, 26, 12).getTime()), game: 'mitaines', options: 'preset=pagat players=2', names: ['You', 'Mathilde'],
  levels: ['', 'careful'], sides: [0, 1], seat: 0, totals: [510, 480], winners: [0], rounds: 3, ...change });
const partners = match({ id: '2', options: 'preset=pagat players=4', names: ['You', 'Odile', 'Mathilde', 'Gaspard'], levels: ['', 'master', 'master', 'master'],
  sides: [0, 1, 0, 1], totals: [300, 500], winners: [1], date: String(new Date(2026, 11, 1, 12).getTime()) });
const shared = match({ id: '3', game: 'mitch', options: 'preset=banilower players=3', names: ['a', 'b', 'c'], levels: ['', 'hasty', 'careful'], sides: [0, 1, 2], seat: 1, totals: [4, 6, 6], winners: [1, 2], rounds: 5 });
const text = (...all) => all.map((one) => JSON.stringify(one)).join('\n');

test('finished matches are read oldest first and without duplicates, and damaged lines are skipped', () => {
  const lines = text(partners, match(), shared, match());
  assert.deepEqual(read_results(`${lines}\nYou 510 – Mathilde 480\n{"id":"4"\nnull\n${text(match({ id: '5', sides: [0, 7] }), match({ id: '6', totals: [] }), match({ id: '7', seat: 9 }))}\n`)
    .map(({ id }) => id), ['1', '3', '2']);
  assert.deepEqual(read_results(''), []);
});

test('matches with an invalid seat, out-of-range totals or an invalid number of rounds are skipped', () => {
  const bad = [{ seat: 'length' }, { seat: 'map' }, { seat: [0] }, { totals: [1e308, 0] }, { totals: [-1e16, 0] }, { sides: [0, 'length'] }, { rounds: 1e300 }, { rounds: -1 }, { rounds: 0.5 },
    { levels: [''] }, { date: '-8640000000000000' }];
  for (const change of bad) assert.deepEqual(read_results(text(match(change))), [], JSON.stringify(change));
  for (const change of [{ totals: [1e15, -1e15] }, { rounds: 0 }, { date: '0' }, { date: '8640000000000000' }, { winners: [0, 1] }]) {
    assert.equal(read_results(text(match(change))).length, 1, JSON.stringify(change));
  }
});

test('matches can be filtered by game, rules, players, level and month', () => {
  const all = [match(), partners, shared];
  const ids = (game, choice) => chosen(all, game, choice).map(({ id }) => id);
  assert.deepEqual(ids('mitaines', {}), ['1', '2']);
  assert.deepEqual(ids('mitaines', { players: '4', level: '' }), ['2']);
  assert.deepEqual(ids('mitaines', { level: 'careful' }), ['1']);
  assert.deepEqual(ids('mitaines', { month: '2026-12' }), ['2']);
  assert.deepEqual(ids('mitaines', { preset: 'other' }), []);
  assert.equal(month_of(match()), '2026-11');
});

test('a shared win counts as a win, and the opponents’ figures are averages over their sides', () => {
  assert.deepEqual(figures_of([match(), partners]), { matches: 2, rounds: 6, won: 1, points: 405, others_won: 1, others_points: 490 });
  assert.deepEqual(figures_of([shared]), { matches: 1, rounds: 5, won: 1, points: 6, others_won: 0.5, others_points: 5 });
});

test('the values of a property are listed without duplicates, and matches without a value are left out', () => {
  assert.deepEqual(values_of([partners, match(), match({ id: '4' }), shared], 'level'), ['careful', 'master']);
  assert.deepEqual(values_of([], 'level'), []);
});

test('the longest winning streak counts consecutive matches that the user’s side won', () => {
  const [won, lost] = [match(), match({ winners: [1] })];
  assert.equal(streak_of([won, lost, won, won, partners, won]), 2);
  assert.equal(streak_of([lost]), 0);
});

test('the CSV file has a line for each match, and escapes quotation marks by doubling them', () => {
  const [head, line, more] = to_csv([match({ undone: 2, hints: 0, names: ['Zoé "Z"', 'Mathilde'] })]).split('\r\n');
  assert.equal(head, '"date","game","options","rounds","players","you","points","totals","won","undone","hints"');
  assert.match(line, /"mitaines","preset=pagat players=2","3","Zoé ""Z"", Mathilde \(careful\)","Zoé ""Z""","510","510 480","1","2","0"$/);
  assert.equal(more, undefined);
});

test('matches with impossible dates or no opponents are skipped, and names are not exported as formulas', () => {
  assert.deepEqual(read_results(text(match({ date: 'abc' }), match({ date: '9e99' }), match({ sides: [0, 0], totals: [5] }))), []);
  const [last] = read_results(text(match({ date: '8640000000000000', names: ['=1+1', 'Zoé'] })));
  assert.match(to_csv([last]), /"\+275760-09-1\d.*","'=1\+1, Zoé \(careful\)","'=1\+1"/);
  const foreign = to_csv([match({ game: '=HYPERLINK("x")', options: '@sum', names: ['\r=3', '＝4'], totals: [-5, 3], hints: '=1' })]);
  assert.match(foreign, /"'=HYPERLINK\(""x""\)","'@sum","3","'\r=3, '＝4 \(careful\)","'\r=3","-5","-5 3","1","",""$/, 'numbers are unchanged');
});

const review = (id, change) => ({ id, date: '1764158400000', game: 'mitigati', options: 'preset=standard', levels: ['', 'careful', 'master'], sides: [0, 1, 2], seat: 0,
  decisions: [4, 2, 2], losses: [8000, 1000, 3000], luck: [6000, -4000, -2000], ...change });

test('duplicate and invalid reviews are skipped, and the statistics are averages per decision or per round', () => {
  const text = [review('a'), review('b', { losses: [0, 0, 0], luck: [0, 0, 0] }), review('a', { luck: [1, 1, 1] }), { id: 'c' }, review('d', { decisions: [1] })].map((one) => JSON.stringify(one)).join('\n');
  const rounds = read_reviews(text);
  assert.deepEqual(rounds.map(({ id }) => id), ['a', 'b']);
  assert.deepEqual(figures_of_reviews(rounds), { rounds: 2, decisions: 8, loss: 1, luck: 3, play: -3, others_loss: 0.5, others_luck: -1.5 });
  const partners = review('p', { levels: ['', 'careful', 'careful', 'careful'], sides: [0, 1, 0, 1], decisions: [4, 2, 2, 2], losses: [1000, 5000, 2000, 4000], luck: [0, 0] });
  assert.equal(figures_of_reviews([partners]).play, 6, 'partners give away points together');
  assert.deepEqual(chosen(rounds, 'mitigati', { players: '3', level: '', preset: 'standard' }).length, 2);
});

test('a player is compared with the computer levels only after twenty reviewed rounds', () => {
  const { careful: [careful], newcomer: [newcomer] } = measured.mitigati.losses;
  const rounds = (number, loss) => Array.from({ length: number }, (_, at) => review(String(at), { losses: [4000 * loss + (at % 2 ? 400 : -400), 0, 0] }));
  assert.equal(likeness(rounds(19, careful), 'mitigati'), null);
  assert.equal(likeness([...rounds(19, careful), review('x', { levels: ['', 'careful'] })], 'mitigati'), null, 'rounds with other numbers of players do not count');
  assert.equal(likeness([...rounds(19, careful), review('x', { decisions: [0, 2, 2] })], 'mitigati'), null, 'rounds without a counted decision do not count');
  const like = likeness(rounds(20, careful), 'mitigati');
  assert.deepEqual(like.levels, ['careful']);
  assert.ok(Math.abs(like.loss - careful) < 1e-9 && like.low < careful && like.high > careful);
  assert.ok(Math.abs(like.high - like.loss - 2 * 0.1 / Math.sqrt(19)) < 1e-9, 'two standard errors');
  assert.deepEqual(likeness(rounds(40, newcomer), 'mitigati').levels, ['newcomer']);
  assert.deepEqual(likeness(rounds(40, 0.9), 'mitigati').levels, ['newcomer'], 'the nearest level');
  const spread = Array.from({ length: 20 }, (_, at) => review(String(at), { losses: [at % 2 ? 3000 : 0, 0, 0] }));
  assert.deepEqual(likeness(spread, 'mitigati').levels, ['forgetful', 'careful'], 'the nearest level first');
});

test('the measured losses of the levels match those in REVIEW.md', () => {
  const rows = [...readFileSync(new URL('../../src/review/REVIEW.md', import.meta.url), 'utf8').matchAll(/^\| `(\w+)` \|(.*)\|$/gm)];
  const told = Object.fromEntries(Object.keys(measured).map((game, at) => [game, Object.fromEntries(rows.map(([, level, cells]) => [level, cells.split('|')[at].trim()]).filter(([, cell]) => cell !== ''))]));
  const written = ([loss, error]) => `${loss.toFixed(2)} ± ${error.toFixed(2)}`;
  for (const [game, { losses }] of Object.entries(measured)) assert.deepEqual(told[game], Object.fromEntries(Object.entries(losses).map(([level, pair]) => [level, written(pair)])), game);
});

test('a reviewed round’s stored line is empty if its position was set up by hand', () => {
  const round = { decisions: new Map([[1, { seat: 0, loss: 2000 }], [2, { seat: 1, loss: 0 }], [5, { seat: 0, loss: 0 }]]),
    sums: [{ deal: 1000, draws: -200, hidden: 50 }, { deal: -1000, draws: 200, hidden: -50 }] };
  const about = { id: 'abc 2', record: '[Game "mitch"]\n[Options "preset=banilower players=2"]\n', game: 'mitch', sides: [0, 1], round,
    state: { levels: ['', 'hasty'], viewer: 0 }, date: 7, is_helped: () => false };
  const line = line_of(about);
  assert.deepEqual(JSON.parse(line), { id: 'abc 2', date: '7', game: 'mitch', options: 'preset=banilower players=2', levels: ['', 'hasty'], sides: [0, 1], seat: 0,
    decisions: [2, 1], losses: [2000, 0], luck: [850, -850] });
  assert.equal(read_reviews(line).length, 1);
  const helped = JSON.parse(line_of({ ...about, is_helped: ({ loss }) => loss === 2000 }));
  assert.deepEqual([helped.decisions, helped.losses], [[1, 1], [0, 0]], 'decisions with help do not count');
  assert.equal(line_of({ ...about, record: '[Game "mitch"]\n[Hands "KS / QS"]\n' }), '');
});

test('a match is the user’s own only if the user played all of it here, against computers only', () => {
  const seats = { levels: ['', 'hasty'], viewer: 0 };
  const save = (...more) => ['mitts-save 3 5 6', 'round 1', 'seat human', 'seat hasty Odile', ...more].join('\n');
  const link = 'address lang=en&game=mitch&seed=5';
  const is_own = (head, over) => is_own_match(seats, { head, over });
  assert.ok(is_own(save(), false) && is_own(save(link), false) && is_own(save(link, 'helps 0 0 1'), true) && is_own(save('helps 2 1 1 12'), true));
  for (const levels of [['', ''], ['hasty', 'hasty'], ['hasty', '']]) assert.equal(is_own_match({ levels, viewer: 0 }, { head: save(), over: false }), false, levels.join());
  for (const moves of [`${link}&moves=KS`, `${link}&MOVES=KS`, 'address moves=KS']) assert.ok(!is_own(save(moves), false) && !is_own(save(moves, 'helps 0 0 1'), true), moves);
  assert.ok(!is_own(save(), true) && !is_own(save('helps 1 0 0'), true), 'an imported record');
});

test('each reviewed round has one line, and a newer review replaces it', () => {
  const kept = new Map();
  const storage = { get: (name) => (kept.has(name) ? `D${kept.get(name)}` : 'M'), put: (name, text) => kept.set(name, text) };
  const [one, other, newer, older] = [review('a'), review('a b'), review('a', { losses: [0, 0, 0] }), review('d')].map((each) => JSON.stringify(each));
  for (const line of [older, one, other, '', one, other]) note_line(storage, line, 'c');
  assert.equal(kept.get('reviews'), `${older}\n${one}\n${other}\n`);
  note_line(storage, newer, 'd');
  assert.equal(kept.get('reviews'), `${other}\n${newer}\n`, 'the line from an earlier version is replaced too');
});

test('matches without best figures are ignored when the best figures are computed', () => {
  assert.equal(bests_of([match()]), null);
  const told = (captures, best, completed) => match({ captures, best, completed });
  assert.deepEqual(bests_of([match(), told([250, 90], [300, -20], [3, 1]), told([100, 120], [310, 5], [0, 2])]),
    { capture: 250, others_capture: 120, best: 310, others_best: 5, completed: 1.5, others_completed: 1.5 });
});
