// Tests the script modules and the pages that the build fills with the program's facts and sentences.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { files_in } from '../../tools/files.mjs';
import { with_missing } from '../../tools/site/pages.mjs';
import { with_examples } from '../../tools/site/examples.mjs';
import { facts_module, is_for_each_language, languages, read_facts, with_sentences, words_module } from '../../tools/site/facts.mjs';
import { load_module } from '../../tools/site/scripts.mjs';
import { with_start } from '../../tools/site/start.mjs';

const load = (source) => import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);
const say = async (pattern, language, holes) => {
  const { a: { [language]: { said } } } = await load(words_module({ words: { a: { said: [pattern, pattern] } } }));
  return typeof said === 'function' ? said(holes) : said;
};
const facts = read_facts();
const { guide, ...own } = JSON.parse(readFileSync(new URL('../../src/i18n/page.json', import.meta.url), 'utf8'));
// Returns each of the page's sentences as [path, English, French].
const sentences_in = (tree, path = '') => Object.entries(tree)
  .flatMap(([name, value]) => (typeof value === 'string' ? [] : Array.isArray(value) ? [[path + name, ...value]] : sentences_in(value, `${path}${name}.`)));

test('placeholders in sentences are filled in, and singular and plural forms follow the language’s rule', async () => {
  assert.equal(await say('It is “kept”.', 'en'), 'It is “kept”.');
  assert.equal(await say('{a} and `{b}` ${a} \\', 'en', { a: 1, b: '<b>' }), '1 and `<b>` $1 \\');
  const pattern = '{n|one card|{n} cards of {who}}, {who}';
  assert.deepEqual(await Promise.all([1, 0, 2].map((n) => say(pattern, 'en', { n, who: 'x' }))), ['one card, x', '0 cards of x, x', '2 cards of x, x']);
  assert.deepEqual(await Promise.all([-1, 0, 2].map((n) => say(pattern, 'fr', { n, who: 'x' }))), ['one card, x', 'one card, x', '2 cards of x, x']);
  assert.throws(() => words_module({ words: { a: { said: ['{a', ''] } } }), /unclosed placeholder/);
});

test('groups of sentences become module exports and can be nested', async () => {
  const { one } = await load(words_module({ words: { one: { a: ['A', 'À'], two: { b: ['B {x}', 'Bé {x}'] } } } }));
  assert.equal(one.fr.a, 'À');
  assert.equal(one.en.two.b({ x: 2 }), 'B 2');
});

test('placeholders in a page are replaced with sentences in the given language or in the page’s language', () => {
  const told = { words: { a: { b: { c: ['a "b" & <c>', 'é'] } } } };
  assert.equal(with_sentences('<p>{{en a.b.c}} {{fr a.b.c}}</p>', told, 'a.html'), '<p>a &quot;b&quot; &amp; &lt;c> é</p>');
  assert.equal(with_sentences('"{{a.b.c}}"', told, 'a.webmanifest', 'en'), '"a \\"b\\" & <c>"');
  assert.throws(() => with_sentences('{{en a.c}}', told, 'a.html'), /a\.html uses a\.c, which is not/);
  assert.deepEqual(['{{a.b}}', '{{en a.b}}'].map(is_for_each_language), [true, false]);
});

test('the generated facts module contains every preset with the same values as the program', async () => {
  const { games } = await load(facts_module(facts));
  const { for_players, preset_of, presets_of } = await load_module('embed/position.js');
  assert.deepEqual(Object.keys(games), Object.keys(facts.games));
  for (const [game, { presets }] of Object.entries(facts.games)) {
    assert.deepEqual(presets_of(game), Object.keys(presets));
    const whole = (preset) => ({ ...preset, ...Object.fromEntries(['packs', 'dealt']
      .map((what) => [what, preset.players.map((players) => for_players(preset, what, players))])) });
    for (const [name, preset] of Object.entries(presets)) assert.deepEqual(whole(preset_of(game, name)), preset);
    assert.deepEqual(preset_of(game, 'unheard of'), preset_of(game, Object.keys(presets)[0]));
  }
});

test('every sentence in page.json is used', () => {
  // Includes tools/site, which generates the rules pages and the small pages.
  const sources = ['web', 'tools/site'].flatMap((folder) => files_in(folder, /\.(m?js|html|json|webmanifest)$/))
    .map((name) => with_start(with_missing(with_examples(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))), 'fr'));
  const imported = new Set(sources.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'mitts:words(?:\/\w+)?'/g)])
    .flatMap(([, names]) => names.split(',').map((name) => name.trim().split(' ')[0])));
  // Groups whose sentences are looked up by a computed name.
  const by_name = /^(?:cards\.|game$|trouble$|note$|poster\.|poster_moves\.|builder\.|rules\.|levels\.|puzzles\.themes|challenge\.(?:feminine|helps))/;
  const said = (place) => is_said(...place.split(/\.(?=\w+$)/));
  const is_said = (group, name) => sources.some((text) => text.includes(` ${group}.${name}}}`) || text.includes(`{{${group}.${name}}}`) || text.includes(`words.${group}.${name}`)) ||
    group === 'small.kinds' ||
    (imported.has(group.split('.')[0]) && (by_name.test(group) || name.startsWith('letter_') || sources.some((text) => new RegExp(`\\b${name}\\b`).test(text))));
  assert.deepEqual(sentences_in(facts.words).map(([place]) => place).filter((place) => !said(place)), []);
});

test('the page’s sentences follow the typography of their language', () => {
  const both = [/'|"| {2}|\.\.\.| [,.]/, /[?!]\.$/];
  const wrong = {
    en: [...both, /[ \u00a0]:/], fr: [...both, /[^\u00a0](?:: |:$|»)/, /«[^\u00a0]/, /[ \u00a0][;!?](?! )/],
  };
  for (const [place, ...texts] of sentences_in(facts.words)) {
    languages.forEach((language, at) => {
      for (const pattern of wrong[language]) assert.doesNotMatch(texts[at], pattern, place);
    });
  }
});

test('each of the page’s sentences has the same placeholders in both languages, and no sentence is duplicated', () => {
  const holes = (text) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
  const [english, french] = languages.map((language) => facts.program_texts[language].split('\n'));
  const said = new Set(english.map((text, at) => JSON.stringify([text, french[at]])));
  for (const [place, ...texts] of sentences_in(own)) {
    assert.deepEqual(holes(texts[1]), holes(texts[0]), place);
    assert.ok(texts.every(Boolean) && !said.has(JSON.stringify(texts)), place);
    said.add(JSON.stringify(texts));
  }
});
