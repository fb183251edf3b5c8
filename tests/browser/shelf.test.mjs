// Tests the shelf: its matches, and their export and import.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { faults_of } from './by_ear.mjs';
import { play_turns } from './player.mjs';
import { bring, desktop, open_house, sit_down, small_window } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

const shelf = (person) => person.page.locator('#shelf');
const cards = (person) => shelf(person).locator('li');

async function open_shelf(person) {
  if ((await person.state()).page === 'table') {
    await person.click('Menu');
    await person.press_control((label) => /^(On the shelf|Sur l’étagère)$/.test(label));
  } else {
    await person.click('Shelf');
  }
  await shelf(person).waitFor();
}

// Presses a button of a match, which is chosen by its place in the list or by its name.
async function of_match(person, which, button) {
  const card = typeof which === 'number' ? cards(person).nth(which) : cards(person).filter({ hasText: which });
  if (await card.locator('.more').isHidden()) await card.locator('.dots').click();
  await card.getByRole('button', { name: button, exact: true }).click();
}

// Opens the section with the buttons for files.
const open_files = (person) => shelf(person).locator('summary').click();

async function saved(person, act) {
  const coming = person.page.waitForEvent('download');
  await act();
  return readFile(await (await coming).path(), 'utf8');
}

const give = (person, text) => person.page.locator('#shelf-file').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
async function tells(person, pattern) {
  const line = shelf(person).locator('.told span');
  await line.filter({ hasText: pattern }).waitFor().catch(() => {});
  assert.match(await line.textContent(), pattern);
}

const fresh = { context: { viewport: small_window } };

test('an empty shelf can be opened, and an imported finished match is shown with three cards', { timeout: 120_000 }, async () => {
  const over = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0&moves=7S,3H,7D,9C,KC,2D';
  const person = await sit_down(house, { ...fresh, query: over });
  await person.until(() => mitts.state().panel === 'summary');
  const record = await person.record();
  await person.open();
  assert.equal(await person.page.locator('#shelf-door').innerText().then((text) => text.trim()), 'On the shelf');
  await open_shelf(person);
  assert.match(await shelf(person).locator('.nothing').innerText(), /New match/);
  assert.equal(await shelf(person).locator('#shelf-save').isVisible(), true, 'lessons and settings can be exported, too');
  assert.deepEqual(await faults_of(person.page), []);
  await give(person, record);
  await tells(person, /1 match was put on the shelf/);
  assert.equal(await shelf(person).locator('.nothing').count(), 0);
  assert.equal(await cards(person).locator('.jumbo use').count(), 3);
  await person.leave();
});

test('the shelf contains both new matches and matches from links, and reopening a link continues its match', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=3', quick: true, before: (context) => context.addInitScript(() => {
    globalThis.persisted = 0;
    navigator.storage.persist = async () => { globalThis.persisted++; return true; };
  }) });
  await play_turns(person, 2);
  const first = await person.record();
  assert.equal(await person.page.evaluate(() => persisted), 0, 'persistent storage is not requested for a single match');
  await person.open('?game=mitaines&seed=4');
  await play_turns(person, 1);
  await person.until(() => persisted === 1);
  const second = await person.record();
  await person.open();
  await person.click('Menu');
  await person.press_control((label) => label === 'Start page');
  await person.click('NewGame', { index: 0 });
  await person.my_turn();
  assert.notEqual(await person.record(), second);
  await open_shelf(person);
  assert.equal(await cards(person).count(), 3);
  assert.match(await shelf(person).locator('header').textContent(), /3 matches wait/);
  await cards(person).nth(2).locator('.go').click();
  await shelf(person).waitFor({ state: 'detached' });
  assert.equal(await person.record(), first);
  await person.reload();
  assert.equal(await person.record(), first, 'the tab continues its match');

  await person.open('?game=mitaines&seed=4');
  assert.equal(await person.record(), second);
  await person.page.locator('#resumed-anew').click();
  await person.until(() => !mitts.state().resumed);
  await play_turns(person, 1);
  await open_shelf(person);
  assert.equal(await cards(person).count(), 4, 'the first match from that link is still on the shelf');
  await person.leave();
});

