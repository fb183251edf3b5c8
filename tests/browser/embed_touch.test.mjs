// Tests touches on a table in a frame on another site's page. A swipe over the poster, the table or a card scrolls the
// page without playing a card. A tap acts on the table. Touches are sent to the browser as real input.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open_host } from './embed_host.mjs';
import { position, readers, running, state } from './embed_reader.mjs';
import { open_house } from './table.mjs';

let house, host, embedded;
before(async () => {
  [house, host] = [await open_house(), await open_host()];
  ({ embedded } = readers(house, host));
});
after(async () => {
  await house.close();
  await host.close();
});

const telephone = { viewport: { width: 400, height: 700 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const middle = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

// Waits until the page has stopped scrolling, because a swipe has momentum.
const stand_still = () => new Promise((done) => {
  let [at, frames] = [scrollY, 0];
  requestAnimationFrame(function look() {
    frames = scrollY === at ? frames + 1 : 0;
    at = scrollY;
    if (frames === 20) done();
    else requestAnimationFrame(look);
  });
});

// Opens an embedding page on a phone. The returned functions take positions relative to the frame.
async function with_finger(line) {
  const reader = await embedded(line, telephone);
  const { page, frame } = reader;
  await page.evaluate(() => Object.assign(frame, { width: 380, height: 560 }));
  await frame.waitForFunction(() => innerWidth === 380);
  const touch = await page.context().newCDPSession(page);
  const in_page = async ({ x, y }) => {
    const box = await (await page.$('#frame')).boundingBox();
    return { x: box.x + x, y: box.y + y };
  };
  const told = (type, touchPoints) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  async function slide(from, { up }) {
    const { x, y } = await in_page(from);
    await told('touchStart', [{ x, y }]);
    for (let part = 1; part <= 12; part++) {
      await told('touchMove', [{ x, y: y - up * part / 12 }]);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await told('touchEnd', []);
  }
  // The table handles touches in the next frame, so this waits for at least two frames.
  const rest = () => frame.evaluate(() => new Promise((done) => {
    const look = () => { if (mitts.state().resting) done(); else requestAnimationFrame(look); };
    requestAnimationFrame(() => requestAnimationFrame(look));
  }));
  return {
    ...reader, slide,
    // Taps until the table starts, because Chromium sends a very early tap to the embedding page (see click_start).
    async begin() {
      const button = frame.locator('#start');
      for (let taps = 0; taps < 5 && await button.isVisible(); taps++) {
        await button.tap();
        await button.waitFor({ state: 'hidden', timeout: 3000 }).catch(() => {});
      }
      await running(frame);
    },
    // Checks that a swipe scrolls the page, and then scrolls the page back.
    async scrolls(from, { up }) {
      await slide(from, { up });
      await page.waitForFunction((least) => scrollY > least, up / 2);
      await page.evaluate(stand_still);
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(stand_still);
      assert.equal(await page.evaluate(() => scrollY), 0);
    },
    async tap(place) {
      const { x, y } = await in_page(place);
      await page.touchscreen.tap(x, y);
      await rest();
    },
    targets: () => frame.evaluate(() => mitts.targets()),
    rest,
  };
}

test('a swipe over a poster or a table scrolls the page, and a tap plays a card', async () => {
  const { begin, frame, scrolls, tap, targets, rest, complaints, close } = await with_finger(position);
  await scrolls({ x: 190, y: 250 }, { up: 160 });
  await begin();

  const at_rest = await targets();
  const places = [
    { x: 15, y: 300 }, // an empty part of the table; the swipe from it ends at the menu
    middle(at_rest.find(({ id }) => id === 'Menu')),
    ...at_rest.filter(({ id }) => id === 'Card').map(middle), // the swipe from a card crosses the pile
  ];
  assert.ok(places.length >= 5);
  for (const place of places) {
    const up = Math.min(250, place.y + 50);
    await scrolls(place, { up });
    await rest();
    const { actions, panel, refusal } = await state(frame);
    assert.deepEqual({ actions, panel, refusal }, { actions: 0, panel: null, refusal: null }, JSON.stringify(place));
    assert.deepEqual(await targets(), at_rest, 'no card is lifted');
  }

  const find = async (wanted) => (await targets()).findLast(wanted);
  await tap(middle(await find(({ id, label }) => id === 'Card' && /7 of spades/.test(label))));
  const choice = await find(({ id }) => id === 'ChoicePlay');
  if (choice) await tap(middle(choice)); // if the card has no choices, the first tap has already played it
  await frame.waitForFunction(() => mitts.state().actions >= 2); // the computer has moved
  assert.match(await frame.evaluate(() => mitts.record()), /\n\n7S/);
  assert.deepEqual(complaints, []);
  await close();
});

test('while a panel is open, a swipe does not scroll the page or close the panel', async () => {
  const { begin, page, frame, scrolls, slide, tap, targets, rest, close } = await with_finger(position);
  await begin();
  await tap(middle((await targets()).find(({ id }) => id === 'Menu')));
  await frame.waitForFunction(() => mitts.state().panel !== null && mitts.state().resting);
  await slide({ x: 190, y: 400 }, { up: 200 });
  await rest();
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.equal((await state(frame)).panel, 'menu');
  await frame.evaluate(() => { document.querySelector('#mirror button').focus({ preventScroll: true }); });
  await page.keyboard.press('Escape');
  await frame.waitForFunction(() => mitts.state().panel === null && mitts.state().resting);
  await scrolls({ x: 190, y: 200 }, { up: 160 }); // starts above the mirror, which is shown because it has the focus
  await close();
});
