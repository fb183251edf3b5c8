// Shared helpers for the browser tests: the built site on a local server, Chromium, and a player at the table. The
// player sees only the data that the page reports (targets, the record), and acts only with real clicks, taps and keys.

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

// The full Chromium, and the headless shell, which draws the same pictures and needs half the CPU time. In the headless
// shell, a crash of the program crashes the whole page.
export const whole_chromium = process.env.MITTS_CHROMIUM ?? '/usr/bin/chromium';
const bare_chromium = process.env.MITTS_CHROMIUM ?? ['/usr/bin/chromium-headless-shell', whole_chromium].find(existsSync);

/// Command-line options for Chromium in all tests, with software rendering.
export const chromium_options = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader', '--disable-gpu-compositing'];

/** @param {import('playwright-core').LaunchOptions & { program?: string }} options */
export function launch_chromium({ program = bare_chromium, ...more } = {}) {
  return chromium.launch({
    executablePath: program, ...more, args: chromium_options,
  });
}

export const serve_site = () => serve({ folder: site });

// Starts a server, and a browser with `options`. close() stops both.
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

// The polling interval for conditions in the page, in ms. Playwright's default, polling in every frame, would force the
// page to draw frames.
export const patience = 40;

// The longest wait for a condition, in ms. It is long, because three suites may share two processors.
const long_enough = 60_000;

// Returns a Playwright context with `options`. By default a screen pixel is four CSS pixels wide and high, because the
// tests spend most of their time on software rendering.
export async function new_context(browser, options = {}) {
  const context = await browser.newContext({
    viewport: small_window, deviceScaleFactor: 0.25, locale: 'en-CA', reducedMotion: 'reduce', ...options,
  });
  context.setDefaultTimeout(long_enough);
  await context.addInitScript(count_seeds);
  if (options.reducedMotion === 'no-preference') await context.addInitScript(fewer_frames);
  return context;
}

// Runs in the page, before its scripts. Numbers the seeds of new matches from 4 after each page load, so that each run
// of a test has the same deals.
function count_seeds() {
  let last = 3n;
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof BigUint64Array ? array.fill(++last) : random(array));
}

// Runs in the page, before its scripts. Limits animations to 20 frames per second, because drawing them takes half of a
// test's CPU time. Tests without animations would only wait longer.
function fewer_frames() {
  const in_next_frame = requestAnimationFrame.bind(globalThis);
  const apart = 50; // in ms
  let last = -apart;
  globalThis.requestAnimationFrame = (call) => in_next_frame(function wait(now) {
    if (now > last && now < last + apart) return void in_next_frame(wait);
    last = now;
    call(now);
  });
}

// Runs in the page, before its scripts if possible. Makes the page's clock run `times` times as fast. The computer
// players do not become faster, so a large factor makes them exceed the table's time limit of 12 s on this clock.
export function quick_clock(times) {
  const now = performance.now.bind(performance);
  const begun = now();
  const later = setTimeout;
  const longest_pause = 1200; // between moves, in ms (src/table/table_screen.cpp)
  const pulse = 500; // the watchdog's interval in ms (web/pulse.js), unchanged because the players do not think faster
  performance.now = () => begun + (now() - begun) * times;
  globalThis.setTimeout = /** @type {any} */ ((what, delay = 0, ...rest) =>
    later(what, delay === pulse || delay > longest_pause ? delay : delay / times, ...rest));
}

// Runs in the page, before its scripts. Delays each task by a second while the canvas is hidden.
export function slow_to_draw() {
  const { postMessage: post_at_once } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function post(...message) {
    const is_unseen = document.getElementById('canvas')?.style.visibility === 'hidden';
    setTimeout(() => post_at_once.apply(this, message), is_unseen ? 1000 : 0);
  };
}

