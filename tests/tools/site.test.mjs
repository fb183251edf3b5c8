// Tests the site build: content hashes in file names, references and error messages.

import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { manifest_of, page_of, scripts_in, style_of } from '../../tools/site/pages.mjs';
import { add_module } from '../../tools/site/scripts.mjs';
import { hashed_name, keeps_its_name, Shelf } from '../../tools/site/shelf.mjs';

function shelf_with(files) {
  const shelf = new Shelf();
  for (const [name, text] of Object.entries(files)) shelf.add(name, text);
  return shelf;
}

test('a built file’s name contains a content hash, so two versions share a name only if their contents are identical', () => {
  const [one, same, other] = ['x', 'x', 'y'].map((text) => shelf_with({ 'assets/a.png': text }).name_of('assets/a.png'));
  assert.match(one, /^files\/a\.[A-Z2-7]{8}\.png$/);
  assert.match(one, hashed_name);
  assert.equal(same, one);
  assert.notEqual(other, one);
});

test('files with well-known names keep their names', () => {
  for (const name of ['index.html', 'embed.html', 'sw.js', 'mitts-embed.js', 'manifest.fr.webmanifest', 'icons/icon.svg', 'LICENSE.txt']) {
    assert.ok(keeps_its_name(name), name);
    assert.equal(shelf_with({ [name]: 'x' }).name_of(name), name);
  }
  for (const name of ['page.js', 'style.css', 'mitts.wasm', 'assets/core.png', 'assets/texts-en.txt', 'embed/sw.js']) assert.ok(!keeps_its_name(name), name);
});

test('a built page refers to built files and contains its version', () => {
  const shelf = shelf_with({ 'style.css': 'abc', 'page.js': 'defgh', 'other.html': '' });
  const page = page_of(`<meta charset="utf-8"><link href="style.css"><script src="page.js" type="module"></script>
<a href="other.html?a=b#c">1</a><a href="./?game=mitch">2</a><a href="https://example.org/x">3</a><a href="#top">4</a>
<!-- a note -->`, shelf, 'web/a.html');
  assert.ok(page.includes(`href="${shelf.name_of('style.css')}"`));
  assert.ok(page.includes(`src="${shelf.name_of('page.js')}"`));
  for (const kept of ['href="other.html?a=b#c"', 'href="./?game=mitch"', 'href="https://example.org/x"', 'href="#top"',
    '<meta name="mitts-version" content="']) assert.ok(page.includes(kept), kept);
  assert.ok(!page.includes('a note'));
  assert.deepEqual(shelf.complaints(), []);
});

test('a missing file is reported with the file that refers to it', () => {
  const shelf = shelf_with({});
  page_of('<script src="gone.js"></script>', shelf, 'web/a.html');
  style_of('a { background: url(lost.png); }', shelf, 'embed/a.css');
  assert.deepEqual(shelf.complaints(), ['web/a.html refers to gone.js, which is not in the site',
    'web/embed/a.css refers to embed/lost.png, which is not in the site']);
});

test('a file that keeps its name may be built after a file that refers to it, but a hashed file may not', () => {
  const shelf = shelf_with({});
  page_of('<a href="later.html">1</a><img src="later.png">', shelf, 'web/a.html');
  shelf.add('later.html', '');
  shelf.add('later.png', 'x');
  assert.deepEqual(shelf.complaints(), ['web/a.html refers to later.png, which is not in the site']);
});

test('a style sheet’s references are resolved relative to its source folder', () => {
  const shelf = shelf_with({ 'assets/bold.ttf': 'x', 'icons/icon.svg': 'y' });
  const bold = shelf.name_of('assets/bold.ttf').replace('files/', '');
  assert.equal(style_of('url(assets/bold.ttf) url("data:x")', shelf, 'a.css'), `url(${bold}) url("data:x")`);
  assert.equal(style_of("url('../assets/bold.ttf') url(../icons/icon.svg)", shelf, 'embed/a.css'), `url(${bold}) url(../icons/icon.svg)`);
  assert.deepEqual(shelf.complaints(), []);
});

test('the build finds the scripts that a page refers to', () => {
  assert.deepEqual(scripts_in('<script src="a.js" defer></script><script type="module" src="b.js"></script><script src="//x/c.js"></script>'),
    [{ name: 'a.js', module: false }, { name: 'b.js', module: true }]);
});

test('a manifest refers to built pictures, and missing pictures are reported', () => {
  const shelf = shelf_with({ 'icons/a.png': 'x' });
  const manifest = { start_url: './', icons: [{ src: 'icons/a.png' }], shortcuts: [{ url: './?game=mitch', icons: [{ src: 'icons/b.png' }] }] };
  assert.deepEqual(JSON.parse(manifest_of(JSON.stringify(manifest), shelf, 'web/m.webmanifest')), manifest);
  assert.deepEqual(shelf.complaints(), ['web/m.webmanifest refers to icons/b.png, which is not in the site']);
});

test('a script’s name and content do not depend on the working directory', async () => {
  const before = process.cwd();
  const made = [];
  for (const folder of [fileURLToPath(new URL('../..', import.meta.url)), tmpdir()]) {
    process.chdir(folder);
    const shelf = new Shelf();
    await add_module(shelf, fileURLToPath(new URL('../../web', import.meta.url)), 'embedding.js');
    made.push(shelf.files().map(([name, bytes]) => `${name} ${bytes}`));
  }
  process.chdir(before);
  assert.ok(made[0].length > 0);
  assert.deepEqual(made[1], made[0]);
});
