// How soon the first card is there in Chromium, and how soon a touch is seen: node tools/first_card.mjs SITE [SITE …]
//   [--times 7] [--mbit 10 --latency 40]
//
// Opens each site (build/site) as a new visitor would, by turns so that a busy machine troubles all alike, and prints the medians of
// the time to the first card and from a touch to the next picture, with the requests and bytes until then. With --mbit the line is as
// slow as that, and every answer late by --latency ms. A measurement, not a test: nothing depends on it.

import { parseArgs } from 'node:util';
import { first_visit } from '../tests/browser/first_visit.mjs';
import { desktop, launch_chromium } from '../tests/browser/table.mjs';
import { serve } from './serve.mjs';

const { values: options, positionals: sites } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '7' }, mbit: { type: 'string' }, latency: { type: 'string', default: '40' } },
});
if (sites.length === 0) sites.push('build/site');

const median = (numbers) => [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)];

async function slow_down(context, page) {
  if (!options.mbit) return;
  const browser = await context.newCDPSession(page);
  const bytes_a_second = Number(options.mbit) * 125_000;
  await browser.send('Network.emulateNetworkConditions', {
    offline: false, latency: Number(options.latency), downloadThroughput: bytes_a_second, uploadThroughput: bytes_a_second,
  });
}

// From a touch on a card to the next picture of the table.
async function touch_to_paint(page) {
  await page.waitForFunction(() => mitts.state().human && !mitts.state().moving);
  const { x, y, w, h } = await page.evaluate(() => {
    addEventListener('pointerdown', () => {
      const [begun, drawn] = [performance.now(), mitts.frames()];
      const look = () => {
        if (mitts.frames() > drawn) globalThis.touch_seen = performance.now() - begun;
        else requestAnimationFrame(look);
      };
      look();
    }, { capture: true, once: true });
    return mitts.targets().find(({ id }) => id === 'Card');
  });
  await page.mouse.click(x + w / 4, y + h / 2);
  return (await page.waitForFunction(() => globalThis.touch_seen)).jsonValue();
}

const browser = await launch_chromium();
const houses = await Promise.all(sites.map(async (site) => ({ site, server: await serve({ folder: site }), drawn: [], touched: [], asked: [] })));
for (let time = 0; time < Number(options.times); time++) {
  for (const house of houses) {
    const { context, page, drawn, asked } = await first_visit({ browser, address: house.server.address },
      { context: { viewport: desktop, deviceScaleFactor: 1 }, prepare: slow_down });
    house.drawn.push(drawn);
    house.touched.push(await touch_to_paint(page));
    house.asked = asked;
    await context.close();
  }
}
for (const { site, drawn, touched, asked } of houses) {
  const bytes = asked.reduce((sum, each) => sum + each.bytes, 0);
  console.log(`${site}: first card ${median(drawn).toFixed(0)} ms, touch to paint ${median(touched).toFixed(1)} ms,`,
    `${asked.length} requests, ${(bytes / 1000).toFixed(1)} kB`);
}
await Promise.all(houses.map(({ server }) => server.close()));
await browser.close();
