// Helpers for tests of the page's elements: axe-core, a virtual screen reader, and keyboard-only play.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const axe_source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// The axe-core rules that depend on the page's appearance.
const of_looks = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

// Returns axe-core's violations in a page or frame, each as "rule: elements". axe-core cannot check the canvas.
// `passed_over` lists rules to skip, and `only` limits the run to the listed rules.
export async function faults_of(frame, passed_over = [], only = null) {
  await frame.evaluate(`globalThis.axe ?? (() => { ${axe_source} })()`);
  return frame.evaluate(async ([without, values]) => {
    const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(without.map((id) => [id, { enabled: false }])) };
    const options = { resultTypes: ['violations'], iframes: false, ...(values ? { runOnly: { type: 'rule', values } } : { rules }) };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, [passed_over, only]);
}

// A small phone in light mode, a desktop in dark mode, and forced colours.
const looks = [
  { viewport: { width: 320, height: 568 }, media: { colorScheme: 'light', forcedColors: 'none' } },
  { viewport: { width: 1440, height: 900 }, media: { colorScheme: 'dark', forcedColors: 'none' } },
  { viewport: { width: 390, height: 844 }, media: { colorScheme: 'dark', forcedColors: 'active' } },
];

const painted = (page) => page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));

/// Checks the page in each of `looks`, restores the first look and returns the violations. changed(media) waits until
/// the page has adopted the media settings `media`. `sizes` replaces the default window sizes.
export async function faults_in_all_looks(page, { passed_over = [], sizes = looks.map(({ viewport }) => viewport), changed = async (_media) => {} } = {}) {
  const put_on = async (at) => {
    await page.emulateMedia(looks[at].media);
    await page.setViewportSize(sizes[at]);
    await changed(looks[at].media);
    await painted(page);
  };
  const found = await faults_of(page, passed_over);
  for (const at of [1, 2]) {
    await put_on(at);
    let faults = await faults_of(page, passed_over, of_looks);
    if (faults.length > 0) { // checks again, because on a slow machine colours may still be changing
      await painted(page);
      faults = await faults_of(page, passed_over, of_looks);
    }
    found.push(...faults.map((fault) => `${JSON.stringify([sizes[at], looks[at].media])} ${fault}`));
  }
  await put_on(0);
  return found;
}

let reader_source = null;

/// Returns the phrases that a screen reader speaks for a whole element. The page's context needs bypassCSP.
export async function read_aloud(page, selector) {
  reader_source ??= (await build({
    stdin: { contents: "export { virtual } from '@guidepup/virtual-screen-reader';", resolveDir: process.cwd() },
    bundle: true, write: false, format: 'iife', globalName: 'reader', platform: 'browser', logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  })).outputFiles[0].text;
  await page.evaluate(`globalThis.reader ?? (() => { ${reader_source}; globalThis.reader = reader; })()`);
  return page.evaluate(async (where) => {
    const { virtual } = globalThis.reader;
    await virtual.start({ container: document.querySelector(where) });
    const first = await virtual.lastSpokenPhrase();
    for (let steps = 0; steps < 400; steps++) {
      await virtual.next();
      if (await virtual.lastSpokenPhrase() === first) break;
    }
    const spoken = await virtual.spokenPhraseLog();
    await virtual.stop();
    return spoken.slice(0, -1);
  }, selector);
}

// Records the page's polite announcements in globalThis.heard.
export function listen_in(page) {
  return page.evaluate(() => {
    globalThis.heard = [...document.querySelectorAll('#said p')].map(({ textContent }) => textContent);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) globalThis.heard.push(node.textContent);
    }).observe(document.getElementById('said'), { childList: true });
  });
}

// Presses Tab until the focused element matches the selector. Fails after 60 presses.
export async function tab_to(page, selector) {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never reaches ${selector}`);
}

// Makes a move: draws, bids, asks for more cards, or plays the first legal card with its last choice.
async function act_by_keys(person, moves) {
  const { page } = person;
  const offered = (await person.buttons()).filter(({ barred }) => !barred).map(({ key }) => key);
  const wanted = [/^submit draw:/, moves === 0 ? /^number$/ : /^submit more/, /^submit (bid|stand)/, /^number$/];
  const of_table = wanted.map((one) => offered.find((key) => one.test(key))).find(Boolean);
  if (await page.evaluate(() => !document.querySelector('.hand button:not([aria-disabled])')) || of_table) {
    await tab_to(page, `[data-do="${of_table}"]`);
    await page.keyboard.press('Enter');
    if (of_table === 'number') {
      await page.locator('#question[open] textarea').waitFor();
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
    }
    return;
  }
  await tab_to(page, '.hand button');
  await page.keyboard.press('Home');
  for (let steps = 0; await page.evaluate(() => document.activeElement.ariaDisabled === 'true'); steps++) {
    assert.ok(steps < 40, 'no card in the hand can be played');
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  if (await page.evaluate(() => document.activeElement.matches('.ways button'))) {
    await page.keyboard.press('End');
    for (let steps = 0; steps < 4 && await page.evaluate(() => document.activeElement.ariaDisabled === 'true'); steps++) {
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.press('Enter');
  }
}

// Plays a round to its end, calls between(moves) before each move, and returns the number of the player's moves.
export async function play_by_keys(person, between = async (_moves) => {}) {
  for (let moves = 0; ; moves++) {
    assert.ok(moves < 200, 'the round does not end');
    const { phase, actions } = await person.my_turn();
    if (phase !== 'playing') return moves;
    await between(moves);
    await act_by_keys(person, moves);
    await person.until((had) => mitts.state().actions > had, actions);
  }
}
