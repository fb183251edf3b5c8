// Takes the screenshots for the README and the web app manifest. Run it by hand when the table has changed.
//
//   node tools/pictures.mjs [--site build/site]
//
// Writes the screenshots to assets/pictures with 80 colours and the best compression. Their total size is limited to
// 400 KB.

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { desktop, launch_chromium } from '../tests/browser/table.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'assets/pictures');
const most_bytes = 400_000;
const settling_ms = 1000;
const { values: options } = parseArgs({
  options: { site: { type: 'string', default: path.join(root, 'build/site') } },
});

// A turn in the middle of a round, with points scored, an open call on the pile, and calls to make.
const scene = new URLSearchParams({
  game: 'mitaines',
  options: 'preset=pagat,players=3',
  seed: '71',
  moves: '4C:m,4D,AC,4H,TC,5D,5H:g,AS,6C,5S,AH,9S,7H,TS,3D,TH:m,5C,7S,TD,QH,JS,8C,8D,6D,9D:m,8S,KH:m',
});
const wide = { viewport: desktop };
const narrow = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true };
const pictures = [
  ['wide-en', { ...wide, locale: 'en-CA' }],
  ['wide-fr', { ...wide, locale: 'fr-CA' }],
  ['wide-en-dark', { ...wide, locale: 'en-CA', colorScheme: 'dark' }],
  ['narrow-en', { ...narrow, locale: 'en-CA' }],
  ['narrow-fr', { ...narrow, locale: 'fr-CA' }],
];

const reduce_colours = `
import sys
from PIL import Image
picture = Image.open(sys.argv[1]).convert("RGB")
few = picture.quantize(80, method=Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
few.save(sys.argv[2], optimize=True)
`;

function run(command, ...words) {
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

async function take(browser, address, shape) {
  const context = await browser.newContext({
    colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block', ...shape,
  });
  const page = await context.newPage();
  await page.goto(`${address}?${scene}`);
  // Until the loading notice has closed, the canvas shows only parts of the picture (web/program.js, `show`).
  await page.waitForFunction(() => {
    const state = globalThis.mitts?.state();
    return document.getElementById('loading')?.hidden
      && state?.pictures && state.human && !state.moving && state.resting;
  });
  await page.waitForTimeout(settling_ms);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

const scratch = await mkdtemp(path.join(tmpdir(), 'mitts-pictures-'));
await mkdir(folder, { recursive: true });
const server = await serve({ folder: options.site });
const browser = await launch_chromium();
let total = 0;
try {
  for (const [name, shape] of pictures) {
    const [whole, few] = ['whole.png', 'few.png'].map((file) => path.join(scratch, file));
    const picture = path.join(folder, `${name}.png`);
    await writeFile(whole, await take(browser, server.address, shape));
    run('/usr/bin/python3', '-c', reduce_colours, whole, few);
    run('zopflipng', '-y', few, picture);
    const { length } = await readFile(picture);
    total += length;
    console.log(`${name}.png: ${length} bytes`);
  }
} finally {
  await browser.close();
  await server.close();
  await rm(scratch, { recursive: true });
}
if (total > most_bytes) throw new Error(`The pictures have ${total} bytes: expected at most ${most_bytes}`);
