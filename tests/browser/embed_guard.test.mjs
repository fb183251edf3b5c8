// Tests that matches in frames on another site's page are never lost. After a crash, the frame shows the record. Two
// frames that store the same match detect each other.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { open_host, open_ordinary_browser } from './embed_host.mjs';
import { act, position, readers, running, start, state } from './embed_reader.mjs';
import { program_to_trap } from './faults.mjs';
import { open_house, whole_chromium } from './table.mjs';

let house, host, embedded, ordinary;
before(async () => {
  [house, host, ordinary] = [await open_house({ program: whole_chromium }), await open_host(), await open_ordinary_browser()];
  ({ embedded } = readers(house, host));
});
after(async () => {
  await ordinary.close();
  await house.close();
  await host.close();
});

const record = (frame) => frame.evaluate(() => mitts.record());
const stumbling = { prepare: (context) => context.addInitScript(program_to_trap) };

// Plays a card as the user would, and waits for the computer's move.
async function play(page, frame, pattern) {
  const { actions } = await state(frame);
  await act(page, frame, pattern);
  await frame.waitForFunction((had) => mitts.state().actions >= had + 2 && mitts.state().human && mitts.state().resting, actions);
}

// Clicks a button that reloads the frame, and waits for the new table. Until then, the old program still answers.
async function opens_again(frame, button = '#crash-reload') {
  await frame.evaluate(() => { globalThis.is_old = true; });
  await frame.click(button);
  await frame.waitForFunction(() => !globalThis.is_old);
  await running(frame);
}

describe('a crash in a frame', () => {
  for (const { name, line, attributes, words } of [
    { name: 'the crash dialog shows the record, and the match continues from it', line: '', words: /because of an error.*Open it again to continue/s },
    { name: 'the crash dialog is in French if the embed code asks for French', line: '&lang=fr', words: /à cause d’une erreur.*Rouvre-la pour continuer/s },
    { name: 'the crash dialog also works in a sandboxed frame with an opaque origin', line: '', attributes: 'sandbox="allow-scripts"', words: /because of an error/ },
  ]) {
    test(name, async () => {
      const { page, frame, heard, close } = await embedded(`${position}${line}`, { ...stumbling, attributes });
      await start(page, frame);
      await play(page, frame, /^(Play the 7 of spades|Jouer le 7 de pique)/);
      const played = await record(frame);
      await frame.evaluate(() => trap());
      const dialog = frame.locator('#crash');
      await dialog.waitFor();
      assert.match(await dialog.innerText(), words);
      assert.equal((await dialog.locator('textarea').inputValue()).trim(), played.trim());
      assert.equal((await heard('error')).code, 'stopped');
      await opens_again(frame);
      assert.equal(await record(frame), played);
      assert.ok(await frame.locator('#notes').isHidden(), await frame.textContent('#notes-list'));
      await play(page, frame, /^(Play|Jouer) /);
      await close();
    });
  }

  test('in a small frame, the crash dialog shows all its buttons without taking the focus from the embedding page', async () => {
    const { page, frame, send, heard, close } = await embedded(position, stumbling);
    await page.evaluate(() => Object.assign(frame, { width: 320, height: 240 }));
    await page.focus('#field');
    await send({ type: 'start', id: 1 });
    await heard('state', 1);
    await running(frame);
    await frame.evaluate(() => trap());
    await frame.locator('#crash').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.id), 'field');
    for (const id of ['crash-reload', 'crash-copy', 'crash-close']) {
      const { left, right, top, bottom } = await frame.evaluate((each) => document.getElementById(each).getBoundingClientRect().toJSON(), id);
      assert.ok(left >= 0 && right <= 320 && top >= 0 && bottom <= 240, `${id}: ${left} ${right} ${top} ${bottom}`);
    }
    await opens_again(frame);
    assert.equal((await state(frame)).actions, 0);
    await close();
  });

  test('after a crash, a frame with keep=1 continues its saved match with the original parameters', async () => {
    const { page, frame, close } = await embedded(`${position}&keep=1`, { ...stumbling, browser: ordinary.browser });
    await start(page, frame);
    await play(page, frame, /^Play the 7 of spades/);
    const played = await record(frame);
    await frame.evaluate(() => trap());
    await frame.locator('#crash').waitFor();
    await opens_again(frame);
    assert.equal(await record(frame), played);
    assert.match(await frame.evaluate(() => location.href), /\?game=mitaines&.*hands=.*&poster=0&keep=1$/);
    await close();
  });
});

