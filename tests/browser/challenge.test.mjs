// Tests challenges between two browsers: sending a deal, playing it, answering and comparing the results. Also tests
// invalid links and a small tournament.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { faults_of } from './by_ear.mjs';
import { take_turn as take_mitch_turn } from './mitch_player.mjs';
import { by_touch, play_round } from './player.mjs';
import { open_house, phone, sit_down, small_window } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

const one_round = '?game=mitaines&options=preset=pagat,players=2,target=50&seed=5';
const on_phone = { viewport: phone, hasTouch: true };
const at_desk = { viewport: small_window, hasTouch: false };
const [, version] = /players_version = (\d+)/.exec(readFileSync(new URL('../../src/ai/level_names.h', import.meta.url), 'utf8'));
// A forged challenge: its computer moves differ from those that the careful player makes.
const forged = '1&game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0' +
  `&seats=/careful:Mathilde&version=${version}&round=1&people=Marie&plays=0.0..l`;

const sit = (query, context = on_phone) => sit_down(house, { quick: true, context, query });
const title_is = (person, title) => person.until((wanted) => document.getElementById('challenge-title')?.textContent === wanted, title);
const text_of = (person) => person.page.locator('#challenge').innerText();
const link = (person) => person.page.locator('#challenge-link').inputValue();
const slots = (person) => person.page.evaluate(() => new Set(Object.keys(localStorage).filter((name) => /^mitts\.match/.test(name)).map((name) => name.replace(/\.[12]$/, ''))).size);
async function close(person) {
  await person.page.locator('#challenge .close').tap();
  await person.until(() => document.getElementById('challenge') === null);
}

// Opens the challenge dialog at the end of the person's round, and returns the link.
async function send(person, name) {
  await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
  await person.press_control((label) => label.startsWith('Invite'));
  await title_is(person, 'The same cards for a friend');
  await person.page.locator('#challenge-name').fill(name);
  await person.until((wanted) => /** @type {HTMLInputElement} */ (document.getElementById('challenge-link'))?.value.includes(`people=${wanted}&`), name);
  assert.equal(await person.page.evaluate(() => document.activeElement.id), 'challenge-name', 'typing keeps the focus');
  return link(person);
}

// Opens a link in a browser that may already show a page.
async function open_link(person, address) {
  await person.page.goto('about:blank');
  await person.page.goto(address);
  await person.until(() => document.querySelector('#challenge h2') !== null && document.querySelector('#challenge [role="status"]:not([class])') === null);
}

const sum_of = (text) => [...new TextEncoder().encode(text)].reduce((sum, byte) => Math.imul(sum ^ byte, 16777619) >>> 0, 2166136261);
const with_sum = (text) => `${text.replace(/&sum=.*/, '')}&sum=${sum_of(text.replace(/&sum=.*/, ''))}`;
const changed = (address, what) => `${address.split('#challenge=')[0]}#challenge=${with_sum(what(address.split('#challenge=')[1]))}`;

