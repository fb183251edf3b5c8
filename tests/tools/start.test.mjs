// Tests the pictures that the build draws into the start page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { in_stitches, paths_of } from '../../tools/site/knitting.mjs';
import { with_start } from '../../tools/site/start.mjs';

const source = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
const pages = Object.fromEntries(['en', 'fr'].map((language) => [language, with_start(source, language)]));
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
const tags = (text, name) => text.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

test('every placeholder in the start page is replaced', () => {
  for (const page of Object.values(pages)) assert.doesNotMatch(page, /<(?:knitting|wool|wash-line|game|icon)\b/);
});

test('every symbol, pattern and clip path that a picture uses is defined exactly once', () => {
  for (const page of Object.values(pages)) {
    const ids = all(page, /\sid="([^"]+)"/g);
    assert.equal(new Set(ids).size, ids.length);
    for (const used of [...tags(page, 'use').flatMap((tag) => all(tag, /href="#([^"]+)"/g)), ...all(page, /url\(#([^)]+)\)/g)]) {
      assert.ok(ids.includes(used), used);
    }
  }
});

test('every symbol in the start page’s pictures is used', () => {
  for (const page of Object.values(pages)) {
    for (const id of tags(page, 'symbol').flatMap((tag) => all(tag, /\sid="([^"]+)"/g))) assert.ok(page.includes(`href="#${id}"`), id);
  }
});

test('the start page’s pictures have a size even without style sheets, and load no files', () => {
  for (const page of Object.values(pages)) {
    for (const tag of tags(page, 'svg')) assert.match(tag, /\swidth="[^"]+" height="[^"]+"/);
    assert.doesNotMatch(page, /<(?:img|image)\b|data:|\sstyle=/);
    for (const tag of tags(page, 'use')) assert.match(tag, /\shref="#/);
  }
});

test('the start page’s pictures are hidden from screen readers, and its heading contains the site’s name as text', () => {
  for (const page of Object.values(pages)) {
    for (const tag of tags(page, 'svg').filter((each) => !/viewBox="0 0 \d+ \d+" preserveAspectRatio/.test(each))) assert.match(tag, /aria-hidden="true"/);
    assert.match(page, /<h1><span class="hush">\{\{common\.name\}\}/);
  }
});

test('each start page shows its title and card letters in its language, and marks its own language link as current', () => {
  const letters = (page) => all(page, /<use href="#letter-(\w)" fill="#/g).join('');
  assert.equal(letters(pages.en), 'MITTS'.repeat(2)); // one set of letters for wide windows and one for narrow windows
  assert.equal(letters(pages.fr), 'MITAINES'.repeat(2));
  const king = (page) => /<symbol id="jumbo-KC".*?<text[^>]*>(\w)<\/text>/.exec(page)[1];
  assert.deepEqual([king(pages.en), king(pages.fr)], ['K', 'R']);
  for (const [language, page] of Object.entries(pages)) assert.deepEqual(all(page, /hreflang="(\w+)" aria-current="true"/g), [language]);
});

test('each game has links to start a match, to learn, to set up a match, and to read the rules', () => {
  for (const game of ['mitaines', 'mitch', 'mitigati']) {
    for (const link of [`./?begin=${game}`, `./?learn=${game}`, `./?arrange=${game}`, `{{rules.folder}}/${game}.html`]) {
      assert.ok(pages.en.includes(`href="${link}"`), link);
    }
  }
});

test('a run of stitches in a picture becomes one zigzag outline, and equal rows are merged', () => {
  assert.deepEqual(paths_of(['.##', '.##', '+..']), { '#': 'M4-1l2 2 2-2 2 2 2-2v8l-2 2-2-2-2 2-2-2', '+': 'M0 7l2 2 2-2v4l-2 2-2-2' });
  assert.deepEqual(paths_of(['#.#']), { '#': 'M0-1l2 2 2-2v4l-2 2-2-2m8-4l2 2 2-2v4l-2 2-2-2' });
  assert.equal(in_stitches('M1 0h2v1h-2z'), 'M4-1l2 2 2-2 2 2 2-2v4l-2 2-2-2-2 2-2-2');
});

test('pages other than the start page stay unchanged', () => {
  assert.equal(with_start('<p>{{common.name}}</p>', 'en'), '<p>{{common.name}}</p>');
});
