// Tests the puzzles: today's puzzle and its explanation, stored answers, the list by theme, and a missing file.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';
import { faults_of } from './by_ear.mjs';
import { open_house, phone, sit_down } from './table.mjs';

const { day_number, read_puzzles } = await load_module('puzzles.js');
const page = JSON.parse(readFileSync(new URL('../../src/i18n/page.json', import.meta.url), 'utf8'));
const puzzles_of = (game) => read_puzzles(readFileSync(new URL(`../../web/puzzles/${game}.txt`, import.meta.url), 'utf8'));

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

const touch = { viewport: phone, hasTouch: true };
const panel = (person) => person.page.locator('#lesson');
const kept = (person) => person.page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([name]) => name.endsWith('puzzles'))?.[1] ?? 'null'));
const answered = (person, phase) => person.until((wanted) => document.getElementById('lesson')?.dataset.phase === wanted && !mitts.state().moving && mitts.state().resting, phase);

// The simulated date of the tests, which determines the puzzles of the day.
const day = Date.UTC(2026, 10, 29, 12);

const set_the_day = (context) => context.addInitScript((begin) => {
  const ahead = begin - Date.now();
  globalThis.Date = new Proxy(Date, {
    construct: (Actual, parts) => (parts.length > 0 ? Reflect.construct(Actual, parts) : new Actual(Actual.now() + ahead)),
  });
}, day);

async function open_list(person, game) {
  await person.page.goto(`${house.address}index.html?learn=${game}`);
  await person.page.locator('#puzzle-today').waitFor();
}

test('today’s puzzle is explained, and is then marked as tried in the list', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { query: '?game=mitaines&options=preset=pagat,players=2&seed=5', context: touch, before: set_the_day });
  await person.until(() => mitts.state().phase === 'playing' && mitts.state().resting);
  await open_list(person, 'mitaines');
  await person.page.locator('#puzzle-today').tap();
  await answered(person, 'ask');
  assert.match(await panel(person).innerText(), /Today’s puzzle\s+×\s+Careful players go wrong here\. What would you play\?/);
  assert.equal((await person.state()).pointed, '', 'the table does not point at the answer');
  assert.equal(await person.page.locator('#lesson-skip').count(), 0, 'a single puzzle has no skip button');
  await person.page.locator('#lesson-show').tap();
  await answered(person, 'right');
  assert.match(await panel(person).innerText(), /Best: \S+\. \S.+[.!?]\s+The usual choice, .+, costs about \d+ points\./s);
  assert.deepEqual(await faults_of(person.page), []);

  const puzzles = puzzles_of('mitaines');
  const number = await person.page.evaluate(() => Math.round(Date.UTC(new Date().getFullYear(), new Date().getMonth(), new Date().getDate()) / 86_400_000)) % puzzles.length;
  assert.equal(day_number(new Date(day)) % puzzles.length, number);
  assert.deepEqual(await kept(person), { mitaines: { [number]: false } });
  await panel(person).locator('.close').tap();
  await person.until(() => mitts.state().page !== 'lesson');
  await open_list(person, 'mitaines');
  assert.equal(await person.page.locator('#puzzle-today').getAttribute('aria-label'), 'Today’s puzzle, tried');
  await person.leave();
});

