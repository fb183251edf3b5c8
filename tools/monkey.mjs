// A monkey test of the built site. It clicks, taps, drags and presses keys at random, on the table, the panels and the
// page's elements. It checks the page after every few actions.
//
//   node tools/monkey.mjs [--seconds 120] [--seed 1] [--size phone|wide|low]
//
// A seeded random number generator chooses the actions. A failure prints the seed and the last actions. The same seed
// repeats the actions, but not their timing. The test fails if
//   - a crash dialog or a console error appears
//   - the page does not become idle, or offers no action
//   - the elements and the canvas show different panels or hands
//   - a stored match does not reopen

import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dice } from '../tests/browser/player.mjs';
import { launch_chromium, new_context, Person, quick_clock, serve_site } from '../tests/browser/table.mjs';

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  wide: { viewport: { width: 1280, height: 720 }, hasTouch: true },
  low: { viewport: { width: 844, height: 390 }, hasTouch: true },
};

// The start URLs, used in turn: the start page, and a match of each game.
const begins = ['?lang=en', '?lang=en&game=mitaines&seed=5', '?lang=fr&game=mitch&seed=6', '?lang=en&game=mitigati&seed=7', '?lang=fr'];

const keys = ['Enter', 'Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Tab', 'Tab', 'Shift+Tab', ' ', '?', 'Home', 'End', 'Delete',
  ...'pmgstdhurl123456789-'];

// Elements that are never clicked, because a click would leave the page, open a system dialog or hide a failure.
const not_for_monkeys = '#start a:not([data-act]), [target="_blank"], #shelf-file, #crash button, #update-now';

