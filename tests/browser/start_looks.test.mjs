// Tests the start page's appearance: theme, text size, motion, accessibility (axe-core), forced colours and print.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { faults_of } from './by_ear.mjs';
import { desktop, open_house, phone, sit_down, small_window } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const on_panel = (person, panel) => person.until((wanted) => mitts.state().panel === wanted && mitts.state().resting, panel);
const store = (person, name, text) => person.page.evaluate(([key, value]) => localStorage.setItem(`mitts.${key}`, value), [name, text]);
const settings = (words) => (context) => context.addInitScript((text) => { localStorage['mitts.settings'] ??= text; }, words);

describe('theme, text size and motion', () => {
  const choose = async (person, name, value) => {
    await person.page.evaluate(() => { document.getElementById('look').open = true; });
    // Clicks without the pointer, which could end up over a game and start the program.
    await person.page.locator(`#look input[name=${name}][value=${value}]`).evaluate((radio) => radio.click());
  };
  const looks = (person) => person.page.evaluate(() => [getComputedStyle(document.body).backgroundColor, parseFloat(getComputedStyle(document.documentElement).fontSize)]);

  test('changed settings apply to the start page before the program has loaded, and to the program once it has loaded', async () => {
    const person = await sit_down(house, { context: { viewport: small_window, colorScheme: 'light' } });
    const [day, normal] = await looks(person);
    await choose(person, 'brightness', 'dark');
    await choose(person, 'text', 'largest');
    await choose(person, 'motion', 'reduced');
    const [night, largest] = await looks(person);
    assert.notEqual(night, day);
    assert.ok(Math.abs(largest / normal - 1.3) < 0.01, `${normal} ${largest}`);
    assert.equal((await person.state()).pictures, false);
    await person.reload();
    assert.deepEqual(await looks(person), [night, largest]);
    for (const value of ['dark', 'largest', 'reduced']) assert.equal(await person.page.locator(`#look input[value=${value}]`).isChecked(), true, value);
    await person.click('Settings');
    await on_panel(person, 'settings');
    const chosen = await person.page.locator('#mirror [role=radio][aria-checked=true]').allTextContents();
    for (const words of ['dark', 'largest', 'less']) assert.ok(chosen.includes(words), `${words}: ${chosen}`);
    assert.equal(await person.page.evaluate(() => document.documentElement.matches('[data-dark]')), true);
    await person.leave();
  });

  test('the start page and the table share their settings', async () => {
    const person = await sit_down(house, { context: { viewport: small_window, colorScheme: 'light' } });
    await person.wake();
    await choose(person, 'brightness', 'dark');
    await person.until(() => document.documentElement.matches('[data-dark]'));
    await person.click('Settings');
    await on_panel(person, 'settings');
    await person.press_control((label) => label === 'Brightness: light');
    await person.page.keyboard.press('Escape');
    await person.until(() => document.documentElement.dataset.page === 'start');
    assert.equal(await person.page.locator('#look input[value=light]').isChecked(), true);
    await person.leave();
  });
});

describe('accessibility', () => {
  for (const name of ['index.html', 'index.fr.html']) {
    test(`axe-core finds no violations in light and dark mode, with and without a match (${name})`, async () => {
      const person = await sit_down(house, { query: name, context: { viewport: phone } });
      const look = async (where) => {
        for (const viewport of [phone, desktop]) {
          await person.page.setViewportSize(viewport);
          for (const colorScheme of ['light', 'dark']) {
            await person.page.emulateMedia({ colorScheme });
            assert.deepEqual(await faults_of(person.page), [], `${where} ${colorScheme} ${viewport.width}`);
          }
        }
      };
      await look('newcomer');
      await person.page.evaluate(() => { document.getElementById('look').open = true; });
      await look('brightness');
      await store(person, 'match', 'mitts-save 1\nround 1\nseat human A\n\n[Game "mitigati"]\n[Seed "5"]\n\n');
      await person.reload();
      await look('a match');
      await person.leave();
    });
  }

  test('forced colours and the largest text size do not hide any control of the start page', async () => {
    const person = await sit_down(house, { before: settings('text=largest'), context: { viewport: { width: 320, height: 568 } } });
    const pressable = () => person.page.locator('#start :is(a, button, summary):visible').evaluateAll((all) => all.map((one) => {
      const { left, right, width, height } = one.getBoundingClientRect();
      return { words: one.textContent.trim(), inside: left >= -1 && right <= innerWidth + 1, large: width > 20 && height > 20 };
    }));
    const normal = await pressable();
    assert.ok(normal.length > 18, String(normal.length));
    await person.page.emulateMedia({ forcedColors: 'active' });
    const forced = await pressable();
    assert.deepEqual(forced.map(({ words }) => words), normal.map(({ words }) => words));
    for (const one of forced) assert.ok(one.inside && one.large, JSON.stringify(one));
    await person.leave();
  });

  test('the printed start page shows the title, the games with their descriptions, and the links’ URLs', async () => {
    const person = await sit_down(house);
    await person.page.emulateMedia({ media: 'print' });
    for (const words of ['h1', '.game h2', '.players', '.about', 'a.rules', '.links a']) assert.equal(await person.page.locator(`#start ${words}`).first().isVisible(), true, words);
    assert.match(await person.page.locator('a.rules').first().evaluate((link) => getComputedStyle(link, '::after').content), /rules\/mitaines\.html/);
    assert.equal(await person.page.locator('#loading').isVisible(), false);
    await person.leave();
  });
});
