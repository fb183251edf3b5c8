// Tests tables in frames on another site's pages: posters, modes, messages, storage and sandboxes. Also tests the
// examples page and the builder. The tests use real pages, clicks and key presses.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faults_of } from './by_ear.mjs';
import { open_host, open_ordinary_browser } from './embed_host.mjs';
import { act, position, readers, running, start, state } from './embed_reader.mjs';
import { new_context, open_house, slow_to_draw } from './table.mjs';

let house, host, open, alone, embedded;
before(async () => {
  [house, host] = [await open_house(), await open_host()];
  ({ open, alone, embedded } = readers(house, host));
});
after(async () => {
  await house.close();
  await host.close();
});

const poster_bytes = 64_000; // the same limit as in tools/site_check.mjs

test('a poster shows a picture and a description, downloads at most 64 kB, and does not load the program', async () => {
  const { page, complaints, asked, close } = await alone(position);
  await page.waitForSelector('#picture svg .card');
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(asked.map(async (response) => (await response.body()).length));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(total <= poster_bytes, `${total} bytes: ${asked.map((each, at) => `${each.url()} ${sizes[at]}`).join(', ')}`);
  assert.ok(asked.every((response) => !/wasm|mitts\.\w+\.js|later/.test(response.url())));
  assert.equal(await page.locator('#picture svg .card').count(), 5);
  assert.equal(await page.locator('#picture svg .back').count(), 3);
  assert.match(await page.textContent('#description'), /7 of spades, 7 of diamonds, king of clubs.*3 cards face down.*2 of clubs, king of hearts/);
  assert.equal(await page.textContent('#start'), 'Play');
  assert.ok(await page.locator('#notes').isHidden());
  assert.deepEqual(complaints, []);
  console.log(`a poster costs ${total} bytes`);
  await close();
});

test('posters of every game fit their frames in both languages', async () => {
  for (const [width, height] of [[320, 240], [480, 360], [640, 525], [1000, 400]]) {
    for (const line of [position, '?game=mitch&seed=5&lang=fr&theme=dark', '?game=mitigati&seed=4&faces=standard', '?']) {
      const { page, complaints, close } = await alone(line, { viewport: { width, height } });
      await page.waitForSelector('#picture svg');
      const facts = await page.evaluate(() => ({
        high: document.documentElement.scrollHeight, wide: document.documentElement.scrollWidth,
        start: document.getElementById('start').getBoundingClientRect().bottom, lang: document.documentElement.lang,
      }));
      assert.deepEqual([facts.high, facts.wide], [height, width], line);
      assert.ok(facts.start <= height);
      assert.equal(facts.lang, line.includes('lang=fr') ? 'fr' : 'en');
      assert.deepEqual(complaints, []);
      await close();
    }
  }
});

test('a poster lists invalid parameters in the embed code’s language, and still shows its start button', async () => {
  const { page, complaints, close } = await alone('?gmae=mitch&mode=trry&hands=7S,QQ/3H&lang=fr&seed=%zz&<b>=1');
  await page.waitForSelector('#picture svg');
  await page.waitForSelector('#notes li');
  const notes = await page.locator('#notes li').allTextContents();
  assert.equal(notes.length, 5);
  assert.match(notes[0], /«\sgmae\s»; voulais-tu dire «\sgame\s»\?/);
  assert.match(notes.join(' '), /«\sQQ\s» n’est pas une carte/);
  assert.match(notes.join(' '), /«\s<b>\s»/); // the parameter is shown as text, not parsed as HTML
  assert.equal(await page.locator('#notes b').count(), 0);
  await page.click('#notes-close');
  assert.ok(await page.locator('#notes').isHidden());
  assert.equal(await page.textContent('#start'), 'Jouer');
  assert.deepEqual(complaints, []);
  await close();
});

test('if the program rejects an embed code, the poster stays visible and shows the reason', async () => {
  for (const [line, why] of /** @type {const} */ ([
    ['?game=mitaines&hands=7S,QQ/3H&turn=0', /QQ/],
    ['?game=mitaines&hands=7S,7D/3H,9C&pile=2C,KH&turn=0&moves=9S', /9S/],
    ['?game=mitch&options=players=99&seed=3', /99/],
    ['?game=mitigati&stage=play&hands=2H,9H/3H,8H&turn=0', /hands|players|cards/i],
    ['#r=' + encodeURIComponent('[Game "mitaines"]\n[Seed "1"]\n\n2C QQ'), /QQ|2C/],
  ])) {
    const { page, complaints, close } = await alone(line);
    await page.waitForSelector('#picture svg');
    await page.click('#start');
    await page.waitForFunction(() => globalThis.mitts && !document.getElementById('start').hidden);
    assert.ok(await page.locator('#stage').isHidden(), line);
    assert.ok(await page.locator('#picture svg').isVisible(), line);
    await page.waitForSelector('#notes li');
    assert.match((await page.locator('#notes li').allTextContents()).at(-1), why, line);
    const count = await page.locator('#notes li').count();
    await page.click('#start'); // another click does not add the note a second time
    await page.waitForFunction(() => !document.getElementById('start').hidden);
    assert.equal(await page.locator('#notes li').count(), count, line);
    assert.deepEqual(complaints, [], line);
    await close();
  }
});

