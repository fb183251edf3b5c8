// Tests many tables on one page. Browsers limit the number of graphics contexts. Above the limit, the oldest table
// loses its context. That table then shows a notice and its poster, and a click on the poster continues the match.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { act, click_start, position, running } from './embed_reader.mjs';
import { open_house, small_window } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

// The time limit for showing the notice (web/embed/lost.js), and an allowance for slow machines.
const soon_ms = 3000;
const slowness_ms = 20_000;

test('a table that loses its graphics context shows its poster, and a click on the poster continues the match', async () => {
  const context = await house.browser.newContext({ viewport: small_window, locale: 'en-CA', reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${house.address}LICENSE.txt`);
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: address, width: 640, height: 500 });
    document.body.prepend(frame);
  }, `${house.address}embed.html${position}`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await click_start(frame);
  await running(frame);
  await act(page, frame, /^Play the 7 of spades/);
  await frame.waitForFunction(() => mitts.state().actions >= 2 && mitts.state().resting);
  const record = await frame.evaluate(() => mitts.record());

  // Creates nineteen graphics contexts to simulate nineteen other tables.
  await page.evaluate(() => {
    globalThis.others = Array.from({ length: 19 }, () => document.createElement('canvas').getContext('webgl'));
  });
  await frame.locator('#graphics', { hasText: /stopped drawing.*Open it again/ }).waitFor({ timeout: soon_ms + slowness_ms });
  assert.ok(await frame.locator('#picture svg .card').first().isVisible());
  assert.ok(await frame.locator('#stage').isHidden());

  // The poster's button reopens the table. The page that lost its context still answers until the frame is reloaded.
  await frame.evaluate(() => { globalThis.is_lost = true; });
  await frame.locator('#start').click();
  await frame.waitForFunction(() => !globalThis.is_lost && globalThis.mitts?.state().page === 'table');
  assert.equal(await frame.evaluate(() => mitts.record()), record);
  await context.close();
});
