// Tests missing card pictures. The table works without them, shows a notice, and uses them once they are available.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open_host } from './embed_host.mjs';
import { act, click_start, position, readers, state } from './embed_reader.mjs';
import { dice, take_turn } from './player.mjs';
import { desktop, open_house, Person, replay } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const sheets = /\/(core|shapes)\.[A-Z2-7]+\.png$/;
// A frame can also load the pictures from scripts (web/embed/packed.js).
const sheets_and_packed = /\/(packed-)?(core|shapes)\.(png\.)?[A-Z2-7]+\.(png|js)$/;

// Opens a match without pictures. answer(route, held) handles the requests for pictures until let_pictures_come() is
// called.
async function sit_down_without(answer, { locale = 'en-CA' } = {}) {
  const context = await house.browser.newContext({ viewport: desktop, locale, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const held = [];
  await context.route(sheets, (route) => answer(route, held));
  const person = new Person(house, context, await context.newPage());
  await person.page.goto(`${house.address}?game=mitaines&seed=5`);
  await person.until(() => document.getElementById('loading').hidden);
  await person.my_turn();
  await person.rest();
  assert.equal((await person.state()).pictures, false);
  return Object.assign(person, {
    async let_pictures_come() {
      await Promise.all(held.map((route) => route.continue()));
      await context.unroute(sheets);
    },
  });
}

const line = (person) => person.page.locator('#pictures');

async function play(person, roll) {
  const { actions } = await person.my_turn();
  await take_turn(person, roll);
  await person.until((had) => mitts.state().actions >= had + 2, actions);
}

// Returns each of the player's cards as { rank, picture }, with a screenshot of the card's upper left corner.
async function corners(person) {
  const cards = (await person.targets()).filter(({ id }) => id === 'Card');
  return Promise.all(cards.map(async ({ label, x, y }) => {
    const picture = await person.page.screenshot({ clip: { x: x + 4, y: y + 4, width: 40, height: 40 } });
    return { rank: label.split(' ')[0], picture: picture.toString('base64') };
  }));
}

test('an idle table is drawn completely while the high-resolution pictures and the tarot pack are still loading', async () => {
  const context = await house.browser.newContext({ viewport: desktop, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.route(/\/(fine_|tarot)/, () => {});
  const person = new Person(house, context, await context.newPage());
  await person.page.goto(`${house.address}?game=mitaines&seed=5`);
  await person.my_turn();
  await person.rest();
  const frames = () => person.page.evaluate(() => mitts.frames());
  const canvas = { mask: [person.page.locator('#mirror')] };
  const first = await person.page.screenshot(canvas);
  const drawn = await frames();
  for (const colorScheme of /** @type {const} */ (['dark', 'light'])) {
    const before = await frames();
    await person.page.emulateMedia({ colorScheme });
    await person.page.waitForFunction((had) => mitts.frames() > had && mitts.state().resting, before);
  }
  assert.ok(await frames() > drawn);
  assert.ok(first.equals(await person.page.screenshot(canvas)), 'a redrawn table looks the same');
  await context.close();
});

for (const [locale, words] of /** @type {const} */ ([['en-CA', /card pictures did not load/], ['fr-CA', /images de cartes n’ont pas pu être chargées/]])) {
  test(`without pictures, the cards show their ranks, play continues, and a retry fetches the pictures (${locale})`, async () => {
    const person = await sit_down_without((route) => route.abort(), { locale });
    person.complaints.length = 0; // ignores the errors about the missing files
    await line(person).waitFor();
    assert.match(await line(person).innerText(), words);
    await person.picture(`without-pictures-${locale}`);
    const seen = await corners(person);
    assert.ok(seen.length >= 5);
    for (const one of seen) {
      for (const other of seen) if (one.rank !== other.rank) assert.notEqual(one.picture, other.picture, `${one.rank} and ${other.rank} look alike`);
    }
    const roll = dice(1);
    await play(person, roll);
    await person.my_turn();
    assert.ok((await person.buttons()).some(({ label }) => /^(Play|Jouer) /.test(label)), 'the buttons name the cards that can be played');

    await person.let_pictures_come();
    await person.page.locator('#pictures-again').click();
    await person.until(() => mitts.state().pictures);
    await line(person).waitFor({ state: 'detached' });
    await play(person, roll);
    replay(await person.record());
    await person.leave();
  });
}

test('if the picture download stalls, the table opens without the pictures and uses them when they arrive', async () => {
  const person = await sit_down_without((route, held) => { held.push(route); });
  await line(person).waitFor();
  await person.page.locator('#pictures-without').click();
  await play(person, dice(1));
  assert.equal((await person.state()).pictures, false);
  await person.let_pictures_come();
  await person.until(() => mitts.state().pictures);
  await line(person).waitFor({ state: 'detached' });
  await person.leave();
});

test('a table in a frame can be played without pictures, and a retry fetches the pictures', async () => {
  const host = await open_host();
  const { page, frame, close } = await readers(house, host).embedded(position, { prepare: (context) => context.route(sheets_and_packed, (route) => route.abort()) });
  await click_start(frame);
  const told = frame.locator('#pictures');
  await told.waitFor();
  await frame.locator('#mirror button').first().waitFor();
  await act(page, frame, /^Play the 7 of spades/);
  await frame.waitForFunction(() => mitts.state().actions >= 2);
  assert.equal((await state(frame)).pictures, false);
  await page.context().unroute(sheets_and_packed);
  await frame.click('#pictures-again');
  await frame.waitForFunction(() => mitts.state().pictures);
  await told.waitFor({ state: 'detached' });
  await close();
  await host.close();
});
