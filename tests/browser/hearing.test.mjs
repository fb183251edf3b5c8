// Tests sounds. They are off until they are switched on in the menu or in the settings, and the choice is stored.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { act, readers, start } from './embed_reader.mjs';
import { open_house, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

// A position in which the king captures the pile.
const capture = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0';

// Runs in the page before its scripts. Counts sounds and vibrations.
function count_sounds() {
  globalThis.heard = { sounds: 0, trembles: 0 };
  AudioBufferSourceNode.prototype.start = () => { globalThis.heard.sounds += 1; };
  navigator.vibrate = () => Boolean(globalThis.heard.trembles += 1);
}

// Plays a card with a double click. The page's clock must not be quick, because the clicks might be too far apart.
async function play(person, words) {
  const { x, y, w, h } = (await person.targets()).find(({ id, label }) => id === 'Card' && words.test(label));
  await person.page.mouse.dblclick(x + w / 2, y + h / 2);
}
const heard = (person) => person.page.evaluate(() => globalThis.heard);

test('sounds are off until they are turned on in the menu, and then stay on after a reload', async () => {
  const person = await sit_down(house, { query: capture, before: (context) => context.addInitScript(count_sounds) });
  const scripts = [];
  person.page.on('request', (request) => { if (request.resourceType() === 'script') scripts.push(request.url()); });
  await person.my_turn();
  await play(person, /king of clubs/i);
  await person.my_turn();
  assert.equal(await person.page.locator('#lines *').count(), 0);
  assert.deepEqual(await heard(person), { sounds: 0, trembles: 0 });
  // Checks only for sound.js, because other scripts, such as asking.js, may load after the first card.
  const with_sounds = async () => (await Promise.all(scripts.map(async (address) => (await fetch(address)).text()))).filter((text) => text.includes('AudioContext'));
  assert.deepEqual(await with_sounds(), [], 'the sound script is fetched only after sounds are turned on');
  await person.click('Menu');
  await person.press_control((label) => label === 'Turn sounds on');
  assert.match(await person.page.evaluate(() => localStorage.getItem('mitts.settings')), /sound=normal/);
  assert.ok((await person.controls()).some(({ label }) => label === 'Turn sounds off'));
  await person.page.keyboard.press('Escape');
  await person.my_turn();
  await play(person, /of (spades|diamonds)/i);
  await person.page.waitForFunction(() => globalThis.heard.sounds > 0);
  assert.equal((await with_sounds()).length, 1);
  assert.equal((await heard(person)).trembles, 0, 'vibrations are a separate setting');
  await person.reload();
  await person.click('Menu');
  assert.ok((await person.controls()).some(({ label }) => label === 'Turn sounds off'));
  await person.leave();
});

test('a frame plays sounds once they are switched on in its settings', async () => {
  const { alone } = readers(house, null);
  const { page, asked, close } = await alone(capture, { prepare: (context) => context.addInitScript(count_sounds) });
  const fetched = () => asked.some((response) => /sound-later/.test(response.url()));
  await start(page);
  // Presses a button of the open panel, and waits for the next panel.
  const press = async (pattern, panel) => {
    await page.locator('#mirror button').filter({ hasText: pattern }).first().waitFor({ state: 'attached' });
    await act(page, page, pattern);
    await page.waitForFunction((name) => mitts.state().panel === name, panel);
  };
  await press(/^menu/i, 'menu');
  await press(/^settings/i, 'settings');
  await press(/^soft/i, 'settings');
  assert.equal(fetched(), false);
  await press(/^close/i, 'menu');
  await press(/^close/i, null);
  await press(/king of clubs/i, null);
  await page.waitForFunction(() => globalThis.heard.sounds > 0);
  assert.ok(fetched());
  await close();
});
