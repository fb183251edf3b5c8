// Measures the requests, bytes and time that are needed to show a new visitor the first card.

import { new_context } from './table.mjs';

/// Runs in the page before its scripts. Records when the table is shown, and when it is drawn.
export function watch_for_the_table() {
  const { set, get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'hidden');
  Object.defineProperty(HTMLElement.prototype, 'hidden', {
    get,
    set(value) {
      set.call(this, value);
      if (this.id === 'loading' && value) globalThis.table_shown ??= performance.now();
    },
  });
  const look = () => {
    const { page, pictures } = globalThis.mitts?.state() ?? {};
    if (globalThis.table_shown && page === 'table' && pictures && mitts.frames() > 0) globalThis.card_drawn = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/// Opens a match of Mitaines for a new visitor. Returns the context, the page, `drawn` (ms until the first card is
/// drawn) and `asked` (the requests until the table is shown, in order, as { name, bytes }). prepare(context, page)
/// runs first.
export async function first_visit({ browser, address }, { context: options = {}, prepare = (_context, _page) => {} } = {}) {
  const context = await new_context(browser, { serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  await prepare(context, page);
  await page.addInitScript(watch_for_the_table);
  await page.goto(`${address}?game=mitaines&seed=5`);
  await page.waitForFunction(() => globalThis.card_drawn);
  const { drawn, asked } = await page.evaluate(() => ({
    drawn: globalThis.card_drawn,
    asked: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      // Skips cached files, which have no transfer size.
      .filter(({ startTime, transferSize }) => startTime <= globalThis.table_shown && transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname.split('/').pop() || 'index.html', bytes: encodedBodySize })),
  }));
  return { context, page, drawn, asked };
}