test('a challenge hides the sender’s result until the recipient has played, and then both see both results', { timeout: 300_000 }, async () => {
  const marie = await sit(one_round);
  await play_round(marie, { seed: 3, hand: by_touch });
  const address = await send(marie, 'Marie');
  assert.ok(address.length < 400, address);
  await marie.page.locator('#challenge svg[role="img"]').waitFor(); // waits for the QR encoder, which loads on demand
  assert.deepEqual(await faults_of(marie.page), []);
  await close(marie);
  assert.equal((await marie.state()).panel, 'summary');
  const { totals } = await marie.state();

  const paul = await sit('?game=mitch&seed=4');
  await paul.my_turn();
  await open_link(paul, address);
  await title_is(paul, 'A challenge from Marie');
  assert.match(await text_of(paul), /Mitaines\s+Classic · Round 1 · against Mathilde \(careful\)\s+Played so far by Marie/);
  assert.ok(!(await text_of(paul)).includes(totals.join(' : ')), 'the result is hidden until the reader has played');
  assert.deepEqual(await faults_of(paul.page), []);
  await paul.page.locator('#challenge-name').fill('Paul');
  await paul.page.locator('#challenge-name').press('Enter');
  await paul.until(() => mitts.state().page === 'table' && mitts.state().phase === 'playing' && document.getElementById('challenge') === null);
  assert.equal(await slots(paul), 2, 'the match in progress stays on the shelf');
  assert.match(await paul.record(), /\[Seed "5"\]/);
  await paul.reload();
  await play_round(paul, { seed: 8, hand: by_touch });
  if (await paul.page.locator('#challenge').count() === 0) await paul.press_control((label) => label.startsWith('Invite'));
  await title_is(paul, 'The same cards, compared');
  const answered = (await paul.state()).totals;
  const rows = async (person) => (await person.page.locator('#challenge tbody tr').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ')).sort();
  const both = [`Marie ${totals.join(' : ')}`, `Paul ${answered.join(' : ')}`];
  assert.deepEqual(await rows(paul), both);
  const [mine, theirs] = answered;
  const is_ahead = mine - theirs > totals[0] - totals[1];
  assert.equal(await paul.page.locator('#challenge .best th').innerText(), is_ahead ? 'Paul' : 'Marie', 'the better result is marked');
  assert.match(await text_of(paul), /Move \d+: Marie chose .+, and you .+\./);
  assert.deepEqual(await faults_of(paul.page), []);
  const answer = await link(paul);
  await paul.page.locator('#challenge .link').tap();
  await paul.until(() => mitts.state().mode === 'review' && document.querySelector('#review .now') !== null);
  await paul.leave();

  await send(marie, 'Marielle'); // the sender changes her name after the friend has opened the link
  await close(marie);
  await open_link(marie, answer);
  await title_is(marie, 'The same cards, compared');
  assert.deepEqual(await rows(marie), both.map((row) => row.replace('Marie ', 'Marielle ')));
  await close(marie);
  const more = changed(answer, (text) => text.replace(/people=.*plays=0\.0\.\w*\.([^/&]+)\/1\.0\.\w*\.([^/&]+)/,
    (_, first, second) => `people=Odile/Paul/A/B/C/D/E&plays=0.0..${second}/1.0..${first}/${[2, 3, 4, 5, 6].map((at) => `${at}.0..${second}`).join('/')}`));
  await open_link(marie, more);
  await title_is(marie, 'The same cards, compared');
  assert.match(await text_of(marie), /Eight people have played these cards already/, 'the ninth result is left out with a message');
  const people = await marie.page.locator('#challenge tbody th').allInnerTexts();
  assert.deepEqual(people.sort(), ['A', 'B', 'C', 'D', 'Marielle', 'Odile', 'Paul', 'Paul 2'], 'friends with the same name are told apart');
  await close(marie);
  assert.equal(await marie.page.evaluate(() => location.hash), '');
  await marie.leave();
});

test('an invalid or forged challenge link is reported, and does not change the open match', { timeout: 300_000 }, async () => {
  const address = `${house.address}#challenge=${with_sum(forged)}`;
  const paul = await sit('?game=mitaines&seed=9');
  await paul.my_turn();
  const record = await paul.record();
  for (const [bad, sentence] of /** @type {[string, RegExp][]} */ ([
    [address.slice(0, -30).replace('#challenge', '#Challenge'), /cut short/],
    [address.replace('people=Marie', 'people=Maria'), /was changed on its way/],
    [address.replace('#challenge=1', '#challenge=2'), /newer version of Mitts/],
    [`${house.address}index.html#challenge=hello`, /not a Mitts challenge/],
    [changed(address, (text) => text.replace('7S,7D', '7S,7S')), /impossible: .*7S/],
    [changed(address, (text) => text.replace('seats=/careful', 'seats=hasty/careful')), /impossible: there must be one person/],
    [changed(address, (text) => text.replace('seats=/careful', 'seats=/constructor')), /impossible: there is no such computer player/],
    [changed(address, (text) => text.replace('Marie', 'Ma%0Arie')), /impossible: parameter people/],
    [changed(address, (text) => text.replace('0.0..l', '0.0..____')), /moves that the rules do not allow/],
    [changed(address, (text) => text.replace(`version=${version}`, 'version=99')), /another version of the computer players/],
    [address, /The result of Marie is not counted/],
  ])) {
    await open_link(paul, bad);
    assert.match(await text_of(paul), sentence);
    if (await paul.page.locator('#challenge .nothing').count() > 0) {
      await title_is(paul, 'A challenge from a friend');
      assert.equal(await paul.page.locator('#challenge [role="alert"] + .acts button').innerText(), 'OK');
      assert.deepEqual(await faults_of(paul.page), [], String(sentence));
    }
    await close(paul);
    await paul.until(() => mitts.state().page === 'table');
    assert.equal(await paul.record(), record);
  }
  await paul.leave();
});

const invitation = (people) => with_sum(forged.replace(/&people=.*/, `&people=${people}`));

test('a challenge link opens even if it is pasted with line breaks and other text, or contains a malformed name', { timeout: 120_000 }, async () => {
  const paul = await sit('?game=mitaines&seed=9');
  await paul.my_turn();
  const paste = (text) => paul.page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await paste(`Look!\n${house.address}#challenge=${with_sum(`${forged}&x=${'y'.repeat(1_500_000)}`)}`);
  await paul.until(() => document.getElementById('challenge')?.innerText.includes('not a Mitts challenge'));
  await close(paul);
  for (const escaped of [invitation('Marie').replaceAll('&', '&amp;'), encodeURIComponent(invitation('Marie'))]) {
    await open_link(paul, `${house.address}#challenge=${escaped}`);
    await title_is(paul, 'A small tournament');
    await close(paul);
  }
  await open_link(paul, `${house.address}#challenge=${invitation(`A%FF/${'W'.repeat(60)}`)}`);
  await title_is(paul, 'A small tournament');
  assert.ok(await paul.page.locator('#challenge').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), 'a long name is broken');
  await close(paul);
  await paste(`Look!\n${house.address}#challenge=${invitation('Marie').replace('&hands', '\n&hands')}\n\nSee you\n2026\n`);
  await title_is(paul, 'A small tournament');
  const stored = () => paul.page.evaluate(() => localStorage.getItem('mitts.challenges'));
  const sound = await stored();
  assert.match(sound, /^\d+\t\t1&.*&sum=\d+\n$/);
  await close(paul);
  // A damaged copy in storage is replaced.
  await paul.page.evaluate((damaged) => localStorage.setItem('mitts.challenges', damaged), sound.replaceAll('=', '=3D'));
  const quoted = `>> ${house.address}#Challenge=${invitation('Marie')}`.replace('&turn', '\n>> &turn').replace('/careful', '/care\u00ADf\n>> | u\u2060l').replace('&people', '\u200B&people');
  await paste(quoted);
  await title_is(paul, 'A small tournament');
  assert.equal(await stored(), sound);
  await paul.page.locator('#challenge-play-0').tap();
  await paul.until(() => mitts.state().phase === 'playing' && document.querySelector('dialog[open]') === null);
  assert.match(await paul.record(), /\[Hands "7S 7D KC/);
  await paul.leave();
});

test('if storage is unavailable, the challenge dialog reports that nothing is saved', { timeout: 120_000 }, async () => {
  const over = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0&moves=7S,3H,7D,9C,KC';
  const locked = (context) => context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
  });
  const paul = await sit_down(house, { quick: true, context: on_phone, query: over, before: locked });
  await paul.until(() => mitts.state().panel === 'dialog' && mitts.state().resting);
  await paul.page.keyboard.press('Escape');
  await paul.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
  await paul.press_control((label) => label.startsWith('Invite'));
  await paul.until(() => document.getElementById('challenge')?.innerText.includes('does not save matches'));
  await close(paul);
  await open_link(paul, `${house.address}#challenge=${invitation('Marie')}`);
  assert.match(await text_of(paul), /could not keep the challenge, so only the link contains it/);
  await paul.leave();
});

