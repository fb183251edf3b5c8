// Checks that a scoring option is used only in the places listed in CONTRIBUTING ("Adding an option to a game"), and
// that shared code, which uses the descriptors, never reads an option by name.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { files_in } from '../../tools/files.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text_of = (name) => readFileSync(path.join(root, name), 'utf8');

const code = /\.(?:cpp|h|inc|py)$/;
const sources = files_in('src', code).map((name) => ({ name, text: text_of(name).replace(/\/\/.*/g, '') }));

// Returns true if the text reads this option, for example as options.doubles, options_.doubles or options().doubles.
const reads = (option, text) => new RegExp(`\\b(?:options|house)_?(?:\\(\\))?\\.${option}\\b`).test(text);
const fields_of = (game) =>
  [...text_of(`src/games/${game}/options.cpp`).matchAll(/&Options::(\w+)>/g)].map(([, field]) => field);

for (const game of ['mitaines', 'mitch', 'mitigati']) {
  const own = new RegExp(`^src/[^/]+/${game}/`);
  const others = sources.filter(({ name }) => !own.test(name) && !/^src\/(?:games|ai|view)\/mit/.test(name));

  test(`${game}: shared code reads no option of this game by name`, () => {
    const fields = fields_of(game);
    assert.ok(fields.includes('players') && fields.length > 3);
    for (const field of fields.filter((name) => name !== 'players')) {
      assert.deepEqual(others.filter(({ text }) => reads(field, text)).map(({ name }) => name), [], field);
    }
  });
}

test('the scoring option “doubles” is used exactly in the files that CONTRIBUTING lists', () => {
  const section = text_of('CONTRIBUTING.md').split('## Adding an option to a game')[1].split('\n## ')[0];
  const named = [...section.matchAll(/^\| `([\w./]+)`/gm)].map(([, name]) => name).sort();
  const stands = (text) =>
    reads('doubles', text) || /&Options::doubles\b|\bYesNo doubles\b|"doubles"|MITTS_OPTION\(Mitaines, doubles,|^doubles |\bdoubles=no\b/m.test(text);
  const pages = ['en', 'fr'].map((language) => `web/rules/mitaines.${language}.md`);
  const tests = [...['tests/games/mitaines', 'tests/reference'].flatMap((folder) => files_in(folder, code)), ...pages]
    .map((name) => ({ name, text: text_of(name) }));
  assert.deepEqual([...sources, ...tests].filter(({ text }) => stands(text)).map(({ name }) => name).sort(), named);
});
