// Firefox, driven by WebDriver BiDi. Without a window it has no WebGL, so SDL's software renderer draws the table.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import { quick_clock, small_window } from '../table.mjs';
import { PageWords } from './page_words.mjs';
import { open_screen, surroundings } from './screen.mjs';

const preferences = {
  'webgl.force-enabled': true,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-CA, en',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

// Matches the errors that Firefox reports when it leaves a page that is still fetching files. Firefox aborts the
// fetches, treats each aborted file as empty, and compares the file's hash with `integrity`. The page may also log the
// error.
const of_an_aborted_fetch = /47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=|^JSHandle@error$/;

class FirefoxPage {
  constructor(page) {
    this.page = page;
    this.size = small_window;
    this.leaving = false;
  }

  on(event, listener) {
    this.page.on(event, (what) => {
      if (event !== 'console' || !this.leaving || !of_an_aborted_fetch.test(what.text())) listener(what);
    });
  }

  async leave_by(act) {
    this.leaving = true;
    try { return await act(); } finally { this.leaving = false; }
  }

  goto(address) { return this.leave_by(() => this.page.goto(address)); }
  reload() { return this.leave_by(() => this.page.reload()); }
  run(source, argument) { return this.page.evaluate(`(${source})(${JSON.stringify(argument) ?? ''})`); }
  click(x, y) { return this.page.mouse.click(x, y); }
  picture() { return this.page.screenshot(); }
}

/// Opens Firefox. If `window` is true, it has a window and therefore WebGL.
export async function open_firefox({ window }) {
  const home = await mkdtemp(path.join(tmpdir(), 'mitts-firefox-'));
  const screen = window ? await open_screen() : null;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.MITTS_FIREFOX ?? '/usr/bin/firefox-esr',
    headless: !window,
    defaultViewport: small_window,
    extraPrefsFirefox: preferences,
    env: surroundings(home, screen),
  });
  return {
    name: window ? 'Firefox' : 'Firefox without WebGL',
    webgl: window,
    async new_page({ quick = 0 } = {}) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (quick) await page.evaluateOnNewDocument(quick_clock, quick);
      return { page: new PageWords(new FirefoxPage(page)), close: () => context.close() };
    },
    async close() {
      await browser.close();
      await screen?.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
