// Takes the manifest's screenshots, in both languages, wide and narrow. Run it by hand after visible changes to the
// table.
//
//   node tools/screenshots.mjs [--site build/site]
//
// The pictures are stored in assets/screenshots with few colours, and listed in web/manifest.*.webmanifest.

import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'assets/screenshots');
const { values: options } = parseArgs({ options: { site: { type: 'string', default: path.join(root, 'build/site') } } });

// The first turn of a round with a good variety of cards.
const scene = '?game=mitaines&options=preset=pagat,players=2&seed=5';
const shapes = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};

// Reduces the picture to 128 colours, which is enough for a table.
const fewer_colours = `
import sys
from PIL import Image
picture = Image.open(sys.argv[1]).convert("RGB")
picture.quantize(128, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(sys.argv[2], optimize=True)
`;

function run(command, ...words) {
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

async function take(browser, address, name, language, shape) {
  const context = await browser.newContext({ ...shape, locale: `${language}-CA`, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}${scene}&lang=${language}`);
  await page.waitForFunction(() => {
    const state = globalThis.mitts?.state();
    return state?.pictures && state.human && !state.moving && state.resting;
  });
  const large = path.join(folder, `${name}.large.png`);
  await writeFile(large, await page.screenshot());
  run('/usr/bin/python3', '-c', fewer_colours, large, path.join(folder, `${name}.few.png`));
  run('zopflipng', '-y', path.join(folder, `${name}.few.png`), path.join(folder, `${name}.png`));
  for (const end of ['large', 'few']) await rm(path.join(folder, `${name}.${end}.png`));
  await context.close();
}

await mkdir(folder, { recursive: true });
const server = await serve({ folder: options.site });
const browser = await chromium.launch({
  executablePath: process.env.MITTS_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  for (const language of ['en', 'fr']) {
    for (const [name, shape] of Object.entries(shapes)) await take(browser, server.address, `${name}-${language}`, language, shape);
  }
} finally {
  await browser.close();
  await server.close();
}