test('a challenge dialog can be closed while its module loads, and a failed load can be retried', { timeout: 120_000 }, async () => {
  const paul = await sit('?game=mitaines&seed=9');
  await paul.my_turn();
  let answer = null;
  await paul.context.route(/\/reviewer\.[A-Z2-7]{8}\.wasm$/, (route) => { answer = route; });
  const address = `${house.address}#challenge=${invitation('Marie')}`;
  const wait_for_module = async () => {
    answer = null;
    await paul.page.goto('about:blank');
    await paul.page.goto(address);
    await paul.until(() => document.querySelector('#challenge [role="status"]') !== null);
    while (!answer) await paul.page.waitForTimeout(20);
  };
  await wait_for_module();
  await close(paul);
  await answer.continue();
  await paul.page.waitForTimeout(1500);
  assert.equal(await paul.page.locator('#challenge').count(), 0);
  assert.deepEqual(paul.complaints, []);
  await wait_for_module();
  await answer.abort();
  await paul.until(() => document.getElementById('no-challenge') !== null);
  assert.equal(await paul.page.locator('#challenge').count(), 0);
  await paul.context.unroute(/\/reviewer\.[A-Z2-7]{8}\.wasm$/);
  await paul.page.locator('#no-challenge-again').tap();
  await title_is(paul, 'A small tournament');
  await paul.context.close(); // not leave(), because the console contains the failed request
});

