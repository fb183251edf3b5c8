// Lists the public surface: the names in the sources that other sites, saved matches and shared links depend on.
//
//   node tools/public.mjs           prints the list
//   node tools/public.mjs --write   writes it to web/public.json
//
// tests/tools/public.test.mjs fails if the sources and web/public.json differ.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { files_in } from './files.mjs';
import { read_facts } from './site/facts.mjs';
import { load_module } from './site/scripts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${root}web/public.json`;
const text_of = (name) => readFileSync(root + name, 'utf8');
const unique = (names) => [...new Set(names)].sort();

// Returns the first capture group of every match. Throws if there is no match.
function all(pattern, text, what) {
  const found = [...text.matchAll(pattern)].map((match) => match[1]);
  if (found.length === 0) throw new Error(`${what}: nothing in the source matches ${pattern}`);
  return found;
}
const one = (pattern, name) => all(new RegExp(pattern, 'gs'), text_of(name), name)[0];
const quoted = (text) => all(/["']([^"']+)["']/g, text, 'a list');

const sources_in = (folder, ending) => files_in(folder, ending).map((name) => text_of(name).replace(/^\s*\/\/.*/gm, ''));

async function embedding() {
  const params = await load_module('embed/params.js');
  const messages = await load_module('embed/messages.js');
  const helper = ['web/mitts-embed.js', 'web/embed/element.js', 'web/embed/talk.js'].map(text_of).join('\n');
  const { understood, told, version, limits, state_fields, move_fields, error_codes } = messages;
  return {
    parameters: {
      record: params.record_names,
      own: Object.fromEntries(params.own_names.map((name) => [name, { values: params.choices[name], usual: params.usual[name] }])),
      spellings: params.line_names.filter((name) => !params.record_names.includes(name) && !params.own_names.includes(name)),
      changeable: params.changeable,
    },
    element: {
      name: one(/customElements\.define\('([\w-]+)'/, 'web/mitts-embed.js'),
      attributes: [...params.line_names, ...quoted(one(/const of_frame = \[(.*?)\]/, 'web/embed/element.js'))],
    },
    frame_data: unique(all(/\bdataset\.(\w+)/g, helper, 'the helper')).map((name) => `data-${name}`),
    helper: { name: 'Mitts', members: one(/globalThis\.Mitts = \{(.*?)\}/, 'web/mitts-embed.js').split(',').map((name) => name.trim()) },
    events: Object.keys(told).map((type) => one(/CustomEvent\(`([\w:]+)\$\{data\.type\}`/, 'web/embed/talk.js') + type),
    messages: {
      version, limits, understood: Object.fromEntries(Object.entries(understood).map(([type, { takes }]) => [type, takes])), told,
      state: state_fields, move: move_fields, errors: error_codes,
    },
  };
}

// Returns the members and the state of globalThis.mitts, which pages and tests of the same origin use.
function page_object() {
  const members = (text) => all(/(?:^|[{,])\s*(\w+):/gm, text, 'globalThis.mitts');
  const embedded = members(one(/globalThis\.mitts = (\{.*?\});/, 'web/embed.js'));
  const field = /\.(?:text|number|flag|json|list)\("(\w+)"/g;
  const always = all(field, one(/std::string App::state\(\) const \{(.*?)\n\}/, 'src/app/app_calls.cpp'), 'App::state');
  const at_table = [['src/table/match_report.h', /\btell_match\([^{]*\{(.*?)\n\}/], ['src/table/match_table_texts.h', /::tell_state\([^{]*\{(.*?)\n\}/]]
    .flatMap(([source, body]) => all(field, one(body, source), source));
  return { name: 'mitts', members: embedded, state: { always, at_table: unique(at_table) } };
}

function records() {
  const games = Object.entries(read_facts().options).map(([game, options]) => [game, {
    tags: all(/\bfield\("(\w+)"/g, text_of(`src/games/${game}/setup_tags.cpp`), game),
    presets: Object.keys(read_facts().games[game].presets),
    options: Object.fromEntries(options.map(({ option, named }) => [option, Object.keys(named?.en ?? {})])),
  }]);
  return {
    format: one(/record_format = "(\w+)"/, 'src/session/record.h'),
    tags: quoted(one(/common_tags\[\] = \{(.*?)\}/, 'src/session/record_match.h')),
    games: Object.fromEntries(games),
  };
}

function challenges() {
  const source = 'src/session/challenge_text.cpp';
  return {
    format: one(/challenge_format = (\d+)/, 'src/session/challenge.h'),
    mark: one(/mark = "(\w+)="/, source),
    parameters: unique(all(/\badd\("(\w+)"/g, text_of(source), source)),
    helps: one(/help_letters = "(\w+)"/, source),
  };
}

function saves() {
  const source = 'src/table/save.cpp';
  return {
    word: read_facts().save_word,
    versions: all(/version != "(\d+)"/g, text_of(source), source),
    newest_seal: one(/known_version = (\d+)/, 'src/table/seal.cpp'),
    shelf: { word: one(/const word = '([\w-]+)'/, 'web/shelf/carried.js'), version: one(/const version = (\d+)/, 'web/shelf/carried.js') },
    lines: unique([...quoted(one(/words\[\] = \{(.*?)\}/, source)).map((word) => word.trim()), ...all(/\bwhat == "(\w+)"/g, text_of(source), source)]),
  };
}

// Returns the names of the data in the browser's storage. If part of a name is added at run time, returns its fixed
// part.
function storage() {
  const scripts = sources_in('web', /\.js$/).join('\n');
  const program = ['src/app', 'src/table'].flatMap((folder) => sources_in(folder, /\.(?:cpp|h)$/)).join('\n');
  return {
    prefix: one(/const prefix = '([\w.]+)'/, 'web/storage.js'),
    places: read_facts().place_pattern,
    names: unique([
      ...all(/\b(?:(?:storage|matches)\.(?:get|put|remove)|kept|read|changed|ask_once)\(['`]([a-z][\w.-]*)/g, scripts, 'web'),
      ...all(/\b(?:keep_)?small_text\("([\w.-]+)"/g, program, 'small_text'),
      ...all(/\bfree_place\("([\w.-]+)"/g, program, 'free_place'),
      ...all(/\b(?:\w+_slot|slot_of_tab|summary_of)\b[^;"\n]*[{=](?:\n\s*return)?[^;"]*"([\w.-]+)"/g, program, 'slots'),
    ]),
    embedded: unique(all(/`(embed\.)/g, text_of('web/embed/memory.js'), 'memory.js')),
    caches: one(/family = `(\w+ )/, 'web/sw.js'),
    channels: unique(all(/channel: ['`]([\w-]+)/g, scripts, 'channels')),
  };
}

/// Resolves to the public surface in the sources.
export async function surface() {
  return JSON.parse(JSON.stringify({
    embedding: await embedding(), page: page_object(), record: records(), challenge: challenges(), save: saves(), storage: storage(),
  }));
}

/// Returns the content of web/public.json.
export const recorded = () => JSON.parse(readFileSync(file, 'utf8'));

/// Returns every value of a tree with its path, such as 'save.versions 2'. The order of array elements is ignored.
export function entries_of(tree, path = '') {
  if (tree === null || typeof tree !== 'object') return [`${path} ${JSON.stringify(tree)}`];
  const parts = Array.isArray(tree) ? tree.map((value) => [path, value]) : Object.entries(tree).map(([name, value]) => [`${path}.${name}`, value]);
  return parts.length === 0 ? [path] : parts.flatMap(([where, value]) => entries_of(value, where));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Arrays of plain values are written on one line.
  const text = `${JSON.stringify(await surface(), null, 2).replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s*\n\s*/g, ' '))}\n`;
  if (process.argv[2] === '--write') writeFileSync(file, text);
  else process.stdout.write(text);
}
