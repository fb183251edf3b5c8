// What the browser tests share: the finished site served on this machine, a Chromium that looks at it, and a person at the
// table who sees only what the page tells (places to touch, the record) and acts only by real clicks, taps and keys.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../tools/serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = process.env.MITTS_SITE ?? path.join(root, 'build/site');
export const program = process.env.MITTS_PROGRAM ?? path.join(root, 'build/release/mitts');
const pictures = process.env.MITTS_PICTURES ?? path.join(root, 'build/pictures');

export const desktop = { width: 1280, height: 800 };
export const small_window = { width: 840, height: 600 };
export const phone = { width: 390, height: 844 };

// Chromium as people have it, and the same without a face, which does what a page sees at half the work; but a program that stumbles
// over memory takes its whole page with it there.
export const whole_chromium = process.env.MITTS_CHROMIUM ?? '/usr/bin/chromium';
const bare_chromium = process.env.MITTS_CHROMIUM ?? ['/usr/bin/chromium-headless-shell', whole_chromium].find(existsSync);

/// What a Chromium of these tests is started with: software draws.
export const chromium_options = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader', '--disable-gpu-compositing'];

export function launch_chromium({ program = bare_chromium, ...more } = {}) {
  return chromium.launch({
    executablePath: program, ...more, args: chromium_options,
  });
}

export const serve_site = () => serve({ folder: site });

