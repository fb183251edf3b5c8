// The table and its panels as elements of the page: by keyboard alone, read aloud, and looked over by axe-core.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faults_of, play_by_keys, read_aloud, tab_to } from './by_ear.mjs';
import { position, readers, start } from './embed_reader.mjs';
import { compare_with_replay, open_house, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const narrow = { width: 320, height: 568 };
const press = (person, name) => person.page.getByRole('button', { name, exact: true }).or(person.page.getByRole('switch', { name, exact: true }))
  .first().press('Enter');
const on_panel = (person, panel) => person.until((wanted) => mitts.state().panel === wanted && mitts.state().resting, panel);
const role_of_focus = (person) => person.page.evaluate(() => document.activeElement.closest('[role="dialog"]')?.querySelector('h1').textContent ?? null);

test('axe-core finds nothing: start page, tables, panels, the text table at 320 points, dark, in forced colours', async () => {
  const person = await sit_down(house, { query: '?game=none', quick: true, context: { viewport: narrow } });
  const look = async (where) => assert.deepEqual(await faults_of(person.page), [], where);
  await on_panel(person, 'dialog');
  await look('dialog');
  await person.page.keyboard.press('Escape');
  await on_panel(person, null);
  await look('start page');
  await person.page.keyboard.press('Tab');
  await look('start page beside the canvas');
  await press(person, 'Settings');
  await on_panel(person, 'settings');
  await look('settings');
  await person.page.keyboard.press('Escape');
  await on_panel(person, null);
  await person.page.keyboard.press('?');
  await look('keys');
  await person.page.getByRole('switch', { name: /^Text table/ }).last().press('Enter');
  await person.page.keyboard.press('Escape');
  for (const game of ['Mitaines', 'Mitch', 'Mitigati']) {
    await press(person, `New game: ${game}`);
    await person.my_turn();
    await look(`${game} as a text table`);
    await press(person, 'menu');
    await on_panel(person, 'menu');
    await look('menu');
    if (game === 'Mitaines') {
      for (const [name, panel] of [['Points so far', 'summary'], ['What happened', 'log'], ['Rules in force', 'rules'], ['Record of the match', 'record'], ['New match', 'new-match']]) {
        await press(person, name);
        await on_panel(person, panel);
        assert.ok(await role_of_focus(person), `the focus is in ${panel}`);
        await look(panel);
        await person.page.keyboard.press('Escape');
        await on_panel(person, 'menu');
      }
      await person.page.emulateMedia({ colorScheme: 'dark' });
      await look('dark menu');
      await person.page.emulateMedia({ forcedColors: 'active' });
      await look('menu in forced colours');
    }
    await press(person, 'Start page');
    await person.until(() => mitts.state().page === 'start');
  }
  await person.leave();
});

test('axe-core finds nothing in a frame’s page, before its table comes and with it', async () => {
  const { page, close } = await readers(house).alone(position, { viewport: { width: 480, height: 360 } });
  await page.locator('#start').waitFor();
  const of_the_page_around = ['page-has-heading-one', 'region']; // whose heading and landmarks it stands in
  assert.deepEqual(await faults_of(page, of_the_page_around), [], 'poster');
  await start(page);
  await page.keyboard.press('Tab');
  assert.deepEqual(await faults_of(page, of_the_page_around), [], 'table');
  await close();
});

for (const game of ['mitaines', 'mitch', 'mitigati']) {
  test(`a round of ${game} by keyboard alone, in the text table`, async () => {
    const person = await sit_down(house, {
      query: `?game=${game}&seed=11`, quick: true,
      context: { viewport: narrow }, before: (context) => context.addInitScript(() => localStorage.setItem('mitts.text-table', 'yes')),
    });
    assert.equal(await person.page.locator('#canvas').isVisible(), false);
    const moves = await play_by_keys(person);
    assert.ok(moves > 3, `${moves} moves`);
    await on_panel(person, 'summary');
    assert.ok(await role_of_focus(person), 'the summary has the focus');
    await compare_with_replay(person);
    await person.leave();
  });
}

test('the focus goes into a panel and back to where it came from; nothing lies over the table', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', quick: true });
  await person.my_turn();
  await tab_to(person.page, '[data-do="menu"]');
  const { canvas, mirror } = await person.page.evaluate(() => Object.fromEntries(['canvas', 'mirror'].map((id) =>
    [id, document.getElementById(id).getBoundingClientRect().toJSON()])));
  assert.ok(mirror.left >= canvas.right || mirror.top >= canvas.bottom, JSON.stringify({ canvas, mirror }));
  await person.page.keyboard.press('Enter');
  await on_panel(person, 'menu');
  assert.equal(await role_of_focus(person), 'Mitaines');
  await person.page.keyboard.press('Escape');
  await on_panel(person, null);
  assert.equal(await person.page.evaluate(() => document.activeElement.dataset.do), 'menu');
  await person.leave();
});

test('a key can be put elsewhere, and switched off; the page remembers', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', quick: true });
  await person.my_turn();
  await person.page.keyboard.press('?');
  await person.page.getByRole('button', { name: 'L, for: What happened. Change' }).press('Enter');
  await person.page.keyboard.press('w');
  await person.page.getByRole('button', { name: 'W, for: What happened. Change' }).waitFor();
  await person.page.keyboard.press('Escape');
  await person.reload();
  await person.page.keyboard.press('l');
  await person.rest();
  assert.equal((await person.state()).panel, null);
  await person.page.keyboard.press('w');
  await on_panel(person, 'log');
  await person.leave();
});

test('a screen reader reads start page, table, panel and summary', async () => {
  const person = await sit_down(house, { quick: true, context: { viewport: narrow, bypassCSP: true } });
  const start = await read_aloud(person.page, '#mirror');
  assert.ok(start.includes('heading, Mitts, level 1') && start.includes('button, New game: Mitch'), start.join(' / '));
  await person.open(position);
  await person.my_turn();
  const table = await read_aloud(person.page, '#mirror');
  for (const phrase of ['heading, Mitaines, level 1', /^toolbar, Your hand/, /^button, 7 of spades, .*not expanded/, 'button, menu']) {
    assert.ok(table.some((said) => (phrase instanceof RegExp ? phrase.test(said) : said === phrase)), `${phrase}: ${table.join(' / ')}`);
  }
  await press(person, 'menu');
  await on_panel(person, 'menu');
  await press(person, 'Settings');
  await on_panel(person, 'settings');
  const settings = await read_aloud(person.page, '#mirror');
  assert.match(settings.join(' / '), /dialog, Settings.*radiogroup, Language.*radio, .*checked/);
  await person.page.keyboard.press('Escape');
  await on_panel(person, 'menu');
  await press(person, 'Points so far');
  await on_panel(person, 'summary');
  assert.match((await read_aloud(person.page, '#mirror')).join(' / '), /table.*columnheader, You.*rowheader, This round/);
  await person.leave();
});
