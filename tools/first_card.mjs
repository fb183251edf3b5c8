// How soon the first card is there in Chromium, what that costs, and how soon a touch is seen: node tools/first_card.mjs SITE [SITE …]
//   [--times 7] [--cpu 4] [--mbit 10 --latency 40]
//
// Opens a table by link on each site (build/site) as a new visitor would, by turns so that a busy machine troubles all alike, and prints
// the medians of
//   the time until the first card is drawn;
//   the blocking time from navigation until the first deal is at rest, counted as Lighthouse counts it: what each task of the page's own
//   thread takes above 50 ms;
//   the time that Workers were busy until then, so that no time is bought with theirs;
//   the time from a touch to the next picture, and the requests and bytes until the first card.
// With --cpu the page's own thread is so many times slower (Chromium slows down no Workers); with --mbit the line is as slow as that, and
// every answer late by --latency ms. A measurement, not a test: nothing depends on it.

import { parseArgs } from 'node:util';
import { first_visit } from '../tests/browser/first_visit.mjs';
import { desktop, launch_chromium } from '../tests/browser/table.mjs';
import { serve } from './serve.mjs';

const { values: options, positionals: sites } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '7' }, cpu: { type: 'string' }, mbit: { type: 'string' }, latency: { type: 'string', default: '40' } },
});
if (sites.length === 0) sites.push('build/site');

const median = (numbers) => [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)];

async function slow_down(context, page) {
  const browser = await context.newCDPSession(page);
  if (options.cpu) await browser.send('Emulation.setCPUThrottlingRate', { rate: Number(options.cpu) });
  if (!options.mbit) return;
  const bytes_a_second = Number(options.mbit) * 125_000;
  await browser.send('Network.emulateNetworkConditions', {
    offline: false, latency: Number(options.latency), downloadThroughput: bytes_a_second, uploadThroughput: bytes_a_second,
  });
}

// From a touch on a card to the next picture of the table.
async function touch_to_paint(page) {
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

// Milliseconds of the tasks in a trace of Chromium's, by what their thread is: those above 50 ms of pages, and all of Workers.
function tasks_of(trace) {
  const { traceEvents: events } = JSON.parse(trace);
  const of_thread = ({ pid, tid }) => `${pid} ${tid}`;
  const threads = new Map(events.filter(({ name }) => name === 'thread_name').map((event) => [of_thread(event), event.args.name]));
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').map((event) => ({ thread: threads.get(of_thread(event)) ?? '', ms: event.dur / 1000 }));
  const sum = (thread, beyond) => tasks.filter((task) => thread.test(task.thread)).reduce((all, { ms }) => all + Math.max(0, ms - beyond), 0);
  return { blocking: sum(/^CrRendererMain$/, 50), workers: sum(/Worker/, 0) };
}

async function visit(house) {
  const { context, page, drawn, asked } = await first_visit({ browser, address: house.server.address }, {
    context: { viewport: desktop, deviceScaleFactor: 1 },
    async prepare(context, page) {
      await slow_down(context, page);
      await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] });
    },
  });
  await page.waitForFunction(() => mitts.state().human && !mitts.state().moving);
  const { blocking, workers } = tasks_of(await browser.stopTracing());
  const touched = await touch_to_paint(page);
  await context.close();
  for (const [name, value] of Object.entries({ drawn, blocking, workers, touched })) house[name].push(value);
  house.asked = asked;
}

const browser = await launch_chromium();
const houses = await Promise.all(sites.map(async (site) => (
  { site, server: await serve({ folder: site }), drawn: [], blocking: [], workers: [], touched: [], asked: [] })));
for (let time = 0; time < Number(options.times); time++) for (const house of houses) await visit(house);
for (const { site, drawn, blocking, workers, touched, asked } of houses) {
  const bytes = asked.reduce((sum, each) => sum + each.bytes, 0);
  console.log(`${site}: first card ${median(drawn).toFixed(0)} ms, blocking ${median(blocking).toFixed(0)} ms,`,
    `Workers ${median(workers).toFixed(0)} ms, touch to paint ${median(touched).toFixed(1)} ms,`,
    `${asked.length} requests, ${(bytes / 1000).toFixed(1)} kB`);
}
await Promise.all(houses.map(({ server }) => server.close()));
await browser.close();