// Returns the possible actions by name. With the same seed, the actions make the same random choices.
function acts_of(person, roll, told) {
  const { page } = person;
  const touch_by = roll(2) === 0 ? 'mouse' : 'finger';
  const anywhere = () => ({ x: roll(page.viewportSize().width), y: roll(page.viewportSize().height) });
  const inside = ({ x, y, w, h }) => ({ x: x + 1 + roll(Math.max(1, w - 2)), y: y + 1 + roll(Math.max(1, h - 2)) });
  const in_sight = ({ x, y }) => x >= 0 && y >= 0 && x < page.viewportSize().width && y < page.viewportSize().height;

  async function at(point, note) {
    told(`${touch_by} ${note} at ${Math.round(point.x)},${Math.round(point.y)}`);
    if (!in_sight(point)) return;
    if (touch_by === 'mouse') await page.mouse.click(point.x, point.y, { clickCount: 1 + (roll(8) === 0 ? 1 : 0) });
    else await page.touchscreen.tap(point.x, point.y);
  }

  return {
    async target() {
      const targets = await person.targets();
      if (targets.length === 0) return;
      const one = targets[roll(targets.length)];
      await at(inside(one), `${one.id} ${one.label ?? ''}`);
    },
    async anywhere() { await at(anywhere(), 'somewhere'); },
    async key() {
      const key = keys[roll(keys.length)];
      told(`key ${key}`);
      const times = roll(6) === 0 ? 12 : 1; // sometimes holds the key down
      for (let pressed = 0; pressed < times; pressed++) await page.keyboard.down(key.split('+').at(-1));
      await page.keyboard.up(key.split('+').at(-1));
    },
    async element() {
      const place = roll(1_000_000);
      const name = await page.evaluate(([number, spared]) => {
        const top = [...document.querySelectorAll('dialog[open]')].at(-1);
        const all = [...(top ?? document.body).querySelectorAll('button, a, input, textarea')].filter((one) => !one.closest(spared) && !one.closest('[hidden]'));
        const one = all[number % Math.max(1, all.length)];
        if (!one) return 'nothing';
        one.focus();
        one.click();
        return (one.id || one.textContent || one.localName).trim().slice(0, 40);
      }, [place, not_for_monkeys]);
      told(`element ${name}`);
    },
    async drag() {
      const [from, to] = [anywhere(), anywhere()];
      told(`drag ${from.x},${from.y} to ${to.x},${to.y}`);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      if (roll(3) === 0) await page.keyboard.press('Escape'); // interrupts the drag
      await page.mouse.up();
    },
    async fingers() {
      const points = [{ ...anywhere(), id: 1 }, { ...anywhere(), id: 2 }];
      told(`two fingers at ${JSON.stringify(points)}`);
      const session = person.session ??= await person.context.newCDPSession(page);
      const send = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', [points[0]]);
      await send('touchStart', points);
      await send(roll(4) === 0 ? 'touchCancel' : 'touchEnd', []);
    },
    async wheel() {
      const point = anywhere();
      told(`wheel at ${point.x},${point.y}`);
      await page.mouse.move(point.x, point.y);
      await page.mouse.wheel(0, roll(2) === 0 ? 300 : -300);
    },
    async text() {
      const texts = ['x', '−7', '12', '[Game "mitaines"]\n[Seed "7"]\n\n', '<img src=x>', '🧤 Łukasz', ''];
      const text = texts[roll(texts.length)];
      told(`types ${JSON.stringify(text)}`);
      await page.keyboard.insertText(text);
    },
    async paste() {
      told('pastes');
      await page.evaluate((text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        (document.activeElement ?? document.body).dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, roll(2) === 0 ? '[Game "mitch"]\n[Seed "9"]\n\n' : 'mitts-save 1 of nothing');
    },
    async size() {
      const { width, height } = page.viewportSize();
      told('turns the window');
      await page.setViewportSize({ width: height, height: width });
    },
  };
}

const how_often = { target: 40, key: 22, element: 16, anywhere: 6, drag: 4, fingers: 4, wheel: 3, text: 2, paste: 1, size: 1 };
const hat = Object.entries(how_often).flatMap(([name, times]) => Array(times).fill(name));

// Returns true if the page is the start page or a table.
function is_table(page, address) {
  const here = new URL(page.url());
  return here.href.startsWith(address) && /^\/(?:index(?:\.fr)?\.html)?$/.test(here.pathname);
}

// Runs act(). Abandons it if the browser leaves the page in the meantime, for example because a linked page arrives
// late. Failed checks are never ignored.
async function unless_left(page, address, act) {
  try {
    await act();
  } catch (error) {
    const is_left = /Execution context was destroyed|interrupted by another navigation/.test(error.message);
    if (error instanceof assert.AssertionError || (!is_left && is_table(page, address))) throw error;
  }
}

// Closes pages that the actions have opened. Reopens the site if the browser has left the start page and the table.
async function stay(person, address) {
  for (const page of person.context.pages()) if (page !== person.page) await page.close();
  if (!is_table(person.page, address)) await person.page.goto(address);
  await person.page.waitForFunction(() => {
    const { pictures, page, resting } = globalThis.mitts?.state() ?? {};
    return pictures === true || (page === 'start' && resting);
  });
}

// Runs in the page. Returns a description of the difference between the elements and the canvas, or ''.
function what_disagrees() {
  const { panel, page, curtain, moving, resting } = mitts.state();
  if (moving || !resting) return '';
  const mirror = document.getElementById('mirror');
  const dialog = mirror.querySelector('[role="dialog"]');
  if ((panel === null) !== (dialog === null)) return `the canvas has the panel ${panel}, the elements ${dialog?.getAttribute('data-key') ?? dialog?.textContent.slice(0, 40) ?? 'none'}`;
  if (page !== 'table' || panel !== null) return '';
  const cards = mitts.targets().filter(({ id }) => id === 'Card').length;
  const told = mirror.querySelectorAll('.hand button').length;
  if (curtain && cards > 0) return `${cards} cards behind the curtain`;
  return cards > 0 && cards !== told ? `the canvas has ${cards} cards in the hand, the elements ${told}` : '';
}

async function look(person) {
  assert.equal(await person.page.locator('#crash').count(), 0, 'the program has stopped');
  assert.deepEqual(person.complaints.filter((one) => !/^asked for (blob|data|about):/.test(one)), [], 'the page has reported errors');
  await person.page.waitForFunction(() => mitts.state().resting || mitts.state().moving, null, { timeout: 30_000 });
  // Checks repeatedly, because a brief difference may be an update in progress.
  let wrong = '';
  for (let asked = 0; asked < 40; asked++) {
    wrong = await person.page.evaluate(what_disagrees);
    if (wrong === '') break;
    await person.page.waitForTimeout(50);
  }
  assert.equal(wrong, '', wrong);
  const can_do = await person.page.evaluate(() => [...document.querySelectorAll('#start [data-act], #mirror button, dialog[open] button')]
    .filter((one) => one.checkVisibility()).length);
  assert.ok(can_do > 0, 'the page offers no action');
}

// Reopens the page. The page must show the start page or this tab's match. A match is stored after its first move.
async function open_again(person, address) {
  const before = await person.page.evaluate(() => ({ page: mitts.state().page, record: mitts.record(), kept: Boolean(sessionStorage.getItem('mitts.tab.slot')) }));
  await person.page.goto(address);
  await person.ready();
  const shelf = await person.page.evaluate(() => mitts.state().page);
  if (before.page === 'table' && before.kept && shelf === 'table') {
    const tags = (record) => record.split('\n\n', 1)[0];
    const now = tags(await person.record());
    assert.equal(now, tags(before.record), `another match has been opened:\n${now}\ninstead of\n${tags(before.record)}`);
  }
}

/// Runs one monkey for this many seconds. Resolves to the number of actions. Rejects with the seed if a check fails.
export async function let_loose({ browser, address, seconds, seed, size = 'phone' }) {
  const roll = dice(seed);
  const context = await new_context(browser, { ...sizes[size], serviceWorkers: 'block', permissions: [] });
  await context.addInitScript(quick_clock, 4);
  await context.addInitScript(() => { // disables system dialogs, which are not part of the page
    for (const name of ['print', 'alert', 'confirm', 'prompt']) globalThis[name] = () => {};
    HTMLInputElement.prototype.showPicker = () => {};
    navigator.share = async () => {};
    Element.prototype.requestFullscreen = async () => {};
  });
  const person = new Person({ address }, context, await context.newPage());
  person.page.on('filechooser', () => {});
  const last = [];
  const told = (act) => { last.push(act); last.splice(0, last.length - 25); };
  const attempt = (act) => unless_left(person.page, address, act);
  const until = Date.now() + seconds * 1000;
  let acts = 0;
  try {
    for (let turn = roll(begins.length); Date.now() < until; turn++) {
      const begin = begins[turn % begins.length];
      told(`opens ${begin}`);
      await person.open(begin);
      for (let act = 0; act < 90 && Date.now() < until; act++, acts++) {
        await attempt(acts_of(person, roll, told)[hat[roll(hat.length)]]);
        await attempt(() => stay(person, address));
        if (act % 5 === 4) await attempt(() => look(person));
      }
      await attempt(() => look(person));
      await attempt(() => open_again(person, address));
    }
    return acts;
  } catch (error) {
    throw new Error(`seed ${seed}, ${size}, after ${acts} actions: ${error.message}\n  ${last.join('\n  ')}`, { cause: error });
  } finally {
    await context.close();
  }
}

async function main() {
  const { values } = parseArgs({ options: {
    seconds: { type: 'string', default: '120' }, seed: { type: 'string', default: '1' }, size: { type: 'string', default: 'phone' },
  } });
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
  if (!(seconds > 0 && seconds <= 86_400)) throw new Error('--seconds must be a number from 1 to 86400');
  if (!Number.isInteger(seed) || seed < 0) throw new Error('--seed must be a whole number from 0');
  if (!(values.size in sizes)) throw new Error(`--size must be one of ${Object.keys(sizes).join(', ')}`);
  const server = await serve_site();
  const browser = await launch_chromium();
  try {
    console.log(`${await let_loose({ browser, address: server.address, seconds, seed, size: values.size })} actions, seed ${seed}, ${values.size}: passed`);
  } finally {
    await browser.close();
    await server.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
