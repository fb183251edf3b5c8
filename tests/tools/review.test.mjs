// Tests a review's numbers (web/review/sums.js) and the exercise schedule (web/review/practice.js).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { answered, day_of, due_on, read_exercises, with_exercise } = await load_module('review/practice.js');
const { due_exercises, step_of, words_of_move } = await load_module('review/exercises.js');
const { add_lines, deals_of, empty_round, events_of, largest, result_name, rounded, terms_of, turning_points, verdict_of } = await load_module('review/sums.js');

// A round of two actions by two sides. The second action draws a card.
const lines = [
  { type: 'hands', hands: [[['7S'], ['3H']], [[], ['3H']]] },
  { type: 'position', round: 1, actions: 0, values: [4000, -4000], draws: [0, 0] },
  { type: 'position', round: 1, actions: 1, values: [1500, -1500], draws: [0, 0] },
  { type: 'position', round: 1, actions: 2, values: [10000, -10000], draws: [3000, -3000] },
  { type: 'decision', round: 1, action: 2, seat: 1, chosen: '3H', best: '2C', loss: 4500, difference_error: 100, others: [4500, 0], values: [] },
  { type: 'decision', round: 1, action: 1, seat: 0, chosen: '7S', best: '7D', loss: 2000, difference_error: 100, others: [0, 2000], values: [] },
  { type: 'sum', round: 1, side: 0, start: 1000, deal: 3000, draws: 3000, hidden: 500, losses: 2000, others: 4500, result: 10000 },
  { type: 'sum', round: 1, side: 1, start: -1000, deal: -3000, draws: -3000, hidden: -500, losses: 4500, others: 2000, result: -10000 },
].map((line) => JSON.stringify(line)).join('\n');
const places = { seats: [0, 1], sides: [0, 1] };
const round = () => add_lines(empty_round(), `${lines}\n`);

test('a result equal to the others’ average is called level, not "0 above"', () => {
  const sentences = JSON.parse(readFileSync(new URL('../../src/i18n/page.json', import.meta.url), 'utf8')).review;
  assert.deepEqual([0, 500, -500].map((result) => result_name(result, true)), ['you_level', 'you_above', 'you_below']);
  assert.deepEqual([0, 500, -500].map((result) => result_name(result, false)), ['you_tied', 'you_won', 'you_lost']);
  for (const name of ['you_level', 'you_tied']) assert.ok(sentences[name].every((text) => !text.includes('{n}')), name);
});

test('for each side, the events of a round add up to every term of the result', () => {
  for (const side of [0, 1]) {
    const events = events_of(round(), { ...places, side });
    const sum = round().sums[side];
    for (const [term, total] of [['draws', sum.draws], ['hidden', sum.hidden], ['losses', -sum.losses], ['others', sum.others], ['deal', sum.deal]]) {
      assert.equal(events.reduce((all, { parts }) => all + (parts[term] ?? 0), 0), total, `${term} of side ${side}`);
    }
    assert.equal(events.reduce((all, { luck, play }) => all + luck + play, sum.start), sum.result);
  }
});

test('rounded terms add up to the rounded result', () => {
  assert.deepEqual(rounded([400, 400, 400], 1000), [1000, 0, 0]);
  assert.deepEqual(rounded([-400, -400, -400], 1000), [-1000, 0, 0]);
  assert.deepEqual(rounded([1600, 1700, -300], 1000), [1000, 2000, 0]);
  const terms = terms_of({ start: 333, deal: 333, draws: 333, hidden: 0, losses: 1499, others: 0, result: -500 }, 1000);
  assert.equal(Object.values(terms).reduce((sum, term) => sum + term, 0), 0);
});

test('a round’s turning points are its three largest events, with decisions first', () => {
  const points = turning_points(events_of(round(), { ...places, side: 0 })).map(({ term, action, points: worth }) => [term, action, worth]);
  assert.deepEqual(points, [['others', 2, 4500], ['draws', 2, 4000], ['deal', 0, 3000]], 'the points of luck include the hidden cards, as in the plot');
  assert.deepEqual(largest(events_of(round(), { ...places, side: 0 }), 'hidden', 5).map(({ action }) => action), [2, 1], 'events below one point are also listed');
});

test('a deal begins when every player has run out of cards, but not when a player draws a card', () => {
  const hand = (number) => Array.from({ length: number }, () => '7S');
  const hands = (...all) => all.map((numbers) => numbers.map(hand));
  assert.deepEqual(deals_of(hands([2, 2], [1, 2], [1, 1], [0, 1], [2, 2], [1, 2])), [0, 4]);
  assert.deepEqual(deals_of(hands([2, 2], [3, 2], [2, 2], [2, 3])), [0]);
  assert.deepEqual(deals_of([]), []);
});

