// Data that the page shares with the program: games, presets and storage names (`mitts:facts`), and every sentence of
// its scripts and HTML in both languages (`mitts:words`). The build writes the program's data to build/facts.json. The
// page's own sentences are in src/i18n/page.json, which also lists the ids of the program's strings that the page uses.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = fileURLToPath(new URL('../../build/facts.json', import.meta.url));
/// The folder with the sources of the rules pages.
export const rules_folder = fileURLToPath(new URL('../../web/rules/', import.meta.url));
export const languages = ['en', 'fr'];
/// Returns the name of the start page in `language`.
export const home_of = (language) => (language === 'en' ? 'index.html' : `index.${language}.html`);

let facts = null;

// Returns the games by the first letter of their rule numbers, read from the rules pages: { M: 'mitaines' … }.
function rule_letters() {
  const texts = readdirSync(rules_folder).filter((name) => name.endsWith('.en.md')).sort();
  return Object.fromEntries(texts.map((name) => [/\[#([A-Z])/.exec(readFileSync(rules_folder + name, 'utf8'))[1], name.split('.')[0]]));
}

const own = JSON.parse(readFileSync(new URL('../../src/i18n/page.json', import.meta.url), 'utf8'));

// Returns the page's sentences by group and name, each as [English, French].
function all_words({ text_ids, program_texts }) {
  const texts = languages.map((language) => program_texts[language].split('\n'));
  const said = (id) => {
    const at = text_ids.indexOf(id);
    if (at < 0) throw new Error(`src/i18n/page.json names the string ${id}, which the program does not define`);
    return texts.map((all) => all[at]);
  };
  const found = (value) => (typeof value === 'string' ? said(value) : Array.isArray(value) ? value : found_in(value));
  const found_in = (tree) => Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, found(value)]));
  return found_in(own);
}

/// Returns the sentence at a path such as "builder.kinds.deal", or undefined.
export const sentence_at = (words, path, language) => path.split('.').reduce((tree, name) => tree?.[name], words)?.[languages.indexOf(language)];

/// Returns the facts, read once. Throws if the build has not written them.
export function read_facts() {
  if (facts) return facts;
  let given;
  try {
    given = JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    throw new Error('build/facts.json is missing; build it with: cmake --preset dev && cmake --build --preset dev --target facts_file');
  }
  const { text_ids, ...told } = given;
  const { guide, ...words } = all_words(given);
  return facts = { ...told, words, guide, rule_letters: rule_letters() };
}

// In French, numbers up to one are singular. In English, only the number one is singular (src/i18n/language.cpp).
const is_one = { en: (number) => `Math.abs(${number})===1`, fr: (number) => `Math.abs(${number})<=1` };

const quoted = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');

// Returns the end of the placeholder that opens at `open`. A plural form may contain further placeholders.
function end_of_hole(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    depth += { '{': 1, '}': -1 }[text[at]] ?? 0;
    if (depth === 0) return at;
  }
  throw new Error(`unclosed placeholder: ${text}`);
}

// Returns the content of a template literal for the text. Placeholders become properties of `e`.
function template(text, language) {
  const open = text.indexOf('{');
  if (open < 0) return quoted(text);
  const end = end_of_hole(text, open);
  const [, name, forms] = /^(\w+)(?:\|(.*))?$/s.exec(text.slice(open + 1, end));
  let hole = `e.${name}`;
  if (forms !== undefined) {
    const between = forms.lastIndexOf('|');
    const [one, many] = [forms.slice(0, between), forms.slice(between + 1)].map((form) => template(form, language));
    hole = `${is_one[language](hole)}?\`${one}\`:\`${many}\``;
  }
  return `${quoted(text.slice(0, open))}\${${hole}}${template(text.slice(end + 1), language)}`;
}

// Returns a sentence as a JavaScript expression: a string, or a function of an object if it has placeholders.
function expression_of(text, language) {
  return text.includes('{') ? `e=>\`${template(text, language)}\`` : JSON.stringify(text);
}