// Opens a page in a new context without stored data. `context` contains options for Playwright's context. By default
// there is no service worker, because it would bypass the tests' request handlers. For whole rounds, `quick` shortens
// the pauses between moves and makes the window small.
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
    this.complaints = []; // the console errors, page errors and requests to other URLs so far
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

  // Opens a second tab in the same context.
  async another_tab(query = '') {
    const other = new Person(this.house, this.context, await this.context.newPage());
    await other.open(query);
    return other;
  }

  async reload() {
    await this.page.reload();
    await this.ready();
  }

  // Waits for the start page, or for the running program with its pictures.
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

  // Waits until the program has handled all input and is idle. Usually one call to the page is enough. The call waits
  // for the end of a frame, because the program may handle input later in the same frame.
  async rest() {
    const is_resting = await this.page.evaluate(() => new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(mitts.state().resting))));
    }));
    if (!is_resting) await this.until(() => mitts.state().resting);
  }

  // Waits on the page's clock, so that a tap in the same place is not the second half of a double tap.
  async outwait_double_tap() {
    await this.page.evaluate(() => new Promise((done) => { setTimeout(done, 600); }));
  }

  // Taps an element in the place of the previous tap.
  async tap_later(selector) {
    await this.outwait_double_tap();
    await this.page.locator(selector).tap();
  }

  // Waits for a condition. If the wait fails, reports page errors first. A brief condition needs 'raf' polling.
  async until(condition, argument = undefined, /** @type {number | 'raf'} */ polling = patience) {
    try {
      await this.page.waitForFunction(condition, argument, { timeout: long_enough, polling });
    } catch (error) {
      assert.deepEqual(this.complaints, [], error.message);
      throw error;
    }
  }

  // Runs act(), and waits until an animation runs. The wait starts first, because a short animation may end early.
  async set_moving(act) {
    await Promise.all([this.until(() => mitts.state().moving, null, 'raf'), act()]);
  }

  // Scrolls the start page to a target outside the window. Returns true if the target may have moved.
  async scroll_to({ y, h }) {
    const { height } = this.page.viewportSize();
    const is_outside = y < 0 || y + h > height;
    if (is_outside) await this.page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), y + h / 2 - height / 2);
    return is_outside;
  }

  // Returns a target, or null. Scrolls the start page to it.
  async find(id, match = {}) {
    const look = async () => (await this.targets()).findLast((target) => target.id === id &&
      Object.entries(match).every(([name, value]) => target[name] === value)) ?? null;
    const found = await look();
    return found && await this.scroll_to(found) ? look() : found;
  }

  async click_at({ x, y, w, h }, part = 0.5) {
    await this.page.mouse.click(x + w / 2, y + h * part);
  }

  // Clicks a target at its current position.
  async click(id, match = {}, part = 0.5) {
    const target = await this.find(id, match);
    assert.ok(target, `there is no ${id} ${JSON.stringify(match)}: ${JSON.stringify(await this.targets())}`);
    await this.click_at(target, part);
    await this.rest();
  }

  // Focuses a game's link on the start page, and waits until the program has loaded.
  async wake() {
    await this.page.locator('#games .begin').first().focus();
    await this.until(() => mitts.state().pictures);
    await this.rest();
  }

  // Follows the link to the other language on the start page.
  async choose_language(language) {
    await this.page.locator(`#languages [hreflang=${language}]`).click();
    await this.until((wanted) => document.documentElement.lang === wanted && document.readyState === 'complete', language);
    await this.ready();
  }

  // Returns the open panel's controls. Waits for the layout, because text or pictures that load late change the layout.
  async controls() {
    await this.until(() => mitts.state().panel === null || mitts.targets().length > 0);
    return (await this.targets()).filter(({ id }) => id === 'Control');
  }

  /// Changes the opponent in the new-match panel to another person at this table.
  async seat_another() {
    for (let step = 0; step < 8; step++) {
      const labels = (await this.controls()).map(({ label }) => label);
      if (labels.some((label) => /at this table, (next|previous)/.test(label))) break;
      const next = labels.find((label) => /, next$/.test(label));
      await this.press_control((label) => label === next);
    }
  }

  // Resolves when the page receives a wheel event, or after half a second. Without this wait, on a busy machine, the
  // event could arrive after the test has read the controls' positions, and scroll the controls away from the pointer.
  turned() {
    return this.page.evaluate((patient) => new Promise((done) => {
      addEventListener('wheel', () => done(), { once: true, capture: true });
      setTimeout(done, patient);
    }), 500);
  }

  // Scrolls a control of the open panel into view and clicks it. A control that does not move with the wheel is in the
  // panel's footer, or cannot be scrolled further.
  async press_control(wanted) {
    const most = 60; // the maximum number of attempts; on a phone, each attempt scrolls only a little
    let last_y = null;
    let step = 200; // halved whenever the control has been scrolled too far
    for (let attempt = 0, still = 0; ; attempt++) {
      await this.rest(); // the controls may still move after the panel's text has changed
      const control = (await this.controls()).find(({ label, enabled }) => enabled && wanted(label));
      assert.ok(control, `there is no such control among ${JSON.stringify((await this.controls()).map(({ label }) => label))}`);
      const { height, width } = this.page.viewportSize();
      const y = control.y + control.h / 2;
      still = y === last_y ? still + 1 : 0;
      if (last_y !== null && (y < height / 2) !== (last_y < height / 2)) step /= 2;
      last_y = y;
      if (y > 125 && y < height - 110 || still === 3 || attempt === most) {
        await this.click_at(control);
        await this.rest();
        return;
      }
      await this.page.mouse.move(width / 2, height / 2);
      await Promise.all([this.turned(), this.page.mouse.wheel(0, Math.sign(y - height / 2) * Math.min(step, Math.abs(y - height / 2)))]);
    }
  }

  // Returns the mirror's buttons.
  buttons() {
    return this.page.locator('#mirror button').evaluateAll((all) => all.map((button) => ({
      key: button.dataset.do ?? '', label: button.textContent, barred: button.getAttribute('aria-disabled') === 'true',
    })));
  }

  // Returns the text of the mirror, line by line. The cells of a table row are separated by " · ".
  async told() {
    return (await this.page.locator('#mirror').locator('h1, h2, p, li, tr').evaluateAll((all) => all.map((one) =>
      (one.localName === 'tr' ? [...one.children].map((cell) => cell.textContent).join(' · ') : one.textContent)))).join('\n');
  }

  // Returns the polite and the assertive announcements.
  said() { return this.page.locator('#said p, #urgent p').allTextContents(); }

  async picture(name) {
    mkdirSync(pictures, { recursive: true });
    await this.page.screenshot({ path: path.join(pictures, `${name}.png`) });
  }

  // Closes the open panels. Each step waits for its effect, because one Escape too many would open the menu.
  async close_panels() {
    for (let { panel } = await this.state(); panel !== null; { panel } = await this.state()) {
      await this.page.keyboard.press('Escape');
      await this.until((closed) => mitts.state().panel !== closed, panel);
      await this.rest();
    }
  }

  // Changes the language to French in the settings.
  async choose_french() {
    await this.page.evaluate(() => document.querySelector('#mirror [data-do="menu"]').click());
    await this.until(() => mitts.state().panel === 'menu');
    await this.press_control((label) => label === 'Settings');
    await this.until(() => mitts.state().panel === 'settings');
    await this.press_control((label) => label === 'Language: Français');
    await this.close_panels();
  }

  // Waits until it is a human player's turn or the round is over. Before a turn, also waits until the table is idle,
  // because the page's buttons may change one frame later than the state.
  async my_turn() {
    await this.until(() => {
      const state = mitts.state();
      return state.page === 'table' && (state.phase !== 'playing' || ((state.human || state.curtain) && !state.moving && state.resting));
    });
    return this.state();
  }

  async leave() {
    assert.deepEqual(this.complaints, []);
    await this.context.unrouteAll?.({ behavior: 'ignoreErrors' }); // a handler may be waiting for a response
    await this.context.close();
  }
}

