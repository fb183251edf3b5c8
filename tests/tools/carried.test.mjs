// Tests exports of the shelf (web/shelf/carried.js). The intact matches in a damaged export still load.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { played_in_both, read_carried, write_all } = await load_module('shelf/carried.js');

const saves = ['mitts-save 1 7 12\nround 1\n\n[Game "mitch"]\n', 'mitts-save 2 9 34\nname Été\n\n[Game "mitaines"]\n\n7S\n'];
const texts = { settings: 'language=fr', played: 'one\ntwo\n' };
const whole = write_all({ texts, saves });

test('an exported shelf survives a round trip, even through a mail program', () => {
  for (const text of [whole, `\uFEFF${whole}`, whole.replaceAll('\n', '\r\n'), `\n  ${whole}\n\n`, whole.trimEnd()]) {
    assert.deepEqual(read_carried(text), {
      kind: 'all', texts, saves: [{ line: 3, text: saves[0] }, { line: 4, text: saves[1] }], damaged: [], lost: 0 });
  }
  const odd = 'mitts-save 2 9 34\nname A\u2028B\u0085C\n\n[Game "mitch"]\n';
  assert.deepEqual(read_carried(write_all({ texts, saves: [odd] })).saves, [{ line: 3, text: odd }], 'unusual line breaks in a name stay');
  assert.equal(read_carried(whole.replaceAll('\n', '\u2028')).saves.length, 2, 'a program replaced all line breaks');
  assert.deepEqual(read_carried(write_all({ texts: {}, saves: [] })), { kind: 'all', texts: {}, saves: [], damaged: [], lost: 0 });
});

test('a shelf exported by a newer version is recognised, and input that is not a shelf is treated as a match', () => {
  assert.deepEqual(read_carried(whole.replace('mitts-shelf 1', 'mitts-shelf 2')), { kind: 'newer' });
  assert.deepEqual(read_carried(saves[0].trimEnd()), { kind: 'one', saves: [{ line: 1, text: saves[0] }] });
  for (const text of ['', 'mitts-shelf', 'mitts-shelf one\n', '{}', '[Game "mitch"]']) assert.equal(read_carried(text).kind, 'one');
});

test('text that mail programs and editors add to an export is ignored, but is included in line numbers', () => {
  const quoted = whole.trimEnd().split('\n').map((line) => `> ${line}`).join('\n');
  const mail = (body) => `Salut,\nvoici mes parties :\n\n${body}\n\n-- \nMarie\n`;
  for (const [text, line] of [
    [whole.replace('mitts-shelf 1', 'mitts-shelf 1 '), 3],
    [whole.replaceAll('\n', ' \n'), 3],
    [whole.replace('mitts-shelf 1', 'mitts-shelf\u00A01'), 3],
    [quoted, 3],
    [`\`\`\`\n${whole}\`\`\`\n`, 4],
    [mail(whole), 6],
    [mail(quoted), 6],
    [`${whole}\nSent from my telephone\n`, 3],
  ]) {
    assert.deepEqual(read_carried(text), {
      kind: 'all', texts, saves: [{ line, text: saves[0] }, { line: line + 1, text: saves[1] }], damaged: [], lost: 0 }, text);
  }
  const doubled = read_carried(whole.replaceAll('\n', '\n\n'));
  assert.deepEqual([doubled.saves.map(({ line }) => line), doubled.damaged], [[5, 7], []]);
  const named = ['mitts-save 2 1 2\nname L’été « chaud »\n'];
  assert.deepEqual(read_carried(write_all({ texts: {}, saves: named })).saves[0].text, named[0]);
  const curly = whole.replaceAll('"mitts-save', '“mitts-save').replaceAll('\\n"\n', '\\n”\n');
  assert.equal(read_carried(curly).saves.length, 2);
});

test('every truncation of an exported shelf is detected, and only the missing part is lost', () => {
  for (let length = 'mitts-shelf 1\n'.length; length < whole.length - 1; length++) {
    const { saves: found, damaged, lost } = read_carried(whole.slice(0, length));
    assert.ok(damaged.length + lost > 0, `truncated to ${length} characters`);
    assert.deepEqual(found.map(({ text }) => text), saves.slice(0, found.length));
  }
});

test('a damaged line of an exported shelf is reported with its number, and the other lines load', () => {
  const lines = whole.split('\n');
  for (const [at, kept] of [[1, 2], [2, 1], [3, 1]]) {
    const damaged = lines.map((line, place) => (place === at ? line.slice(1) : line)).join('\n');
    const read = read_carried(damaged);
    assert.deepEqual(read.damaged, [at + 1]);
    assert.equal(read.saves.length, kept);
  }
  for (const about of ['null', '7', '[]', '{"matches":"many"}', '{"matches":2,"texts":{"settings":7}}']) {
    const read = read_carried(lines.map((line, place) => (place === 1 ? about : line)).join('\n'));
    assert.deepEqual(read.texts, {});
    assert.equal(read.saves.length, 2);
  }
});

test('a shelf with more lines than a browser can store is rejected', () => {
  const text = (saves) => `mitts-shelf 1\n{"matches":${saves}}\n${'"x"\n'.repeat(saves)}`;
  assert.equal(read_carried(text(4990)).saves?.length, 4990);
  assert.deepEqual(read_carried(text(5000)), { kind: 'long' });
});

test('a finished match that both browsers list is counted once after an import', () => {
  assert.equal(played_in_both('a\nb\n', 'a\nb\n'), 'a\nb\n');
  assert.equal(played_in_both('a\nb\n', 'a\na\nc\n'), 'a\nc\na\nb\n');
  assert.equal(played_in_both('', 'a\n'), 'a\n');
  assert.equal(played_in_both(played_in_both('a\n', 'c\n'), 'c\n'), 'c\na\n');
});
