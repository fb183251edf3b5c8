// Tests links to a deal, a position or a record, and checks that a deal's fingerprint can be recomputed from the seed.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { play_round } from './player.mjs';
import { open_house, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

// Copies the link in the record panel, and returns it.
async function copied_link(person) {
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.click('Menu');
  await person.press_control((label) => label === 'Record of the match');
  await person.press_control((label) => label === 'Link');
  const link = await person.page.evaluate(() => navigator.clipboard.readText());
  await person.page.keyboard.press('Escape');
  await person.rest();
  return link;
}

async function opened_elsewhere(link) {
  const elsewhere = await sit_down(house, { query: link.slice(house.address.length) });
  return elsewhere;
}

test('the record panel copies a short link, which opens the same deal in another browser', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=20261122&options=players=3&seat=2' });
  const link = await copied_link(person);
  assert.ok(link.startsWith(`${house.address}?game=mitaines`) && link.length < 400, link);
  const elsewhere = await opened_elsewhere(link);
  assert.match(await elsewhere.record(), /\[Seed "20261122"\]/);
  assert.equal((await elsewhere.record()).split('\n\n')[0], (await person.record()).split('\n\n')[0]);
  await elsewhere.leave();
  await person.leave();
});

test('a link with a whole record in its fragment opens the recorded position', async () => {
  const moves = 'place:KH,place:QS,place:JH,drop:2C';
  const person = await sit_down(house, {
    query: '?game=mitch&options=preset=banilower,players=2&hands=KH,JH,TH,9H,8H,7H/QS,2C,3C,4C,5C,6C&aces=3&turn=0&moves=' + moves });
  const record = await person.record();
  const link = `${house.address}#game=mitch&options=preset=banilower,players=2&hands=KH,JH,TH,9H,8H,7H/QS,2C,3C,4C,5C,6C&aces=3&turn=0&moves=${moves}`;
  const elsewhere = await opened_elsewhere(link);
  assert.equal(await elsewhere.record(), record);
  // Changing only the fragment opens another deal.
  await elsewhere.page.evaluate(() => { location.hash = '#game=mitaines&seed=5'; });
  await elsewhere.until(() => globalThis.mitts?.record().includes('[Seed "5"]'));
  await elsewhere.ready();
  await elsewhere.page.goto('about:blank');
  await elsewhere.page.goto(`${house.address}#r=${encodeURIComponent(record)}`);
  await elsewhere.until(() => globalThis.mitts?.record().includes('place:KH'));
  assert.equal(await elsewhere.record(), record);
  await elsewhere.page.goto('about:blank');
  await elsewhere.page.goto(`${house.address}#r=${encodeURIComponent(record.replace('KH', 'ZZ'))}`);
  await elsewhere.page.locator('#shelf .told').filter({ hasText: /cannot be opened: .*ZZ/ }).waitFor();
  await elsewhere.leave();
  await person.leave();
});

test('the message about an invalid link names the invalid parameter', async () => {
  const person = await sit_down(house, { query: '#game=mitaines&hands=7S,7S/3H,9C&turn=0' });
  assert.equal((await person.state()).panel, 'dialog');
  assert.match(await person.told(), /hands/i);
  await person.leave();
});

// Plays rounds until the match is over. The seed for the player's moves differs in each round.
async function play_to_the_end(person) {
  for (let round = 0; ; round++) {
    await play_round(person, { seed: 60 + round });
    if ((await person.state()).phase === 'over') return;
    await person.press_control((label) => label === 'Next round');
  }
}

// Opens the dialog "Check the deal" from the menu.
async function check_deal(person) {
  await person.page.keyboard.press('Escape');
  await person.until(() => mitts.state().panel === 'menu' && mitts.state().resting);
  await person.press_control((label) => label === 'Check the deal');
  const note = person.page.locator('#deal-note');
  await note.waitFor();
  return note;
}

