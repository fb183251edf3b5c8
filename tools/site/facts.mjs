// What the page shares with the program: games, presets and where matches are kept (`mitts:facts`), and every sentence of its
// scripts and HTML in both languages (`mitts:words`, src/i18n/page.inc). A program tells it while the page is built (build/facts.json).

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = fileURLToPath(new URL('../../build/facts.json', import.meta.url));
/// Where the texts of the rules pages are.
export const rules_folder = fileURLToPath(new URL('../../web/rules/', import.meta.url));
export const languages = ['en', 'fr'];

let facts = null;

// Whose rules begin with which letter, as the rules pages tell them: { M: 'mitaines' … }.
function rule_letters() {
  const texts = readdirSync(rules_folder).filter((name) => name.endsWith('.en.md')).sort();
  return Object.fromEntries(texts.map((name) => [/\[#([A-Z])/.exec(readFileSync(rules_folder + name, 'utf8'))[1], name.split('.')[0]]));
}

/// The facts as they were told last before this was first asked.
export function read_facts() {
  try {
    return facts ??= { ...JSON.parse(readFileSync(place, 'utf8')), rule_letters: rule_letters() };
  } catch {
    throw new Error('build/facts.json is missing: cmake --preset dev && cmake --build --preset dev --target facts_file');
  }
}

// A French number is singular up to one, an English one at one (src/i18n/language.cpp).
const is_one = { en: (number) => `Math.abs(${number})===1`, fr: (number) => `Math.abs(${number})<=1` };

const quoted = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');

// The end of the hole that begins at `open`; a form of a plural may have holes of its own.
function end_of_hole(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    depth += { '{': 1, '}': -1 }[text[at]] ?? 0;
    if (depth === 0) return at;
  }
  throw new Error(`a hole without an end: ${text}`);
}

// The inside of a template literal that says the text, with the holes of `e`.
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

/// A sentence as an expression: a text, or where it has holes a function of an object of their names.
export function expression_of(text, language) {
  return text.includes('{') ? `e=>\`${template(text, language)}\`` : JSON.stringify(text);
}

// An object as an expression; what it holds are expressions already, or such objects.
const object_of = (tree) => `{${Object.entries(tree)
  .map(([name, value]) => `${JSON.stringify(name)}:${typeof value === 'string' ? value : object_of(value)}`).join(',')}}`;

/// The module `mitts:words`: each group by its name, { en, fr }; the group "builder.kinds" is what `builder` has as `kinds`.
export function words_module({ texts }) {
  const groups = {};
  for (const [path, name, ...patterns] of texts) {
    const [group, ...parts] = path.split('.');
    languages.forEach((language, at) => {
      let tree = ((groups[group] ??= {})[language] ??= {});
      for (const part of parts) tree = (tree[part] ??= {});
      tree[name] = expression_of(patterns[at], language);
    });
  }
  return Object.entries(groups).map(([name, tree]) => `export const ${name}=${object_of(tree)};\n`).join('');
}

// What is the same for any number of players is one number.
const for_any = (value) => (Array.isArray(value) && new Set(value).size === 1 ? value[0] : value);

// A game's presets, where all but the first say only what they have otherwise than that one: a poster is to be small.
function unlike_first({ presets, ...rest }) {
  const [first] = Object.values(presets);
  const differs = (preset) => ([name, value]) => preset === first || JSON.stringify(value) !== JSON.stringify(first[name]);
  const short = ([name, value]) => [name, name === 'players' ? value : for_any(value)];
  const told = Object.entries(presets)
    .map(([name, preset]) => [name, Object.fromEntries(Object.entries(preset).filter(differs(preset)).map(short))]);
  return { presets: Object.fromEntries(told), ...rest };
}

/// The module `mitts:facts`: all that is no sentence.
export function facts_module({ texts, program_texts, games, ...facts }) {
  const told = { ...facts, games: Object.fromEntries(Object.entries(games).map(([name, game]) => [name, unlike_first(game)])) };
  return Object.entries(told).map(([name, value]) => `export const ${name}=${JSON.stringify(value)};\n`).join('');
}

/// For esbuild: what `mitts:facts` and `mitts:words` are. `mitts:words/shelf` is one group of the words by itself, which comes no sooner
/// than the script that says it.
export const facts_plugin = {
  name: 'facts',
  setup(build) {
    const modules = { 'mitts:facts': facts_module, 'mitts:words': words_module };
    const of_group = ({ texts }, name) => ({ texts: texts.filter(([path]) => `mitts:words/${path.split('.')[0]}` === name) });
    const contents_of = (name, told) => modules[name]?.(told) ?? words_module(of_group(told, name));
    build.onResolve({ filter: /^mitts:/ }, ({ path }) => ({ path, namespace: 'facts', sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: 'facts' }, ({ path }) => ({ contents: contents_of(path, read_facts()), loader: 'js' }));
  },
};

const in_html = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const in_json = (text) => JSON.stringify(text).slice(1, -1);

/// Whether a page says sentences without telling the language.
export const is_for_each_language = (text) => /\{\{\w+\./.test(text);

/// A page or manifest with its sentences: they stand where it says {{en loading.slow}}, or {{loading.slow}} in a file that is made
/// for each `language`.
export function with_sentences(text, { texts }, where, language = null) {
  const sentences = new Map(texts.map(([group, name, ...both]) => [`${group}.${name}`, both]));
  const escaped = where.endsWith('.html') ? in_html : in_json;
  return text.replace(/\{\{(?:(\w+) )?([\w.]+)\}\}/g, (_, own_language, name) => {
    const sentence = sentences.get(name)?.[languages.indexOf(own_language ?? language)];
    if (sentence === undefined) throw new Error(`${where} says ${name}, which is not in src/i18n/page.inc`);
    return escaped(sentence);
  });
}
