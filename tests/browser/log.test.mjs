// Tests the log of a long match. The mirror renders the log in parts, and every line can be reached.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { bring, desktop, open_house, program, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const options = 'preset=pagat players=2 target=5000';
const head = `[Game "mitaines"]\n[Format "1"]\n[Options "${options}"]\n[Seed "3"]\n\n`;

// Returns the record of an unfinished match with this many actions.
function long_record(actions) {
  const trace = execFileSync(program, ['trace', '--game', 'mitaines', '--options', options, '--seed', '3'], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const made = trace.split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter(({ type }) => type === 'action').map(({ action }) => action);
  assert.ok(made.length > actions, `${made.length} actions`);
  return `${head}${made.slice(0, actions).join(' ')}\n`;
}

// Imports a match with this many actions, and continues it from the shelf.
async function play_on(person, actions) {
  await person.page.evaluate(bring, ['paste', 'body', [{ text: long_record(actions) }]]);
  await person.page.locator('#shelf').getByRole('button', { name: /^Continue/ }).click();
  await person.my_turn();
}

const places = (page) => page.locator('#mirror li[aria-setsize]').evaluateAll((lines) => lines.map((line) => [Number(line.ariaPosInSet), Number(line.ariaSetSize), line.textContent]));

test('every line of a log of 3,000 actions can be reached with Home, End, the “Further down” button and a search', async () => {
  const person = await sit_down(house, { context: { viewport: desktop } });
  const { page } = person;
  await play_on(person, 3000);
  await page.keyboard.press('l');
  await person.until(() => mitts.state().panel === 'log' && mitts.state().resting);

  const end = await places(page);
  const [[, whole]] = end;
  assert.ok(whole > 3000 && end.length < 250, `${end.length} of ${whole}`);
  assert.equal(end.at(-1)[0], whole, 'the log opens at its end');
  await page.keyboard.press('Home');
  await person.until(() => document.activeElement.ariaPosInSet === '1');
  const seen = new Map((await places(page)).map(([place, , text]) => [place, text]));
  for (let steps = 0; !seen.has(whole) && steps < 200; steps++) {
    const before = Math.max(...seen.keys());
    await page.locator('#mirror').getByRole('button', { name: 'Further down' }).click();
    await person.until((last) => Number([...document.querySelectorAll('#mirror li')].at(-1).ariaPosInSet) > last, before);
    for (const [place, , text] of await places(page)) seen.set(place, text);
  }
  assert.equal(seen.size, whole, 'every line was shown');

  await page.keyboard.press('End');
  await person.until((last) => document.activeElement.ariaPosInSet === String(last), whole);
  const words = seen.get(1000).replace(/(why\?|Rule .*)$/, '').trim().toUpperCase();
  const nearest = [...seen].reverse().find(([, text]) => text.toUpperCase().includes(words))[0];
  await page.locator('#mirror').getByRole('button', { name: 'Find' }).click();
  await page.locator('#question textarea, #question input').first().fill(words);
  await page.keyboard.press('Enter');
  await person.until((place) => document.querySelector('#mirror [aria-current]')?.ariaPosInSet === String(place), nearest);
  await page.locator('#mirror').getByRole('button', { name: 'Find' }).click();
  await page.locator('#question textarea, #question input').first().fill('no such words');
  await page.keyboard.press('Enter');
  await person.until(() => mitts.state().panel === 'dialog');
  await person.leave();
});

test('a log behind a dialog is shown in the chosen language once that language has loaded', async () => {
  let deliver;
  const held = new Promise((done) => { deliver = done; });
  const person = await sit_down(house, {
    context: { viewport: desktop },
    before: (context) => context.route(/texts-fr/, async (route) => { await held; await route.continue(); }),
  });
  const { page } = person;
  await play_on(person, 600); // long enough for the log to have a search button
  await person.click('Menu');
  await person.press_control((label) => label === 'Settings');
  await person.press_control((label) => label === 'Language: Français');
  await page.keyboard.press('Escape');
  await person.until(() => mitts.state().panel !== 'settings');
  if ((await person.state()).panel) await page.keyboard.press('Escape');
  await person.until(() => mitts.state().panel === null);
  await page.keyboard.press('l');
  await person.until(() => mitts.state().panel === 'log' && mitts.state().resting);
  assert.match(await person.told(), /You play/);
  await page.locator('#mirror').getByRole('button', { name: 'Find' }).click();
  await page.locator('#question textarea, #question input').first().fill('no such words');
  await page.keyboard.press('Enter');
  await person.until(() => mitts.state().panel === 'dialog');
  deliver();
  await person.until(() => mitts.state().language === 'fr' && mitts.state().resting);
  await page.keyboard.press('Escape');
  await person.until(() => mitts.state().panel === 'log' && mitts.state().resting);
  assert.match(await person.told(), /Tu joues/);
  assert.doesNotMatch(await person.told(), /You play/);
  await person.leave();
});
