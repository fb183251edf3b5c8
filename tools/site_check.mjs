// Looks the finished site over: nothing missing, nothing besides, and what a visitor downloads stays within its limits.
//
//   node tools/site_check.mjs build/site
//
// Ends with the line "N passed, M failed".

import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const site = process.argv[2] ?? 'build/site';
let passed = 0;
let failed = 0;

function expect(what, holds, found = '') {
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

const names = await files_in(site);
const weight = async (name) => gzipSync(await readFile(path.join(site, name)), { level: 9 }).length;

for (const name of ['index.html', 'mitts.js', 'mitts.wasm', 'ai.js', 'ai.wasm', 'assets/core.png', 'assets/regular.ttf',
  'assets/bold.ttf', 'assets/OFL.txt', 'LICENSE.txt', 'THIRD_PARTY.txt']) {
  expect(`${name} is there`, names.includes(name));
}
expect('every file has a type that servers know', names.every((name) => /\.(html|css|js|wasm|png|svg|ico|ttf|txt|webmanifest|json)$/.test(name)),
  names.filter((name) => !/\.(html|css|js|wasm|png|svg|ico|ttf|txt|webmanifest|json)$/.test(name)).join(' '));

// Limits in kilobytes of 1000 bytes after gzip -9; pictures and fonts as they are.
const limits = [
  ['the program', 420, await weight('mitts.wasm')],
  ["the page's scripts", 45, (await Promise.all(names.filter((name) => name.endsWith('.js') && !/^ai/.test(name)).map(weight)))
    .reduce((sum, size) => sum + size, 0)],
  ['the computer players', 160, await weight('ai.wasm') + await weight('ai.js')],
  ['the pictures of the start page and of Mitaines', 400, (await Promise.all(['core.png', 'shapes.png'].filter((name) => names.includes(`assets/${name}`))
    .map(async (name) => (await stat(path.join(site, 'assets', name))).size))).reduce((sum, size) => sum + size, 0)],
];
for (const [what, limit, size] of limits) {
  expect(`${what}: at most ${limit} kB`, size <= limit * 1000, `${(size / 1000).toFixed(1)} kB`);
}

for (const name of names.filter((each) => each.endsWith('.html'))) {
  const text = await readFile(path.join(site, name), 'utf8');
  expect(`${name} has no script or style of its own in line`, !/<script(?![^>]*\bsrc=)|<style\b|\son[a-z]+=|\sstyle=/i.test(text));
  expect(`${name} names no other server`, !/(src|href)\s*=\s*["']?(https?:)?\/\//i.test(text));
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