test('a match can be renamed, duplicated, deleted, restored and continued', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', quick: true });
  await play_turns(person, 1);
  const record = await person.record();
  await open_shelf(person);
  assert.equal(await person.page.evaluate(() => document.activeElement.className), 'go main');
  await of_match(person, 0, 'Rename');
  const name = shelf(person).locator('h3 input');
  await name.fill('\u0085Sunday');
  await name.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  assert.equal(await name.count(), 1, 'Enter that ends an input method’s composition does not accept the name');
  await person.page.keyboard.press('Enter');
  assert.equal(await cards(person).nth(0).locator('h3').textContent(), 'Sunday');
  await of_match(person, 0, 'Duplicate');
  assert.deepEqual((await cards(person).locator('h3').allTextContents()).sort(), ['Copy Sunday', 'Sunday']);
  await of_match(person, 1, 'Delete');
  assert.equal(await cards(person).count(), 1);
  assert.equal(await person.page.evaluate(() => document.activeElement.id), 'shelf-undo');
  await person.page.keyboard.press('Enter');
  assert.equal(await cards(person).count(), 2);
  await person.page.keyboard.press('Escape');
  await shelf(person).waitFor({ state: 'detached' });
  await person.rest();
  assert.equal((await person.state()).panel, null);
  await open_shelf(person);
  await shelf(person).locator('.go').first().focus();
  await person.page.keyboard.press('Enter');
  await person.my_turn();
  assert.equal(await person.record(), record);
  await person.leave();
});

test('the shelf shows each match’s game and any unusual rules, the time of the last copy, and a button for a new match', async () => {
  const person = await sit_down(house, { query: '?game=mitch&seed=3', quick: true });
  await play_turns(person, 1);
  await person.open('?game=mitch&seed=3&options=preset=no_hand');
  await play_turns(person, 1);
  await open_shelf(person);
  const [unusual, usual] = [cards(person).nth(0), cards(person).nth(1)];
  assert.equal(await usual.locator('h3').textContent(), 'Mitch');
  assert.match(await usual.locator('.company').textContent(), /^with \w+ and \w+$/);
  assert.match(await unusual.locator('.note').first().textContent(), /No hand/);
  assert.equal(await usual.locator('.note').count(), 1, 'the only note is the date');
  assert.match(await usual.locator('.scores').textContent(), /^You 0.*before this round$/);
  assert.equal(await usual.locator('.mini-card').count(), 3);
  const files = shelf(person).locator('footer details');
  assert.equal(await files.locator('.copied').isVisible(), true);
  assert.equal(await files.locator('#shelf-save').isVisible(), false);
  await open_files(person);
  assert.equal(await files.locator('#shelf-save').isVisible(), true);
  const record = await person.record();
  await shelf(person).getByRole('button', { name: 'New match' }).click();
  await shelf(person).waitFor({ state: 'detached' });
  await person.my_turn();
  assert.notEqual(await person.record(), record);
  await person.leave();
});

test('a shelf can be imported into another browser, and unrelated, damaged, newer or duplicate input is reported', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=6', quick: true });
  await play_turns(person, 1);
  const record = await person.record();
  await open_shelf(person);
  await of_match(person, 0, 'Duplicate');
  await cards(person).nth(1).locator('.dots').click();
  const one = await saved(person, () => cards(person).nth(1).getByRole('button', { name: 'Save as a file' }).click());
  await open_files(person);
  const all = await saved(person, () => shelf(person).getByRole('button', { name: 'Save all as a file' }).click());
  await give(person, one);
  await tells(person, /on the shelf already/);
  await person.leave();

  const other = await sit_down(house, fresh);
  await other.click('NewGame', { index: 0 });
  await other.my_turn();
  await open_shelf(other);
  const mine = await other.record();
  for (const [text, words] of [
    [all.replace('mitts-shelf 1', 'mitts-shelf 9'), /newer version/], [one.replace('mitts-save 1', 'mitts-save 9'), /newer version/],
    [one.replace('seat human', 'seat master'), /match is damaged/], [one.slice(0, -9), /line 10, column 10/],
    [`${record.trim()} QQ`, /cannot be opened: line \d+/], ['a letter to grandmother', /neither a match nor a shelf/],
  ]) {
    await give(other, text);
    await tells(other, words);
    assert.equal(await cards(other).count(), 1);
  }
  await give(other, one.replace(/^(mitts-save 1) \d+/, '$1 17000000000'));
  await tells(other, /1 match was put/);
  assert.equal(await cards(other).last().locator('time').getAttribute('datetime'), '2023-11-14T22:13:20.000Z', 'a match keeps its date');
  await shelf(other).locator('#shelf-undo').click();
  assert.equal(await cards(other).count(), 1);
  const lines = all.split('\n');
  await give(other, [...lines.slice(0, 3), lines[3].replace('human', 'humane'), ''].join('\n'));
  await shelf(other).locator('#moving-take').click();
  await tells(other, /^Added: one match\. Damaged and left out: line 4\.$/);
  await give(other, all);
  await shelf(other).locator('#moving-take').click();
  await tells(other, /^Added: one match\. One match is here already\.$/);
  // Pastes a single record.
  await open_files(other);
  await shelf(other).getByRole('button', { name: 'Paste text' }).click();
  await shelf(other).locator('textarea').fill('[Game "mitch"]\n[Seed "7"]\n\n');
  await shelf(other).getByRole('button', { name: 'Put on the shelf' }).click();
  await tells(other, /1 match was put/);
  assert.equal(await cards(other).count(), 4);
  assert.equal(await other.record(), mine, 'the match on the table is unchanged');
  await shelf(other).getByRole('button', { name: 'Continue: Copy' }).click();
  await other.my_turn();
  assert.equal(await other.record(), record);
  await other.leave();
});

