// Checks that the cards on web pages (web/cards.css), in light and dark mode, and the cards in the art tools
// (tools/art/palette.py) use the program's colours (src/ui/theme.cpp).

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';

const read = (file) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
const [theme, style, palette] = await Promise.all(['src/ui/theme.cpp', 'web/cards.css', 'tools/art/palette.py'].map(read));

// part() returns the body of a function or table. colours() returns the colours in the body, light mode first.
const part = (name) => theme.slice(theme.indexOf(name)).split(/\n(?:\}|constexpr)/, 1)[0];
const colours = (text) => [...text.matchAll(/0x([0-9A-F]{6})/g)].map(([, colour]) => colour);
const card = (name) => colours(part(`Rgb ${name}(`)).slice(0, 2);

const rule = (selector) => style.slice(style.indexOf(`\n${selector} {`)).split('}', 1)[0];
const variable = (selector, name) => new RegExp(`--${name}: #([0-9A-F]{6})`).exec(rule(selector))?.[1];
const both = (name) => [':root', ':root[data-dark]'].map((selector) => variable(selector, name));

test('the cards on web pages have the same colours as in the program, in light and dark mode', () => {
  assert.deepEqual(both('face'), card('card_face'));
  assert.deepEqual(both('face-edge'), card('card_edge'));
  assert.deepEqual(both('court'), card('court_ground'));
  for (const [at, table] of ['suits_light', 'suits_dark'].entries()) {
    const [, red, , black] = colours(part(`constexpr SuitTable ${table}{`));
    assert.equal(both('red-suit')[at], red);
    assert.equal(both('black-suit')[at], black);
  }
  for (const [at, table] of ['dyes_light', 'dyes_dark'].entries()) {
    const [, red, , black] = colours(part(`constexpr SuitTable ${table}{`));
    assert.deepEqual([both('red-dye')[at], both('dye')[at]], [red, black]);
  }
});

test("the art tools use the program's colour for card faces", () => {
  assert.equal(/PAPER_LIGHT = "(\w+)"/.exec(palette)[1], card('card_face')[0]);
});
