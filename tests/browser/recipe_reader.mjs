// Opens pages that were made with the guide's recipes (tools/site/guide/samples).

import assert from 'node:assert/strict';
import { host as stand_in, samples } from '../../tools/site/guide.mjs';
import { small_window } from './table.mjs';

/// Returns the guide's sample with this name, for the site at the URL `site`.
export const sample_for = (site, name) => samples[name].replaceAll(stand_in, site);

/// Opens a page, and waits for the poster in its frame. `find` is the frame's selector, or null if there is no frame.
export async function look_at(browser, address, { find = 'iframe', ...options } = {}) {
  const context = await browser.newContext({ viewport: small_window, locale: 'en-CA', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(address);
  const close = () => context.close();
  if (find === null) return { page, said, close };
  const element = page.locator(find);
  await element.scrollIntoViewIfNeeded(); // otherwise a lazy frame would not load
  const frame = await (await element.elementHandle()).contentFrame();
  await frame.locator('#picture svg').waitFor();
  assert.ok(await frame.locator('#notes').isHidden(), await frame.textContent('#notes-list'));
  return { page, frame, said, close };
}

/// Checks that the frame shows the samples' position, and closes the page.
/** @type {(shown: { frame?: import('playwright-core').Frame, close: () => any }) => Promise<void>} */
export async function shows_the_position({ frame, close }) {
  assert.match(await frame.textContent('#description'), /^Mitaines, Classic\. Your hand: 7 of spades, 7 of diamonds, king of clubs\./);
  assert.equal(await frame.textContent('#start'), 'Try it');
  await close();
}