const save_of = (seed, name, seats = ['human', 'careful Mathilde']) => ['mitts-save 2', 'round 1', ...seats.map((seat) => `seat ${seat}`),
  `name ${name}`, '', '[Game "mitaines"]', '[Options "preset=pagat players=2"]', `[Seed "${seed}"]`, '', ''].join('\n');
const saves = (person) => person.page.evaluate(() => Object.entries(localStorage).filter(([, text]) => text.startsWith('mitts-save')));

test('a single match is imported once, under any name, and a name that contains a challenge link stays a name', async () => {
  const person = await sit_down(house, fresh);
  await open_shelf(person);
  await give(person, save_of(7, 'See #challenge=x'));
  await tells(person, /^1 match was put/);
  await give(person, save_of(7, 'Another name'));
  await tells(person, /on the shelf already/);
  await give(person, `\uFEFF${save_of(8, 'Sunday').replaceAll('\n', '\r\n')}`);
  await tells(person, /^1 match was put/);
  assert.deepEqual(await cards(person).locator('h3').allTextContents(), ['Sunday', 'See #challenge=x']);
  await of_match(person, 0, 'Duplicate');
  await of_match(person, 0, 'Delete');
  await shelf(person).locator('#shelf-undo').click();
  assert.equal(await cards(person).count(), 3, 'undo restores a copy although its original is on the shelf');
  await person.leave();
});

test('an imported record with moves is marked as having other people’s moves, and so is its copy', async () => {
  const person = await sit_down(house, fresh);
  await open_shelf(person);
  const record = '[Game "mitaines"]\n[Options "preset=pagat players=2"]\n[Hands "7S 7D KC / 3H 9C 2D"]\n[Pile "2C KH"]\n[Turn "0"]\n\n7S 3H\n';
  await give(person, record);
  await tells(person, /^1 match was put/);
  await give(person, record);
  await tells(person, /on the shelf already/);
  await of_match(person, 0, 'Duplicate');
  const all = await saves(person);
  assert.equal(all.length, 2);
  for (const [, text] of all) assert.match(text, /^address moves=/m);
  await person.leave();
});

test('a match whose latest save is damaged is copied, deleted and restored from its intact save', async () => {
  const person = await sit_down(house, fresh);
  await open_shelf(person);
  await give(person, save_of(7, 'Intact'));
  await tells(person, /^1 match was put/);
  const [[key, intact]] = await saves(person);
  await person.page.evaluate(([name, text]) => localStorage.setItem(`${name}.1`, text.replace(/^(mitts-save \d) (\d+)/, (_, head, number) => `${head} ${Number(number) + 1}`).replace('human', 'humane')), [key, intact]);
  await give(person, save_of(8, 'Another')); // redraws the list of matches
  await cards(person).filter({ hasText: 'Another' }).waitFor();
  await cards(person).filter({ hasText: 'Intact' }).locator('.dots').click();
  const copied = await saved(person, () => cards(person).filter({ hasText: 'Intact' }).getByRole('button', { name: 'Save as a file' }).click());
  assert.equal(copied, intact);
  await cards(person).filter({ hasText: 'Intact' }).locator('.remove').click();
  await shelf(person).locator('#shelf-undo').click();
  assert.deepEqual((await cards(person).locator('h3').allTextContents()).sort(), ['Another', 'Intact']);
  await person.leave();
});