for (const [game, locale] of [['mitaines', 'en-CA'], ['mitch', 'fr-CA'], ['mitigati', 'en-CA'], ['mitigati', 'fr-CA']]) {
  test(`${game}, ${locale}: the puzzles of a theme open one after another, and each solution is explained in full sentences`, { timeout: 120_000 }, async () => {
    const person = await sit_down(house, { context: { ...touch, locale } });
    await open_list(person, game);
    const themes = person.page.locator('#lessons-puzzles details').last();
    await themes.locator('summary').tap();
    const buttons = themes.locator('button');
    const sizes = (await buttons.allInnerTexts()).map((text) => Number(/(\d+)$/.exec(text)[1]));
    assert.equal(sizes.reduce((sum, size) => sum + size, 0), puzzles_of(game).length);
    await buttons.first().tap();
    for (let number = 1; number <= sizes[0]; number++) {
      await person.until((place) => document.querySelector('#lesson .place')?.textContent === place && document.getElementById('lesson').dataset.phase === 'ask' && mitts.state().resting, `${number}/${sizes[0]}`);
      const { actions } = await person.state();
      const is_bargain = /What would you bid\?|Qu’annoncerais-tu\?/.test(await panel(person).innerText());
      await person.tap_later('#lesson-show');
      await answered(person, 'right');
      if (is_bargain) assert.equal((await person.state()).actions, actions, 'the bids stay on the table');
      const offered = (await person.buttons()).filter(({ key, barred }) => !barred && !['log', 'menu', 'pile'].includes(key)).map(({ label }) => label);
      assert.equal(offered.length, 2, `the table offers no moves under an answer, only its text table and keys: ${offered}`);
      await panel(person).locator('#lesson-why').tap();
      const told = await panel(person).locator('.right').innerText();
      assert.ok(told.split(/[.!?]\s/).length >= 4 && !/undefined|[{}*]/.test(told), told);
      await person.page.locator(number < sizes[0] ? '#lesson-next' : '#lesson .close').press('Enter');
    }
    await person.until(() => mitts.state().page !== 'lesson');
    assert.deepEqual(person.complaints, []);
    await person.leave();
  });
}

test('a wrong answer to a puzzle is shown with its cost and can be taken back, and only the first answer is stored', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: touch, before: set_the_day });
  await open_list(person, 'mitaines');
  await person.page.locator('#puzzle-today').tap();
  await answered(person, 'ask');
  const number = day_number(new Date(day)) % puzzles_of('mitaines').length;
  const { lost } = puzzles_of('mitaines')[number];
  const cards = (await person.targets()).filter(({ id }) => id === 'Card');
  const index_of = (card) => '23456789TJQKA'.indexOf(card[0]) * 4 + 'CDHS'.indexOf(card[1]);
  const wrong = Object.keys(lost).find((way) => way.length === 2);
  const { x, y, w, h } = cards.find(({ index }) => index === index_of(wrong));
  const { left, top } = await person.page.evaluate(() => {
    const { left, top } = document.getElementById('canvas').getBoundingClientRect();
    return { left, top };
  });
  const lifted = { x: left + x + w / 4, y: top + y + h / 2 };
  const play_wrong = async () => {
    await person.page.touchscreen.tap(lifted.x, lifted.y);
    await person.rest();
    const choice = await person.find('ChoicePlay', {});
    if (choice) await person.page.touchscreen.tap(left + choice.x + choice.w * 0.8, top + choice.y + choice.h / 2);
    await answered(person, 'wrong');
  };
  await play_wrong();
  assert.match(await panel(person).locator('.said').innerText(), /^Not quite: there is a better choice\.$/);
  assert.deepEqual(await kept(person), { mitaines: { [number]: false } });
  await person.page.locator('#lesson-again').tap();
  await answered(person, 'ask');
  await person.page.waitForTimeout(1000); // otherwise the next tap could count as the second half of a double tap
  await play_wrong();
  assert.match(await panel(person).innerText(), /Your choice: \S.*\. On average it scores about \d+ points less than the best one\. About the best one: \S.+[.!?]/);
  await person.page.locator('#lesson-show').tap();
  await answered(person, 'right');
  assert.deepEqual(await kept(person), { mitaines: { [number]: false } });
  await person.tap_later('#lesson-more');
  await answered(person, 'ask');
  await person.tap_later('#lesson-show');
  await answered(person, 'right');
  assert.equal(Object.keys((await kept(person)).mitaines).length, 2, 'the next puzzle is a new one');
  await person.choose_french();
  await panel(person).locator('.right', { hasText: /Le mieux.: .+Le choix habituel, .+, coûte / }).waitFor();
  assert.equal(await panel(person).locator('h2').textContent(), page.puzzles.title[1]);
  await person.page.locator('#lesson-list').tap();
  await person.page.locator('#lessons-begin').waitFor();
  await person.leave();
});