test('a challenge to a whole match compares the results only at its end', { timeout: 400_000 }, async () => {
  const play = async (person, seed) => play_round(person, { seed, turn_of: take_mitch_turn });
  const next_round = (person) => person.press_control((label) => label === 'Next round');
  const marie = await sit('?game=mitch&options=players=2,rounds=2,hand_size=2&seed=5', at_desk);
  await play(marie, 3);
  await next_round(marie);
  await play(marie, 4);
  await send(marie, 'Marie');
  await marie.page.locator('#challenge-of-0').click();
  await marie.until(() => document.querySelector('#challenge-of-0[aria-pressed="true"]') !== null);
  const address = await link(marie);
  await marie.leave();

  const paul = await sit('', at_desk);
  await open_link(paul, address);
  await paul.page.locator('#challenge-name').fill('Paul');
  await paul.page.locator('#challenge-name').press('Enter');
  await play(paul, 5);
  await paul.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
  await paul.page.waitForTimeout(500);
  assert.equal(await paul.page.locator('#challenge').count(), 0, 'the match goes on');
  await next_round(paul);
  await play(paul, 6);
  await title_is(paul, 'The same cards, compared');
  assert.equal(await paul.page.locator('#challenge tbody tr').count(), 2);
  await paul.leave();
});

test('a tournament of two deals collects both players’ results and scores each deal', { timeout: 600_000 }, async () => {
  const marie = await sit(one_round);
  await play_round(marie, { seed: 3, hand: by_touch });
  await send(marie, 'Marie');
  await marie.page.locator('#challenge-arrange').tap();
  await marie.page.locator('#challenge-make').tap();
  assert.match(await marie.page.locator('#challenge [role="alert"]').innerText(), /two to eight names/);
  await marie.page.locator('#challenge-names').fill('Marie\nPaul\n');
  await marie.page.locator('#challenge-deals').selectOption('2');
  await marie.page.locator('#challenge-make').tap();
  await title_is(marie, 'A small tournament');
  await marie.until(() => document.querySelectorAll('#challenge tbody tr').length === 2);
  assert.deepEqual(await faults_of(marie.page), []);
  const invitation = await link(marie);
  const play = async (person, deal, seed) => {
    await person.page.locator(`#challenge-play-${deal}`).tap();
    await person.until(() => mitts.state().phase === 'playing' && document.getElementById('challenge') === null);
    await play_round(person, { seed, hand: by_touch });
    await title_is(person, 'A small tournament');
    await person.until(() => document.querySelector('#challenge [role="status"].note') !== null);
  };
  await play(marie, 0, 4);
  assert.deepEqual((await marie.page.locator('#challenge tbody tr').allInnerTexts()).map((row) => row.replace(/^(Marie\s+)[+−]?\d+/, '$1N').split(/\s+/).join(' ')),
    ['Marie N – 0', 'Paul – – 0']);

  const paul = await sit('');
  await open_link(paul, invitation);
  await title_is(paul, 'A small tournament');
  await paul.page.locator('#challenge-me').selectOption('Paul');
  await play(paul, 0, 5);
  const results = await link(paul);
  await paul.leave();

  await open_link(marie, results);
  await title_is(marie, 'A small tournament');
  const cells = (await marie.page.locator('#challenge tbody tr').allInnerTexts()).map((row) => row.split(/\s+/).filter(Boolean));
  assert.deepEqual(cells.map(([name]) => name).sort(), ['Marie', 'Paul']);
  const points = Object.fromEntries(cells.map(([name, first, , score]) => [name, [Number(first.replace('−', '-')), Number(score)]]));
  const wanted = points.Marie[0] > points.Paul[0] ? [2, 0] : points.Marie[0] < points.Paul[0] ? [0, 2] : [1, 1];
  assert.equal(points.Marie[1] + points.Paul[1], 2);
  if (wanted[0] !== 1) assert.ok(points.Marie[1] === 0 || points.Marie[1] === 2);
  await marie.leave();
});

