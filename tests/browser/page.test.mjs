// Tests the page: idle state, languages, keys, touches, two people on one device, URLs and failures.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { by_touch, play_round, take_turn, dice } from './player.mjs';
import { new_context, open_house, phone, replay, sit_down, undo_takes_back } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const position = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0';

test('an idle table draws no frames', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5' });
  await person.my_turn();
  // A font or a picture that arrives late causes one more frame, but cannot do so for many seconds.
  let [before, now] = [0, await person.frames()];
  assert.ok(now > 0);
  for (let seconds = 0; now !== before && seconds < 8; seconds++) {
    before = now;
    await person.page.waitForTimeout(1000);
    now = await person.frames();
  }
  assert.equal(now, before);
  await person.leave();
});

test('the page’s content security policy blocks code created from strings', async () => {
  const person = await sit_down(house);
  const policy = await person.page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  assert.match(policy, /default-src 'none'/);
  // Runs in a later task, because code that the test driver calls directly is exempt from the policy.
  const ran = await person.page.evaluate(() => new Promise((done) => {
    setTimeout(() => {
      try { done(new Function('return 1')()); } catch { done('refused'); }
    });
  }));
  assert.equal(ran, 'refused');
  person.complaints.length = 0; // ignores the error about the blocked code
  await person.leave();
});

test('a language change takes effect immediately and is stored', async () => {
  const person = await sit_down(house);
  assert.match(await person.page.title(), /^Mitts: /);
  await person.choose_language('fr');
  assert.equal((await person.state()).language, 'fr');
  assert.match(await person.page.title(), /^Mitaines et cie/);
  assert.equal(await person.page.getAttribute('html', 'lang'), 'fr');
  await person.picture('start-fr');
  await person.open();
  assert.equal((await person.state()).language, 'fr');
  await person.click('NewGame', { index: 0 });
  assert.equal((await person.my_turn()).language, 'fr');
  assert.equal(await person.page.title(), 'Mitaines');
  await person.leave();
});

test('the page uses the user’s language, unless the URL specifies another language', async () => {
  const french = await sit_down(house, { context: { locale: 'fr-CA' } });
  assert.equal((await french.state()).language, 'fr');
  await french.leave();
  const asked = await sit_down(house, { query: '?lang=fr' });
  assert.equal((await asked.state()).language, 'fr');
  await asked.leave();
});

test('undo takes back the player’s move and the computer’s reply', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5' });
  await undo_takes_back(person, () => take_turn(person, dice(1)));
  await person.leave();
});

test('an illegal move is refused with a message that names the rule, and the record is unchanged', async () => {
  const person = await sit_down(house, { query: `${position}&moves=7S:m,3H` });
  await person.my_turn();
  const record = await person.record();
  const king = (await person.targets()).filter(({ id, label }) => id === 'Card' && /king/.test(label)).at(-1);
  await person.page.mouse.dblclick(king.x + king.w / 2, king.y + king.h / 2);
  await person.rest();
  await person.until(() => mitts.state().refusal === 'must_play_call');
  assert.equal(await person.record(), record);
  await person.until(() => /M9/.test(document.getElementById('said').textContent + document.getElementById('urgent').textContent));
  await person.picture('refusal');
  await person.leave();
});

test('turns can be played using only the keyboard and the page’s buttons', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=5' });
  for (let turn = 0; turn < 3; turn++) {
    const { actions } = await person.my_turn();
    if (turn === 0) await person.page.keyboard.press('Tab');
    assert.ok(await person.page.evaluate(() => document.activeElement.matches('.hand button')), 'Tab reaches the hand first, and the hand keeps the focus');
    await person.page.keyboard.press('ArrowRight');
    await person.page.keyboard.press('Enter');
    if (await person.page.evaluate(() => document.activeElement.matches('.ways button'))) await person.page.keyboard.press('Enter');
    await person.until((before_move) => mitts.state().actions > before_move, actions);
  }
  await person.leave();
});

