// What the tests of the page's elements share: axe-core and a virtual screen reader in the page, and a person who has a keyboard alone.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const axe_source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// The rules for which it matters how a page looks.
const of_looks = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

// Everything that axe-core finds in a page or frame, as "rule: element". What lies on the canvas it cannot see.
// `passed_over` are rules that do not go for it; `only` are those that are asked for.
export async function faults_of(frame, passed_over = [], only = null) {
  await frame.evaluate(`globalThis.axe ?? (() => { ${axe_source} })()`);
  return frame.evaluate(async ([without, values]) => {
    const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(without.map((id) => [id, { enabled: false }])) };
    const options = { resultTypes: ['violations'], iframes: false, ...(values ? { runOnly: { type: 'rule', values } } : { rules }) };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, [passed_over, only]);
}

// On a small phone by day, on a desktop by night, and in the colours of whoever has chosen their own.
const looks = [
  { viewport: { width: 320, height: 568 }, media: { colorScheme: 'light', forcedColors: 'none' } },
  { viewport: { width: 1440, height: 900 }, media: { colorScheme: 'dark', forcedColors: 'none' } },
  { viewport: { width: 390, height: 844 }, media: { colorScheme: 'dark', forcedColors: 'active' } },
];

const painted = (page) => page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));

/// The same in every look; the page goes back to the first. `changed(media)` waits for what follows a change of looks; `sizes` take the
/// place of these.
export async function faults_in_all_looks(page, { passed_over = [], sizes = looks.map(({ viewport }) => viewport), changed = async () => {} } = {}) {
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
    if (faults.length > 0) { // on a slow machine the colours are half changed
      await painted(page);
      faults = await faults_of(page, passed_over, of_looks);
    }
    found.push(...faults.map((fault) => `${JSON.stringify([sizes[at], looks[at].media])} ${fault}`));
  }
  await put_on(0);
  return found;
}

let reader_source = null;

/// What a screen reader says from the beginning of an element to its end. The page's own policy must be out of the way (bypassCSP).
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

// Everything said politely from now on, in the page's memory.
export function listen_in(page) {
  return page.evaluate(() => {
    globalThis.heard = [...document.querySelectorAll('#said p')].map(({ textContent }) => textContent);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) globalThis.heard.push(node.textContent);
    }).observe(document.getElementById('said'), { childList: true });
  });
}

// Tab until the focus is on an element that the selector matches.
export async function tab_to(page, selector) {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never comes to ${selector}`);
}

// Makes the own move, whatever the game asks for: draws, bids once and then asks for more cards, or the first card of the hand that may be played, with the last thing
// that can be done with it.
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
    assert.ok(steps < 40, 'no card of the hand may be played');
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

// A round to its end; between(moves) comes before each move. Returns how many were the person's own.
export async function play_by_keys(person, between = async () => {}) {
  for (let moves = 0; ; moves++) {
    assert.ok(moves < 200, 'the round does not end');
    const { phase, actions } = await person.my_turn();
    if (phase !== 'playing') return moves;
    await between(moves);
    await act_by_keys(person, moves);
    await person.until((had) => mitts.state().actions > had, actions);
  }
}