// Calls act() for each of `things`, with at most `most` calls in progress at a time. Suitable if the calls mostly wait.
export async function at_once(things, act, most = 5) {
  const left = [...things];
  const one_by_one = async () => { while (left.length > 0) await act(left.shift()); };
  await Promise.all(Array.from({ length: most }, one_by_one));
}

// Waits for an asynchronous condition, because Playwright's waitForFunction() treats a promise as true. Calls act(), if
// given, before each look.
export async function eventually(person, condition, act = async () => {}) {
  for (let asked = 0; asked < 400; asked++) { // 40 s, because a busy machine caches files slowly
    await act();
    if (await person.page.evaluate(condition)) return;
    await new Promise((later) => { setTimeout(later, 100); });
  }
  assert.fail(`still false after 40 s: ${condition}`);
}

// Waits until the service worker, which first caches all files of its version, is active and controls the page.
export async function wait_until_kept(person) {
  await eventually(person, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

// Checks that one undo takes back the move that act() makes, and the other players' moves after it.
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

// Reloads the page during a match, and checks that the match is unchanged.
export async function reload_in_the_middle(person) {
  const [record, state] = [await person.record(), await person.state()];
  await person.reload();
  assert.equal(await person.record(), record, 'a reload does not change the record');
  const now = await person.state();
  for (const member of ['round', 'turn', 'actions', 'phase', 'human']) assert.equal(now[member], state[member], member);
  assert.deepEqual(now.totals, state.totals);
}

// Compares the table at the end of a round with a replay of the record on the command line. Returns the trace.
export async function compare_with_replay(person) {
  const trace = replay(await person.record());
  const end = trace.findLast(({ type }) => type === 'round_end');
  assert.ok(end, 'the record reaches the end of the round');
  const state = await person.state();
  assert.deepEqual(state.totals, end.totals);
  assert.equal(trace.filter(({ type }) => type === 'action').length, state.actions);
  // The summary's last row contains the totals. The viewer's side is first.
  await person.until(() => document.querySelector('#mirror [role="dialog"] tbody tr') !== null);
  const [, ...totals] = await person.page.locator('#mirror tbody:last-child tr:last-child > *').allTextContents();
  const own = state.viewer % end.totals.length;
  assert.deepEqual(totals.map((total) => Number(total.replace('−', '-'))), [...end.totals.slice(own), ...end.totals.slice(0, own)]);
  return trace;
}

// Replays a record on the command line and returns its trace as objects.
export function replay(record) {
  const { status, stdout, stderr } = spawnSync(program, ['replay', '-'], { input: record, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout.trim().split('\n').map((line) => JSON.parse(line));
}

/// Runs in the page (page.evaluate). Simulates a drop or a paste. As in a browser, the data is cleared after the event.
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