for (const [what, answer] of [['missing', (route) => route.abort()], ['cut short', (route) => route.fulfill({ body: '{"theme":"steal","mis' })]]) test(`if the puzzle file is ${what}, the list has only lessons and says so`, { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: touch });
  await person.page.route(/\/mitch\.\w+\.txt$/, answer);
  await person.page.goto(`${house.address}index.html?learn=mitch`);
  await person.page.locator('#lessons-begin').waitFor();
  assert.match(await person.page.locator('#lessons .missing').textContent(), /could not be loaded/);
  assert.equal(await person.page.locator('#puzzle-today, #lessons-puzzles').count(), 0);
  assert.deepEqual(person.complaints.filter((one) => !one.includes('ERR_FAILED')), []);
  await person.context.close();
});

test('a lesson list that is redrawn while it loads has no duplicate buttons, and exercises that cannot be played are deleted', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: touch });
  const record = '[Game "mitaines"]\n[Options "preset=pagat players=2"]\n[Hands "7S 7D KC / 3H 9C 2D"]\n[Pile "2C KH"]\n[Turn "0"]\n';
  const good = { id: 'good', game: 'mitaines', record, chosen: '7S', best: 'KC', due: '2020-01-01', loss: 5000, stage: 0, ways: { KC: 0, '7S': 5000 } };
  const put = (all) => person.page.evaluate((text) => localStorage.setItem('mitts.exercises', text), JSON.stringify(all));
  const ids = () => person.page.evaluate(() => JSON.parse(localStorage.getItem('mitts.exercises')).map(({ id }) => id));
  const finished = { ...good, id: 'finished', record: `${record}\n7S 3H 7D 9C KC 2D\n` };
  const bad = [{ ...good, record: 'x' }, finished, { ...good, game: 'mitch' }, { ...good, game: 'poker' }, { ...good, best: 'AH', ways: { AH: 0 } }];
  await put([...bad.map((one, at) => ({ ...one, id: `bad ${at}`, loss: 9000 })), good, { ...finished, loss: 1 }]);
  let let_through;
  const held = new Promise((resolve) => { let_through = resolve; });
  await person.page.route(/\/(mitaines|mitch)\.\w+\.txt$/, async (route) => {
    await held;
    await route.continue();
  });
  await person.page.goto(`${house.address}index.html?learn=mitaines`);
  const games = person.page.locator('#lessons > .games button');
  for (const game of ['mitch', 'mitaines', 'mitaines']) {
    await games.filter({ hasText: new RegExp(game, 'i') }).tap();
    await person.page.locator('#lessons .games button[aria-pressed="true"]').filter({ hasText: new RegExp(game, 'i') }).waitFor();
  }
  let_through();
  await person.page.locator('#puzzle-today').first().waitFor();
  await person.page.waitForTimeout(300);
  for (const id of ['puzzle-today', 'lessons-practise', 'lessons-puzzles']) {
    assert.equal(await person.page.locator(`[id=${id}]`).count(), 1, `${id} appears once, although the list was redrawn while it loaded`);
  }
  await person.page.locator('#lessons-practise').tap();
  await answered(person, 'ask');
  assert.match(await panel(person).innerText(), /What would you play\?/);
  assert.deepEqual(await ids(), ['good', 'finished']);
  await person.page.locator('#lesson-skip').tap();
  await person.page.locator('#puzzle-today').waitFor();
  assert.deepEqual(await ids(), ['good'], 'a later exercise is deleted when it is reached');
  await put([finished]);
  await person.page.goto(`${house.address}index.html?learn=mitaines`);
  await person.page.locator('#lessons-practise').tap();
  await person.until(() => localStorage.getItem('mitts.exercises') === '[]' && document.getElementById('lessons-practise') === null && document.getElementById('puzzle-today') !== null);
  assert.equal((await person.state()).panel, 'lessons', 'without a playable exercise, the list stays open');
  await person.leave();
});
