// Tests players' names in any script. Characters missing from the program's fonts are drawn with the browser's fonts.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { open_house, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

// Runs in the page. Records every string drawn on a canvas, with its colour.
function note_what_is_written() {
  globalThis.written = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function fill(text, ...rest) {
    written.push(`${text} ${this.fillStyle}`);
    fillText.call(this, text, ...rest);
  };
}

async function at_the_panel(query = '?lang=en') {
  const person = await sit_down(house, { query, before: (context) => context.addInitScript(note_what_is_written) });
  await person.click('Customize', { index: 0 });
  return person;
}

async function type_name(person, whose, name) {
  await person.press_control((label) => label === `Rename ${whose}`);
  await person.page.evaluate((text) => {
    const field = document.getElementById('question-text');
    field.value = text;
    field.dispatchEvent(new Event('input'));
  }, name);
}

async function call(person, whose, name) {
  await type_name(person, whose, name);
  await person.page.click('#question-accept');
  await person.rest();
}

test('names with characters missing from the program’s fonts are drawn in the panel and on the table', async () => {
  const person = await at_the_panel();
  await person.press_control((label) => label === 'Players: 3');
  await call(person, 'Mathilde', ' Łukasz\n Зоя ');
  await call(person, 'Odile', 'Фёдор');
  const in_panel = await person.page.evaluate(() => written.splice(0));
  for (const name of ['Łukasz Зоя', 'Фёдор']) assert.ok(in_panel.includes(`${name} #22282c`), `${name}: ${in_panel}`);
  await person.press_control((label) => label === 'Deal the cards');
  await person.my_turn();
  const on_table = await person.page.evaluate(() => written);
  for (const name of ['Łukasz Зоя', 'Фёдор']) assert.ok(on_table.some((one) => one.startsWith(`${name} #`)), `${name}: ${on_table}`);
  assert.ok(!on_table.some((one) => one.startsWith('Mathilde')), 'names that the fonts contain are not requested');
  await person.leave();
});

describe('while a name is typed', () => {
  const refused = { '\uE000': 'U+E000', '\u202E': 'U+202E', '\u0007': 'U+0007', '\uD800': 'U+D800', '\u0378': 'U+0378', '\u3164': 'U+3164', '\u200B': 'U+200B' };
  for (const [language, sentence, rename] of [
    ['en', 'can’t be shown here. Leave it out of the name.', 'Rename'],
    ['fr', 'ne peut pas s’afficher ici. Enlève ce signe du nom.', 'Renommer'],
  ]) {
    test(`a character that cannot be drawn is rejected with a message that names the character (${language})`, async () => {
      const person = await at_the_panel(`?lang=${language}`);
      await person.press_control((label) => label === `${rename} Mathilde`);
      const field = person.page.locator('#question-text');
      for (const [sign, called] of Object.entries(refused)) {
        await person.page.evaluate((text) => {
          const area = document.getElementById('question-text');
          area.value = text;
          area.dispatchEvent(new Event('input'));
        }, `Zo${sign}e`);
        assert.equal(await person.page.locator('#question p').textContent(), `${called} ${sentence}`);
        await field.press('Enter');
        assert.ok(await person.page.locator('#question').isVisible(), 'Enter does not accept the name');
      }
      await field.fill('Zoé');
      assert.equal(await person.page.locator('#question p').textContent(), '');
      await field.press('Enter');
      await person.rest();
      assert.ok((await person.controls()).some(({ label }) => label.startsWith('Zoé')));
      await person.leave();
    });
  }

  test('Enter that ends an input method’s composition does not accept the name', async () => {
    const person = await at_the_panel();
    await type_name(person, 'Mathilde', 'Nguy');
    for (const end of [{ isComposing: true }, { keyCode: 229 }]) {
      await person.page.locator('#question-text').dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...end });
      assert.ok(await person.page.locator('#question').isVisible(), JSON.stringify(end));
    }
    await person.page.locator('#question-text').press('Enter');
    await person.until(() => !(/** @type {HTMLDialogElement} */ (document.getElementById('question')).open));
    await person.leave();
  });

  test('a blank player name does not replace the previous name', async () => {
    const person = await at_the_panel();
    for (const blank of ['', ' \n\t ', '\u00A0\u200D']) {
      await call(person, 'Mathilde', blank);
      assert.ok((await person.controls()).some(({ label }) => label === 'Rename Mathilde'), JSON.stringify(blank));
    }
    await person.leave();
  });
});
