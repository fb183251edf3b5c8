// Tests moving the shelf to another browser. An import first lists the new items, then adds all of them or none, and
// can be undone. Also tests the advice to keep a copy.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { faults_of } from './by_ear.mjs';
import { play_turns } from './player.mjs';
import { bring, open_house, phone, sit_down, small_window } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

const shelf = (person) => person.page.locator('#shelf');
const kept = (person) => person.page.evaluate(() => Object.fromEntries(Object.entries(localStorage).sort()));
const keep = (person, texts) => person.page.evaluate((all) => { for (const [name, text] of Object.entries(all)) localStorage.setItem(`mitts.${name}`, text); }, texts);
const result = (id) => JSON.stringify({ id, date: '1764158400000', game: 'mitch', options: 'preset=banilower players=2', names: ['a', 'b'], levels: ['', 'hasty'], sides: [0, 1], seat: 0, totals: [5, 3], winners: [0], rounds: 1 });
const lines = (...ids) => `${ids.map(result).join('\n')}\n`;

async function open_shelf(person) {
  await person.page.goto(`${house.address}index.html?open=shelf`);
  await shelf(person).waitFor();
}

async function exported(person) {
  await open_shelf(person);
  const coming = person.page.waitForEvent('download');
  await shelf(person).locator('summary').click();
  await shelf(person).locator('#shelf-save').click();
  return readFile(await (await coming).path(), 'utf8');
}

const give = (person, text) => person.page.locator('#shelf-file').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
async function offered(person, text) {
  await give(person, text);
  await shelf(person).locator('#moving').waitFor().catch((error) => assert.fail(`${error.message}: ${person.complaints.join('; ')}`));
  return shelf(person).locator('#moving').innerText();
}
const told = async (person, pattern) => {
  await shelf(person).locator('.told span').filter({ hasText: pattern }).waitFor();
};

// Returns an export from a browser with a match, two results, a lesson, an exercise and changed settings.
async function full_shelf() {
  const person = await sit_down(house, { query: '?game=mitaines&seed=6', quick: true });
  await play_turns(person, 1);
  await keep(person, {
    results: lines('1', '2'), lessons: '{"mitch":{"done":["columns"],"at":null}}', speech: 'full', 'form.mitch': 'careful 1',
    exercises: JSON.stringify([{ id: 'x', game: 'mitch', record: '[Game "mitch"]', ways: { KS: 0 }, chosen: 'QS', best: 'KS', loss: 2000, due: '2026-11-01', stage: 1 }]),
    settings: 'table=plum speed=fast' });
  const text = await exported(person);
  await person.leave();
  return text;
}

test('an import first lists the new items, then adds each item once, and can be undone completely', { timeout: 120_000 }, async () => {
  const text = await full_shelf();
  const person = await sit_down(house, { query: '?game=mitaines&seed=9', quick: true });
  await play_turns(person, 1);
  await keep(person, { results: lines('2', '3'), persist: 'asked' });
  await open_shelf(person);
  const before_all = await kept(person);
  const shown = await offered(person, text);
  for (const part of [/New in this copy/, /one match\n/, /the result of one match\n/, /one exercise\n/, /one lesson, done or begun/, /the choices for new matches/, /settings too: 3 differ/]) assert.match(shown, part);
  assert.equal(await person.page.evaluate(() => document.activeElement.id), 'moving-take');
  assert.deepEqual(await kept(person), before_all, 'listing the new items changes nothing');
  assert.deepEqual(await faults_of(person.page), []);
  await shelf(person).locator('#moving-leave').click();
  await told(person, /^Nothing was changed\.$/);
  assert.deepEqual(await kept(person), before_all);

  await offered(person, text);
  await shelf(person).locator('#moving-settings').check();
  await shelf(person).locator('#moving-take').click();
  await told(person, /^Added: one match, the result of one match, one exercise, one lesson, done or begun, the choices for new matches, 3 settings\.$/);
  assert.equal(await shelf(person).locator('li').count(), 2);
  const taken = await kept(person);
  assert.deepEqual(taken['mitts.results'].trim().split('\n').map((line) => JSON.parse(line).id), ['1', '2', '3']);
  assert.equal(taken['mitts.speech'], 'full');
  assert.match(taken['mitts.settings'], /table=plum .*speed=fast/);
  await shelf(person).locator('#shelf-undo').click();
  await told(person, /^Everything is as it was before\.$/);
  assert.deepEqual(await kept(person), before_all);
  assert.equal(await shelf(person).locator('li').count(), 1);

  await offered(person, text);
  await shelf(person).locator('#moving-take').click();
  await told(person, /^Added: .* for new matches\.$/);
  const once = await kept(person);
  assert.match(await offered(person, text), /Everything in it is here already\.\s+One match is here already\.\s+Take its settings too: 3 differ/);
  await shelf(person).locator('#moving-leave').click();
  assert.deepEqual(await kept(person), once);
  await person.leave();
});