test('a rename keeps a match’s place on the shelf, and an invisible name counts as blank', async () => {
  const person = await sit_down(house, fresh);
  await open_shelf(person);
  for (const seed of [7, 8]) {
    await give(person, save_of(seed, `Match ${seed}`));
    await cards(person).filter({ hasText: `Match ${seed}` }).waitFor();
    await person.page.waitForTimeout(600); // the second match is later by several tenths of a second
  }
  const rename = async (name) => {
    await of_match(person, 1, 'Rename');
    await shelf(person).locator('h3 input').fill(name);
    await person.page.keyboard.press('Enter');
    assert.equal(await person.page.evaluate(() => document.activeElement.className), 'dots');
  };
  await rename('Smith, <b>John</b> \u05E9');
  assert.deepEqual(await cards(person).locator('h3').allTextContents(), ['Match 8', 'Smith, <b>John</b> \u05E9']);
  await rename('\u200B\u3164');
  assert.deepEqual(await cards(person).locator('h3').allTextContents(), ['Match 8', 'Mitaines']);
  await person.leave();
});

test('a match keeps its date in another browser, unless the date is in the future', async () => {
  const person = await sit_down(house, fresh);
  await open_shelf(person);
  const year = (at) => cards(person).nth(at).locator('time').evaluate((time) => new Date(time.dateTime).getFullYear());
  const dated = async (seed, date) => {
    await give(person, save_of(seed, `Match ${seed}`).replace(/^(\S+ \d+).*/, '$1'));
    await cards(person).filter({ hasText: `Match ${seed}` }).waitFor();
    const save = await person.page.evaluate((name) => Object.values(localStorage).find((text) => text.includes(`name ${name}`)), `Match ${seed}`);
    await cards(person).filter({ hasText: `Match ${seed}` }).locator('.dots').click();
    await cards(person).filter({ hasText: `Match ${seed}` }).locator('.remove').click();
    await give(person, save.replace(/^(\S+ \d+) \d+/, `$1 ${date / 100}`));
    await cards(person).filter({ hasText: `Match ${seed}` }).waitFor();
  };
  await dated(7, Date.UTC(2024, 5, 1));
  assert.equal(await year(0), 2024);
  await dated(8, Date.UTC(2150, 5, 1));
  assert.deepEqual(await cards(person).locator('h3').allTextContents(), ['Match 8', 'Match 7']);
  assert.equal(await year(0), new Date().getFullYear());
  await person.leave();
});

test('the shelf shows a deletion in another tab, and keeps the focus on the same match', async () => {
  const person = await sit_down(house, fresh);
  await open_shelf(person);
  for (const seed of [7, 8]) {
    await give(person, save_of(seed, `Match ${seed}`));
    await cards(person).filter({ hasText: `Match ${seed}` }).waitFor();
  }
  await person.open('index.html?open=shelf');
  await cards(person).filter({ hasText: 'Match 7' }).locator('.dots').focus();
  const other = await person.another_tab('index.html?open=shelf');
  await of_match(other, 'Match 8', 'Delete');
  await person.until(() => document.querySelectorAll('#shelf li').length === 1);
  assert.deepEqual(await cards(person).locator('h3').allTextContents(), ['Match 7']);
  assert.match(await person.page.evaluate(() => document.activeElement.getAttribute('aria-label')), /Match 7/);
  await other.page.close();
  await person.leave();
});

test('people who share a device see the name of the player on turn, and no hand', async () => {
  const person = await sit_down(house, fresh);
  await open_shelf(person);
  await give(person, save_of(7, 'Ours', ['human Smith, John', 'human Marie']));
  await tells(person, /^1 match was put/);
  assert.match(await cards(person).locator('.turn').textContent(), /^(Smith, John|Marie)’s turn$/);
  assert.equal(await cards(person).locator('.company').textContent(), 'Mitaines with Smith, John and Marie');
  assert.equal(await cards(person).locator('.mini-card').count(), 0);
  await person.leave();
});