// Returns the sentences in a language as an object literal.
const literal_of = (tree, language) => (Array.isArray(tree) ? expression_of(tree[languages.indexOf(language)], language)
  : `{${Object.entries(tree).map(([name, each]) => `${JSON.stringify(name)}:${literal_of(each, language)}`).join(',')}}`);

/// Returns the module `mitts:words`. It exports each group of sentences by name, as { en, fr }.
export const words_module = ({ words }) => Object.entries(words)
  .map(([name, tree]) => `export const ${name}={${languages.map((each) => `${each}:${literal_of(tree, each)}`).join(',')}};\n`).join('');

// Replaces an array of equal numbers, one for each number of players, with a single number.
const for_any = (value) => (Array.isArray(value) && new Set(value).size === 1 ? value[0] : value);

// Shortens a game's presets. Each preset after the first keeps only the values that differ from the first preset. This
// keeps posters small.
function unlike_first({ presets, ...rest }) {
  const [first] = Object.values(presets);
  const differs = (preset) => ([name, value]) => preset === first || JSON.stringify(value) !== JSON.stringify(first[name]);
  const short = ([name, value]) => [name, name === 'players' ? value : for_any(value)];
  const told = Object.entries(presets)
    .map(([name, preset]) => [name, Object.fromEntries(Object.entries(preset).filter(differs(preset)).map(short))]);
  return { presets: Object.fromEntries(told), ...rest };
}

/// Returns the module `mitts:facts`, which exports all facts except the sentences.
export function facts_module({ words, guide, program_texts, games, ...facts }) {
  const told = { ...facts, games: Object.fromEntries(Object.entries(games).map(([name, game]) => [name, unlike_first(game)])) };
  return Object.entries(told).map(([name, value]) => `export const ${name}=${JSON.stringify(value)};\n`).join('');
}

/// Returns the module `mitts:presets`, which exports the titles of all presets by game. Scripts that are loaded later
/// import it instead of `mitts:facts`, because a module that two scripts share costs a request at the start.
const presets_module = ({ games }) => `export const presets=${JSON.stringify(Object.fromEntries(Object.entries(games)
  .map(([name, game]) => [name, Object.fromEntries(Object.entries(game.presets).map(([preset, { title }]) => [preset, title]))])))};\n`;

/// The esbuild plugin for `mitts:facts`, `mitts:presets` and `mitts:words`. `mitts:words/NAME` exports only that group
/// of sentences, for scripts that are loaded later.
export const facts_plugin = {
  name: 'facts',
  setup(build) {
    const modules = { 'mitts:facts': facts_module, 'mitts:presets': presets_module, 'mitts:words': words_module };
    const of_group = ({ words }, name) => ({ words: { [name]: words[name] } });
    const contents_of = (name, told) => modules[name]?.(told) ?? words_module(of_group(told, name.split('/')[1]));
    build.onResolve({ filter: /^mitts:/ }, ({ path }) => ({ path, namespace: 'facts', sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: 'facts' }, ({ path }) => ({ contents: contents_of(path, read_facts()), loader: 'js' }));
  },
};

const in_html = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const in_json = (text) => JSON.stringify(text).slice(1, -1);

/// Returns true if a page contains placeholders that name no language. Such a page is built once per language.
export const is_for_each_language = (text) => /\{\{\w+\./.test(text);

/// Replaces placeholders of a page or manifest with sentences: {{en loading.slow}}, or {{loading.slow}} in a file that
/// is built for each `language`. Throws if a sentence is missing.
export function with_sentences(text, { words }, where, language = null) {
  const escaped = where.endsWith('.html') ? in_html : in_json;
  return text.replace(/\{\{(?:(\w+) )?([\w.]+)\}\}/g, (_, own_language, name) => {
    const sentence = sentence_at(words, name, own_language ?? language);
    if (sentence === undefined) throw new Error(`${where} uses ${name}, which is not in src/i18n/page.json`);
    return escaped(sentence);
  });
}