test('an import keeps the results that another tab has stored since the new items were listed', async () => {
  const person = await sit_down(house, { context: { viewport: small_window } });
  await keep(person, { results: lines('1') });
  await open_shelf(person);
  const listed = await offered(person, `mitts-shelf 1\n${JSON.stringify({ matches: 0, texts: { results: lines('2', '3') } })}\n`);
  assert.match(listed, /the results of 2 matches/);
  await keep(person, { results: lines('1', '3', '4') });
  await shelf(person).locator('#moving-take').click();
  await told(person, /^Added: the result of one match\.$/);
  const ids = async () => (await kept(person))['mitts.results'].trim().split('\n').map((line) => JSON.parse(line).id).sort();
  assert.deepEqual(await ids(), ['1', '2', '3', '4']);
  await shelf(person).locator('#shelf-undo').click();
  await told(person, /^Everything is as it was before\.$/);
  assert.deepEqual(await ids(), ['1', '3', '4']);
  await person.leave();
});

test('undoing an import keeps the data that another tab has stored since then', async () => {
  const person = await sit_down(house, { context: { viewport: small_window } });
  await keep(person, { results: lines('1') });
  await open_shelf(person);
  const text = (texts) => `mitts-shelf 1\n${JSON.stringify({ matches: 0, texts })}\n`;
  await offered(person, text({ results: lines('2'), lessons: '{"mitch":{"done":["columns"],"at":null}}', 'form.mitch': 'careful 1' }));
  await shelf(person).locator('#moving-take').click();
  await told(person, /^Added/);
  const taken = await kept(person);
  await keep(person, { results: `${taken['mitts.results']}${lines('3')}`, 'form.mitch': 'careful 2' });
  await shelf(person).locator('#shelf-undo').click();
  await told(person, /^Undone, except what has changed since\.$/);
  const undone = await kept(person);
  assert.equal(undone['mitts.results'], lines('1', '3'));
  assert.equal(undone['mitts.form.mitch'], 'careful 2');
  assert.equal(undone['mitts.lessons'], undefined);
  await person.leave();
});

test('importing a match that was continued in another browser replaces its earlier save, and undo restores that save', { timeout: 120_000 }, async () => {
  const one = await sit_down(house, { query: '?game=mitaines&seed=6', quick: true });
  await play_turns(one, 1);
  const early = await exported(one);
  await one.open('?game=mitaines&seed=6');
  await play_turns(one, 1);
  const late = await exported(one);
  const record = await one.record();
  await one.leave();
  const other = await sit_down(house, { context: { viewport: small_window } });
  await open_shelf(other);
  await offered(other, early);
  await shelf(other).locator('#moving-take').click();
  await told(other, /^Added: one match\.$/);
  const before_late = await kept(other);
  assert.match(await offered(other, late), /one match that is further along than here/);
  await shelf(other).locator('#moving-take').click();
  await told(other, /^Added: one match that is further along than here\.$/);
  assert.equal(await shelf(other).locator('li').count(), 1);
  await shelf(other).locator('#shelf-undo').click();
  await told(other, /as it was before/);
  assert.deepEqual(await kept(other), before_late);
  await offered(other, late);
  await shelf(other).locator('#moving-take').click();
  await told(other, /^Added/);
  assert.match(await offered(other, early), /Everything in it is here already/, 'the earlier save adds nothing');
  await shelf(other).locator('#moving-leave').click();
  await shelf(other).locator('.go').click();
  await other.my_turn();
  assert.equal(await other.record(), record);
  await open_shelf(other);
  assert.equal((await other.state()).page, 'table');
  assert.match(await offered(other, early), /Everything in it is here already/, 'the match is open at the table');
  await other.leave();
});

