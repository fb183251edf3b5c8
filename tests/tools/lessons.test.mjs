// Tests the page's lesson parser (web/lessons/read.js). tests/table/lessons_test.cpp plays the lessons.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { in_words_of, judge, read_lessons, read_progress, record_before } = await load_module('lessons/read.js');
const folder = new URL('../../web/lessons/', import.meta.url);
const text_of = (name) => readFileSync(new URL(name, folder), 'utf8');

const text = `lesson match: A match
hands: 4H 9C / QC 3D
pile: 2C 4D
step: Take it **now**: go on
move: 4H 4S
points: none
wrong 9C 9D:m: No four: no
then: QC
right: Taken
step: Again
move: discard:2C+discard:3C

lesson jack: The jack
options: players=2
hands: JC / KC
turn: 1
moves: KC
step: The jack
move: JC
`;

test('a lesson file is parsed into lessons, with a record of the table before each step', () => {
  const [match, jack] = read_lessons(text);
  assert.equal(match.title, 'A match');
  assert.deepEqual(match.steps[0], { words: 'Take it **now**: go on', moves: ['4H', '4S'], then: 'QC', right: 'Taken',
    wrong: { '9C': 'No four: no', '9D:m': 'No four: no' }, position: { hands: '4H 9C / QC 3D', pile: '2C 4D' } });
  assert.deepEqual(match.steps[1].moves, ['discard:2C discard:3C']);
  assert.equal(record_before('mitaines', match, 1), '[Game "mitaines"]\n[Turn "0"]\n[Hands "4H 9C / QC 3D"]\n[Pile "2C 4D"]\n\n4H QC\n');
  assert.equal(record_before('mitaines', jack, 0), '[Game "mitaines"]\n[Turn "1"]\n[Options "players=2"]\n[Hands "JC / KC"]\n\nKC\n');
});

test('an answer of several moves, in any order, is judged right, wrong or incomplete', () => {
  const step = { moves: ['4H', 'discard:2C discard:3C'] };
  for (const [tried, verdict] of [['4H', 'yes'], ['4S', 'no'], ['discard:3C', 'partly'], ['discard:3C discard:2C', 'yes'], ['discard:3C 4H', 'no']]) {
    assert.equal(judge(step, tried), verdict, tried);
  }
});

test('invalid parts of the saved progress in the lessons are ignored', () => {
  assert.deepEqual(read_progress('{"mitch":{"done":["draw",3],"at":["place",1]},"a":{"at":[1]},"b":2}'),
    { mitch: { done: ['draw'], at: ['place', 1] }, a: { done: [], at: null } });
  assert.equal(read_progress('{"mitch":{"at":["draw",-5]}}').mitch.at, null);
  for (const damaged of ['', '{', 'null', '7', '[]']) assert.deepEqual(read_progress(damaged), {}, damaged);
});

test('every lesson names the rules that it shows below its title, including the rules that it claims', () => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.en.txt'))) {
    const known = [...readFileSync(new URL(`../rules/${name.replace('.txt', '.md')}`, folder), 'utf8').matchAll(/\[#([\w.]+) /g)].map(([, rule]) => rule);
    for (const lesson of text_of(name).split(/^(?=lesson )/m)) {
      const shown = /^lesson .*\nshows: (.+)\n/.exec(lesson)?.[1].split(' ') ?? [];
      assert.ok(shown.length > 0 && shown.every((rule) => known.includes(rule)), lesson.slice(0, 60));
      for (const [, rule] of lesson.matchAll(/^by: (.*)$/gm)) assert.ok(shown.includes(rule), `${lesson.slice(0, 60)}: ${rule}`);
    }
  }
});

test('each game’s lessons exist in English and in French, and each file follows the typography of its language', () => {
  const games = readdirSync(folder).filter((name) => name.endsWith('.en.txt')).map((name) => name.split('.')[0]);
  assert.ok(games.length > 0);
  for (const game of games) {
    const english = read_lessons(text_of(`${game}.en.txt`));
    const french = in_words_of(english, read_lessons(text_of(`${game}.fr.txt`)));
    for (const { title, steps } of french) {
      for (const said of [title, ...steps.flatMap(({ words, right, wrong }) => [words, right, ...Object.values(wrong)])]) {
        assert.doesNotMatch(said, / :|« | »|[^\u00A0]:\s|['"]| [;!?]/, `${game}: ${said}`);
      }
    }
    for (const { title, steps } of english) {
      for (const said of [title, ...steps.flatMap(({ words }) => words)]) assert.doesNotMatch(said, /['"]/, said);
    }
  }
});
