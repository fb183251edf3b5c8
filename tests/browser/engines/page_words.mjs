// Implements the part of Playwright's page interface that the main paths need, for any engine. Each engine provides
// `goto(address)`, `reload()`, `run(source, argument)` (calls a function in the page with one argument and awaits it),
// `click(x, y)`, `picture()` (the bytes of a PNG) and `size`.

import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const between_looks_ms = 25;
const patience_ms = 60_000;

/// Awaits a browser's reply, and fails if it does not arrive in time.
export async function answered(what, doing) {
  const waiting = new AbortController();
  const never = pause(patience_ms, null, { signal: waiting.signal }).then(() => {
    throw new Error(`the browser has not answered in ${patience_ms} ms: ${what}`);
  });
  try {
    return await Promise.race([doing, never]);
  } finally {
    never.catch(() => {});
    waiting.abort();
  }
}

export class PageWords {
  constructor(engine_page) {
    this.own = engine_page;
    this.mouse = { click: (x, y) => answered(`a click at ${x}, ${y}`, this.own.click(x, y)) };
    this.listeners = [];
  }

  on(event, listener) { this.own.on(event, listener); }
  goto(address) { return answered(`going to ${address}`, this.own.goto(address)); }
  reload() { return answered('a reload', this.own.reload()); }
  evaluate(what, argument) { return answered(String(what), this.own.run(String(what), argument)); }
  viewportSize() { return this.own.size; }

  async waitForFunction(condition, argument, { timeout = 30_000 } = {}) {
    for (const end = Date.now() + timeout; ;) {
      if (await this.evaluate(condition, argument)) return;
      if (Date.now() > end) throw new Error(`still false after ${timeout} ms: ${condition}`);
      await pause(between_looks_ms);
    }
  }

  // Provides only the methods that the tests need.
  locator(selector) {
    const texts = () => this.evaluate((css) => [...document.querySelectorAll(css)].map((one) => one.textContent), selector);
    return {
      textContent: async () => (await texts())[0] ?? null,
      allTextContents: texts,
      evaluateAll: (what) => this.evaluate(`(css) => (${what})([...document.querySelectorAll(css)])`, selector),
    };
  }

  async screenshot({ path = null } = {}) {
    const bytes = await answered('a picture', this.own.picture());
    if (path) await writeFile(path, bytes);
    return bytes;
  }
}