test('damaged lines of an export are left out, and an import that does not fit in the storage changes nothing', { timeout: 120_000 }, async () => {
  const text = await full_shelf();
  const person = await sit_down(house, { context: { viewport: small_window } });
  await open_shelf(person);
  const all = text.split('\n');
  const empty = await kept(person);
  assert.match(await offered(person, [...all.slice(0, 2), all[2].replace('human', 'humane'), ''].join('\n')), /the results of 2 matches[\s\S]*Damaged and left out: line 3\./);
  await shelf(person).locator('#moving-leave').click();
  assert.match(await offered(person, all.slice(0, 2).join('\n')), /One match is missing: the text was cut short\./);
  await shelf(person).locator('#moving-leave').click();
  for (const nothing of ['mitts-shelf 1\n{"matches":9,"texts":{}}\n', 'mitts-shelf 1\n{"matches":1,"texts":{}}\n"x"\n']) {
    assert.match(await offered(person, nothing), /^Nothing was changed\.\s+(9 matches are missing|Damaged)/);
    await shelf(person).locator('#moving-leave').click();
  }
  await give(person, 'a letter to grandmother');
  await told(person, /neither a match nor a shelf/);
  assert.deepEqual(await kept(person), empty);

  // Fills the storage, but leaves enough space for small entries.
  await person.page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`filler${localStorage.length}`, 'x'.repeat(size));
      } catch { /* continues with half the size */ }
    }
    localStorage.setItem('filler0', localStorage.getItem('filler0').slice(800));
  });
  const full = await kept(person);
  await offered(person, text);
  await shelf(person).locator('#moving-take').click();
  await told(person, /has no room for all of it, so nothing was changed/);
  assert.deepEqual(await kept(person), full);
  assert.equal(await shelf(person).locator('#shelf-undo').count(), 0);
  await person.leave();
});

test('a single imported match is added to the shelf immediately, and undo removes it', async () => {
  const person = await sit_down(house, { context: { viewport: small_window } });
  await person.page.evaluate(bring, ['paste', 'body', [{ text: '[Game "mitch"]\n[Seed "7"]\n\n' }]]);
  await told(person, /^1 match was put on the shelf\.$/);
  await shelf(person).locator('#shelf-undo').click();
  await told(person, /as it was before/);
  assert.equal(await shelf(person).locator('li').count(), 0);
  await person.leave();
});

