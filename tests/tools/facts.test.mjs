// The program's lists and sentences as modules for the page's scripts, and in its pages.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { with_missing } from '../../tools/site/pages.mjs';
import { with_examples } from '../../tools/site/examples.mjs';
import { expression_of, facts_module, is_for_each_language, read_facts, with_sentences, words_module } from '../../tools/site/facts.mjs';
import { load_module } from '../../tools/site/scripts.mjs';
import { with_start } from '../../tools/site/start.mjs';

const load = (source) => import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);
const say = async (pattern, language, holes) => {
  const { said } = await load(`export const said = ${expression_of(pattern, language)};`);
  return typeof said === 'function' ? said(holes) : said;
};
const facts = read_facts();

test('sentences with holes, and with forms for one and for many as each language counts', async () => {
  assert.equal(await say('It is “kept”.', 'en'), 'It is “kept”.');
  assert.equal(await say('{a} and `{b}` ${a} \\', 'en', { a: 1, b: '<b>' }), '1 and `<b>` $1 \\');
  const pattern = '{n|one card|{n} cards of {who}}, {who}';
  assert.deepEqual(await Promise.all([1, 0, 2].map((n) => say(pattern, 'en', { n, who: 'x' }))), ['one card, x', '0 cards of x, x', '2 cards of x, x']);
  assert.deepEqual(await Promise.all([-1, 0, 2].map((n) => say(pattern, 'fr', { n, who: 'x' }))), ['one card, x', 'one card, x', '2 cards of x, x']);
  assert.throws(() => expression_of('{a', 'en'), /unclosed placeholder/);
});

test('groups are modules’ exports, with groups in them', async () => {
  const { one } = await load(words_module({ texts: [['one', 'a', 'A', 'À'], ['one.two', 'b', 'B {x}', 'Bé {x}']] }));
  assert.equal(one.fr.a, 'À');
  assert.equal(one.en.two.b({ x: 2 }), 'B 2');
});

test('pages say sentences of a language told, or of theirs', () => {
  const told = { texts: [['a.b', 'c', 'a "b" & <c>', 'é']] };
  assert.equal(with_sentences('<p>{{en a.b.c}} {{fr a.b.c}}</p>', told, 'a.html'), '<p>a &quot;b&quot; &amp; &lt;c> é</p>');
  assert.equal(with_sentences('"{{a.b.c}}"', told, 'a.webmanifest', 'en'), '"a \\"b\\" & <c>"');
  assert.throws(() => with_sentences('{{en a.c}}', told, 'a.html'), /a\.html uses a\.c, which is not/);
  assert.deepEqual(['{{a.b}}', '{{en a.b}}'].map(is_for_each_language), [true, false]);
});

test('what scripts know of a preset is what the program told', async () => {
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

test('every sentence of the page is said somewhere', () => {
  const web = fileURLToPath(new URL('../../web/', import.meta.url));
  const files = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    (entry.isDirectory() ? files(path.join(folder, entry.name)) : [path.join(folder, entry.name)]));
  const tools = fileURLToPath(new URL('../../tools/site/', import.meta.url)); // the rules pages and the small ones are made there
  const sources = [...files(web), ...files(tools)].filter((name) => /\.(m?js|html|json|webmanifest)$/.test(name)).map((name) => with_start(with_missing(with_examples(readFileSync(name, 'utf8'))), 'fr'));
  const imported = new Set(sources.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'mitts:words(?:\/\w+)?'/g)])
    .flatMap(([, names]) => names.split(',').map((name) => name.trim().split(' ')[0])));
  // Looked up by a name that comes from elsewhere: a card's, a trouble's, what is noted, a choice.
  const by_name = /^(?:cards\.|game$|trouble$|note$|poster\.|poster_moves\.|builder\.|rules\.)/;
  const said = (group, name) => sources.some((text) => text.includes(` ${group}.${name}}}`) || text.includes(`{{${group}.${name}}}`) || text.includes(`words.${group}.${name}`)) ||
    group === 'small.kinds' ||
    (imported.has(group.split('.')[0]) && (by_name.test(group) || name.startsWith('letter_') || sources.some((text) => new RegExp(`\\b${name}\\b`).test(text))));
  assert.deepEqual(facts.texts.filter(([group, name]) => !said(group, name)).map(([group, name]) => `${group}.${name}`), []);
});

test('the page’s texts keep to the typography of their language', () => {
  const wrong = { en: [/[A-Za-z]'[A-Za-z]/, /"/, /[?!]\.$/], fr: [/\p{L}'\p{L}/u, /"/, / [:»]/, /« /, /[?!]\.$/, /[ \u00a0][;!?](?! )/] };
  for (const [group, name, ...both] of facts.texts) {
    both.forEach((text, at) => {
      for (const pattern of wrong[at === 0 ? 'en' : 'fr']) assert.doesNotMatch(text, pattern, `${group}.${name}`);
    });
  }
});