test('a decision that loses at most one point is “good”, and any other is “could be better” or “costly”', () => {
  for (const game of ['mitaines', 'mitch', 'mitigati']) {
    assert.equal(verdict_of(game, 0), 'good');
    assert.equal(verdict_of(game, 1000), 'good');
    assert.equal(verdict_of(game, 1001), 'could_be_better');
    assert.equal(verdict_of(game, 30000), 'costly');
  }
});

const exercise = { id: 'a', game: 'mitch', record: '[Game "mitch"]\n\n', ways: { '7S': 0, '3H': 2000 }, chosen: '3H', best: '7S', loss: 2000, due: '2026-11-26' };
const noon = (day) => new Date(`${day}T12:00:00`);

test('an exercise is due again after 1, 3, 9 and 27 days, or on the next day after a wrong answer', () => {
  let all = with_exercise([], exercise);
  assert.deepEqual(with_exercise(all, { ...exercise, id: 'b', loss: 5 }), all, 'a position becomes only one exercise');
  for (const [day, next] of [['2026-11-26', '2026-11-27'], ['2026-11-27', '2026-11-30'], ['2026-11-30', '2026-12-09'], ['2026-12-09', '2027-01-05']]) {
    assert.deepEqual(due_on(all, day_of(noon(day))).map(({ id }) => id), ['a']);
    all = answered(all, 'a', true, noon(day));
    assert.equal(all[0].due, next);
  }
  const wrong = answered(all, 'a', false, noon('2027-01-05'));
  assert.deepEqual([wrong[0].due, wrong[0].stage], ['2027-01-06', 0]);
  assert.deepEqual(due_on(all, '2027-01-04'), []);
  all = answered(all, 'a', true, noon('2027-01-05'));
  assert.deepEqual(all, [{ id: 'a', learned: true }]);
  assert.deepEqual(due_on(all, '2099-01-01'), []);
  assert.deepEqual(with_exercise(read_exercises(JSON.stringify(all)), exercise), all, 'another review does not add a learned exercise again');
  const many = Array.from({ length: 101 }, (_, at) => at).reduce((list, at) => with_exercise(list, { ...exercise, id: `new ${at}`, record: String(at) }), all);
  assert.deepEqual([many.length, many[0].id, many[1].id], [101, 'a', 'new 1'], 'learned exercises do not count towards the limit');
});

test('an exercise whose due date is too far in the future is due immediately', () => {
  const all = [{ ...exercise, stage: 4, due: '2026-12-23' }, { ...exercise, id: 'b', stage: 4, due: '2026-12-24' }];
  assert.deepEqual(due_on(all, '2026-11-26').map(({ id }) => id), ['b'], 'the clock was wrong when it was answered');
});

test('an exercise that is open in two tabs advances by only one stage', () => {
  let text = JSON.stringify(with_exercise([], { ...exercise, due: day_of() }));
  const storage = { get: () => `D${text}`, put: (_, changed) => { text = changed; } };
  const [one, other] = [due_exercises(storage, 'en'), due_exercises(storage, 'en')].map(({ steps }) => steps[0]);
  one.note(true);
  const after_one = text;
  assert.deepEqual(read_exercises(text).map(({ stage, due }) => [stage, due]), [[1, day_of(new Date(), 1)]]);
  for (const is_right of [true, false]) other.note(is_right);
  assert.equal(text, after_one);
});

test('in a bargaining exercise, all bids that do not lead to an agreement count as the same answer', () => {
  const ways = { 'bid:-15': 9000, bid: 0, more: 400 };
  const step = step_of({ game: 'mitigati', record: '', ways, best: 'bid', bid: 'bid:2', language: 'en' });
  assert.deepEqual(step.moves, ['bid:2', 'bid'], 'the first is shown');
  const other = step_of({ game: 'mitigati', record: '', ways: { 13: 0, KS: 0 }, best: 'KS', language: 'en' });
  assert.deepEqual(other.moves, ['KS', '13'], 'the best is shown, not another one as good');
  assert.deepEqual(['bid:7', 'bid:-15', 'more'].map(step.way_of), ['bid', 'bid:-15', 'more']);
  assert.equal(words_of_move('bid', 'en'), 'bid otherwise');
});

test('damaged exercises are dropped, and the others are kept', () => {
  const [one] = with_exercise([], exercise);
  for (const text of ['', '{', 'null', '7', '{"a":1}']) assert.deepEqual(read_exercises(text), []);
  assert.deepEqual(read_exercises(JSON.stringify([one, null, 3, { ...one, stage: 9 }, { ...one, ways: null }, { ...one, record: 5 }, { ...one, ways: { '3H': 1 } }, { ...one, bid: 4 },
    { ...one, stage: 0.5 }, { ...one, stage: '1' }, { ...one, loss: -1 }, { ...one, loss: 1e300 }, { ...one, ways: { '7S': 0, '3H': -5 } }])), [one]);
});
