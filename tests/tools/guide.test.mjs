// Checks that the guide for authors lists exactly the frame's parameters, messages, fields, codes and limits. Also
// checks its typography, and that its samples and messages are valid.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { languages } from '../../tools/site/facts.mjs';
import { guide_tables, host, message_examples, samples, with_guide, words } from '../../tools/site/guide.mjs';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const text_of = (name) => readFileSync(web + name, 'utf8');
const page = text_of('embedding.html');
const pages = readdirSync(web).filter((name) => name.endsWith('.html')).map(text_of).join('');
const tables = await guide_tables();

const paths_of = (tree, path = '') =>
  Object.entries(tree).flatMap(([name, value]) => (Array.isArray(value) ? [`${path}${name}`] : paths_of(value, `${path}${name}.`)));

test('every list in the guide is complete and has no extra entries', () => {
  const listed = {
    parameters: [...tables.record_names, ...tables.own_names].filter((name) => words.parameters[name]), understood: tables.incoming,
    told: Object.keys(tables.told), fields: tables.fields, codes: tables.error_codes.map((code) => code.replaceAll('-', '_')),
    limits: Object.keys(tables.limits),
  };
  const used = [...pages.matchAll(/\{\{guide\.([\w.]+)\}\}/g)].map(([, path]) => path);
  const said = new Set([...used, 'usual', ...Object.entries(listed).flatMap(([group, names]) => names.map((name) => `${group}.${name}`))]);
  assert.deepEqual(paths_of(words).sort(), [...said].sort());
  for (const language of languages) {
    const made = with_guide(page, tables, language);
    for (const name of [...tables.record_names.filter((each) => each !== 'r'), '#r', ...tables.own_names, ...tables.incoming,
      ...Object.keys(tables.told), ...tables.fields, ...tables.error_codes]) {
      assert.ok(made.includes(`<dt><code>${name}</code>`), `${language}: ${name}`);
    }
    for (const limit of Object.values(tables.limits)) assert.ok(made.includes(`<dt><code>${limit}</code>`), String(limit));
    assert.doesNotMatch(made, /undefined|<guide|<sample|\{\{guide/);
  }
  assert.throws(() => with_guide('{{guide.nothing}}', tables, 'en'), /nothing, which is not in/);
});

test('the guide’s sentences follow the typography of their language', () => {
  for (const path of paths_of(words)) {
    const [english, french] = path.split('.').reduce((tree, name) => tree[name], words).map((text) => text.replace(/`[^`]*`/g, '`'));
    assert.doesNotMatch(english + french, /'| {2}|\.\.\./, path);
    assert.doesNotMatch(english, / :|\u00A0/, path);
    assert.doesNotMatch(french, /[^\u00A0]:(?: |$)|«(?!\u00A0)|[^\u00A0]»|[a-zé)`][ \u00A0][;!?]/i, path);
  }
});

test('the guide lists exactly the frame’s error codes', () => {
  const scripts = ['embed.js', 'mitts-embed.js', 'fetching.js', 'loading.js',
    ...readdirSync(`${web}embed`).filter((name) => name.endsWith('.js')).map((name) => `embed/${name}`)];
  const said = scripts.map(text_of).flatMap((text) => [
    ...text.matchAll(/\bcode: '([\w-]+)'|\berror\('([\w-]+)'|\btroubled\('([\w-]+)'|\btrouble \?\? '([\w-]+)'|return '(wasm)'|, '(not-started)'\)/g),
  ].map((found) => found.slice(1).find(Boolean)));
  const known = [...new Set([...said, 'refused', 'damaged', 'unreachable'])].sort();
  assert.deepEqual(known, [...tables.error_codes].sort());
});

test('the example messages in the guide are valid', () => {
  const taking = Object.keys(tables.understood).filter((type) => tables.understood[type].takes.length > 0);
  assert.deepEqual(Object.keys(message_examples).sort(), taking.sort());
  for (const type of tables.incoming) assert.ok(tables.read_message({ mitts: 1, type, ...message_examples[type] }).message, type);
});

test('the guide’s samples use the site’s URL, and every embed code in them is valid', () => {
  for (const name of Object.keys(samples)) assert.ok(page.includes(`<sample name="${name}">`), name);
  const lines = Object.values(samples).flatMap((text) => [...text.replaceAll('&amp;', '&').matchAll(/\bgame=[^\s"'<[\]]+/g)].map(([line]) => line));
  assert.ok(lines.length >= 6);
  for (const line of lines) assert.deepEqual(tables.read_address(line).notes, [], line);
  for (const [name, text] of Object.entries(samples)) {
    for (const [address] of text.matchAll(/https:\/\/[^\s'"/;]+\/?/g)) assert.ok(address.startsWith(host.slice(0, -1)), `${name}: ${address}`);
  }
});