test('if a save is damaged or from a newer version, the previous save of the match opens', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=3', quick: true });
  await play_turns(person, 2);
  const first = await person.record();
  await person.open('?game=mitaines&seed=4');
  await play_turns(person, 2);
  await person.open('?game=mitaines&seed=5');
  await play_turns(person, 1);

  // The saves of each slot, newest first. The first slot contains the oldest match.
  const slots = await person.page.evaluate(() => {
    const saves = Object.entries(localStorage).map(([key, text]) => (
      { slot: /^mitts\.(.*?)(?:\.\d)?$/.exec(key)?.[1], number: Number(/^mitts-save \d+ (\d+)/.exec(text)?.[1]), key, text }));
    const of_matches = saves.filter(({ slot, number }) => slot && number).sort((one, other) => other.number - one.number);
    return Object.values(/** @type {any} */ (Object).groupBy(of_matches, ({ slot }) => slot)).reverse();
  });
  assert.equal(slots.length, 3);
  const [oldest, middle] = slots;
  const damaged = middle[0].text.replace(/seat human/, 'seat master');
  const newer = `mitts-save 4 ${oldest[0].number + 1} something\nof a kind not known here\n`;
  const newer_key = `mitts.${oldest[0].slot}.5`;
  await person.page.evaluate((texts) => texts.forEach(([key, text]) => localStorage.setItem(key, text)), [[middle[0].key, damaged], [newer_key, newer]]);
  const stored = (key) => person.page.evaluate((name) => localStorage.getItem(name), key);

  await open_shelf(person);
  assert.equal(await cards(person).count(), 3);
  await cards(person).nth(1).locator('.go').click();
  await shelf(person).waitFor({ state: 'detached' });
  await person.rest();
  assert.match(await person.told(), /The previous save opens instead/);
  assert.ok(await person.page.evaluate((text) => Object.entries(localStorage).some(([key, kept]) => /aside/.test(key) && kept === text), damaged));
  assert.equal(await person.record(), middle[1].text.split('\n\n').slice(1).join('\n\n'));
  await person.page.keyboard.press('Escape');
  await play_turns(person, 1);

  await open_shelf(person);
  await cards(person).last().locator('.go').click();
  await shelf(person).waitFor({ state: 'detached' });
  await person.rest();
  assert.match(await person.told(), /newer version/);
  assert.equal(await person.record(), first);
  await person.page.keyboard.press('Escape');
  await play_turns(person, 4);
  assert.equal(await stored(newer_key), newer);
  await person.leave();
});

test('matches dropped or pasted anywhere on the page are put on the shelf, and unrelated pasted text is ignored', async () => {
  const person = await sit_down(house, fresh);
  const brought = (...what) => person.page.evaluate(bring, what);
  const records = ['mitch', 'mitaines', 'mitigati'].map((game) => `[Game "${game}"]\n[Seed "7"]\n\n`);
  assert.equal(await brought('paste', 'body', [{ text: 'a letter to grandmother' }]), false, 'unrelated text is ignored');
  assert.equal(await brought('paste', 'body', [{ text: records[0] }]), true);
  await tells(person, /^1 match was put on the shelf\.$/);
  await person.page.keyboard.press('Escape');
  await shelf(person).waitFor({ state: 'detached' });
  assert.equal(await brought('drop', 'body', [{ name: 'one.txt', text: records[1] }, { name: 'two.txt', text: 'a letter' }]), true);
  await tells(person, /^one\.txt – 1 match was put on the shelf\. two\.txt – This is neither a match nor a shelf/);
  assert.equal(await cards(person).count(), 2);
  assert.equal(await brought('drop', '#shelf h2', [{ text: records[2] }]), true);
  await tells(person, /^1 match was put/);
  assert.equal(await brought('paste', '#shelf h2', [{ text: 'a letter' }]), true);
  await tells(person, /^This is neither a match nor a shelf/);
  assert.equal(await cards(person).count(), 3);
  await person.leave();
});

