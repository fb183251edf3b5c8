// The full Chromium browser, with Playwright's page object.

import { launch_chromium, new_context, quick_clock, whole_chromium } from '../table.mjs';

export async function open_chromium() {
  const browser = await launch_chromium({ program: whole_chromium });
  return {
    name: 'Chromium',
    webgl: true,
    async new_page({ quick = 0 } = {}) {
      const context = await new_context(browser, { deviceScaleFactor: 1 }); // unscaled, because the test counts pixels
      if (quick) await context.addInitScript(quick_clock, quick);
      return { page: await context.newPage(), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}
