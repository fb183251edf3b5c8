// Checks that all sentences for players are in src/i18n. The page's scripts and HTML, the scripts that build the page,
// and the rest of the program contain none. Error messages for authors of embedding pages are exempt and in English.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import * as esbuild from 'esbuild';
import { files_in } from '../../tools/files.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

const text_of = (name) => readFileSync(path.join(root, name), 'utf8');

const letters = 'A-Za-zÀ-ÖØ-öø-ÿŒœ';
// Matches accented letters, curly quotation marks and no-break spaces, which occur only in sentences.
const typographic = /[À-ÖØ-öø-ÿŒœ’“”«»\u00A0]/;
// Matches two words, or one capitalised word.
const wordy = new RegExp(`[${letters}]{2,}[,;:]? [${letters}]{2,}|^[A-Z][a-z]+[.…!?]?$`);
const is_sentence = (text) => typographic.test(text) || wordy.test(text);

// Strings that readers never see: selectors, markup, the names of keys and record tags, and messages between scripts.
const markup = /^[<#.(:]|=>|^dialog, |^pre\b/;
const names = new Set(['Enter', 'Escape', 'Backspace', 'Delete', 'Arrow', 'Game', 'Options', 'Seed', 'Dealer']);
const between_scripts = new Set(['take over', 'which version?', 'first no', 'Dkept', 'zone pack', 'dye deep', 'mitts deal  ']);
const is_technical = (text) => markup.test(text) || names.has(text) || between_scripts.has(text);
// The file with the names that mitts.targets() uses for the start page's links.
const of_names = 'web/start/targets.js';
// Matches the code before a message for programmers: an error, console output, or an answer to another page's message.
const for_programmers = /(?:Error|troubled|refuse|error|console\.\w+)\((?:[^()]|\(\))*$|\b(?:what|reason): $/;

// Returns a script's strings that are not for programmers. esbuild removes comments and normalises string literals.
function texts_in(source, name) {
  const { code } = esbuild.transformSync(source, { loader: 'js', legalComments: 'none', charset: 'utf8', sourcefile: name });
  return code.split('\n').flatMap((line) => [...line.matchAll(/"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .filter(({ index }) => !for_programmers.test(line.slice(0, index)))
    .map(([, quoted, template]) => quoted ?? template.replace(/\$\{[^}]*\}/g, ' ')));
}

const strays_in_script = (source, name) =>
  texts_in(source, name).filter((text) => is_sentence(text) && !is_technical(text));

// Returns a page's hard-coded text: its visible text and the attribute values that users see or hear, without
// placeholders.
function strays_in_page(source) {
  const said = source.replace(/<!--[\s\S]*?-->|<style>[\s\S]*?<\/style>/g, '').replace(/\{\{[^}]*\}\}/g, '').replace(/&nbsp;/g, ' ');
  const attributes = [...said.matchAll(/\s(?:title|alt|aria-label|placeholder|label)="([^"]*)"|name="description" content="([^"]*)"/g)]
    .map(([, one, other]) => one ?? other);
  return [...attributes, ...said.replace(/<[^>]*>/g, '\n').split('\n')].filter((text) => new RegExp(`[${letters}]{2,}`).test(text));
}

test('sentences are distinguished from strings that only programs read', () => {
  const script = `const a = 'Play again'; const b = ['Fermer', 'canvas', 'mitts.match']; button('Rejouer'); // Not this one
    throw new Error('no such file here'); const c = \`\${n} cards left over\`; post('error', { what: 'send "start" first' });`;
  assert.deepEqual(strays_in_script(script, 'a.js'), ['Play again', 'Fermer', 'Rejouer', '  cards left over']);
  assert.deepEqual(strays_in_page('<style>p { margin: auto; }</style><p class="a b">{{en a.b}}</p><!-- A note --><p title="Look">Hello</p>'), ['Look', 'Hello']);
});

test('no page script or build script contains text for players', () => {
  const of_page = files_in('web', /\.js$/).filter((name) => name !== of_names).flatMap((name) => strays_in_script(text_of(name), name).map((text) => `${name}: ${text}`));
  assert.deepEqual(of_page, []);
  // Quotation marks alone are not a sentence.
  const of_tools = [...files_in('tools/site', /\.mjs$/), 'tools/site.mjs']
    .flatMap((name) => texts_in(text_of(name), name).filter((text) => typographic.test(text) && /\p{Letter}/u.test(text)).map((text) => `${name}: ${text}`));
  assert.deepEqual(of_tools, []);
});

test('no page or manifest contains a hard-coded sentence', () => {
  const strays = files_in('web', /\.html$/).flatMap((name) => strays_in_page(text_of(name)).map((text) => `${name}: ${text}`));
  assert.deepEqual(strays, []);
  assert.doesNotMatch(text_of('web/manifest.webmanifest').replace(/\{\{[^}]*\}\}/g, ''), typographic);
});

test('French text in src appears only in the text tables', () => {
  const names = files_in('src', /\.(?:h|cpp)$/).filter((name) => !name.startsWith('src/i18n/'));
  const strays = names.flatMap((name) => text_of(name).split('\n').map((line) => line.replace(/\/\/.*/, ''))
    .filter((line) => [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].some(([, text]) => typographic.test(text)))
    .map((line) => `${name}: ${line.trim()}`));
  assert.deepEqual(strays, []);
});