test('after the program has rejected an embed code, the embedding page can load a valid position and start the table', async () => {
  const { frame, send, heard, close } = await embedded(`?game=mitch&options=players=99&seed=3&origin=${host.origin}`);
  await send({ type: 'start', id: 1 });
  assert.equal((await heard('error', 1)).code, 'not-started');
  assert.equal((await heard('error')).code, 'refused');
  // Changing the theme does not add the notes again, and a rejected position does not change the poster.
  await frame.waitForFunction(() => document.querySelectorAll('#notes li').length === 2);
  const notes = await frame.locator('#notes li').allTextContents();
  for (const [at, theme] of ['dark', 'light'].entries()) {
    await send({ type: 'set', id: `theme ${at}`, theme });
    await heard('state', `theme ${at}`);
  }
  await send({ type: 'load', id: 'wrong', query: 'game=mitaines&hands=ZZ/3H' });
  assert.match((await heard('error', 'wrong')).what, /ZZ/);
  await send({ type: 'set', id: 'no seat', seat: 7 });
  assert.equal((await heard('error', 'no seat')).code, 'value');
  assert.match(await frame.textContent('#description'), /^Mitch/);
  assert.deepEqual(await frame.locator('#notes li').allTextContents(), notes);
  await send({ type: 'load', id: 2, query: position.slice(1) });
  assert.equal((await heard('state', 2)).state.started, false);
  assert.match(await frame.textContent('#description'), /^Mitaines/);
  await send({ type: 'start', id: 3 });
  assert.equal((await heard('state', 3)).state.started, true);
  await running(frame);
  assert.ok(await frame.locator('#stage').isVisible());
  await close();
});

test('in a frame that is too small for a table, the start button opens the table in a new tab', async () => {
  for (const [size, small] of [['300px;height:260px', true], ['340px;height:230px', true], ['330px;height:300px', false]]) {
    const { page, frame, send, heard, close } = await embedded(position, { attributes: `style="border:0;width:${size}"` });
    await frame.waitForFunction((wanted) => /tab/.test(document.getElementById('start').textContent) === wanted, small);
    if (small) {
      await send({ type: 'start', id: 1 });
      assert.match((await heard('error', 1)).what, /too small/);
      const [tab] = await Promise.all([page.context().waitForEvent('page'), frame.click('#start')]);
      await start(tab);
      assert.equal((await state(tab)).page, 'table');
      await tab.close();
    }
    await close();
  }
});

