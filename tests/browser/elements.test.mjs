// Tests the page's elements with axe-core, with the keyboard alone, and with a screen reader.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it, test } from 'node:test';
import { faults_in_all_looks, faults_of, listen_in, play_by_keys, read_aloud, tab_to } from './by_ear.mjs';
import { act, position, readers, start } from './embed_reader.mjs';
import { kept_pages, small_pages } from './site.mjs';
import { at_once, compare_with_replay, open_house, phone, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const narrow = { width: 320, height: 568 };
const control = (person, name) => ['button', 'switch', 'radio', 'link'].map((role) => person.page.locator('#mirror, #start').getByRole(role, { name, exact: typeof name === 'string' }))
  .reduce((all, one) => all.or(one)).first();
const press = (person, name) => control(person, name).press('Enter');
const on_panel = (person, panel) => person.until((wanted) => mitts.state().panel === wanted && mitts.state().resting, panel);
// Waits until the focus is in a panel. The focus moves one frame after the panel opens.
const in_a_panel = (person) => person.until(() => document.activeElement.closest('[role="dialog"]'));
const role_of_focus = (person) => person.page.evaluate(() => document.activeElement.closest('[role="dialog"]')?.querySelector('h1').textContent ?? null);
const keep = (settings, alone) => (context) => context.addInitScript(([words, text]) => {
  if (words) localStorage['mitts.settings'] ??= words;
  if (text) localStorage['mitts.text-table'] ??= 'yes';
}, [settings, alone]);

// Opens a page with the largest text size, and returns functions that check its panels with faults_in_all_looks().
async function watchful(options) {
  const person = await sit_down(house, { quick: true, context: { viewport: narrow }, before: keep('text=largest'), ...options });
  const changed = ({ colorScheme }) => person.until((dark) => document.documentElement.matches('[data-dark]') === dark, colorScheme === 'dark');
  const look = async (where) => assert.deepEqual(await faults_in_all_looks(person.page, { changed }), [], where);
  // Presses a button to open a panel, checks the panel, and closes it with Escape.
  const look_behind = async (name, panel, within = async () => {}) => {
    const before = (await person.state()).panel;
    await press(person, name);
    await on_panel(person, panel);
    await in_a_panel(person);
    assert.ok(await role_of_focus(person), `the focus is in ${panel}`);
    await look(panel);
    await within();
    await person.page.keyboard.press('Escape');
    await on_panel(person, before);
  };
  return { person, look, look_behind };
}

// Two tests run at a time, because each test mostly waits for its page.
describe('axe-core', { concurrency: 2 }, () => {
  it('the start page, its panels and its dialogs have no accessibility violations in any colour scheme', { timeout: 200_000 }, async () => {
    const { person, look, look_behind } = await watchful({ query: '?game=none' });
    await on_panel(person, 'dialog');
    await look('dialog');
    await person.page.keyboard.press('Escape');
    await on_panel(person, null);
    await look('start page');
    await person.page.locator('#look summary').press('Enter');
    await look('brightness, text and motion');
    await person.page.locator('#look summary').press('Enter');
    await person.page.keyboard.press('?');
    await look('keys');
    await person.page.getByRole('switch', { name: /^Text table/ }).last().press('Enter');
    await person.page.keyboard.press('Escape');
    await look_behind('Settings', 'settings', () => look_behind('About and licences', 'about'));
    await look_behind('Matches played', 'played');
    await look_behind('House rules · Mitigati', 'new-match', async () => {
      await look_behind(/^House rules/, 'custom-rules');
      await press(person, 'Enter a seed');
      await person.page.locator('#question[open]').waitFor();
      await look('a question');
      await person.page.keyboard.press('Escape');
    });
    await person.leave();
  });

  it('the tables, their panels, the end of a match and the shelf have no accessibility violations', { timeout: 300_000 }, async () => {
    const { person, look, look_behind } = await watchful({ query: position, before: keep('text=largest', true) });
    await person.my_turn();
    await look('Mitaines');
    await press(person, 'hint');
    await control(person, 'show it').waitFor();
    await press(person, 'show it');
    await control(person, 'why?').waitFor();
    await look_behind('why?', 'why');
    await look_behind('menu', 'menu', async () => {
      await look_behind('Points so far', 'summary');
      await look_behind('Match log', 'log');
      await look_behind('Rules in force', 'rules');
      await look_behind('Record of the match', 'record');
    });
    await press(person, 'menu');
    await press(person, 'Record of the match');
    await press(person, 'Load');
    await person.page.locator('#question-text').fill(readFileSync(new URL('../golden/mitch/banilower-3.mitts', import.meta.url), 'utf8'));
    await person.page.locator('#question-accept').press('Enter');
    await on_panel(person, 'summary');
    await look('the end of a match of Mitch');
    await look_behind('Log', 'log', () =>
      look_behind('why?', 'why-move', () => look_behind('What Mathilde knew', 'known')));
    await press(person, 'Home');
    await on_panel(person, null);
    await press(person, /^On the shelf/);
    await person.page.locator('#shelf .dots').first().press('Enter');
    await look('the shelf');
    await person.page.keyboard.press('Escape');
    await on_panel(person, null);
    await person.choose_language('fr');
    await press(person, /^Nouvelle partie.*Mitch$/);
    await person.my_turn();
    await look('Mitch');
    await press(person, 'menu');
    await on_panel(person, 'menu');
    await look_behind('Les points', 'summary');
    await press(person, 'Page d’accueil');
    await on_panel(person, null);
    await press(person, /^Nouvelle partie.*Mitigati$/);
    await person.my_turn();
    await look('Mitigati');
    await person.leave();
  });

  it('a frame’s poster, notes, table, menu, results and replays have no accessibility violations', { timeout: 200_000 }, async () => {
    const sizes = [{ width: 480, height: 360 }, { width: 640, height: 525 }, { width: 360, height: 640 }];
    const passed_over = ['page-has-heading-one', 'region']; // the embedding page must have a heading and landmarks
    for (const line of [`${position}&mode=try&gmae=mitch`, `${position}&mode=replay&lang=fr&moves=7S,3H`]) {
      const { page, close } = await readers(house).alone(line, { viewport: sizes[0] });
      const changed = ({ colorScheme }) => page.waitForFunction((dark) => document.documentElement.matches('[data-dark]') === dark, colorScheme === 'dark');
      const look = async (where) => assert.deepEqual(await faults_in_all_looks(page, { passed_over, sizes, changed }), [], `${where}: ${line}`);
      await page.locator('#start').waitFor();
      await look('poster');
      await start(page);
      await page.keyboard.press('Tab');
      await look('table');
      if (line.includes('try')) {
        await act(page, page, /^Play the 7 of spades/);
        await page.locator('#outcome p').first().waitFor();
      }
      await page.locator('[data-do="menu"]').press('Enter');
      await page.locator('#mirror [role="dialog"]').waitFor();
      await look('menu');
      await close();
    }
  });

  it('the rules pages, the guide, the builder and the site’s other pages have no accessibility violations', { timeout: 200_000 }, async () => {
    const pages = [...kept_pages().filter((name) => !/^(index|embed)\.html$/.test(name)), ...small_pages];
    assert.ok(pages.length > 10, pages.join(' '));
    await at_once(pages, async (name) => {
      const { page, close } = await readers(house).open(house.address + name, { viewport: narrow });
      const french = /^regles|\.fr\./.test(name); // a French page differs only in its language, so one check is enough
      assert.deepEqual(await (french ? faults_of(page) : faults_in_all_looks(page)), [], name);
      await close();
    }, 2);
  });
});

test('the mirror and the rules pages follow the theme chosen in the settings', async () => {
  const person = await sit_down(house, {
    query: '?game=mitaines&seed=5', quick: true, context: { viewport: narrow, colorScheme: 'light' }, before: keep('brightness=dark text=largest', true),
  });
  const looks_of = (selector) => person.page.evaluate((wanted) => {
    const { backgroundColor, fontSize } = getComputedStyle(document.querySelector(wanted));
    return [backgroundColor, parseFloat(fontSize)];
  }, selector);
  assert.deepEqual(await looks_of('#mirror'), ['rgb(31, 59, 53)', 22.1]);
  const other = await person.context.newPage();
  await other.goto(`${house.address}rules/mitaines.html`);
  const paper = () => other.evaluate(() => getComputedStyle(document.body).backgroundColor);
  assert.equal(await paper(), 'rgb(27, 35, 43)');
  await press(person, 'menu');
  await on_panel(person, 'menu');
  await press(person, 'Settings');
  await on_panel(person, 'settings');
  await press(person, 'light');
  await person.until(() => !document.documentElement.matches('[data-dark]'));
  assert.deepEqual(await looks_of('#mirror'), ['rgb(251, 247, 239)', 22.1]);
  await other.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(251, 247, 239)');
  await person.leave();
});

for (const game of ['mitaines', 'mitch', 'mitigati']) {
  test(`a round of ${game} can be played in the text table using only the keyboard`, async () => {
    const person = await sit_down(house, {
      query: `?game=${game}&seed=11`, quick: true,
      context: { viewport: narrow }, before: (context) => context.addInitScript(() => localStorage.setItem('mitts.text-table', 'yes')),
    });
    assert.equal(await person.page.locator('#canvas').isVisible(), false);
    await listen_in(person.page);
    const moves = await play_by_keys(person, async (made) => {
      if (made !== 2) return;
      for (const panel of ['menu', 'log']) {
        await tab_to(person.page, `[data-do="${panel}"]`);
        await person.page.keyboard.press('Enter');
        await on_panel(person, panel);
        await in_a_panel(person);
        assert.ok(await role_of_focus(person), `the focus is in ${panel}`);
        await person.page.keyboard.press('Escape');
        await on_panel(person, null);
        assert.equal(await person.page.evaluate(() => document.activeElement.dataset.do), panel);
      }
    });
    assert.ok(moves > 3, `${moves} moves`);
    await on_panel(person, 'summary');
    await in_a_panel(person);
    assert.ok(await role_of_focus(person), 'the summary has the focus');
    await compare_with_replay(person);
    // The announcements match the log, without repeats or gaps. tests/golden/spoken contains the expected sentences.
    await press(person, 'Log');
    await on_panel(person, 'log');
    // Excludes the buttons of each log line, which open the rule behind a move and the reasons for the move.
    const happened = await person.page.locator('#mirror li').evaluateAll((lines) => lines.map((line) => line.firstChild.textContent.trim()));
    assert.equal((await person.page.evaluate(() => globalThis.heard)).join(' '), happened.join(' '));
    await person.leave();
  });
}

test('on a phone, a touch on the canvas closes a mirror that was opened with the keyboard', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', context: { viewport: phone, hasTouch: true } });
  const is_beside = () => person.page.evaluate(() => document.documentElement.classList.contains('beside'));
  await person.my_turn();
  await tab_to(person.page, '[data-do="menu"]');
  await person.rest();
  assert.ok(await is_beside());
  const { x, y, w, h } = await person.find('Log');
  await person.page.touchscreen.tap(x + w / 2, y + h / 2);
  await on_panel(person, 'log');
  await person.rest();
  assert.equal(await is_beside(), false);
  await person.leave();
});

