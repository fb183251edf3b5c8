// Draws the preview pictures of pages by opening the built site's tables in a browser. Each picture takes a second or
// two, so pictures are drawn only if the site's URL is known.

import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { serve } from '../serve.mjs';
import { picture_size } from './found.mjs';

const most_bytes = 150_000;
// The page is drawn in a smaller viewport and scaled up by this factor, because its text must be readable in
// thumbnails.
const scale = 1.5;
const size = { width: picture_size.width / scale, height: picture_size.height / scale };

// Takes a screenshot at the best quality within the size limit.
async function take(page) {
  for (const quality of [88, 75, 60, 40]) {
    const picture = await page.screenshot({ type: 'jpeg', quality, clip: { x: 0, y: 0, ...size } });
    if (picture.length <= most_bytes) return picture;
  }
  throw new Error(`a picture of ${page.url()} is larger than ${most_bytes} bytes`);
}

// Draws a table without the bar below it. In replay mode, no computer plays.
async function draw(page, address, { picture, query }, folder) {
  const rest = () => page.waitForFunction(() => globalThis.mitts?.state().pictures && globalThis.mitts.state().resting, null, { timeout: 120_000 });
  await page.goto(`${address}embed.html?${query}&mode=replay&poster=0`);
  await rest();
  const { height } = await page.locator('#bar').boundingBox();
  await page.setViewportSize({ width: size.width, height: size.height + Math.ceil(height) });
  await page.waitForFunction((wanted) => Math.abs(document.getElementById('canvas').clientHeight - wanted) <= 1, size.height);
  await rest();
  await mkdir(path.dirname(path.join(folder, picture)), { recursive: true });
  await writeFile(path.join(folder, picture), await take(page));
}

/// Draws the given pictures ({ picture, query }, from found.mjs) of the site in `folder` and writes them to that
/// folder. Draws one picture per processor at a time.
export async function draw_previews(folder, pictures) {
  const { launch_chromium } = await import('../../tests/browser/table.mjs');
  const server = await serve({ folder });
  const browser = await launch_chromium();
  const left = [...pictures];
  const painter = async () => {
    const context = await browser.newContext({ viewport: size, deviceScaleFactor: scale, reducedMotion: 'reduce', colorScheme: 'light', serviceWorkers: 'block' });
    const page = await context.newPage();
    for (let next = left.shift(); next; next = left.shift()) {
      await draw(page, server.address, next, folder);
      if (left.length % 20 === 0) console.log(`pictures: ${pictures.length - left.length} of ${pictures.length}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(cpus().length, pictures.length) }, painter));
  } finally {
    await browser.close();
    await server.close();
  }
}