test('on the French shelf, the challenge dialog shows a QR code unless the link is too long, and appends a number to a repeated name', { timeout: 300_000 }, async () => {
  const person = await sit(one_round, { ...on_phone, locale: 'fr-CA' });
  await play_round(person, { seed: 3, hand: by_touch });
  await person.page.goto(`${house.address}index.fr.html?open=shelf`);
  await person.page.locator('#shelf .dots').tap();
  await person.page.getByRole('button', { name: 'Les mêmes cartes pour un ami…' }).tap();
  await title_is(person, 'Les mêmes cartes pour un ami');
  await person.until(() => document.querySelector('#challenge figure svg') !== null);
  assert.match(await text_of(person), /Mitaines\s+Classique · toute la partie · contre Mathilde \(prudente\)/);
  assert.deepEqual(await faults_of(person.page), []);
  const friend = await sit('?game=mitch&seed=4');
  await friend.my_turn();
  await open_link(friend, `${house.address}#challenge=${(await link(person)).split('#challenge=')[1]}`);
  await title_is(friend, 'A challenge from a friend'); // the sender gave no name
  await friend.leave();
  await person.page.locator('#challenge-arrange').tap();
  const names = Array.from({ length: 7 }, (_, at) => `${'\u00E9'.repeat(29)}${at}`);
  // Adds the first name again, in decomposed form, and a name without visible characters.
  await person.page.locator('#challenge-names').fill([...names, names[0].normalize('NFD'), ' \u3164\u115F\uFFA0 '].join('\n'));
  await person.page.locator('#challenge-make').tap();
  await title_is(person, 'Un petit tournoi');
  await person.until(() => document.querySelectorAll('#challenge tbody tr').length === 8);
  assert.deepEqual(await person.page.locator('#challenge tbody th').allTextContents(), [...names, `${names[0]} 8`]);
  assert.ok((await link(person)).length > 1000);
  assert.match(await text_of(person), /trop long pour un code/);
  assert.equal(await person.page.locator('#challenge figure svg').count(), 0);
  await person.leave();
});