test('the mirror does not overlap the canvas, and its panels take the focus on opening and return it on closing', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', quick: true });
  await person.my_turn();
  await tab_to(person.page, '[data-do="menu"]');
  const { canvas, mirror } = await person.page.evaluate(() => Object.fromEntries(['canvas', 'mirror'].map((id) =>
    [id, document.getElementById(id).getBoundingClientRect().toJSON()])));
  assert.ok(mirror.left >= canvas.right || mirror.top >= canvas.bottom, JSON.stringify({ canvas, mirror }));
  await person.page.keyboard.press('Enter');
  await on_panel(person, 'menu');
  assert.equal(await role_of_focus(person), 'Mitaines');
  await press(person, 'Check the deal');
  await person.page.locator('#deal-close').press('Enter');
  assert.equal(await person.page.evaluate(() => document.activeElement.textContent), 'Check the deal');
  await person.page.keyboard.press('Escape');
  await on_panel(person, null);
  assert.equal(await person.page.evaluate(() => document.activeElement.dataset.do), 'menu');
  await person.leave();
});

test('on a phone, Escape opens and closes the menu, and afterwards the whole table is visible', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', context: { viewport: narrow, hasTouch: true } });
  await person.my_turn();
  const height_of_table = () => person.page.evaluate(() => document.getElementById('canvas').getBoundingClientRect().height);
  const height = await height_of_table();
  await person.page.keyboard.press('Escape');
  await on_panel(person, 'menu');
  assert.equal(await role_of_focus(person), 'Mitaines');
  await person.page.keyboard.press('Escape');
  await on_panel(person, null);
  await person.until((whole) => document.getElementById('canvas').getBoundingClientRect().height === whole, height);
  assert.equal(await person.page.evaluate(() => document.activeElement.localName), 'body');
  await person.leave();
});

