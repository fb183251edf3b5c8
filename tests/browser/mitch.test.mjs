// Tests Mitch: whole rounds with real clicks and taps, a reload, undo, and several people on one device.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { take_turn } from './mitch_player.mjs';
import { by_touch, dice, play_round } from './player.mjs';
import { compare_with_replay, open_house, phone, reload_in_the_middle, sit_down, undo_takes_back } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const mitch = 1;

test('a click on Mitch’s tile deals a round that can be played to its end, with a reload in the middle', { timeout: 480_000 }, async () => {
  const person = await sit_down(house, { quick: true });
  await person.click('NewGame', { index: mitch });
  assert.equal((await person.state()).page, 'table');
  let reloads = 0;
  await play_round(person, {
    seed: 11,
    turn_of: take_turn,
    async between(turn) {
      if (turn !== 3) return; // turn 3 is early enough, because a short round may have only five turns
      await person.picture('mitch-turn');
      await reload_in_the_middle(person);
      reloads++;
    },
  });
  assert.equal(reloads, 1);
  const trace = await compare_with_replay(person);
  assert.equal(trace[0].game, 'mitch');
  assert.equal(trace[0].options.preset, 'banilower');
  await person.picture('mitch-summary');
  await person.leave();
});

test('a round with eight players can be played by touch on a phone, with a reload in the middle', { timeout: 480_000 }, async () => {
  const person = await sit_down(house, { quick: true, context: { viewport: phone, isMobile: true, hasTouch: true } });
  const customize = await person.find('Customize', { index: mitch });
  await by_touch(person, customize);
  await person.rest();
  await person.press_control((label) => label === 'Players: 8');
  await person.press_control((label) => label === 'Deal the cards');
  let reloads = 0;
  await play_round(person, {
    seed: 12,
    hand: by_touch,
    turn_of: take_turn,
    async between(turn) {
      if (turn === 1) await person.picture('mitch-phone-8');
      if (turn !== 3) return;
      await reload_in_the_middle(person);
      reloads++;
    },
  });
  assert.equal(reloads, 1);
  const trace = await compare_with_replay(person);
  assert.equal(trace[0].options.players, 8);
  await person.picture('mitch-phone-summary');
  await person.leave();
});

test('undo takes back the player’s card and the computer moves that followed it', async () => {
  const person = await sit_down(house, { query: '?game=mitch&seed=4' });
  await undo_takes_back(person, () => take_turn(person, dice(1)));
  await person.leave();
});

test('a card that does not fit is refused with a message that names the rule', async () => {
  // The column of hearts descends from the ten to the nine, so no higher card fits (C11).
  const person = await sit_down(house, {
    query: '?game=mitch&options=preset=banilower,players=2&hands=KH,QH,2S,3S,4S/KC,QC,2C,3C,4C&columns=TH,9H/-&stock=5D,6D,AS,AH,AD,AC,7D,8D' +
      '&turn=0&aces=0',
  });
  const state = await person.state();
  if (state.panel === 'dialog') assert.fail(await person.told());
  await person.my_turn();
  const record = await person.record();
  const king = (await person.targets()).find(({ id, label }) => id === 'Card' && /king of hearts/.test(label));
  await person.page.mouse.dblclick(king.x + king.w / 2, king.y + king.h / 2);
  await person.rest();
  assert.match((await person.said()).join(' '), /\(rule C\d+\)/);
  assert.equal(await person.record(), record);
  await person.leave();
});

test('two people who share a device never see each other’s cards', async () => {
  const person = await sit_down(house);
  await person.click('Customize', { index: mitch });
  await person.press_control((label) => label === 'Players: 2');
  await person.seat_another();
  await person.press_control((label) => label === 'Deal the cards');
  const hands = [];
  const roll = dice(8);
  for (let turn = 0; turn < 4; turn++) {
    const closed = await person.my_turn();
    assert.equal(closed.curtain, true);
    assert.equal((await person.targets()).some(({ id }) => id === 'Card'), false, 'cards behind the curtain');
    assert.equal((await person.buttons()).some(({ key }) => key.startsWith('submit')), false);
    await person.picture(`mitch-curtain-${turn}`);
    await person.click('Ready');
    const open = await person.my_turn();
    assert.equal(open.curtain, false);
    assert.equal(open.viewer, open.turn);
    hands.push((await person.targets()).filter(({ id }) => id === 'Card').map(({ index }) => index));
    await take_turn(person, roll);
  }
  assert.equal(hands[0].some((card) => hands[1].includes(card)), false, 'two hands with the same card');
  await person.leave();
});

test('the start page shows an unfinished match, which can be continued with the same rules', async () => {
  const person = await sit_down(house);
  await person.click('Customize', { index: mitch });
  await person.press_control((label) => label === 'Players: 4');
  await person.page.keyboard.press('Escape');
  await person.rest();
  await person.page.keyboard.press('2');
  await person.my_turn();
  await take_turn(person, dice(2));
  await person.my_turn();
  const { actions } = await person.state();
  await person.click('Menu');
  await person.press_control((label) => label === 'Start page');
  assert.ok(await person.find('Continue'));
  assert.match(await person.page.locator('#resume').innerText(), /Mitch with /);
  await person.picture('start-resume-mitch');
  await person.reload();
  assert.equal((await person.state()).page, 'start');
  await person.page.keyboard.press('Enter');
  await person.rest();
  assert.equal((await person.state()).actions, actions);
  assert.match(await person.record(), /players=4/);
  // After another reload, the table is shown instead of the start page.
  await person.reload();
  assert.equal((await person.state()).page, 'table');
  await person.leave();
});
