// Checks the built site: the files, the references between them, the pages, and the limits on download sizes.
//
//   node tools/site_check.mjs build/site
//
// The last line is "N passed, M failed".

import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { endings } from './site/compressed.mjs';
import { hashed_name, keeps_its_name } from './site/shelf.mjs';
import { program_version, zip_name } from './site/version.mjs';

const site = process.argv[2] ?? 'build/site';
let passed = 0;
let failed = 0;

function expect(what, holds, /** @type {string | number} */ found = '') {
  if (holds) passed++;
  else failed++;
  console.log(`${holds ? 'ok' : 'not ok'}: ${what}${found === '' ? '' : ` (${found})`}`);
}

async function files_in(folder, below = '') {
  const names = [];
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name);
    if (entry.isDirectory()) names.push(...await files_in(folder, name));
    else names.push(name);
  }
  return names.sort();
}

const all_names = await files_in(site);
// Compressed copies are not counted as files.
const compressed = all_names.filter((name) => endings.includes(path.extname(name)));
const names = all_names.filter((name) => !compressed.includes(name));
const bytes_of = async (name) => readFile(path.join(site, name));
const text_of = async (name) => (await bytes_of(name)).toString();
const weight = async (name) => gzipSync(await bytes_of(name), { level: 9 }).length;
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
const sum_of = async (size, files) => sum(await Promise.all([...new Set(files)].map(size)));

// Returns the built name of a source file.
const called = (name) => {
  const { name: begin, ext } = path.parse(name);
  return names.find((each) => new RegExp(`^files/${begin}\\.[A-Z2-7]{8}\\${ext}$`).test(each));
};

// The pages of single lessons, examples and rule sets. They are cached when visited.
const small = /^\w+\/\w+\/[\w-]+\.html$/;
const answer = /(?:^|\/)oembed[\w.-]*\.json$/;

// --- Files -----------------------------------------------------------------------------------------------------------

for (const name of ['index.html', 'index.fr.html', '404.html', 'begin.js', 'sw.js', 'manifest.en.webmanifest', 'manifest.fr.webmanifest', 'icons/icon.svg', 'LICENSE.txt',
  'THIRD_PARTY.txt', 'OFL.txt', 'embed.html', 'mitts-embed.js', 'builder.html', 'examples.html', 'embedding.html',
  'embedding.fr.html', 'oembed.json', zip_name,
  ...['rules', 'regles'].flatMap((folder) => ['mitaines', 'mitch', 'mitigati'].map((game) => `${folder}/${game}.html`))]) {
  expect(`${name} is present`, names.includes(name));
}
for (const name of ['boot.js', 'start.js', 'page.js', 'mitts.js', 'mitts.wasm', 'ai.js', 'ai.wasm', 'ai-worker.js', 'judge.js', 'judge.wasm', 'review-worker.js', 'reviewer.js', 'reviewer.wasm', 'style.css', 'core.png', 'shapes.png', 'fine_core.png', 'fine_shapes.png',
  'tarot.png', 'regular.ttf', 'bold.ttf', 'texts-en.txt', 'texts-fr.txt']) {
  expect(`${name} is present with a content hash in its name`, called(name) !== undefined);
}

const wrongly_named = names.filter((name) => !keeps_its_name(name) && !hashed_name.test(name));
expect('every file has a content hash in its name or a fixed name', wrongly_named.length === 0, wrongly_named.join(' '));

const unlike = [];
for (const name of compressed) {
  const { dir, name: plain, ext } = path.parse(name);
  const bytes = await bytes_of(name);
  const read = (ext === '.br' ? brotliDecompressSync : gunzipSync)(bytes);
  const file = path.posix.join(dir, plain);
  if (!names.includes(file) || !read.equals(await bytes_of(file))) unlike.push(name);
}
expect('every compressed copy equals its file', unlike.length === 0, unlike.join(' '));

const known_type = /\.(html|css|js|wasm|png|svg|ico|ttf|txt|webmanifest|json|zip|xml|jpg)$/;
const of_no_type = names.filter((name) => !known_type.test(name));
expect('every file has a type known to servers', of_no_type.length === 0, of_no_type.join(' '));