test('a reassigned keyboard shortcut keeps its new key after a reload', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', quick: true });
  await person.my_turn();
  await person.page.keyboard.press('?');
  await person.page.getByRole('button', { name: 'L, for: Match log. Change' }).press('Enter');
  await person.page.keyboard.press('w');
  await person.page.getByRole('button', { name: 'W, for: Match log. Change' }).waitFor();
  await person.page.keyboard.press('Escape');
  await person.reload();
  await person.page.keyboard.press('l');
  await person.rest();
  assert.equal((await person.state()).panel, null);
  await person.page.keyboard.press('w');
  await on_panel(person, 'log');
  await person.leave();
});

test('a screen reader can read the start page, the table, a panel and the summary', async () => {
  const person = await sit_down(house, { quick: true, context: { viewport: narrow, bypassCSP: true } });
  const start = await read_aloud(person.page, '#start');
  assert.ok(start.includes('heading, Mitts, level 1') && start.includes('link, New match · Mitch'), start.join(' / '));
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
  await person.open('?game=mitch&seed=5');
  await person.my_turn();
  assert.match((await read_aloud(person.page, '#mirror')).join(' / '), /table.*columnheader, You.*columnheader, Odile.*rowheader, Spades.*rowheader, Clubs/);
  await person.leave();
});