describe('frames that store their matches', () => {
  test('if two frames show the same match, the second warns the user, and the idle frame can load the latest moves', async () => {
    const line = `${position}&keep=1`;
    const first = await embedded(line, { browser: ordinary.browser });
    await start(first.page, first.frame);
    const second = await embedded(line, { beside: first });
    await start(second.page, second.frame);
    const too = second.frame.locator('#tabs-too');
    await too.waitFor();
    assert.match(await too.innerText(), /also open elsewhere/);
    const box = await too.boundingBox();
    assert.ok(box.height < 120, 'the warning is a short notice');
    await second.frame.click('#tabs-too-fine');
    await play(second.page, second.frame, /^Play the 7 of spades/);
    const played = await record(second.frame);
    const dialog = first.frame.locator('#tabs');
    await dialog.waitFor();
    assert.match(await dialog.innerText(), /continued elsewhere.*Nothing more is saved here/s);
    await first.page.bringToFront();
    await opens_again(first.frame, '#tabs-go-on');
    assert.equal(await record(first.frame), played);
    await play(first.page, first.frame, /^Play /);
    await second.frame.locator('#tabs').waitFor();
    assert.deepEqual([...first.complaints, ...second.complaints], []);
    await first.close();
  });

  test('frames with different matches do not affect each other', async () => {
    const lines = [`${position}&keep=1`, '?game=mitaines&hands=3S,5D,KC/4H,9C,2D&pile=2C,KH&turn=0&keep=1'];
    const first = await embedded(lines[0], { browser: ordinary.browser });
    await start(first.page, first.frame);
    const second = await embedded(lines[1], { beside: first });
    await start(second.page, second.frame);
    await play(second.page, second.frame, /^Play the 3 of spades/);
    await first.page.bringToFront();
    await play(first.page, first.frame, /^Play the 7 of spades/);
    const tables = [first, second];
    for (const [at, { page, frame, send, heard }] of tables.entries()) {
      assert.equal(await frame.locator('#tabs, #tabs-too').count(), 0);
      const played = await record(frame);
      // A match that the embedding page loads does not replace the saved match.
      await page.bringToFront();
      await send({ type: 'load', id: 1, query: 'game=mitaines&hands=3S,5D,KC/4H,9C,2D&pile=2C&turn=0' });
      await heard('state', 1);
      await running(frame);
      assert.match(await frame.textContent('#kept'), /Nothing is saved/);
      await play(page, frame, /^Play the 3 of spades/);
      await page.close();
      const anew = await embedded(lines[at], { beside: first });
      await start(anew.page, anew.frame);
      assert.equal(await record(anew.frame), played, 'each frame reopens its match from a separate slot');
    }
    await first.close();
  });

  test('two frames with the same match show no warning if they store nothing', async () => {
    const first = await embedded(position, { browser: ordinary.browser });
    await start(first.page, first.frame);
    const second = await embedded(position, { beside: first });
    await start(second.page, second.frame);
    await play(second.page, second.frame, /^Play the 7 of spades/);
    await first.page.bringToFront();
    await play(first.page, first.frame, /^Play the 7 of diamonds/);
    for (const { frame } of [first, second]) assert.equal(await frame.locator('#tabs, #tabs-too').count(), 0);
    await first.close();
  });
});
