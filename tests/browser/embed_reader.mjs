// Simulates a reader of an embedding page, who opens it, starts the table with a real click, and presses buttons.

import { new_context, patience } from './table.mjs';

/// A position for the tests, with two hands and a pile. Seat 0 plays next.
export const position = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0';

/// Returns functions that open any URL, the table's page alone, or the table in a frame on `host`'s page.
export function readers(house, host) {
  // prepare(context) runs before the page starts. If `beside` is given, the page opens in the same browser context.
  /** @type {(address: string, options?: Record<string, any>) => Promise<Record<string, any>>} */
  async function open(address, { browser = house.browser, viewport = { width: 640, height: 525 }, prepare, beside, ...options } = {}) {
    const context = beside?.page.context() ?? await new_context(browser, { viewport, ...options });
    await prepare?.(context);
    const page = await context.newPage();
    const complaints = [];
    const asked = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
    page.on('response', (response) => asked.push(response));
    await page.goto(address);
    return { page, complaints, asked, close: () => context.close() };
  }

  const alone = (line, options) => open(`${house.address}embed.html${line}`, options);

  // Opens the other site's page, which shows the table with this query in a frame.
  /** @type {(line: string, options?: Record<string, any>) => Promise<Record<string, any>>} */
  async function embedded(line, { attributes, helper, ...options } = {}) {
    host.show(`${house.address}embed.html${line}`, { attributes, helper });
    const opened = await open(host.address, { viewport: { width: 800, height: 700 }, ...options });
    const frame = await (await opened.page.$('#frame')).contentFrame();
    await frame.waitForSelector('#start:visible');
    const messages = (type) => opened.page.evaluate((wanted) => globalThis.messages.filter((each) => each.type === wanted), type);
    return {
      ...opened, frame, messages,
      send: (message) => opened.page.evaluate((each) => send(each), { mitts: 1, ...message }),
      // Waits for a message of this type and returns it. If `id` is given, waits for the answer to that message.
      async heard(type, id) {
        await opened.page.waitForFunction(([wanted, number]) => globalThis.messages.some((each) => each.type === wanted && (number === null || each.id === number)), [type, id ?? null]);
        return (await messages(type)).find((each) => id === undefined || each.id === id);
      },
    };
  }

  return { open, alone, embedded };
}

export const running = (frame) => frame.waitForFunction(() => globalThis.mitts?.state().pictures && mitts.state().resting, null, { polling: patience });
export const state = (frame) => frame.evaluate(() => mitts.state());

// Starts the table with a real click. Chromium sends a very early click to the embedding page instead of the frame, so
// the function repeats the click if nothing happens.
export async function click_start(frame) {
  const button = frame.locator('#start');
  await button.waitFor();
  for (let clicks = 0; clicks < 5 && await button.isVisible(); clicks++) {
    await button.click();
    await button.waitFor({ state: 'hidden', timeout: 3000 }).catch(() => {});
  }
}

export async function start(page, frame = page) {
  await click_start(frame);
  await running(frame);
}

// Uses the keyboard to press the button that matches the pattern. If there is no such button, first opens the choices
// of the card that the pattern names, or of the first card. Waits until the buttons agree with the table's state.
export async function act(page, frame, pattern) {
  await frame.waitForFunction(() => mitts.state().resting, null, { polling: patience });
  if (await frame.locator('#mirror button').filter({ hasText: pattern }).count() === 0) {
    const closed = await frame.locator('#mirror [aria-expanded]').all();
    const names = await Promise.all(closed.map((card) => card.textContent()));
    const card = closed[Math.max(0, names.findIndex((name) => pattern.source.includes(name)))];
    await card?.focus();
    await page.keyboard.press('Enter');
  }
  const button = frame.locator('#mirror button').filter({ hasText: pattern }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}
