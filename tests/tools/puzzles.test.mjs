// Tests the puzzles: their files, and the puzzles of the day (web/puzzles.js).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { load_module } from '../../tools/site/scripts.mjs';

const { day_number, open_puzzles, read_puzzles } = await load_module('puzzles.js');
const { read_solved } = await load_module('review/solved.js');
const games = ['mitaines', 'mitch', 'mitigati'];
const bytes_of = (game) => readFileSync(new URL(`../../web/puzzles/${game}.txt`, import.meta.url));
const page = JSON.parse(readFileSync(new URL('../../src/i18n/page.json', import.meta.url), 'utf8'));

function storage_with(kept = {}) {
  return { kept, get: (name) => (kept[name] === undefined ? 'M' : `D${kept[name]}`), put: (name, text) => { kept[name] = text; } };
}
const open = (storage, now, game = 'mitaines') => open_puzzles({ game, storage, fetch_bytes: async () => bytes_of(game), language: 'en', now });

for (const game of games) {
  test(`the puzzles of ${game} are complete and distinct, and their themes have titles`, () => {
    const puzzles = read_puzzles(bytes_of(game).toString());
    assert.ok(gzipSync(bytes_of(game), { level: 9 }).length <= 12_288);
    assert.equal(new Set(puzzles.map(({ record }) => record)).size, puzzles.length);
    for (const { theme, right, usual, lost, missed } of puzzles) {
      assert.ok(page.puzzles.themes[game][theme], theme);
      assert.ok(right.length > 0 && right.every((way) => !(way in lost)));
      assert.ok(lost[usual] > 0, usual);
      assert.ok(missed.length > 0);
    }
  });
}

test('the page has a title for every puzzle theme of the program, and no other titles', () => {
  for (const game of games) {
    const insight = readFileSync(new URL(`../../src/ai/${game}/insight.h`, import.meta.url), 'utf8');
    const themes = new Set([...insight.matchAll(/Theme\{"\w+", "(\w+)"\}/g)].map(([, theme]) => theme));
    assert.deepEqual([...themes].sort(), Object.keys(page.puzzles.themes[game]).sort());
  }
});

test('a damaged line of a puzzle file is reported with its line number', () => {
  assert.throws(() => read_puzzles('{"theme":"take"}\n'), /line 1/);
  const [first] = bytes_of('mitaines').toString().split('\n');
  assert.throws(() => read_puzzles(`${first}\n${first.slice(0, 40)}`), /line 2/);
});

test('each local date has a puzzle, and the puzzles of the last seven days are available', async () => {
  assert.equal(day_number(new Date(2026, 10, 27)), day_number(new Date(2026, 10, 26, 23, 59)) + 1);
  const { days } = await open(storage_with(), new Date(2026, 10, 26, 12));
  const { days: next } = await open(storage_with(), new Date(2026, 10, 27, 0, 5));
  assert.equal(days.length, 7);
  assert.equal(new Set(days.map(({ number }) => number)).size, 7);
  assert.deepEqual(next.slice(1).map(({ number }) => number), days.slice(0, 6).map(({ number }) => number));
  assert.equal(days[1].title, 'Wednesday');
  const { days: early, lesson_of } = await open(storage_with(), new Date(1969, 11, 1));
  assert.equal(lesson_of([early[0].number], '').steps.length, 1);
});

test('the first answer to a puzzle is kept, and tried puzzles are last in the list of a theme', async () => {
  const storage = storage_with({ puzzles: '{"mitch":{"3":true}}' });
  const { themes: [{ numbers }], lesson_of } = await open(storage, new Date(2026, 10, 26));
  const [step] = lesson_of(numbers, 'A theme').steps;
  step.note(false);
  step.note(true);
  assert.deepEqual(JSON.parse(storage.kept.puzzles), { mitch: { 3: true }, mitaines: { [numbers[0]]: false } });
  const after = await open(storage, new Date(2026, 10, 26));
  assert.equal(after.themes[0].solved, 1);
  assert.equal(after.lesson_of(numbers, 'A theme').steps.at(-1).exercise.record, step.exercise.record);
});

test('invalid stored answers to puzzles are ignored', () => {
  for (const text of ['', 'null', '[1]', '{"mitaines":', '{"mitaines":1,"mitch":null}']) assert.deepEqual(read_solved(text), {});
});

test('a puzzle’s explanation gives the best action, the reasons for it, and the usual choice of careful players', async () => {
  const { themes, lesson_of } = await open(storage_with(), new Date(2026, 10, 26));
  const [step] = lesson_of(themes[0].numbers, 'A theme').steps;
  const asked = [];
  const text = step.tell((name, reply) => { asked.push([name, reply]); return 'A fact.'; });
  assert.equal(asked[0][0], 'explain');
  assert.match(asked[0][1], /^number 1\naction \S+\nalternative \S+ 0\n(fact .+\n)+$/);
  assert.match(text, /^\*\*Right\. Best: .+\.\*\* A fact\.\nThe usual choice, .+, costs about .+ points\.\n\*\*.+\.\*\* A fact\. .+\.$/);
  assert.match(step.tell(() => '', true), /^\*\*Best: /, 'an answer that was asked for has no verdict');
});

test('the reply to a wrong answer states the move and its cost, and the help gives one fact about the best move', async () => {
  const reply = /^Your choice: \*\*\S.*\*\*\. On average it scores about [\d.]+ points? less than the best one\.$/;
  for (const game of games) {
    const { themes, lesson_of } = await open(storage_with(), new Date(2026, 10, 26), game);
    for (const { wrong, moves, help } of lesson_of(themes.flatMap(({ numbers }) => numbers), 'A theme').steps) {
      const replies = Object.entries(wrong).filter(([way]) => !moves.includes(way)).map(([, text]) => text);
      for (const text of replies) assert.match(text, reply);
      assert.ok(replies.every((text) => !/ 1 points | 0 points /.test(text)), replies.join());
      const asked = [];
      assert.equal(help((_, question) => { asked.push(question); return 'A fact.'; }), 'About the best one: A fact.');
      assert.equal(asked[0].match(/^fact /gm).length, 1);
      assert.equal(help(() => ''), '');
    }
  }
});

test('in a bargaining puzzle, all bids that do not lead to an agreement count as the same answer', async () => {
  const { themes, lesson_of } = await open(storage_with(), new Date(2026, 10, 26), 'mitigati');
  const step = lesson_of(themes.flatMap(({ numbers }) => numbers), 'A theme').steps.find(({ moves }) => moves.includes('bid'));
  assert.equal(step.way_of('bid:77'), 'bid');
  const agreeing = Object.keys(step.wrong).find((way) => way.startsWith('bid:') && !step.moves.includes(way));
  assert.equal(step.way_of(agreeing), agreeing);
});