test('if storage is not persistent, the page suggests keeping a copy after the fifth match, but only once', { timeout: 120_000 }, async () => {
  for (const [promised, matches, language] of /** @type {[boolean, number, string][]} */ ([[false, 5, 'en-CA'], [false, 4, 'en-CA'], [true, 5, 'en-CA'], [false, 5, 'fr-CA']])) {
    const person = await sit_down(house, { context: { viewport: phone, hasTouch: true, locale: language },
      before: (context) => context.addInitScript((answer) => { navigator.storage.persisted = async () => answer; }, promised) });
    await keep(person, { results: lines(...Array.from({ length: matches }, (_, at) => String(at))) });
    await person.reload();
    await person.wake();
    if (promised || matches < 5) {
      await person.page.waitForTimeout(300);
      assert.equal(await person.page.locator('#forgets').count(), 0, `${promised} ${matches}`);
      await person.leave();
      continue;
    }
    await person.page.locator('#forgets').waitFor();
    assert.match(await person.page.locator('#forgets').innerText(), language === 'en-CA' ? /This browser may forget\. Keep a copy, or put Mitts on the home screen\./ : /Ce navigateur peut oublier\./);
    await person.picture(`forgets-${language}`);
    await person.page.locator('#forgets-copy').tap();
    await person.until(() => document.activeElement.id === 'shelf-save');
    const copied = shelf(person).locator('.copied');
    assert.equal(await copied.textContent(), language === 'en-CA' ? 'No copy yet' : 'Aucune copie pour l’instant');
    await Promise.all([person.page.waitForEvent('download'), shelf(person).locator('#shelf-save').tap()]);
    const year = String(new Date().getFullYear());
    await copied.filter({ hasText: year }).waitFor();
    await person.reload();
    await open_shelf(person);
    assert.match(await copied.textContent(), /^(Last copy: |Dernière copie : ).*\d{4}/);
    assert.equal(await person.page.locator('#forgets').count(), 0);
    await person.leave();
  }
});

test('the suggestion to keep a copy appears after a match’s summary, and opens the shelf without leaving the table', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: small_window }, before: (context) => context.addInitScript(() => { navigator.storage.persisted = async () => false; }) });
  await keep(person, { results: lines('1', '2', '3', '4', '5') });
  await person.open('?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0&moves=7S,3H,7D,9C,KC,2D');
  await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
  assert.equal(await person.page.locator('#forgets').count(), 0);
  await person.page.keyboard.press('Escape');
  await person.page.locator('#forgets').waitFor();
  await person.page.locator('#forgets-copy').click();
  await person.until(() => document.activeElement.id === 'shelf-save');
  await person.page.keyboard.press('Escape');
  await shelf(person).waitFor({ state: 'detached' });
  assert.equal((await person.state()).page, 'table');
  await person.leave();
});

test('if the script for exports and imports fails to load, the page reports the failure', async () => {
  const person = await sit_down(house, { context: { viewport: small_window } });
  await person.page.route(/\/part\.[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    return (await response.text()).includes('moving-take') ? route.abort() : route.fulfill({ response });
  });
  await open_shelf(person);
  const before_all = await kept(person);
  await give(person, 'mitts-shelf 1\n{"matches":0,"texts":{"game":"mitch"}}\n');
  await told(person, /could not be loaded/);
  await shelf(person).locator('#shelf-save').click();
  await told(person, /could not be loaded/);
  assert.deepEqual(await kept(person), before_all);
  assert.equal(await shelf(person).locator('.copied').textContent(), 'No copy yet');
  await person.page.unrouteAll({ behavior: 'wait' });
  person.complaints.length = 0; // ignores the error about the missing script
  await person.leave();
});

test('closing the shelf during an export or an import cancels it', async () => {
  const person = await sit_down(house, { context: { viewport: small_window } });
  let go_on;
  const held = new Promise((resolve) => { go_on = resolve; });
  await person.page.route(/\/part\.[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('moving-take')) await held;
    await route.fulfill({ response });
  });
  await open_shelf(person);
  const before_all = await kept(person);
  await shelf(person).locator('#shelf-save').click();
  await person.page.keyboard.press('Escape');
  await shelf(person).waitFor({ state: 'detached' });
  go_on();
  await person.page.unrouteAll({ behavior: 'wait' });
  await open_shelf(person);
  await offered(person, 'mitts-shelf 1\n{"matches":0,"texts":{"speech":"full"}}\n');
  await person.page.evaluate(() => {
    document.getElementById('moving-take').click();
    /** @type {HTMLDialogElement} */ (document.getElementById('shelf')).close();
  });
  await person.page.waitForTimeout(300);
  assert.deepEqual(await kept(person), before_all);
  assert.equal(await person.page.locator('#crash').count(), 0);
  await person.leave();
});