test('after a match, the page offers installation once, and its menus offer full screen and the share sheet', async () => {
  const person = await sit_down(house, { context: { viewport: small_window, hasTouch: true, isMobile: true }, before: (context) => context.addInitScript(() => {
    globalThis.done = [];
    globalThis.ask_to_install = () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt() { globalThis.done.push('install'); } });
      dispatchEvent(event);
    };
    addEventListener('DOMContentLoaded', () => globalThis.ask_to_install());
    navigator.share = async ({ url }) => { globalThis.done.push(url); };
    Object.defineProperty(document, 'fullscreenEnabled', { value: true });
    Element.prototype.requestFullscreen = async () => { globalThis.done.push('screen'); };
  }) });
  const offer = person.page.locator('#install');
  const done = () => person.page.evaluate(() => globalThis.done);
  assert.equal(await offer.count(), 0, 'installation is not offered before the first match');
  await person.page.evaluate(() => localStorage.setItem('mitts.results', 'M{"id":"1"}\n'));
  await person.reload();
  await person.wake();
  await person.page.locator('#install-now').click();
  assert.deepEqual(await done(), ['install']);
  await person.reload();
  await person.wake();
  assert.equal(await offer.count(), 0, 'installation is offered only once');
  await person.click('NewGame', { index: 0 });
  await person.my_turn();
  await person.click('Menu');
  await person.press_control((label) => label === 'Full screen');
  assert.deepEqual(await done(), ['screen']);
  await person.press_control((label) => label === 'Record of the match');
  await person.press_control((label) => label === 'Link');
  assert.match((await done())[1], /\?game=mitaines/);
  await person.leave();
});

test('the page reports a failed download of the shelf’s script and a damaged match on the shelf', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', quick: true });
  await play_turns(person, 1);
  // Matches the shelf's script, which is the next bundled part that loads.
  const part = /\/part\.[^/]*\.js$/;
  await person.page.route(part, (route) => route.abort());
  await person.click('Menu');
  await person.press_control((label) => label === 'On the shelf');
  await person.page.locator('#no-shelf').waitFor();
  await person.rest();
  assert.equal((await person.state()).panel, 'menu');
  person.complaints.length = 0; // ignores the error about the missing script
  await person.page.unroute(part);
  const damaged = 'mitts-save 1 7 12\nnothing that was ever kept\n';
  await person.page.evaluate((text) => localStorage.setItem('mitts.match.m9', text), damaged);
  await person.page.locator('#no-shelf-again').click();
  await person.ready();
  await open_shelf(person);
  assert.match(await cards(person).nth(1).textContent(), /save is damaged/);
  await of_match(person, 1, 'Delete');
  assert.equal(await cards(person).count(), 1);
  await person.page.locator('#shelf-undo').click();
  assert.equal(await cards(person).count(), 2);
  assert.equal(await person.page.evaluate(() => localStorage.getItem('mitts.match.m9')), damaged);
  await person.leave();
});

test('the French shelf fits every window, has large touch targets, and has no axe-core violations', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5&lang=fr', quick: true, context: { colorScheme: 'dark' } });
  await play_turns(person, 1);
  await open_shelf(person);
  await of_match(person, 0, 'Dupliquer');
  await cards(person).nth(0).locator('.dots').click();
  assert.match(await shelf(person).textContent(), /2 parties t’attendent/);
  assert.match(await cards(person).nth(0).textContent(), /Mitaines avec/);
  for (const viewport of [{ width: 320, height: 568 }, { width: 844, height: 390 }, { width: 768, height: 1024 }, desktop, { width: 1440, height: 900 }]) {
    await person.page.setViewportSize(viewport);
    const wrong = await shelf(person).evaluate((dialog) => [...dialog.querySelectorAll('button:not([hidden])')]
      .map((button) => ({ text: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44 || box.left < 0 || box.right > innerWidth))
      .map(({ text, box }) => `${text} ${box.width}×${box.height} at ${box.left}`));
    assert.deepEqual(wrong, [], JSON.stringify(viewport));
    assert.ok(await shelf(person).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth), JSON.stringify(viewport));
    await person.picture(`shelf-${viewport.width}`);
  }
  assert.deepEqual(await faults_of(person.page), [], 'dark');
  await person.page.emulateMedia({ colorScheme: 'light' });
  await person.picture('shelf-light');
  assert.deepEqual(await faults_of(person.page), [], 'light');
  await person.leave();
});
