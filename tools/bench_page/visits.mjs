// Measures a visit in Chromium, from the navigation to an idle table.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import speedline from 'speedline-core';
import { watch_for_the_table } from '../../tests/browser/first_visit.mjs';
import { new_context, phone } from '../../tests/browser/table.mjs';
import { dense } from '../serve.mjs';

const tap_after = 1500; // ms after the start of the navigation
const quiet = 2000; // ms without a request after which loading counts as complete
const rest = 3000; // ms for which an idle table is observed
const aside = /icon|manifest|favicon/;

async function slow_down(session, { cpu, line }) {
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!line) return;
  await session.send('Network.enable');
  const bytes_a_second = line.mbit * 125_000;
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: line.latency, downloadThroughput: bytes_a_second, uploadThroughput: bytes_a_second });
}

// Runs in the page before its scripts. Records paints, layout shifts, the first tap, and the time at which the table
// then appears.
function watch_the_page() {
  globalThis.seen = { largest: 0, shift: 0 };
  new PerformanceObserver((list) => { seen.largest = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('pointerdown', () => {
    seen.tapped ??= performance.now();
    const look = () => {
      if (document.documentElement.dataset.page !== 'table') requestAnimationFrame(look);
      else requestAnimationFrame(() => { seen.ground ??= performance.now(); });
    };
    look();
  }, { capture: true });
}

// Measures the time from a touch on a card in the hand to the next frame of the table.
async function touch_to_paint(page) {
  const { x, y, w, h } = await page.evaluate(() => {
    addEventListener('pointerdown', () => {
      const [begun, drawn] = [performance.now(), mitts.frames()];
      const look = () => {
        if (mitts.frames() > drawn) seen.touch = performance.now() - begun;
        else requestAnimationFrame(look);
      };
      look();
    }, { capture: true, once: true });
    return mitts.targets().find(({ id }) => id === 'Card');
  });
  await page.touchscreen.tap(x + w / 4, y + h / 2);
  return (await page.waitForFunction(() => seen.touch)).jsonValue();
}

// Evaluates a trace up to `until` (ms after the start of the navigation). Returns the total task time in ms for each
// kind of thread, and the Speed Index. For pages, only the time of a task beyond 50 ms counts (Lighthouse's definition
// of blocking). For Workers, the whole task time counts.
async function told_by(traceEvents, until) {
  const { ts: begun } = traceEvents.filter(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http')).at(-1);
  const events = traceEvents.filter(({ ph, ts }) => ph === 'M' || ts <= begun + until * 1000);
  const of_thread = ({ pid, tid }) => `${pid} ${tid}`;
  const threads = new Map(events.filter(({ name }) => name === 'thread_name').map((event) => [of_thread(event), event.args.name]));
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').map((event) => ({ thread: threads.get(of_thread(event)) ?? '', ms: event.dur / 1000 }));
  const sum = (thread, beyond) => tasks.filter((task) => thread.test(task.thread)).reduce((all, { ms }) => all + Math.max(0, ms - beyond), 0);
  const { speedIndex } = await speedline(events, { timeOrigin: begun });
  return { blocking: sum(/^CrRendererMain$/, 50), Workers: sum(/Worker/, 0), 'speed index': speedIndex };
}

// Resolves to the processor time in ms and the memory in MB of the busiest renderer, which is the page's process.
async function used(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const { id, cpuTime } = processInfo.filter(({ type }) => type === 'renderer').sort((one, other) => other.cpuTime - one.cpuTime)[0];
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'));
  return { cpu: cpuTime * 1000, memory: Number(kilobytes) / 1000 };
}

const at_rest = (page) => page.waitForFunction(() => {
  const { human, moving, resting } = mitts.state();
  return human && !moving && resting;
}, null, { timeout: 60_000 });

const sizes = new Map();
function size_of(folder, name) {
  const file = path.join(folder, name.split(/[?#]/, 1)[0] || 'index.html');
  if (!sizes.has(file)) {
    const bytes = readFileSync(file);
    sizes.set(file, dense.has(path.extname(file)) ? { gzip: bytes.length, brotli: bytes.length } : { gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length });
  }
  return sizes.get(file);
}

/// Returns the number of requested files, and their total sizes in kB after gzip and brotli.
function weight(folder, asked) {
  const counted = asked.filter(({ name }) => !aside.test(name)).map(({ name }) => size_of(folder, name));
  const sum = (of) => counted.reduce((all, each) => all + each[of], 0) / 1000;
  return { requests: counted.length, gzip: sum('gzip'), brotli: sum('brotli') };
}

async function until_quiet(asked) {
  for (let had = -1; had !== asked.length;) {
    had = asked.length;
    await pause(quiet);
  }
}

/// Visits a site ({ folder, server, asked }), whose server records each request and its time in `asked`. Resolves to
/// metrics by name, in ms unless the name contains another unit.
///
/// `place` is 'start', where a new game is tapped 1.5 s after the start of the navigation, or 'table', a link to a
/// match. `cpu` slows the processor by a factor, and `line` { mbit, latency } slows the connection. A `warm` visit is a
/// repeat visit with a filled cache. Metrics from a trace come from a separate visit, because tracing slows the page.
export const visit = async (house, options) => ({ ...await pay_visit(house, options, false), ...await pay_visit(house, options, true) });

async function pay_visit(house, { browser, place, cpu, line, warm = false }, traced) {
  const { folder, server, asked } = house;
  const context = await new_context(browser, {
    viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true, reducedMotion: 'no-preference', serviceWorkers: warm ? 'allow' : 'block',
  });
  const address = server.address + (place === 'table' ? '?game=mitaines&seed=5' : '');
  if (warm) {
    const before = await context.newPage();
    await before.goto(server.address);
    await before.waitForFunction(() => navigator.serviceWorker.controller);
    await until_quiet(asked);
    await before.close();
  }
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slow_down(session, { cpu, line });
  await page.addInitScript(watch_for_the_table);
  await page.addInitScript(watch_the_page);
  if (traced) await browser.startTracing(page, { screenshots: true, categories: ['toplevel', 'blink.user_timing', 'loading', 'disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  asked.length = 0;
  const begun = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  if (place === 'start') {
    await pause(Math.max(0, tap_after - (Date.now() - begun)));
    const { x, y, width, height } = await page.locator('[data-game="mitaines"] [data-act="begin"]').boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }
  await page.waitForFunction(() => globalThis.card_drawn, null, { timeout: 60_000 });
  const { first, seen, card, origin } = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime, seen: globalThis.seen, card: card_drawn, origin: performance.timeOrigin,
  }));
  await at_rest(page);
  if (traced) {
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    await context.close();
    const all = await told_by(traceEvents, Infinity);
    if (!seen.tapped) return all;
    return { ...await told_by(traceEvents, seen.tapped), 'blocking in all': all.blocking, 'Workers in all': all.Workers };
  }
  const figures = { 'first paint': first, 'largest paint': seen.largest, 'layout shift': seen.shift, 'first card': card };
  if (seen.tapped) Object.assign(figures, { 'tap to ground': seen.ground - seen.tapped, 'tap to card': card - seen.tapped });
  figures['touch to paint'] = await touch_to_paint(page);
  await at_rest(page);
  await until_quiet(asked);
  await at_rest(page);
  const watch = async () => ({ frames: await page.evaluate(() => mitts.frames()), ...await used(browser) });
  const before_rest = await watch();
  await pause(rest);
  const after_rest = await watch();
  figures['frames at rest, a second'] = (after_rest.frames - before_rest.frames) / (rest / 1000);
  figures['CPU at rest, %'] = (after_rest.cpu - before_rest.cpu) / rest * 100;
  figures['memory, MB'] = after_rest.memory;
  const until = { view: origin + seen.largest, card: origin + card, end: Infinity };
  for (const [stage, words] of [['view', 'to first view'], ['card', 'to first card'], ['end', 'in all']]) {
    const { requests, gzip, brotli } = weight(folder, asked.filter(({ when }) => when <= until[stage]));
    Object.assign(figures, { [`requests ${words}`]: requests, [`kB gzip ${words}`]: gzip, [`kB brotli ${words}`]: brotli });
  }
  await context.close();
  return figures;
}
