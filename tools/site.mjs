// Puts the finished page together: everything a web server has to hand out, in one folder, and nothing else.
//
//   node tools/site.mjs --build build/web --art build/art --out build/site
//
//   /                 web/ as it is (its scripts without comments and long names), mitts.js mitts.wasm ai.js ai.wasm,
//                     the modules' functions in the order that compresses best
//   /assets           the picture sheets and the fonts, with the fonts' licence
//   /icons            the page's icons
//   /LICENSE.txt, /THIRD_PARTY.txt

import { cp, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { minify } from 'terser';
import { order_functions } from './wasm_order.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values: options } = parseArgs({
  options: { build: { type: 'string' }, art: { type: 'string' }, out: { type: 'string' } },
});
for (const name of ['build', 'art', 'out']) {
  if (!options[name]) throw new Error(`--${name} is missing`);
}

const out = path.resolve(options.out);

async function copy(from, to) {
  await mkdir(path.dirname(path.join(out, to)), { recursive: true });
  await cp(from, path.join(out, to));
}

// Every file below a folder, as paths relative to it.
async function files_in(folder, below = '') {
  const names = [];
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = path.join(below, entry.name);
    if (entry.isDirectory()) names.push(...await files_in(folder, name));
    else names.push(name);
  }
  return names.sort();
}

// The page's own files. Documents for people stay behind; scripts lose their comments and their long names.
async function copy_page() {
  const web = path.join(root, 'web');
  for (const name of await files_in(web)) {
    if (name.endsWith('.md') || path.basename(name).startsWith('.')) continue;
    if (!/\.m?js$/.test(name)) {
      await copy(path.join(web, name), name);
      continue;
    }
    const source = await readFile(path.join(web, name), 'utf8');
    const module = /^\s*(import|export)\b/m.test(source);
    const { code } = await minify(source, { module, ecma: 2020, format: { comments: false } });
    await mkdir(path.dirname(path.join(out, name)), { recursive: true });
    await writeFile(path.join(out, name), code + '\n');
  }
}

// The loading page shows how much of the program has come; the server may send it compressed, so its size is written here.
async function write_program_size() {
  const page = path.join(out, 'index.html');
  const { size } = await stat(path.join(out, 'mitts.wasm'));
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace('data-bytes="0"', `data-bytes="${size}"`));
}

async function copy_art() {
  for (const name of await readdir(options.art)) {
    const from = path.join(options.art, name);
    if (/^icon.*\.(png|svg)$/.test(name)) await copy(from, path.join('icons', name));
    else if (name.endsWith('.png') && name !== 'contact.png') await copy(from, path.join('assets', name));
  }
  for (const name of ['regular.ttf', 'bold.ttf']) await copy(path.join(options.art, 'fonts', name), path.join('assets', name));
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await copy_page();
for (const name of ['mitts.js', 'ai.js']) await copy(path.join(options.build, name), name);
for (const name of ['mitts.wasm', 'ai.wasm']) {
  await writeFile(path.join(out, name), order_functions(await readFile(path.join(options.build, name))));
}
await write_program_size();
await copy_art();
await copy(path.join(root, 'LICENSE'), 'LICENSE.txt');
await copy(path.join(root, 'THIRD_PARTY.md'), 'THIRD_PARTY.txt');
await copy(path.join(root, 'node_modules/@fontsource/atkinson-hyperlegible/LICENSE'), 'assets/OFL.txt');

let total = 0;
const names = await files_in(out);
for (const name of names) total += (await stat(path.join(out, name))).size;
console.log(`${names.length} files, ${Math.round(total / 1024)} KiB`);