// --- References ------------------------------------------------------------------------------------------------------

// Returns the files of this site that a page, style sheet, script or manifest refers to, as paths from the root.
function named_in(name, text) {
  const patterns = {
    '.html': [/\s(?:src|href)="([^"#?]+)/g],
    '.css': [/url\(["']?([^"')]+)/g],
    '.js': [/["'`]((?:\.\/)?[\w./-]*\.[A-Z2-7]{8}\.[a-z0-9]+)["'`]/g],
    '.webmanifest': [/"src":"([^"]+)/g],
  }[path.extname(name)] ?? [];
  const all = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address]) => address));
  return all.filter((address) => !/^[a-z]+:|^\/\/|^\.?\/?$/i.test(address)).map((address) => {
    // A script's references are relative to the script, or relative to the root, where the pages are.
    const beside = path.posix.join(path.posix.dirname(name), address);
    return path.extname(name) === '.js' && !names.includes(beside) ? path.posix.normalize(address) : beside;
  });
}

const missing = [];
for (const name of names.filter((each) => /\.(html|css|js|webmanifest)$/.test(each))) {
  for (const other of named_in(name, await text_of(name))) {
    if (!names.includes(other)) missing.push(`${name} → ${other}`);
  }
}
expect('every reference leads to a file', missing.length === 0, missing.join(', '));

if (names.includes('sw.js')) {
  const worker = await text_of('sw.js');
  const not_kept = names.filter((name) => !/^(?:screenshots|previews)\/|^files\/packed-|\.zip$|^sw\.js$|^sitemap\.xml$|^robots\.txt$/.test(name) && !small.test(name) && !answer.test(name) && !worker.includes(`"${name}"`));
  expect('the service worker lists every file except the small pages and the oEmbed responses', not_kept.length === 0, not_kept.join(' '));
}

const importing = [];
for (const name of names.filter((each) => each.endsWith('.css'))) if ((await text_of(name)).includes('@import')) importing.push(name);
expect('no style sheet imports another, because the build combines them', importing.length === 0, importing.join(' '));

// --- Pages -----------------------------------------------------------------------------------------------------------

