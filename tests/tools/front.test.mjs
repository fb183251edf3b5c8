// Tests the repository's documents: their links, the sizes of the README and its pictures, and the version.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { files_in } from '../../tools/files.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text_of = (name) => readFileSync(path.join(root, name), 'utf8');
const version = text_of('VERSION').trim();

// Excludes the rules pages, which use a different syntax for links.
const documents = files_in('.', /\.md$/).filter((name) => !name.startsWith('web/rules/m'));

const without_code = (text) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
const anchors_of = (name) => [...text_of(name).matchAll(/^#+ (.*)$/gm)]
  .map(([, heading]) => heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'));

test('every link and picture in a document refers to an existing file, and every anchor to an existing heading', () => {
  const lost = documents.flatMap((name) => {
    const text = without_code(text_of(name));
    const addresses = [...text.matchAll(/\]\(([^)\s]+)\)|\s(?:src|srcset)="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture);
    return addresses.filter((address) => !/^[a-z]+:/.test(address)).filter((address) => {
      const [file, anchor] = address.split('#');
      const target = file === '' ? name : path.posix.join(path.posix.dirname(name), file);
      return !existsSync(path.join(root, target)) || (anchor && !anchors_of(target).includes(anchor));
    }).map((address) => `${name}: ${address}`);
  });
  assert.deepEqual(lost, []);
});

test('the README has at most 120 lines, and its pictures total at most 400 kB', () => {
  assert.ok(text_of('README.md').split('\n').length <= 121);
  const folder = path.join(root, 'assets/pictures');
  const pictures = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
  assert.ok(pictures.reduce((sum, size) => sum + size, 0) <= 400_000, pictures.join(' '));
});

test('package.json and CMakeLists.txt contain no version, and the changelog starts with the version in VERSION', () => {
  assert.match(version, /^\d+\.\d+\.\d+(?:-[\da-z.]+)?$/);
  assert.equal(/^## \[(.*?)\]/m.exec(text_of('CHANGELOG.md'))[1], version);
  assert.equal(JSON.parse(text_of('package.json')).version, undefined);
  assert.doesNotMatch(text_of('CMakeLists.txt'), /project\([^)]*VERSION/);
});