test('no HTML element overlaps the menu on the canvas', async () => {
  const person = await sit_down(house, { query: '?game=mitch&seed=77&options=players=3&seat=0', context: { viewport: { width: 390, height: 844 } } });
  await person.click('Menu');
  const over = await person.page.evaluate(() => [...document.querySelectorAll('body > :not(script, #canvas, #mirror, #said, #urgent)')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1).map((one) => one.id));
  assert.deepEqual(over.filter((id) => id !== 'lines'), []);
  await person.leave();
});

test('the fingerprint shown before play can be recomputed from the seed shown after play', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=77&options=preset=pagat,players=2,target=50&seat=0' });
  await person.my_turn();
  const before = await check_deal(person);
  const shown = (await before.locator('textarea').inputValue()).match(/^Deal ((?:[0-9a-f]{8} ?){8})$/)[1];
  assert.equal(await before.locator('#deal-check').count(), 0, 'the seed is not shown yet');
  await person.page.keyboard.press('Escape');
  await person.page.keyboard.press('Escape');
  await play_to_the_end(person);
  await person.page.keyboard.press('Escape');
  await person.until(() => mitts.state().panel === null);
  const note = await check_deal(person);
  assert.match(await note.locator('textarea').inputValue(), /Seed 77/);

  const opens = person.context.waitForEvent('page');
  await note.locator('#deal-check').click();
  const page = await opens;
  await page.waitForLoadState();
  const verdict = page.locator('#verdict');
  await page.waitForFunction(() => document.getElementById('print').textContent !== '');
  assert.ok((await page.locator('#print').textContent()).startsWith(shown));
  assert.match(await verdict.textContent(), /^The same fingerprint/);
  for (const [given, words] of [[shown.slice(0, 1), /Too few digits: 1 of 64 was/], [shown.slice(0, 17), /16 of 64 digits/], [shown, /all 64/]]) {
    await page.locator('#seen').fill(given);
    await page.locator('button[type=submit]').click();
    await page.waitForFunction((pattern) => new RegExp(pattern).test(document.getElementById('verdict').textContent), words.source);
  }
  // The same deal may be written differently.
  for (const options of ['[Options "preset=pagat\n> target=50"]', '[Options “Preset=pagat,target=50,joker=50”]']) {
    await page.locator('#record').fill(`> [Game "Mitaines"] ${options} [Seed "077"]`);
    await page.locator('#seen').fill(`Fingerprint of the deal: ${shown}`);
    await page.locator('button[type=submit]').click();
    await page.waitForFunction(() => /all 64/.test(document.getElementById('verdict').textContent));
    await page.locator('#record').fill('nothing of the kind');
    await page.locator('button[type=submit]').click();
    await page.waitForFunction(() => /no deal from a seed/.test(document.getElementById('verdict').textContent));
  }
  // A different deal has a different fingerprint.
  await page.locator('#record').fill('[Game "mitaines"]\n[Options "preset=pagat players=2 target=50"]\n[Seed "78"]');
  await page.locator('button[type=submit]').click();
  await page.waitForFunction(() => /^Another/.test(document.getElementById('verdict').textContent));
  for (const impossible of ['[Game "whist"]\n[Seed "5"]', '[Game "mitaines"]\n[Seed "abc"]', '[Game "mitaines"]\n[Options "zzz=3"]\n[Seed "5"]', '[Game "mitaines"]\n[Options "target=5"]\n[Seed "5"]']) {
    await page.locator('#record').fill(impossible);
    await page.locator('button[type=submit]').click();
    assert.match(await verdict.textContent(), /no deal from a seed/, impossible);
  }
  await page.locator('[data-language=fr]').click();
  await page.waitForFunction(() => /pas de donne/.test(document.getElementById('verdict').textContent));
  await person.leave();
});

test('a URL that is too long is rejected, and an HTML-escaped URL opens its deal', async () => {
  const person = await sit_down(house, { query: `?lang=en#${'a&'.repeat(500_000)}game=mitch` });
  await person.page.locator('#long-address', { hasText: 'This link is too long for a match' }).waitFor();
  assert.notEqual((await person.state()).page, 'table');
  await person.leave();
  const other = await sit_down(house, { query: '?lang=en&amp;game=mitaines&#038;seed=8' });
  assert.match(await other.record(), /\[Seed "8"\]/);
  await other.leave();
});
