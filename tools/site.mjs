// Builds the site: a folder that contains exactly the files that a web server must serve.
//
//   node tools/site.mjs --build build/web --art build/art --out build/site
//                       [--address https://HOST/PATH/ [--previews N]] [--compressed]
//
//   /           files with fixed names: the pages, the service worker, the manifests, icons, licences
//   /previews   with --address: pictures for link previews, at most N of them (tools/site/previews.mjs)
//   /files      all other files, with a content hash in the name (tools/site/shelf.mjs): scripts bundled for each page,
//               style sheets, the modules with their functions in the order that compresses best, pictures, fonts
//
// With --compressed, every file also gets a .br and a .gz copy, for hosts that serve such files
// (tools/site/compressed.mjs). web/README.md explains how the sources refer to files.

import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compress_files } from './site/compressed.mjs';
import { with_examples } from './site/examples.mjs';
import { is_for_each_language, languages, read_facts, with_sentences } from './site/facts.mjs';
import { add_answers, add_found, drop_absolute_links } from './site/found.mjs';
import { guide_tables, with_guide } from './site/guide.mjs';
import { add_packed } from './site/packed.mjs';
import { in_language, with_language, manifest_of, page_of, scripts_in, style_of, version_mark, with_missing } from './site/pages.mjs';
import { draw_previews } from './site/previews.mjs';
import { from_below, rules_pages, words_of } from './site/rules/pages.mjs';
import { add_module, bundle_alone, made_small, saying_it_ran } from './site/scripts.mjs';
import { hashed_folder, keeps_its_name, Shelf } from './site/shelf.mjs';
import { small_pages } from './site/small_pages.mjs';
import { with_start } from './site/start.mjs';
import { program_version, zip_name } from './site/version.mjs';
import { zip_of } from './site/zip.mjs';
import { order_functions } from './wasm_order.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = path.join(root, 'web');

const { values: options } = parseArgs({
  options: { build: { type: 'string' }, art: { type: 'string' }, out: { type: 'string' }, address: { type: 'string' }, previews: { type: 'string' },
    compressed: { type: 'boolean', default: false },
  },
});
for (const name of ['build', 'art', 'out']) {
  if (!options[name]) throw new Error(`--${name} is missing`);
}

// Returns the paths of all files below a folder, relative to it.
async function files_in(folder, below = '') {
  const names = [];
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) names.push(...await files_in(folder, name));
    else names.push(name);
  }
  return names.sort();
}

async function add_art(shelf) {
  const read = (name) => readFile(path.join(options.art, name));
  for (const name of (await readdir(options.art)).sort()) {
    if (/^icon.*\.(png|svg)$/.test(name)) shelf.add(`icons/${name}`, await read(name));
    else if (name.endsWith('.png') && name !== 'contact.png') shelf.add(`assets/${name}`, await read(name));
  }
  for (const name of ['regular.ttf', 'bold.ttf']) shelf.add(`assets/${name}`, await read(`fonts/${name}`));
  const pictures = path.join(root, 'assets/pictures');
  for (const language of languages) {
    for (const name of [`wide-${language}.png`, `narrow-${language}.png`]) {
      shelf.add(`screenshots/${name}`, await readFile(path.join(pictures, name)));
    }
  }
}

// Adds the table's strings, one file per language. A visitor needs only one of the files at first (src/i18n/texts.h).
function add_texts(shelf) {
  for (const [language, texts] of Object.entries(read_facts().program_texts)) shelf.add(`assets/texts-${language}.txt`, texts);
}

// Adds the compiled modules and their scripts. In each script, the name of its module is replaced with the built name.
async function add_programs(shelf) {
  for (const name of ['mitts', 'ai', 'judge', 'reviewer']) {
    shelf.add(`${name}.wasm`, order_functions(await readFile(path.join(options.build, `${name}.wasm`))));
    const text = await made_small(await readFile(path.join(options.build, `${name}.js`), 'utf8'), 'js');
    const module = path.posix.basename(shelf.name_of(`${name}.wasm`));
    shelf.add(`${name}.js`, saying_it_ran(`${name}.js`, text.replaceAll(`"${name}.wasm"`, `"${module}"`)));
  }
}

async function add_documents(shelf) {
  shelf.put('LICENSE.txt', await readFile(path.join(root, 'LICENSE')));
  shelf.put('THIRD_PARTY.txt', await readFile(path.join(root, 'THIRD_PARTY.md')));
  shelf.put('OFL.txt', await readFile(path.join(root, 'node_modules/@fontsource/atkinson-hyperlegible/LICENSE')));
}

// Adds the rules pages and the small pages. Their sources use paths relative to the root.
async function add_rules(shelf, facts, words) {
  const rules = await rules_pages(facts, words);
  const small = small_pages({ facts, words, rules: new Map(rules) });
  const pages = [...rules, ...small.map(({ name, html }) => [name, html])];
  for (const script of new Set(pages.flatMap(([, text]) => scripts_in(text)).filter(({ module }) => module).map(({ name }) => name))) {
    if (!shelf.has(script)) await add_module(shelf, web, script);
  }
  for (const [name, text] of pages) shelf.put(name, from_below(page_of(text, shelf, name), name));
  add_answers(shelf, { small, words });
  return small;
}

