// Chromium, as all the other browser tests use it: Playwright's own page.

import { launch_chromium, quick_clock, small_window } from '../table.mjs';

export async function open_chromium() {
  const browser = await launch_chromium();
  return {
    name: 'Chromium',
    webgl: true,
    async new_page({ quick = 0 } = {}) {
      const context = await browser.newContext({ viewport: small_window, locale: 'en-CA', reducedMotion: 'reduce' });
      if (quick) await context.addInitScript(quick_clock, quick);
      return { page: await context.newPage(), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