const versions = new Set();
const amiss = { 'has an inline script or style': [], 'loads from another server': [], 'lacks the strict policy': [] };
for (const name of names.filter((each) => each.endsWith('.html'))) {
  const text = await text_of(name);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? '';
  // The policy of a page with <style> contains the digest of the style.
  const unstyled = text.replace(/<style>(.*?)<\/style>/gs, (tag, style) => (policy.includes(`'sha256-${createHash('sha256').update(style).digest('base64')}'`) ? '' : tag));
  const found = [
    /<script(?![^>]*\bsrc=)(?! type="application\/ld\+json">)|<style\b|\son[a-z]+=|\sstyle=/i.test(unstyled),
    /\ssrc\s*=\s*["']?(https?:)?\/\//i.test(text) || /<link(?! rel="(?:alternate|canonical)")[^>]*\shref\s*=\s*["']?(https?:)?\/\//i.test(text),
    !/default-src 'none'/.test(policy) || !/require-trusted-types-for 'script'/.test(policy) || /unsafe-inline|'unsafe-eval'|https?:|\*/.test(policy),
  ];
  Object.values(amiss).forEach((list, at) => { if (found[at]) list.push(name); });
  versions.add(/<meta name="mitts-version" content="([^"]*)"/.exec(text)?.[1]);
}
for (const [what, pages] of Object.entries(amiss)) expect(`no page ${what}`, pages.length === 0, pages.join(' '));
// Consumers that know only a page's URL find its oEmbed response through a link in the page.
const unanswered = [];
for (const name of names.filter((each) => each.endsWith('.html'))) {
  const text = await text_of(name);
  if (/<meta name="robots" content="noindex/.test(text) && name !== 'embed.html') continue;
  const own = name === 'embed.html' ? 'oembed.json' : name.replace(/([^/]+)\.html$/, 'oembed-$1.json');
  const href = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(text)?.[1] ?? '';
  const { type, html } = names.includes(own) ? JSON.parse(await text_of(own)) : {};
  const is_absolute = type === 'link' ? !html : /src="https?:\/\//.test(html);
  if (!is_absolute || !(href === path.posix.basename(own) || (/^https?:/.test(href) && href.endsWith(`/${own}`)))) unanswered.push(name);
}
expect('every indexable page and embed.html link to their oEmbed responses, which have no relative addresses', unanswered.length === 0, unanswered.join(' '));
expect('all pages have the same version', versions.size === 1 && new RegExp(`^${program_version.replaceAll('.', '[.]')}[+][\\w-]{12}$`).test([...versions][0]), [...versions].join(' '));

// --- Sizes -----------------------------------------------------------------------------------------------------------

// The scripts of the review, the statistics, the puzzles and the challenges. The scripts' names contain only a hash, so
// they are recognised by strings that occur in no other script. The strings are from web/review, web/statistics.js,
// web/puzzles.js, web/challenge.js and uqr.
const parts_with = async (pattern) => (await Promise.all(names.filter((name) => /^files\/part\./.test(name))
  .map(async (name) => (pattern.test(await text_of(name)) ? name : null)))).filter(Boolean);
const review_scripts = await parts_with(/mitts-reviews|\[1,3,9,27\]|startsWith\("bid:"\)|mitts-results-|again_differs|puzzles, line|challenge-title|Data too long|the Worker could not be started/);
// The scripts that export and import all stored data, and the script of the notices (web/asking.js).
const moving_scripts = await parts_with(/moving-take|forgets-copy/);
const is_of_review = (name) => review_scripts.includes(name) || /^files\/(review-worker|reviewer)\./.test(name);

// Returns every script that a page loads, directly or through other scripts. Excludes the scripts of the computer
// players and the scripts above.
async function scripts_of(page) {
  const found = new Set(named_in(page, await text_of(page)).filter((name) => name.endsWith('.js')));
  for (const script of found) {
    for (const name of named_in(script, await text_of(script))) {
      if (name.endsWith('.js') && !/^files\/ai[.-]/.test(name) && !is_of_review(name) && !moving_scripts.includes(name) && names.includes(name)) found.add(name);
    }
  }
  return [...found];
}

// Returns the files that a page needs to be complete, from its own tags: pictures, scripts with their static imports,
// and style sheets with their pictures and fonts. Excludes the page's templates.
async function first_files(page) {
  const shown = (await text_of(page)).replace(/<template[\s\S]*?<\/template>/g, '');
  const tags = /<(?:script|img|link rel="(?:stylesheet|preload|modulepreload)")(?: [^>]*?)? (?:src|href)="(?!\w+:)([^"#?]+)/g;
  const found = new Set([...shown.matchAll(tags)].map(([, name]) => name));
  for (const name of found) {
    const parts = name.endsWith('.css') ? named_in(name, await text_of(name)) : name.endsWith('.js') ? [...(await text_of(name)).matchAll(/(?:from|import)"([^"]+)"/g)]
      .map(([, part]) => path.posix.join(path.posix.dirname(name), part)) : [];
    for (const part of parts) found.add(part);
  }
  return [...found];
}

// Checks the start page: its number of elements, and the number of files that it needs to be complete.
const start_pages = ['index.html', 'index.fr.html'];
const heaviest_start = Math.max(...await Promise.all(start_pages.map(weight)));
const first_views = await Promise.all(start_pages.map(first_files));
const requests = 1 + Math.max(...first_views.map(({ length }) => length)); // including the page itself
for (const name of start_pages) {
  const elements = (await text_of(name)).match(/<[a-z]/g).length;
  expect(`${name} has at most 1500 elements`, elements <= 1500, elements);
}
expect('the start page is complete after at most 8 requests', requests <= 8, requests);

// The allowance in kB for the metadata of a site with a known URL (tools/site/found.mjs).
const for_others = names.includes('sitemap.xml') ? 3 : 0;

// Limits in kB of 1000 bytes. Sizes are measured after gzip -9, for the players' module after brotli -11, and for
// pictures and fonts without compression.
const scripts = await scripts_of('index.html');
const pictures = ['core.png', 'shapes.png'].map(called).filter(Boolean);
const limits = [
  ['the start page', 45, heaviest_start],
  ['its style sheet', 9, await weight(called('style.css'))],
  ["the start page's first view", 110, heaviest_start + Math.max(...await Promise.all(first_views.map((files) => sum_of(weight, files))))],
  ['the program', 410, await weight(called('mitts.wasm'))],
  ["everything before a new visitor's first card", 607 + for_others / 3, await sum_of(weight, ['index.html', 'begin.js', ...scripts,
    ...['mitts.wasm', 'style.css', 'texts-fr.txt', 'regular.ttf', 'bold.ttf', 'core.png', 'shapes.png'].map(called)])],
  ['everything that the table loads', 862 + for_others / 3, await sum_of(weight, ['index.html', 'begin.js', 'sw.js', ...scripts, ...names
    .filter((name) => /^files\/((mitts|style|texts-\w+|regular|bold|ai|ai-worker)\.|[^-]*\.png$)/.test(name))])],
  ["the table's scripts", 69.5, sum(await Promise.all(scripts.map(weight)))],
  ['the scripts of the review, the statistics, the puzzles and challenges', 60,
    await sum_of(weight, [...review_scripts, ...names.filter((name) => /^files\/review.*\.js$/.test(name))])],
  ['their style sheets', 8, await sum_of(weight, names.filter((name) => /^files\/(review|statistics|challenge).*\.css$/.test(name)))],
  ['the scripts that move everything to another browser', 6.5, await sum_of(weight, moving_scripts)],
  ["the review's module", 200, brotliCompressSync(await bytes_of(called('reviewer.wasm'))).length],
  ['the texts of a language', 20, Math.max(...await Promise.all(['texts-en.txt', 'texts-fr.txt'].map(called).map(weight)))],
  ['the service worker', 5, names.includes('sw.js') ? await weight('sw.js') : 0],
  ['the computer players', 130, brotliCompressSync(await bytes_of(called('ai.wasm'))).length],
  ['the comparison of two rule sets', 70, await weight(called('judge.wasm'))],
  ['the pictures of the start page and of Mitaines', 90, sum((await Promise.all(pictures.map(bytes_of))).map(({ length }) => length))],
  ['the guide for editors', 18.5 + for_others / 3, sum(await Promise.all(['embedding.fr.html', 'begin.js', 'mitts-embed.js',
    ...['embedding.js', 'embedding.css', 'examples.css'].map(called)].map(weight)))],
  // A poster is measured without compression, because the browser must parse one for each example on a page.
  ['a poster', 64 + for_others / 3, sum(await Promise.all(['embed.html', 'begin.js', ...['embed.js', 'embed.css', 'cards.css', 'bold.ttf'].map(called)]
    .map(async (name) => (await bytes_of(name)).length)))],
];
// Checks the size of each rules page without its examples, together with its style sheet.
for (const name of names.filter((each) => /^(rules|regles)\/\w+\.html$/.test(each))) {
  const text = (await text_of(name)).replace(/<figure[\s\S]*?<\/figure>/g, '');
  limits.push([name, 80 + for_others, text.length + (await bytes_of(called('rules.css'))).length]);
}
const small_sizes = await Promise.all(names.filter((name) => small.test(name) && name.endsWith('.html')).map(async (name) => (await bytes_of(name)).length));
limits.push([`each of ${small_sizes.length} small pages, uncompressed`, 16 + for_others, Math.max(...small_sizes)], ['the small pages on average', 6 + for_others, sum(small_sizes) / small_sizes.length]);
for (const [what, limit, size] of limits) {
  expect(`${what}: at most ${limit} kB`, size <= limit * 1000, `${(size / 1000).toFixed(1)} kB`);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
