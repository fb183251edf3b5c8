// Tests the statistics: a finished match is counted once, the figures can be chosen, saved, reset and brought back.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faults_of } from './by_ear.mjs';
import { by_touch, play_round } from './player.mjs';
import { open_house, phone, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

const open_them = async (person) => {
  await person.page.goto(`${house.address}index.html?open=played`);
  await person.until(() => document.querySelector('#statistics[open]') !== null);
};
const results = (person) => person.page.evaluate(() => Object.entries(localStorage).find(([name]) => name.endsWith('results'))?.[1] ?? '');
// Results of matches of Mitaines, one a day.
const put = (person, totals) => person.page.evaluate(([all, name]) => localStorage.setItem(name, all.map(([mine, theirs], at) => JSON.stringify({
  id: `${at}`, date: String(Date.UTC(2026, 10, 1 + at, 12)), game: 'mitaines', options: 'preset=pagat players=2', names: ['You', 'Mathilde'], levels: ['', at === 0 ? 'hasty' : 'careful'],
  sides: [0, 1], seat: 0, totals: [mine, theirs], winners: [mine > theirs ? 0 : 1], rounds: 2 })).join('\n')), [totals, slot]);
const slot = 'mitts.results';

test('a finished match is counted once, with its winner and rounds', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { quick: true, context: { viewport: phone, hasTouch: true }, query: '?game=mitaines&options=preset=pagat,players=2,target=50&seed=5' });
  await play_round(person, { seed: 3, hand: by_touch });
  await person.until(() => mitts.state().phase === 'over');
  const [line, ...more] = (await results(person)).trim().split('\n');
  assert.equal(more.length, 0);
  const { totals, winners, rounds, game, seat, sides } = JSON.parse(line);
  assert.deepEqual([game, rounds, seat, sides], ['mitaines', 1, 0, [0, 1]]);
  assert.deepEqual(totals, (await person.state()).totals);
  assert.ok(winners.length > 0);
  await person.page.reload();
  await person.until(() => mitts.state().phase === 'over');
  assert.equal((await results(person)).trim().split('\n').length, 1);
  await open_them(person);
  const panel = person.page.locator('#statistics');
  assert.match(await panel.locator('.figures').innerText(), /matches\s+1\s+rounds\s+1\s+matches won, and their share\s+[01] · (0|100) %/);
  assert.match(await panel.innerText(), /After three matches/);
  assert.equal(await panel.locator('svg').count(), 0);
  await person.leave();
});

test('the figures follow the choices, and a reset can be undone', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true } });
  await put(person, [[500, 300], [200, 500], [510, 480], [505, 100]]);
  await open_them(person);
  const panel = person.page.locator('#statistics');
  const figures = () => panel.locator('.figures').innerText();
  assert.match(await figures(), /matches\s+4\s+rounds\s+8\s+matches won, and their share\s+3 · 75 %\s+1 · 25 %\s+points a match, on average\s+428\.8\s+345/);
  assert.equal(await panel.locator('svg circle').count(), 4);
  assert.equal(await panel.locator('figure tbody tr').count(), 4);
  await panel.locator('#statistics-level').selectOption('careful');
  assert.match(await figures(), /matches\s+3\s+rounds\s+6\s+matches won, and their share\s+2 · 67 %/);
  assert.deepEqual(await faults_of(person.page), []);
  const [file] = await Promise.all([person.page.waitForEvent('download'), panel.getByRole('button', { name: 'CSV' }).tap()]);
  assert.match(file.suggestedFilename(), /^mitts-results-\d{4}-\d\d-\d\d\.csv$/);
  await panel.locator('#statistics-reset').tap();
  assert.match(await panel.innerText(), /No finished matches yet/);
  await panel.locator('#statistics-undo').tap();
  assert.match(await figures(), /matches\s+[34]/);
  await person.page.keyboard.press('Escape');
  await person.until(() => mitts.state().panel === null && document.getElementById('statistics') === null);
  await person.leave();
});

test('lines of earlier versions stay readable and are not counted', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true, locale: 'fr-CA' } });
  await person.page.evaluate((name) => localStorage.setItem(name, 'Pagat · Toi 510 – Mathilde 480\n'), 'mitts.played');
  await person.page.goto(`${house.address}index.fr.html?open=played`);
  await person.until(() => document.querySelector('#statistics[open]') !== null);
  const panel = person.page.locator('#statistics');
  await panel.locator('summary').tap();
  assert.match(await panel.innerText(), /Aucune partie terminée[\s\S]+Pagat · Toi 510 – Mathilde 480/);
  assert.deepEqual(await faults_of(person.page), []);
  await person.leave();
});