// Starts server and browser, launched with `options`; `close` ends both.
export async function open_house(options) {
  const server = await serve_site();
  const browser = await launch_chromium(options);
  return {
    address: server.address,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

// How often the page is asked for what is waited for, in ms: each frame would be asked for otherwise, and drawn.
export const patience = 40;

// How long anything at all is waited for, in ms. It costs nothing where it comes, and three suites at once on two processors are slow.
const long_enough = 60_000;

// A context of the browser, as Playwright makes it of its `options`. Software draws here, by the pixel, and that is most of what these
// tests cost: so there are few pixels, a quarter of one to a point each way, where a test does not ask for its own.
export async function new_context(browser, options = {}) {
  const context = await browser.newContext({
    viewport: small_window, deviceScaleFactor: 0.25, locale: 'en-CA', reducedMotion: 'reduce', ...options,
  });
  context.setDefaultTimeout(long_enough);
  return context;
}

// In the page, before its scripts where that can be: its clock runs so many times as fast. Not more than 20: the table loses patience with its players
// after 12 s by this clock.
export function quick_clock(times) {
  const now = performance.now.bind(performance);
  const begun = now();
  const later = setTimeout;
  const longest_pause = 1200; // in ms, of play (src/table/table_screen.cpp)
  const pulse = 500; // the players' (web/pulse.js), who think no faster than ever
  performance.now = () => begun + (now() - begun) * times;
  globalThis.setTimeout = (what, delay = 0, ...rest) =>
    later(what, delay === pulse || delay > longest_pause ? delay : delay / times, ...rest);
}

// A person with a browser of their own: nothing is stored yet. `context` are Playwright's options of a context. Without them there is no
// service worker: what a test changes on the way to the page would pass it by. Where whole rounds are played, `quick` keeps the
// pauses between moves short and the window small.
export async function sit_down(house, { query = '', context: options = {}, before = null, quick = false } = {}) {
  const context = await new_context(house.browser, { viewport: quick ? small_window : desktop, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const person = new Person(house, context, page);
  if (quick) await context.addInitScript(quick_clock, 4);
  if (before) await before(context, page);
  await person.open(query);
  return person;
}

export class Person {
  constructor(house, context, page) {
    this.house = house;
    this.context = context;
    this.page = page;
    this.complaints = []; // errors of their pages, and requests that these should not have made
    this.watch(page);
  }

  watch(page) {
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => { if (message.type() === 'error') this.complaints.push(message.text()); });
    page.on('request', (request) => {
      if (!request.url().startsWith(this.house.address)) this.complaints.push(`asked for ${request.url()}`);
    });
  }

  async open(query = '') {
    await this.page.goto(this.house.address + query);
    await this.ready();
  }

  // The same person's second tab.
  async another_tab(query = '') {
    const other = new Person(this.house, this.context, await this.context.newPage());
    await other.open(query);
    return other;
  }

  async reload() {
    await this.page.reload();
    await this.ready();
  }

  // The start page is there, or the program runs, with its pictures.
  async ready() {
    await this.page.waitForFunction(() => {
      const { pictures, page, resting } = globalThis.mitts?.state() ?? {};
      return pictures === true || (page === 'start' && resting);
    }, null, { polling: patience });
    await this.rest();
  }

  state() { return this.page.evaluate(() => mitts.state()); }
  targets() { return this.page.evaluate(() => mitts.targets()); }
  record() { return this.page.evaluate(() => mitts.record()); }
  frames() { return this.page.evaluate(() => mitts.frames()); }

  // Waits until the program has taken in what happened, and rests.
  async rest() {
    await this.page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
    await this.until(() => mitts.state().resting);
  }

  // Waits for something; a mistake of the page ends the waiting, and is told. What passes soon wants to be looked for in every frame.
  async until(condition, argument, polling = patience) {
    try {
      await this.page.waitForFunction(condition, argument, { timeout: long_enough, polling });
    } catch (error) {
      assert.deepEqual(this.complaints, [], error.message);
      throw error;
    }
  }

  // Does something that sets the table moving. The waiting begins before it: a slow machine may be through with a movement
  // before it is asked.
  async set_moving(act) {
    await Promise.all([this.until(() => mitts.state().moving, null, 'raf'), act()]);
  }

  // As one scrolls to what lies outside the window; a table does not move. Tells whether anything may have moved.
  async scroll_to({ y, h }) {
    const { height } = this.page.viewportSize();
    const is_outside = y < 0 || y + h > height;
    if (is_outside) await this.page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), y + h / 2 - height / 2);
    return is_outside;
  }

  // The start page is scrolled to it.
  async find(id, match = {}) {
    const look = async () => (await this.targets()).findLast((target) => target.id === id &&
      Object.entries(match).every(([name, value]) => target[name] === value)) ?? null;
    const found = await look();
    return found && await this.scroll_to(found) ? look() : found;
  }

  async click_at({ x, y, w, h }, part = 0.5) {
    await this.page.mouse.click(x + w / 2, y + h * part);
  }

  // Clicks a place of the canvas, wherever it is now.
  async click(id, match = {}, part = 0.5) {
    const target = await this.find(id, match);
    assert.ok(target, `there is no ${id} ${JSON.stringify(match)}: ${JSON.stringify(await this.targets())}`);
    await this.click_at(target, part);
    await this.rest();
  }

  // On the start page: turns to a game, and waits until the program is there.
  async wake() {
    await this.page.locator('#games .begin').first().focus();
    await this.until(() => mitts.state().pictures);
    await this.rest();
  }

  // On the start page: the same page in the other language, by its link.
  async choose_language(language) {
    await this.page.locator(`#languages [hreflang=${language}]`).click();
    await this.until((wanted) => document.documentElement.lang === wanted && document.readyState === 'complete', language);
    await this.ready();
  }

  // What an open panel offers. It is laid out again when texts or pictures arrive after it has been opened.
  async controls() {
    await this.until(() => mitts.state().panel === null || mitts.targets().length > 0);
    return (await this.targets()).filter(({ id }) => id === 'Control');
  }

  /// In the panel of a new match: chooses by its arrows until the opponent is a person at this table.
  async seat_another() {
    for (let step = 0; step < 8; step++) {
      const labels = (await this.controls()).map(({ label }) => label);
      if (labels.some((label) => /at this table, (next|the one before)/.test(label))) break;
      const next = labels.find((label) => /, next$/.test(label));
      await this.press_control((label) => label === next);
    }
  }

  // Clicks a control of the open panel, scrolled to where it can be seen. One that stays where it is however the wheel is
  // turned is in the panel's foot, or as near as it comes.
  async press_control(wanted) {
    const most = 60; // a turn of the wheel moves little on a phone
    let last_y = null;
    let step = 200; // halved when it was too far
    for (let attempt = 0, still = 0; ; attempt++) {
      const control = (await this.controls()).find(({ label, enabled }) => enabled && wanted(label));
      assert.ok(control, `there is no such control among ${JSON.stringify((await this.controls()).map(({ label }) => label))}`);
      const { height, width } = this.page.viewportSize();
      const y = control.y + control.h / 2;
      still = y === last_y ? still + 1 : 0;
      if (last_y !== null && (y < height / 2) !== (last_y < height / 2)) step /= 2;
      last_y = y;
      if (y > 110 && y < height - 110 || still === 3 || attempt === most) {
        await this.click_at(control);
        await this.rest();
        return;
      }
      await this.page.mouse.move(width / 2, height / 2);
      await this.page.mouse.wheel(0, Math.sign(y - height / 2) * Math.min(step, Math.abs(y - height / 2)));
      await this.rest();
    }
  }

  // The page's own buttons, as a keyboard or a screen reader finds them.
  buttons() {
    return this.page.locator('#mirror button').evaluateAll((all) => all.map((button) => ({
      key: button.dataset.do ?? '', label: button.textContent, barred: button.getAttribute('aria-disabled') === 'true',
    })));
  }

  // What the page's elements tell, line by line; a row of a table with its cells parted by " · ".
  async told() {
    return (await this.page.locator('#mirror').locator('h1, h2, p, li, tr').evaluateAll((all) => all.map((one) =>
      (one.localName === 'tr' ? [...one.children].map((cell) => cell.textContent).join(' · ') : one.textContent)))).join('\n');
  }

  // Politely, and at once.
  said() { return this.page.locator('#said p, #urgent p').allTextContents(); }

  async picture(name) {
    mkdirSync(pictures, { recursive: true });
    await this.page.screenshot({ path: path.join(pictures, `${name}.png`) });
  }

  // Until a human is to act, or the round is over.
  async my_turn() {
    await this.until(() => {
      const state = mitts.state();
      return state.page === 'table' && (state.phase !== 'playing' || ((state.human || state.curtain) && !state.moving));
    });
    return this.state();
  }

  async leave() {
    assert.deepEqual(this.complaints, []);
    await this.context.close();
  }
}

// Does `act` for each of the things, several at once: for pages that are mostly waited for.
export async function at_once(things, act, most = 5) {
  const left = [...things];
  const one_by_one = async () => { while (left.length > 0) await act(left.shift()); };
  await Promise.all(Array.from({ length: most }, one_by_one));
}

// Waits for something that the page has to ask for itself (Playwright's own waiting takes a promise for true).
export async function eventually(person, condition) {
  for (let asked = 0; asked < 400; asked++) { // 40 s: a busy machine keeps files slowly
    if (await person.page.evaluate(condition)) return;
    await new Promise((later) => { setTimeout(later, 100); });
  }
  assert.fail(`never came true: ${condition}`);
}

// Everything of this version is kept, and the page is served from what is kept.
export async function wait_until_kept(person) {
  await eventually(person, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

// What `act` does at the person's turn, with all that the others answer, is taken back by one touch of undo.
export async function undo_takes_back(person, act) {
  await person.my_turn();
  const record = await person.record();
  await act();
  assert.equal((await person.my_turn()).phase, 'playing');
  assert.notEqual(await person.record(), record);
  await person.click('Undo');
  await person.my_turn();
  assert.equal(await person.record(), record);
}

// The page is reopened in the middle of a match: everything stands where it stood.
export async function reload_in_the_middle(person) {
  const [record, state] = [await person.record(), await person.state()];
  await person.reload();
  assert.equal(await person.record(), record, 'the record after a reload');
  const now = await person.state();
  for (const member of ['round', 'turn', 'actions', 'phase', 'human']) assert.equal(now[member], state[member], member);
  assert.deepEqual(now.totals, state.totals);
}

// The round is over: what the table shows is what the command line makes of the record. Returns the trace.
export async function compare_with_replay(person) {
  const trace = replay(await person.record());
  const end = trace.findLast(({ type }) => type === 'round_end');
  assert.ok(end, 'the record reaches the end of the round');
  const state = await person.state();
  assert.deepEqual(state.totals, end.totals);
  assert.equal(trace.filter(({ type }) => type === 'action').length, state.actions);
  // What is written for the reader: the summary's last row are the totals, the reader's first.
  await person.until(() => document.querySelector('#mirror [role="dialog"] tbody tr') !== null);
  const [, ...totals] = await person.page.locator('#mirror tbody:last-child tr:last-child > *').allTextContents();
  const own = state.viewer % end.totals.length;
  assert.deepEqual(totals.map((total) => Number(total.replace('−', '-'))), [...end.totals.slice(own), ...end.totals.slice(0, own)]);
  return trace;
}

// What the command line makes of a record: its trace as objects.
export function replay(record) {
  const { status, stdout, stderr } = spawnSync(program, ['replay', '-'], { input: record, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout.trim().split('\n').map((line) => JSON.parse(line));
}

/// In the page, as a browser does it (page.evaluate): what was dropped or pasted is there while the event is heard, and gone after that.
export function bring([type, place, things]) {
  const data = new DataTransfer();
  for (const thing of things) {
    if (thing.name) data.items.add(new File([thing.text], thing.name, { type: 'text/plain' }));
    else data.setData('text/plain', thing.text);
  }
  const event = type === 'drop' ? new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
    : new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true });
  const taken = !document.querySelector(place).dispatchEvent(event);
  data.clearData();
  data.items.clear();
  return taken;
}
