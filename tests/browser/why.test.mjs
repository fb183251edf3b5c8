// Tests the panel that shows the reasons for a computer's move, and the panel that shows what the computer knew. Both
// open by touch (from the log and from a bubble in a review) and with the mirror's buttons. If the computer player is
// asked again, it chooses the same move.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { by_touch, play_round } from './player.mjs';
import { open_house, phone, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

// A position with three cards per player. The match ends after this round.
const short_match = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0';
const on_panel = (person, panel) => person.until((wanted) => mitts.state().panel === wanted && mitts.state().resting, panel);
const heading = (person) => person.page.locator('#mirror [role="dialog"] h1').textContent();
const tells = (person, words) =>
  person.until((wanted) => document.querySelector('#mirror [role="dialog"]')?.textContent.includes(wanted), words);
const press = (person, name) => person.page.locator('#mirror').getByRole('button', { name }).first().press('Enter');

// From the reasons panel, opens the panel that shows what the player knew. Asks the player again, and checks that the
// move is the same.
async function same_comes_back(person, go, name) {
  assert.match(await heading(person), new RegExp(name));
  await tells(person, `A hint for ${name}`);
  assert.doesNotMatch(await person.told(), /another choice/);
  await go(`What ${name} knew`);
  await on_panel(person, 'known');
  assert.equal(await heading(person), `What ${name} knew`);
  assert.match(await person.told(), /Match log/);
  await go(`Ask ${name} again`);
  await tells(person, 'Asked again: the same move.');
}

test('a tap on a log line or a bubble opens the reasons for a move, but only after the round', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { query: short_match, quick: true, context: { viewport: phone, hasTouch: true } });
  const touch = (label) => person.press_control((one) => one.startsWith(label));
  let asked = 0;
  await play_round(person, {
    seed: 3,
    hand: by_touch,
    async between() {
      const bubble = await person.find('Bubble');
      if (!bubble) return;
      await by_touch(person, bubble);
      await on_panel(person, 'why-move');
      await tells(person, 'You can ask why when these hands are over');
      assert.equal((await person.controls()).length, 1, 'the only control closes the notice');
      await touch('Close');
      await on_panel(person, null);
      asked++;
    },
  });
  assert.ok(asked > 0);
  await touch('Log');
  await on_panel(person, 'log');
  const lines = (await person.controls()).filter(({ label }) => label === 'why?');
  assert.equal(lines.length, 3);
  for (const { w, h } of lines) assert.ok(w >= 44 && h >= 44, `${w} × ${h}`);
  await touch('why?');
  await on_panel(person, 'why-move');
  await same_comes_back(person, touch, 'Mathilde');
  for (const panel of ['why-move', 'log', 'summary']) {
    await touch('Close');
    await on_panel(person, panel);
  }

  await touch('Review');
  await on_panel(person, null);
  while (!(await person.find('Bubble'))) {
    await person.click('Review', { index: 3 });
  }
  await by_touch(person, await person.find('Bubble'));
  await on_panel(person, 'why-move');
  await same_comes_back(person, touch, 'Mathilde');
  await person.leave();
});

test('the mirror’s buttons open the reasons for a move', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { query: short_match, quick: true });
  await play_round(person, { seed: 4 });
  await person.page.keyboard.press('Escape');
  await on_panel(person, null);
  await press(person, 'log');
  await on_panel(person, 'log');
  await press(person, 'why?');
  await on_panel(person, 'why-move');
  await same_comes_back(person, (label) => press(person, label), 'Mathilde');
  for (const panel of ['why-move', 'log', null]) {
    await person.page.keyboard.press('Escape');
    await on_panel(person, panel);
  }
  await press(person, /^Why did Mathilde do that\?$/);
  await on_panel(person, 'why-move');
  await same_comes_back(person, (label) => press(person, label), 'Mathilde');
  await person.leave();
});