test('by default, a table in a frame stores nothing, and shows a notice that nothing is saved', async () => {
  const { page, complaints, close } = await alone(position);
  await start(page);
  const now = await state(page);
  assert.deepEqual([now.page, now.mode, now.human, now.told], ['table', 'play', true, '']);
  assert.match(await page.textContent('#kept'), /Nothing is saved/);
  await act(page, page, /^Play the 7 of spades/);
  await page.waitForFunction(() => mitts.state().actions >= 2); // the computer has moved
  assert.equal(await page.evaluate(() => Object.keys(localStorage).length + document.cookie.length), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a frame shows the position at the end of the record in its URL’s fragment', async () => {
  const record = '[Game "mitaines"]\n[Options "preset=pagat players=2"]\n[Hands "7S 7D KC / 3H 9C 2D"]\n[Pile "2C KH"]\n[Turn "0"]\n\n7S:m 3H';
  const { page, complaints, close } = await alone(`?mode=try&lang=en#r=${encodeURIComponent(record)}`);
  await start(page);
  const now = await state(page);
  assert.deepEqual([now.actions, now.turn, now.mode], [2, 0, 'try']);
  assert.deepEqual(complaints, []);
  await close();
});

test('in “try” mode, the frame shows the rule behind each move or refusal, and the user can take a move back', async () => {
  const { page, complaints, close } = await alone(`${position}&moves=7S:m,3H&mode=try`);
  await page.locator('#moves', { hasText: '2 moves follow: 7♠ (mitten), 3♥' }).waitFor();
  assert.equal(await page.textContent('#start'), 'Try it');
  await start(page);
  assert.match(await page.textContent('#outcome'), /Your move/);
  const king = (await page.evaluate(() => mitts.targets())).filter(({ id, label }) => id === 'Card' && /king/.test(label)).at(-1);
  await page.mouse.dblclick(king.x + king.w / 2, king.y + king.h / 2);
  await page.waitForFunction(() => mitts.state().refusal !== null);
  await page.waitForSelector('#outcome .rule');
  assert.match(await page.textContent('#outcome'), /M9/);
  assert.equal((await state(page)).actions, 2);
  await act(page, page, /^Play the 7 of diamonds/);
  await page.waitForFunction(() => mitts.state().actions === 3 && mitts.state().resting);
  await page.waitForFunction(() => /M15/.test(document.getElementById('outcome').textContent));
  assert.doesNotMatch(await page.textContent('#outcome'), /M9/);
  // The computer does not move, and the button undoes the player's move.
  await page.locator('#tools button', { hasText: 'Try again' }).click();
  await page.waitForFunction(() => mitts.state().actions === 2 && mitts.state().human);
  assert.match(await page.textContent('#outcome'), /Your move/);
  await page.locator('#tools button', { hasText: 'Show a hint' }).click();
  await page.waitForFunction(() => /Hint/.test(document.getElementById('urgent').textContent));
  assert.deepEqual(complaints, []);
  await close();
});

test('in “try” mode, the frame shows the rule behind a move that leaves the played card on the pile (M15.3, M16)', async () => {
  for (const [moves, card, rule] of /** @type {const} */ ([['', /^Play the 7 of spades$/, 'M16'], ['&moves=7S:m', /^Play the 3 of hearts$/, 'M15.3']])) {
    const { page, complaints, close } = await alone(`${position}${moves}&mode=try`);
    await start(page);
    await act(page, page, card);
    await page.waitForSelector('#outcome .rule');
    assert.ok((await page.textContent('#outcome .rule')).includes(rule), rule);
    assert.deepEqual((await state(page)).last.rules, [rule]);
    assert.deepEqual(complaints, []);
    await close();
  }
});

test('a replay can be stepped forwards and backwards with the keyboard, and no card can be played', async () => {
  const { page, complaints, close } = await alone(
    '?game=mitaines&hands=KC,KD,9C,9D,QS/9H,4S,QC&pile=3C,2C&turn=0&moves=KC:m,9H,9C:g,4S,9D&mode=replay');
  await start(page);
  const place = () => page.textContent('#tools .place');
  // The focus has moved from the start button to the toolbar.
  assert.equal(await page.evaluate(() => document.activeElement.closest('#tools') !== null), true);
  await page.getByRole('button', { name: 'First' }).press('Enter');
  await page.waitForFunction(() => mitts.state().actions === 0);
  assert.equal(await place(), 'Move 0 of 5');
  for (let step = 1; step <= 5; step++) {
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await page.waitForFunction((wanted) => mitts.state().actions === wanted, step);
    assert.equal(await place(), `Move ${step} of 5`);
  }
  assert.match(await page.textContent('#outcome'), /M15/);
  await page.getByRole('button', { name: 'Next' }).press('Enter'); // does nothing, because the button is disabled
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await page.waitForFunction(() => mitts.state().actions === 4);
  await page.getByRole('button', { name: 'Last' }).press('Enter');
  await page.waitForFunction(() => mitts.state().actions === 5);
  assert.equal(await page.locator('#mirror button').filter({ hasText: /^Play the/ }).count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

// A finished deal.
const finished = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0&moves=7S,3H,7D,9C,KC,2D';

async function reviewed(place, close, complaints) {
  await place.waitForFunction(() => globalThis.mitts?.state?.().phase !== undefined && mitts.state().phase !== 'playing');
  await place.locator('#look-again').click();
  await place.waitForFunction(() => document.querySelector('#review .result') !== null);
  assert.equal(await place.locator('#review .result').textContent(), 'You tied');
  assert.equal(await place.locator('#bar').isVisible(), false);
  await place.locator('#review-hands').click();
  assert.match(await place.locator('#hands').textContent(), /Mathilde2♦ 3♥ 9♣/);
  if (place.mainFrame) assert.deepEqual(await faults_of(place), []);
  for (const id of ['review-same', 'review-challenge', 'review-practise']) assert.equal(await place.locator(`#${id}`).count(), 0, id);
  await place.locator('#review .close').click();
  await place.locator('#mirror').getByRole('button', { name: 'Done' }).press('Enter');
  await place.waitForFunction(() => mitts.state().mode === 'replay' && mitts.state().panel === null && document.getElementById('hands') === null);
  await place.locator('#look-again').waitFor();
  assert.deepEqual(complaints, []);
  await close();
}

test('with review=1, a finished round can be reviewed in a frame, and nothing is stored', async () => {
  const { page, complaints, asked, close } = await alone(`${finished}&mode=replay&review=1`);
  await start(page);
  assert.ok(asked.every((response) => !/files\/review/.test(response.url())), 'no file of the review is fetched before the review is opened');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await page.locator('#look-again').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await reviewed(page, async () => {
    assert.deepEqual(await page.evaluate(async () => [localStorage.length, (await indexedDB.databases()).length]), [0, 0]);
    await close();
  }, complaints);
});

test('with review=1, a frame offers a review after a match, and reports a failed download of the review module', async () => {
  const { page, close } = await alone(`${finished}&review=1`);
  await page.route(/reviewer\.[A-Z2-7]{8}\.wasm$|packed-reviewer/, (route) => route.abort());
  await start(page);
  await page.waitForFunction(() => mitts.state().panel === 'summary');
  await page.locator('#look-again').click();
  await page.locator('#no-review').waitFor();
  assert.match(await page.textContent('#no-review'), /could not be loaded/);
  assert.equal((await state(page)).mode, 'review', 'the match can still be stepped through');
  await close();
});

test('without review=1, a frame has no review button', async () => {
  const { page, complaints, close } = await alone(`${finished}&mode=replay`);
  await start(page);
  assert.equal(await page.locator('#look-again').count(), 0);
  assert.deepEqual(complaints, []);
  await close();
});

test('a round can be reviewed in a sandboxed frame with an opaque origin', async () => {
  const { page, frame, complaints, close } = await embedded(`${finished}&mode=replay&review=1`, { attributes: 'sandbox="allow-scripts"' });
  await start(page, frame);
  await reviewed(frame, close, []);
  assert.deepEqual(complaints.filter((each) => !/CORS|Failed to load resource|Access to|font/i.test(each)), []);
});

test('a frame and an embedding page on another site can exchange messages, even if storage is blocked', async () => {
  const { page, frame, send, heard, messages, complaints, close } = await embedded(`${position}&origin=${host.origin}`);
  const ready = await heard('ready');
  assert.equal(ready.origin, house.address.slice(0, -1));
  assert.deepEqual([ready.mitts, ready.mode, ready.started], [1, 'play', false]);
  const { height } = await heard('resize');
  assert.ok(height > 400 && height < 720, String(height));

  await send({ type: 'undo', id: 'early' });
  assert.equal((await heard('error', 'early')).code, 'not-started');
  await send({ type: 'set', id: 1, lang: 'fr', theme: 'dark' });
  assert.equal((await heard('state', 1)).state.started, false);
  assert.equal(await frame.textContent('#start'), 'Jouer');
  await send({ type: 'load', id: 2, query: 'game=mitch&seed=9' });
  await heard('state', 2);
  assert.match(await frame.textContent('#description'), /^Mitch/);
  await send({ type: 'load', id: 3, query: position.slice(1) });
  await heard('state', 3);

  await page.focus('#field');
  await send({ type: 'start', id: 4 });
  await heard('state', 4);
  await running(frame);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'field', 'the focus stays in the embedding page');
  assert.equal((await state(frame)).language, 'fr');
  await send({ type: 'set', id: 5, lang: 'en' });
  await heard('state', 5);
  await frame.waitForFunction(() => mitts.state().language === 'en' && mitts.state().resting);
  await act(page, frame, /^Play the 7 of spades/);
  assert.match((await heard('move')).move.words, /7 of spades/);
  await frame.waitForFunction(() => mitts.state().actions >= 2 && mitts.state().human);
  await send({ type: 'undo', id: 6 });
  await heard('state', 6);
  await frame.waitForFunction(() => mitts.state().actions === 0);

  await send({ type: 'load', id: 7, record: '[Game "mitaines"]\n[Hands "QQ / 3H"]\n' });
  assert.match((await heard('error', 7)).what, /line 2.*QQ/);
  assert.equal((await state(frame)).actions, 0, 'nothing else changes');
  // When the seat changes, the match continues, and moves that were taken back can still be redone.
  await send({ type: 'set', id: 'seat', seat: 1 });
  const changed = (await heard('state', 'seat')).state;
  assert.deepEqual([changed.viewer, changed.actions, changed.steps], [1, 0, 2]);
  await frame.waitForFunction(() => mitts.state().actions > 0 && mitts.state().human && mitts.state().resting);
  const played = (await frame.evaluate(() => mitts.record())).trim();
  for (const seat of [1, 0]) {
    await send({ type: 'set', id: `seat ${seat}`, seat });
    assert.equal((await heard('state', `seat ${seat}`)).state.viewer, seat);
    assert.ok((await frame.evaluate(() => mitts.record())).startsWith(played));
  }
  await send({ type: 'set', id: 'no seat', seat: 2 });
  assert.equal((await heard('error', 'no seat')).code, 'value');
  // A new deal uses the current game, even if a record has been loaded or a query has been refused.
  await send({ type: 'load', id: 'record', record: '[Game "mitch"]\n[Options "preset=banilower players=4"]\n[Seed "5"]\n' });
  await heard('state', 'record');
  await send({ type: 'load', id: 'wrong', query: 'game=mitigati&hands=2H/3H' });
  await heard('error', 'wrong');
  await send({ type: 'new', id: 8, seed: '77' });
  await heard('state', 8);
  assert.match(await frame.evaluate(() => mitts.record()), /"mitch".*players=4.*"77"/s);
  await send({ type: 'hint', id: 9 });
  await heard('state', 9);
  await send({ type: 'fly', id: 10 });
  assert.equal((await heard('error', 10)).code, 'type');
  await send({ type: 'ping', id: 11, mitts: 2 });
  assert.equal((await heard('error', 11)).code, 'version');
  assert.equal((await messages('error')).length, 6);
  // Blocked storage causes no console errors.
  assert.deepEqual(complaints, []);
  await close();
});

test('the embedding page receives the rule behind each refusal and move, and the totals at the end of the match', async () => {
  const { page, frame, heard, messages, complaints, close } = await embedded(`${position}&moves=7S:m,3H&mode=try&origin=${host.origin}`);
  await start(page, frame);
  const box = await (await page.$('#frame')).boundingBox();
  const king = (await frame.evaluate(() => mitts.targets())).filter(({ id, label }) => id === 'Card' && /king/.test(label)).at(-1);
  await page.mouse.dblclick(box.x + king.x + king.w / 2, box.y + king.y + king.h / 2);
  const refusal = await heard('rule');
  assert.deepEqual([refusal.rule, refusal.refused], ['M9', true]);
  assert.ok(refusal.words.length > 10);
  await act(page, frame, /^Play the 7 of diamonds/);
  const { move } = await heard('move');
  assert.deepEqual([move.seat, move.action], [0, '7D']);
  assert.match(move.words, /10 points/);
  assert.ok((await messages('rule')).some(({ rule, refused }) => /^M15/.test(rule) && !refused));
  await page.evaluate(() => send({ mitts: 1, type: 'set', id: 'seat', seat: 1 }));
  assert.equal((await heard('state', 'seat')).state.actions, 2, 'with another seat, the try starts over');
  await page.evaluate(() => send({ mitts: 1, type: 'load', id: 1, query: 'game=mitch&hands=3C/2C/5D&columns=KC,9C/QC,JC/-&aces=3&turn=0&moves=place:3C,place:2C,place:5D' }));
  await heard('state', 1);
  assert.equal((await heard('end')).totals.length, 3);
  assert.deepEqual(complaints, []);
  await close();
});

test('a step back is not reported as a move', async () => {
  const { page, send, frame, heard, messages, complaints, close } = await embedded(`${position}&moves=7S:m,3H&mode=replay&origin=${host.origin}`);
  await start(page, frame);
  for (const [id, to, moves] of /** @type {const} */ ([[1, 'first', 0], [2, 'next', 1], [3, 'next', 2], [4, 'previous', 2], [5, 'next', 3]])) {
    await send({ type: 'step', id, to });
    await heard('state', id);
    await page.waitForFunction((least) => globalThis.messages.filter(({ type }) => type === 'move').length >= least, moves);
  }
  assert.equal((await messages('move')).length, 3);
  assert.deepEqual(complaints, []);
  await close();
});

test('the picture shows the same hand as the table', async () => {
  for (const [mode, hand] of [['play', '7 of spades'], ['try', '3 of hearts']]) {
    const { page, close } = await alone(`?game=mitaines&hands=7S,7D/3H,9C&pile=2C&turn=1&mode=${mode}`);
    await page.waitForSelector('#picture svg .card');
    assert.match(await page.textContent('#description'), new RegExp(`[Yy]our hand: ${hand}`), mode);
    await start(page);
    await page.locator('#mirror .hand button', { hasText: hand }).waitFor();
    await close();
  }
});

test('a table without a picture opens once its frame becomes visible', async () => {
  host.show(`${house.address}embed.html${position}&poster=0`, { attributes: 'style="display: none"' });
  const { page, close } = await open(host.address);
  const frame = await (await page.$('#frame')).contentFrame();
  await frame.waitForFunction(() => document.getElementById('description')?.textContent.length > 0);
  await page.evaluate(() => { document.querySelector('iframe').style.display = ''; });
  await running(frame);
  await close();
});

test('even in a small frame, a long result leaves enough space for the canvas, and all buttons stay visible', async () => {
  const line = '?game=mitch&hands=3C/2C/5D&columns=KC,9C,8C,7C/QC,JC,6C,5C/-&aces=3&turn=0&moves=place:3C,place:2C,place:5D&mode=replay';
  for (const [width, height] of [[320, 400], [480, 360], [900, 500]]) {
    const { page, close } = await alone(line, { viewport: { width, height } });
    await start(page);
    await page.waitForFunction(() => document.getElementById('outcome').textContent.length > 50);
    const boxes = await page.locator('#tools button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    for (const { left, right, bottom } of boxes) assert.ok(left >= 0 && right <= width && bottom <= height, JSON.stringify(boxes));
    assert.ok((await page.locator('#canvas').boundingBox()).height > height / 2.2);
    await close();
  }
});

test('if the embedding page sends messages too quickly, the frame rejects the excess messages with a rate error', async () => {
  const { page, heard, messages, close } = await embedded(`${position}&origin=${host.origin}`);
  await heard('ready');
  await page.evaluate(() => { for (let id = 100; id < 200; id++) send({ mitts: 1, type: 'ping', id }); });
  await heard('error');
  await page.evaluate(() => new Promise((done) => { setTimeout(done, 300); }));
  const answered = (await messages('ready')).length;
  assert.ok(answered >= 10 && answered < 60, String(answered));
  assert.deepEqual([...new Set((await messages('error')).map(({ code }) => code))], ['rate']);
  await close();
});

test('if a computer move is ready before the table is drawn, the move is played and reported once the table appears', async () => {
  const { send, heard, messages, close } = await embedded(position.replace('&turn', '&seat=1&turn'), { prepare: (context) => context.addInitScript(slow_to_draw) });
  await send({ type: 'start', id: 1 });
  assert.equal((await heard('state', 1)).state.actions, 0);
  assert.equal((await heard('move')).move.seat, 0);
  assert.deepEqual(await messages('error'), []);
  await close();
});

test('messages from an undeclared origin are ignored and get no reply', async () => {
  const { page, frame, send, messages, close } = await embedded(`${position}&origin=https://rules.example`);
  await send({ type: 'ping', id: 1 });
  await send({ type: 'start', id: 2 });
  await send({ type: 'load', id: 3, query: 'game=mitch&seed=1' });
  await frame.evaluate(() => new Promise((done) => { setTimeout(done, 300); }));
  assert.deepEqual(await page.evaluate(() => messages), []);
  assert.deepEqual(await messages('ready'), []);
  assert.match(await frame.textContent('#description'), /^Mitaines/);
  assert.equal(await frame.evaluate(() => globalThis.mitts), undefined);
  await close();
});

test('if no origin is declared, the frame answers the embedding page and ignores other frames on that page', async () => {
  const { page, frame, send, heard, close } = await embedded(position);
  await heard('ready');
  await send({ type: 'ping', id: 1 });
  await heard('ready', 1);
  // The frame /other has the origin of the embedding page, but the table accepts messages only from that page itself.
  await page.evaluate(() => new Promise((done) => {
    const other = document.createElement('iframe');
    other.onload = () => {
      other.contentWindow.eval('parent.document.getElementById("frame").contentWindow.postMessage({ mitts: 1, type: "set", lang: "fr" }, "*")');
      setTimeout(done, 300);
    };
    other.src = '/other';
    document.body.append(other);
  }));
  assert.equal(await frame.textContent('#start'), 'Play');
  await close();
});

test('turning the mouse wheel over the poster or the table scrolls the embedding page', async () => {
  const { page, frame, close } = await embedded(position);
  const box = await (await page.$('#frame')).boundingBox();
  const turn = async () => {
    const was = await page.evaluate(() => scrollY);
    await page.mouse.move(box.x + 300, 300);
    await page.mouse.wheel(0, 120);
    await page.waitForFunction((before_turn) => scrollY > before_turn, was);
    await page.evaluate(() => scrollTo(0, 0));
  };
  await turn(); // turns the wheel over the poster
  await start(page, frame);
  await turn(); // turns the wheel over the table
  await close();
});

test('the helper script sets the frame’s height, and its commands return promises', async () => {
  const { page, frame, close } = await embedded(position, { attributes: 'data-mitts', helper: `${house.address}mitts-embed.js` });
  await page.waitForFunction(() => /px/.test(document.getElementById('frame').style.height));
  const answers = await page.evaluate(async () => {
    const table = Mitts.attach(frame);
    const seen = [];
    table.on('state', ({ state: each }) => seen.push(each.started));
    const ready = await table.ready;
    const { state: opened } = await table.start();
    const wrong = await table.load({ record: 'nonsense' }).catch((error) => `${error.code}: ${error.message}`);
    const no_text = await table.load({ record: () => 1 }).catch(({ code }) => code);
    return { ready: ready.type, opened: opened.started, wrong, no_text, seen };
  });
  assert.deepEqual([answers.ready, answers.opened], ['ready', true]);
  assert.match(answers.wrong, /^refused: /);
  assert.equal(answers.no_text, 'value');
  assert.ok(answers.seen.includes(true));
  await running(frame);
  await close();
});

test('commands to a frame without a table time out and log nothing to the console', async () => {
  host.show('about:blank', { attributes: 'data-mitts', helper: `${house.address}mitts-embed.js` });
  const page = await house.browser.newPage();
  const said = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(host.address);
  const asked = page.evaluate(() => Mitts.attach(frame).hint().then(() => 'answered', ({ code }) => code));
  await page.evaluate((address) => {
    const other = document.createElement('iframe');
    other.src = address;
    document.body.append(other);
    return Mitts.attach(other).ready;
  }, `${house.address}embed.html${position}`);
  assert.equal(await asked, 'silent');
  assert.deepEqual(said, []);
  await page.close();
});

test('a table can be played in a sandboxed frame with an opaque origin, but shows a notice that nothing is saved', async () => {
  const { page, frame, complaints, close } = await embedded(`${position}&keep=1`, { attributes: 'sandbox="allow-scripts"' });
  assert.equal(await frame.evaluate(() => origin), 'null');
  await start(page, frame);
  await frame.waitForSelector('#notes li');
  assert.match((await frame.locator('#notes li').allTextContents()).join(' '), /does not let the frame save anything/);
  assert.match(await frame.textContent('#kept'), /Nothing is saved/);
  await frame.click('#notes-close');
  await act(page, frame, /^Play the 7 of spades/);
  // The computer players also work in the sandbox.
  await frame.waitForFunction(() => mitts.state().actions >= 2);
  const serious = complaints.filter((each) => !/CORS|Failed to load resource|Access to|font/i.test(each));
  assert.deepEqual(serious, []);
  await close();
});

test('in partitioned storage, a frame with keep=1 saves its match, and a frame without keep=1 stores nothing', async () => {
  const ordinary = await open_ordinary_browser();
  try {
    const first = await embedded(`${position}&keep=1`, { browser: ordinary.browser });
    await start(first.page, first.frame);
    assert.equal(await first.frame.textContent('#kept'), '');
    await act(first.page, first.frame, /^Play the 7 of spades/);
    await first.frame.waitForFunction(() => mitts.state().actions >= 2);
    const names = await first.frame.evaluate(() => Object.keys(localStorage));
    assert.ok(names.length > 0 && names.every((name) => name.startsWith('mitts.embed.')), names.join(' '));
    await first.close();
    const second = await embedded(position, { browser: ordinary.browser });
    await start(second.page, second.frame);
    await act(second.page, second.frame, /^Play the 7 of spades/);
    await second.frame.waitForFunction(() => mitts.state().actions >= 2);
    assert.deepEqual(await second.frame.evaluate(() => Object.keys(localStorage)), []);
    await second.close();
    // A match of "try" mode starts over, and a record continues.
    for (const [line, kept] of /** @type {[string, number][]} */ ([[`${position}&mode=try`, 0], [`?lang=en#r=${encodeURIComponent('[Game "mitaines"]\n[Options "players=2"]\n[Seed "5"]\n')}`, 2]])) {
      const [query, fragment] = line.split('#');
      const { page, close } = await embedded(`${query}&keep=1${fragment ? `#${fragment}` : ''}`, { browser: ordinary.browser });
      for (const least of [0, kept]) {
        const frame = await (await page.$('#frame')).contentFrame();
        await start(page, frame);
        await frame.waitForFunction(() => mitts.state().human && mitts.state().resting);
        const { actions } = await state(frame);
        assert.ok(least === 0 ? actions <= 1 : actions >= least, `${line}: ${actions}`);
        await act(page, frame, /^Play the /);
        await frame.waitForFunction((had) => mitts.state().actions > had && mitts.state().resting, actions);
        await page.reload();
      }
      await close();
    }
  } finally {
    await ordinary.close();
  }
});

test('the examples page has ten posters, and every table opens and responds to a move', async () => {
  const { page, complaints, asked, close } = await open(`${house.address}examples.html`, { viewport: { width: 760, height: 900 } });
  const frames = await page.$$('iframe');
  assert.equal(frames.length, 10);
  assert.equal(await page.locator('a[hreflang="fr"]').getAttribute('href'), 'examples.fr.html');
  for (const element of frames) {
    await element.scrollIntoViewIfNeeded();
    const frame = await element.contentFrame();
    await frame.waitForSelector('#picture svg .card');
    assert.ok(await frame.locator('#notes').isHidden(), await frame.textContent('#notes-list'));
  }
  assert.ok(asked.every((response) => !/wasm/.test(response.url())), 'posters do not fetch the program');
  for (const element of frames) {
    await element.scrollIntoViewIfNeeded();
    const frame = await element.contentFrame();
    await start(page, frame);
    assert.equal(await frame.locator('#notes li').count(), 0, await frame.textContent('#notes-list'));
    const { mode, actions, told } = await state(frame);
    assert.equal(told, '');
    if (mode === 'replay') {
      await frame.getByRole('button', { name: 'First' }).click();
      await frame.waitForFunction(() => mitts.state().actions === 0);
      await frame.getByRole('button', { name: 'Next' }).click();
      await frame.waitForFunction(() => mitts.state().actions === 1);
    } else {
      await act(page, frame, /^(Play|Place) the /);
      await frame.waitForFunction((had) => mitts.state().actions > had || mitts.state().refusal !== null, actions);
    }
    await frame.waitForFunction(() => document.getElementById('outcome').textContent.length > 10);
  }
  assert.deepEqual(complaints, []);
  await close();
});

test('in the builder, a position can be built with the mouse and the keyboard, and its embed code starts a table', async () => {
  const { page, complaints, close } = await open(`${house.address}builder.html`, { viewport: { width: 1280, height: 1000 } });
  const line = () => page.inputValue('#line');
  await page.click('#clear');
  assert.equal(await line(), '');
  assert.match(await page.textContent('#problems'), /hand/);
  const card = (zone, code) => page.locator(`[data-zone="${zone}"] [data-card="${code}"]`);
  const zone = (name) => page.locator(`[data-zone="${name}"]`);
  await card('pack', '7S').dragTo(zone('hand-0').locator('.cards'));
  await card('pack', 'KC').click();
  await zone('hand-0').locator('h3 button').click();
  await card('pack', '3H').focus();
  await page.keyboard.press('Enter');
  await zone('hand-1').locator('h3 button').focus();
  await page.keyboard.press('Enter');
  await card('pack', 'KH').click();
  await zone('pile').locator('h3 button').click();
  assert.match(await line(), /^<iframe src="http:\/\/localhost:\d+\/embed\.html\?game=mitaines&amp;hands=7S,KC\/3H&amp;turn=0&amp;pile=KH&amp;mode=try" /);
  assert.equal(await page.locator('#preview svg .card').count(), 3);
  await card('hand-0', 'KC').focus();
  await page.keyboard.press('Delete');
  assert.match(await line(), /hands=7S\/3H/);
  await page.locator('#choices summary').click(); // opens the section that contains the field
  await page.locator('[name="origin"]').fill('nonsense');
  assert.equal(await line(), '');
  assert.match(await page.textContent('#problems'), /http/);
  await page.locator('[name="origin"]').fill('https://rules.example');
  await page.click('[data-language="fr"]');
  assert.equal(await page.textContent('#result-title'), 'Ta ligne');
  const [, address] = /src="([^"]+)"/.exec((await line()).replaceAll('&amp;', '&'));
  assert.match(address, /origin=https/);
  await page.click('#test');
  const frame = await (await page.waitForSelector('#trial iframe')).contentFrame();
  await start(page, frame);
  assert.equal((await state(frame)).mode, 'try');
  assert.deepEqual(complaints, []);
  await page.locator('[name="game"]').selectOption('mitigati');
  await page.click('#clear');
  assert.equal(await page.locator('[data-zone="pack"] [data-card]').count(), 78);
  await close();
});

test('the builder explains only the chosen game’s moves, and in a small window links to the embed code', async () => {
  const { page, complaints, close } = await open(`${house.address}builder.html`, { viewport: { width: 1440, height: 900 } });
  const help = () => page.locator('#help-moves').textContent();
  assert.match(await help(), /Mitaines: 7S/);
  assert.doesNotMatch(await help(), /Mitch|Mitigati/);
  await page.locator('[name="game"]').selectOption('mitigati');
  assert.match(await help(), /commas\. Mitigati: bid:20/);
  assert.doesNotMatch(await help(), /Mitch|Mitaines/);
  const copy = await page.locator('#copy').boundingBox();
  assert.ok(copy.y + copy.height <= 900, 'the copy button is in the first view');
  assert.equal(await page.locator('#jump').isVisible(), false);
  for (const viewport of [{ width: 320, height: 568 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    const jump = await page.locator('#jump').boundingBox();
    assert.ok(jump.y + jump.height <= viewport.height, 'the link is in the first view');
    await page.locator('#jump').click();
    await page.waitForFunction(() => Math.abs(document.getElementById('result').getBoundingClientRect().top) < 60);
    const shown = await page.locator('#jump').boundingBox();
    assert.ok(shown.y >= 0 && shown.y < 20, 'the link stays at the top');
  }
  assert.deepEqual(complaints, []);
  await close();
});

test('the builder starts with a valid example, validates every change, and marks the field that has an error', async () => {
  const { page, complaints, close } = await open(`${house.address}builder.html`, { viewport: { width: 1280, height: 1000 } });
  const passes = () => page.locator('#copy:enabled').waitFor();
  const refused = async (words) => {
    await page.locator('#problems li').filter({ hasText: words }).waitFor();
    assert.ok(await page.locator('#copy').isDisabled());
    assert.equal(await page.inputValue('#line'), '');
  };
  await passes();
  assert.match((await page.locator('[name="turn"]').innerText()).trim(), /^seat 1\s+seat 2$/, 'people count from one');
  assert.match(await page.inputValue('#line'), /turn=0/, 'the code counts from zero');
  for (const game of ['mitch', 'mitigati', 'mitaines']) {
    // Looks at the button during the event, because the code may be validated 300 ms later.
    const barred = page.evaluate(() => new Promise((done) => {
      addEventListener('change', () => done(document.querySelector('button#copy').disabled), { once: true });
    }));
    await page.locator('[name="game"]').selectOption(game);
    // For Mitaines, the same embed code was validated at the start, so its copy button is enabled immediately.
    assert.ok(await barred || game === 'mitaines', game);
    await passes();
  }
  for (const [field, wrong, words, right] of [['moves', 'KH', /KH/, ''], ['moves', '7S:m,2D,9S', /9S/, '7S:m']]) {
    await page.locator(`[name="${field}"]`).fill(wrong);
    await refused(words);
    assert.equal(await page.locator(`[name="${field}"]`).getAttribute('aria-invalid'), 'true');
    await page.locator(`[name="${field}"]`).fill(right);
    await passes();
    assert.equal(await page.locator(`[name="${field}"]`).getAttribute('aria-invalid'), null);
  }
  await page.locator('[name="moves"]').fill('');
  await page.locator('[name="kind"]').selectOption('record');
  await page.locator('[name="text"]').fill('[Game "mitaines"]\n[Seed "1"]\n\n2C 2C 2C');
  await refused(/line 4/);
  await page.locator('[name="kind"]').selectOption('position');
  await passes();

  // Moves made at the table are copied to the form.
  await page.locator('[name="mode"]').selectOption('play');
  await passes();
  await page.click('#test');
  const frame = await (await page.waitForSelector('#trial iframe')).contentFrame();
  await start(page, frame);
  await act(page, frame, /^Play the 2 of diamonds|^Play the 7 of spades/);
  await frame.waitForFunction(() => mitts.state().actions > 0);
  await page.click('#take');
  assert.match(await page.locator('[name="moves"]').inputValue(), /^[0-9KQJTA][CDHS]/);
  await passes();
  assert.deepEqual(complaints, []);
  await close();
});

test('if WebAssembly or the connection is unavailable, the frame shows an error', async () => {
  const context = await new_context(house.browser, { viewport: { width: 640, height: 525 } });
  const page = await context.newPage();
  await page.addInitScript(() => { delete globalThis.WebAssembly; });
  await page.goto(`${house.address}embed.html${position}`);
  await page.click('#start');
  await page.waitForSelector('#trouble p');
  assert.match(await page.textContent('#trouble'), /WebAssembly/);
  const other = await context.newPage();
  await other.goto(`${house.address}embed.html${position}`);
  await other.waitForSelector('#start');
  await other.route('**/*', (route) => route.abort());
  await other.click('#start');
  await other.waitForSelector('#notes li');
  await other.click('#start');
  await other.waitForSelector('#start:visible');
  assert.match((await other.locator('#notes li').allTextContents()).join('|'), /^[^|]*could not be loaded[^|]*$/);
  await other.unroute('**/*');
  await start(other);
  await context.close();
});