// Adds the files of web/, each after the files that it refers to. Excludes documentation, public.json and hosting/.
async function add_page_files(shelf) {
  const names = (await files_in(web)).filter((name) => !/\.md$|^public\.json$|^hosting\/|(^|\/)\./.test(name));
  const texts = new Map();
  const sentences = read_facts();
  const said = (name, language) => with_sentences(texts.get(name), sentences, `web/${name}`, language);
  for (const name of names) {
    if (/\.(html|css|webmanifest)$/.test(name)) texts.set(name, await readFile(path.join(web, name), 'utf8'));
    else if (!/\.m?js$/.test(name)) shelf.add(name, await readFile(path.join(web, name)));
  }
  const ending = (end) => names.filter((name) => name.endsWith(end));

  // A style sheet that others import is inlined into each of them.
  const import_rule = /@import "([^"]+)";/g;
  const whole_in_others = ending('.css').flatMap((name) => [...texts.get(name).matchAll(import_rule)].map(([, part]) => part));
  const with_parts = (text) => text.replace(import_rule, (_, part) => with_parts(texts.get(part)));
  for (const name of ending('.css')) texts.set(name, with_parts(texts.get(name)));
  for (const name of ending('.css').filter((each) => !whole_in_others.includes(each))) shelf.add(name, await made_small(style_of(texts.get(name), shelf, name), 'css'));
  for (const name of ending('-worker.js')) shelf.add(name, await bundle_alone(shelf, web, name, { base: hashed_folder }));
  // Scripts that another script adds to its page on demand. embed-later.js is last, because it refers to the others.
  for (const name of [...ending('-later.js').filter((each) => each !== 'embed-later.js'), 'embed-later.js']) shelf.add(name, await bundle_alone(shelf, web, name));
  for (const name of ending('.js').filter((each) => keeps_its_name(each) && each !== 'sw.js')) {
    shelf.put(name, await bundle_alone(shelf, web, name));
  }
  const entries = ending('.html').flatMap((name) => scripts_in(texts.get(name)));
  for (const { name, module } of entries) {
    if (!names.includes(name) || shelf.has(name)) continue;
    if (module) await add_module(shelf, web, name);
    else shelf.add(name, await bundle_alone(shelf, web, name));
  }
  for (const name of ending('.webmanifest')) {
    for (const language of languages) {
      shelf.put(name.replace('.', `.${language}.`), manifest_of(said(name, language), shelf, `web/${name}`));
    }
  }
  // A page with placeholders that name no language is built once per language. The English page keeps the plain name.
  const tables = await guide_tables();
  const in_each = ending('.html').filter((name) => is_for_each_language(texts.get(name)));
  for (const name of ending('.html')) {
    const source = with_missing(with_examples(texts.get(name)));
    for (const [at, language] of (in_each.includes(name) ? languages : [null]).entries()) {
      texts.set(name, in_language(with_language(with_start(with_guide(source, tables, language), language), language), at === 0 ? null : language, in_each));
      shelf.put(at === 0 ? name : name.replace('.', `.${language}.`), page_of(said(name, language), shelf, `web/${name}`));
    }
  }
  return names;
}

const digest = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 12);

// Returns the version and the files to cache for offline use: [address, digest]. The version consists of the program's
// version and a digest of all contents. It is written into every page, so the pages need no digests. Small pages are
// cached when they are visited (sw.js), and oEmbed responses never are.
function close_version(shelf, worker, small) {
  const made = shelf.files().filter(([name]) => !/^screenshots\/|^files\/packed-|\.zip$/.test(name));
  const version = `${program_version}+${digest(made.map(([name, bytes]) => `${name} ${digest(bytes)}`).join('\n') + worker)}`;
  for (const [name, bytes] of made) {
    if (name.endsWith('.html')) shelf.put(name, bytes.toString().replaceAll(version_mark, version));
  }
  const visited = new Set(small.map(({ name }) => name));
  return { version, files: made.filter(([name]) => !visited.has(name) && !/(^|\/)oembed[\w.-]*\.json$/.test(name)).map(([name, bytes]) => [name, name.endsWith('.html') ? '' : digest(bytes)]) };
}

const shelf = new Shelf();
shelf.name('mitts-site.zip', zip_name);
const facts = read_facts();
const words = await words_of(facts);
await add_art(shelf);
add_texts(shelf);
await add_programs(shelf);
add_packed(shelf);
await add_documents(shelf);
const sources = await add_page_files(shelf);
const small = await add_rules(shelf, facts, words);
const has_worker = sources.includes('sw.js');
const { version, files: kept } = close_version(shelf, has_worker ? await readFile(path.join(web, 'sw.js'), 'utf8') : '', small);
if (has_worker) shelf.put('sw.js', await bundle_alone(shelf, web, 'sw.js', { facts: { SITE_VERSION: version, SITE_FILES: kept } }));
shelf.put(zip_name, zip_of(shelf.files()));
if (!options.address) drop_absolute_links(shelf);
const pictures = options.address ? add_found(shelf, { address: options.address, facts, words, small }) : [];

const out = path.resolve(options.out);
await rm(out, { recursive: true, force: true });
const files = shelf.files();
for (const [name, bytes] of files) {
  await mkdir(path.dirname(path.join(out, name)), { recursive: true });
  await writeFile(path.join(out, name), bytes);
}
const complaints = shelf.complaints();
for (const complaint of complaints) console.error(`site: ${complaint}`);
const total = files.reduce((sum, [, bytes]) => sum + bytes.length, 0);
console.log(`${files.length} files, ${Math.round(total / 1024)} KiB`);
if (options.compressed) console.log(`${await compress_files(out)} compressed copies`);
if (pictures.length > 0) await draw_previews(out, pictures.slice(0, options.previews === undefined ? Infinity : Number(options.previews)));
process.exitCode = complaints.length > 0 ? 1 : 0;