test('keyboard shortcuts select a card and play it, undo the move, and open the rules', async () => {
  const person = await sit_down(house, { query: position });
  await person.my_turn();
  const record = await person.record();
  await person.page.keyboard.press('1');
  await person.rest();
  await person.page.keyboard.press('Enter');
  await person.rest();
  if (await person.record() === record) await person.page.keyboard.press('Enter');
  await person.until(() => mitts.state().actions > 0);
  await person.my_turn();
  await person.page.keyboard.press('u');
  await person.rest();
  assert.equal(await person.record(), record);
  await person.page.keyboard.press('?');
  await person.page.locator('#comfort').getByRole('button', { name: 'How to play' }).press('Enter');
  const rules = person.page.locator('#reference iframe');
  await rules.waitFor();
  assert.match(await rules.getAttribute('src'), /^rules\/mitaines\.html\?options=[\w=,]+#mitaines$/);
  await person.page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  assert.equal((await person.state()).panel, null);
  await person.leave();
});

test('a hint first shows where to look, then the best move, then the reasons for it and against other moves', async () => {
  for (const game of ['mitaines', 'mitch', 'mitigati']) {
    const person = await sit_down(house, { query: `?game=${game}&seed=7` });
    await person.my_turn();
    const record = await person.record();
    const heard = () => person.page.locator('#urgent').textContent();
    const offers = (label) => person.page.locator('#mirror button', { hasText: label }).waitFor({ state: 'attached' });
    await person.page.keyboard.press('h');
    await offers('show it');
    assert.match(await heard(), /[.?]$/);
    assert.doesNotMatch(await heard(), /Hint: /);
    await person.picture(`look-${game}`);
    await person.page.keyboard.press('h');
    await person.page.waitForFunction(() => /Hint: /.test(document.querySelector('#urgent')?.textContent ?? ''));
    await offers('why?');
    await person.page.keyboard.press('h');
    await person.until(() => mitts.state().panel === 'why');
    await person.rest();
    await person.picture(`why-${game}`);
    const told = (await person.told()).split('\n');
    assert.equal(told[0], 'Why this choice?');
    assert.match(told[2], / best$/);
    assert.ok(told.length > 4, told.join(' / '));
    assert.match(told[3], /\.$/);
    assert.ok(told.some((line) => /^Instead, .* less\.$/.test(line)), told.join(' / '));
    await person.page.keyboard.press('Escape');
    await person.rest();
    assert.equal(await person.record(), record);
    await person.leave();
  }
});

test('the new-match panel offers every computer level by name', async () => {
  const person = await sit_down(house);
  await person.click('Customize', { index: 0 });
  const label = async () => (await person.controls()).map((control) => control.label).find((text) => / next$/.test(text));
  const seen = [];
  for (let turn = 0; turn < 6; turn++) {
    seen.push(/: (.*), next$/.exec(await label())[1]);
    if (turn === 0) await person.picture('new-match');
    await person.press_control((text) => / next$/.test(text));
  }
  assert.deepEqual(seen, ['first-timer', 'at this table', 'master', 'careful', 'forgetful', 'hasty']);
  await person.leave();
});

for (const [name, viewport] of [['portrait', phone], ['landscape', { width: 844, height: 390 }]]) {
  test(`turns can be played by touch on a phone in ${name} mode`, async () => {
    const person = await sit_down(house, {
      query: '?game=mitaines&seed=6',
      context: { viewport, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
    });
    const roll = dice(3);
    for (let turn = 0; turn < 3; turn++) {
      const { actions } = await person.my_turn();
      await person.picture(`phone-${name}-${turn}`);
      await take_turn(person, roll, by_touch);
      assert.ok((await person.state()).actions > actions);
    }
    await person.leave();
  });
}

for (const [width, height] of [[320, 568], [480, 360], [768, 1024], [1440, 900], [2560, 1440]]) {
  test(`at ${width} × ${height}, the whole table fits inside the window`, async () => {
    const person = await sit_down(house, { query: '?game=mitaines&options=players=3&seed=9' });
    await person.page.setViewportSize({ width, height });
    await person.rest();
    await person.my_turn();
    const outside = (await person.targets()).filter(({ id, x, y, w, h }) => id !== 'Table' &&
      (x < -1 || y < -1 || x + w > width + 1 || y + h > height + 1));
    assert.deepEqual(outside, []);
    await person.picture(`table-${width}x${height}`);
    await take_turn(person, dice(5));
    await person.leave();
  });
}

test('if two people share a device, the cards stay hidden until the next player is ready', async () => {
  const person = await sit_down(house);
  await person.click('Customize', { index: 0 });
  await person.press_control((label) => /^Mathilde: first-timer, next/.test(label));
  await person.seat_another();
  await person.press_control((label) => label === 'Deal the cards');
  const hands = [];
  for (let turn = 0; turn < 4; turn++) {
    const closed = await person.my_turn();
    assert.equal(closed.curtain, true);
    assert.equal((await person.targets()).some(({ id }) => id === 'Card'), false, 'cards behind the curtain');
    assert.equal((await person.buttons()).some(({ label }) => /^Play/.test(label)), false);
    await person.picture(`curtain-${turn}`);
    await person.click('Ready');
    const open = await person.my_turn();
    assert.equal(open.curtain, false);
    assert.equal(open.viewer, open.turn);
    hands.push((await person.targets()).filter(({ id }) => id === 'Card').map(({ index }) => index));
    await take_turn(person, dice(turn));
  }
  assert.equal(hands[0].some((card) => hands[1].includes(card)), false, 'two hands with the same card');
  await person.leave();
});

test('a URL with a position and moves opens the position and replays the moves', async () => {
  const person = await sit_down(house, { query: `${position}&moves=7S:m,3H,7D` });
  await person.rest();
  const trace = replay(await person.record());
  // Compares only the first three actions, because the computer may have moved in the meantime.
  assert.deepEqual(trace.filter(({ type }) => type === 'action').slice(0, 3).map(({ action }) => action), ['7S:m', '3H', '7D']);
  assert.ok(trace.some(({ type, for: reason }) => type === 'points' && reason === 'call'));
  await person.leave();
});

test('the message about an invalid URL names the invalid parameter', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&options=preset=pagat&seed=5&moves=7S:x' });
  assert.equal((await person.state()).panel, 'dialog');
  assert.match(await person.told(), /moves/);
  await person.picture('bad-address');
  await person.page.keyboard.press('Escape');
  await person.rest();
  assert.equal((await person.state()).page, 'start');
  await person.leave();
});

test('if storage is blocked, the page reports it once, and the match continues', async () => {
  const person = await sit_down(house, {
    query: '?game=mitaines&seed=5',
    before: (context) => context.addInitScript(() => {
      Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError'); };
    }),
  });
  await person.my_turn();
  await take_turn(person, dice(1)).catch(() => {}); // may fail, because the dialog opens
  await person.until(() => mitts.state().panel === 'dialog');
  assert.match(await person.told(), /not being saved/);
  await person.page.keyboard.press('Escape');
  await person.my_turn();
  await take_turn(person, dice(2));
  assert.equal((await person.state()).panel, null);
  await person.leave();
});

test('a damaged save is moved to a backup entry and reported', async () => {
  const person = await sit_down(house);
  await person.page.evaluate(() => localStorage.setItem('mitts.match', 'mitts-save 1\nround 1\nseat human A\n\n[Game "mitaines"]\nQQ'));
  await person.reload();
  await person.click('Continue');
  assert.equal((await person.state()).panel, 'dialog');
  assert.match(await person.page.evaluate(() => localStorage.getItem('mitts.match.aside')), /QQ/);
  assert.equal(await person.page.evaluate(() => localStorage.getItem('mitts.match')), null);
  await person.leave();
});

test('without WebAssembly, the page shows an error in both languages', async () => {
  const context = await new_context(house.browser);
  const page = await context.newPage();
  await page.addInitScript(() => { delete globalThis.WebAssembly; });
  await page.goto(house.address);
  await page.locator('.begin').first().click();
  await page.locator('#trouble p').first().waitFor();
  const texts = await page.locator('#trouble p').allTextContents();
  assert.equal(texts.length, 2);
  assert.match(texts[0], /WebAssembly/);
  assert.equal(await page.locator('#trouble p').nth(1).getAttribute('lang'), 'fr');
  await context.close();
});

test('if the AI module cannot be loaded, the computer makes fallback moves', async () => {
  const person = await sit_down(house, {
    query: '?game=mitaines&seed=5',
    before: (context) => context.route('**/ai.*.wasm', (route) => route.abort()),
  });
  const { actions } = await person.my_turn();
  await take_turn(person, dice(1));
  await person.until((before_move) => mitts.state().actions >= before_move + 2, actions);
  person.complaints.length = 0; // ignores the error about the missing file
  await person.leave();
});

test('a click ends an animation, but a resize event with an unchanged size does not', async () => {
  const person = await sit_down(house, { query: '', context: { reducedMotion: 'no-preference' } });
  const tile = await person.find('NewGame', { index: 0 });
  const moves_on = person.page.evaluate(() => new Promise((done) => {
    const look = () => {
      if (!mitts.state().moving) return requestAnimationFrame(look);
      dispatchEvent(new Event('resize'));
      return done(mitts.state().moving);
    };
    look();
  }));
  await person.set_moving(() => person.click_at(tile));
  assert.ok(await moves_on);
  await person.page.mouse.click(640, 20);
  await person.my_turn();
  await person.rest();
  await play_round(person, {
    seed: 4,
    async between(turn) { if (turn === 2) throw new Error('enough'); },
  }).catch((error) => assert.equal(error.message, 'enough'));
  await person.leave();
});
