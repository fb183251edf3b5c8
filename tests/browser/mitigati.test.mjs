// Tests Mitigati: agreements, deals that are played out, bids, the dealer's discards, a reload, undo and bad URLs.

import assert from 'node:assert/strict';
import { after, before, describe, it, test } from 'node:test';
import { ask_for_more, bid, turns, type_bid } from './mitigati_player.mjs';
import { by_touch, play_round } from './player.mjs';
import { compare_with_replay, open_house, phone, reload_in_the_middle, sit_down, undo_takes_back } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const mitigati = 2;

async function three_people(person) {
  await person.click('Customize', { index: mitigati });
  for (let seat = 0; seat < 2; seat++) {
    for (let step = 0; step < 8; step++) {
      const labels = (await person.controls()).map(({ label }) => label).filter((label) => /, next$/.test(label));
      const next = labels.find((label) => !/at this table/.test(label));
      if (!next) break;
      await person.press_control((label) => label === next);
    }
  }
  await person.press_control((label) => label === 'Deal the cards');
}

async function ready(person) {
  const state = await person.my_turn();
  assert.equal(state.curtain, true);
  assert.equal((await person.targets()).some(({ id, enabled }) => id === 'Card' || (id === 'Bid' && enabled)), false, 'cards and bids are disabled behind the curtain');
  assert.equal((await person.buttons()).some(({ key }) => key.startsWith('submit')), false);
  await person.click('Ready');
  return person.my_turn();
}

test('three people on one device can reach an agreement, using every way to enter a bid', { timeout: 300_000 }, async () => {
  const person = await sit_down(house);
  await three_people(person);
  await ready(person);
  await person.picture('mitigati-bidding');
  await bid(person, 20);
  await ready(person);
  await type_bid(person, 'twelve');
  assert.equal((await person.find('Bid')).enabled, true, 'a text that is not a number changes nothing');
  await type_bid(person, '-5');
  assert.equal((await person.find('Bid')).index, -5);
  await bid(person, -5);
  await person.my_turn();
  await reload_in_the_middle(person);
  await ready(person);
  await bid(person, 0);
  await ready(person); // the bids are 20, −5 and 0, and the first player may lower theirs (T5)
  const zero = await person.find('BidZero', { enabled: true });
  assert.equal(zero.index, 5);
  await person.click_at(zero);
  await person.rest();
  await person.picture('mitigati-zero');
  await person.page.keyboard.press('Enter'); // presses the default button, "Not yet"
  await person.rest();
  assert.equal((await person.state()).phase, 'playing');
  await person.click_at(await person.find('BidZero', { enabled: true }));
  await person.rest();
  await person.click('Agree');
  await person.until(() => mitts.state().phase !== 'playing' && mitts.state().panel === 'summary');
  const trace = await compare_with_replay(person);
  assert.deepEqual(trace.filter(({ type }) => type === 'action').map(({ action }) => action), ['bid:20', 'bid:-5', 'bid:0', 'bid:5']);
  assert.ok(trace.some(({ type, for: reason }) => type === 'points' && reason === 'agreed'));
  await person.picture('mitigati-agreed');
  await person.leave();
});

// Two tests run at a time, because they spend most of their time in pauses or waiting for computer players.
describe('whole deals', { concurrency: 2 }, () => {
  it('the dealer can play a deal to its end, with three discards and twenty-five tricks', { timeout: 600_000 }, async () => {
    const person = await sit_down(house, { quick: true, query: '?game=mitigati&seed=21&dealer=0' });
    let reloads = 0;
    let bids = 0;
    await play_round(person, {
      seed: 21,
      turn_of: turns({
        async bargain(one, hand) {
          if (bids++ === 0) await bid(one, 60, hand); // too high for an agreement
          else await ask_for_more(one, hand);
        },
      }),
      async between() {
        const played = (await person.record()).split(/\s+/).filter((word) => /^[0-9KQNPT][0-9CDHS]$/.test(word)).length;
        if (played < 12 || reloads > 0) return;
        await person.picture('mitigati-trick');
        await reload_in_the_middle(person);
        reloads++;
      },
    });
    assert.equal(reloads, 1);
    const trace = await compare_with_replay(person);
    const actions = trace.filter(({ type }) => type === 'action').map(({ action }) => action);
    assert.equal(actions.filter((action) => action.startsWith('discard:')).length, 3);
    assert.equal(actions.filter((action) => /^[0-9KQNPT][0-9CDHS]$/.test(action)).length, 75);
    assert.ok(trace.some(({ type, for: reason }) => type === 'points' && reason === 'cards'));
    await person.picture('mitigati-summary');
    await person.leave();
  });

  it('a deal started from Mitigati’s tile can be played by touch on a phone', { timeout: 600_000 }, async () => {
    const person = await sit_down(house, { quick: true, context: { viewport: phone, isMobile: true, hasTouch: true } });
    await by_touch(person, await person.find('NewGame', { index: mitigati }));
    await person.rest();
    assert.equal((await person.state()).page, 'table');
    let pictures = 0;
    await play_round(person, {
      seed: 5,
      hand: by_touch,
      turn_of: turns({ bargain: (one, hand) => ask_for_more(one, hand) }),
      async between(turn) { if (turn === 0 || turn === 4) await person.picture(`mitigati-phone-${pictures++}`); },
    });
    const trace = await compare_with_replay(person);
    assert.equal(trace[0].game, 'mitigati');
    await person.picture('mitigati-phone-summary');
    await person.leave();
  });
});

test('undo takes back the player’s bid and the computer bids that followed it', async () => {
  const person = await sit_down(house, { query: '?game=mitigati&seed=3' });
  await undo_takes_back(person, () => bid(person, 60)); // too high for an agreement
  await person.leave();
});

test('a card that does not follow suit is refused with a message that names the rule', async () => {
  const person = await sit_down(house, {
    query: '?game=mitigati&stage=play&hands=2H,KS/3H,4S/5H,6S&turn=1&moves=3H,5H',
  });
  if ((await person.state()).panel === 'dialog') assert.fail(await person.told());
  await person.my_turn();
  const record = await person.record();
  const spade = (await person.targets()).find(({ id, label }) => id === 'Card' && /spades/.test(label));
  await person.page.mouse.dblclick(spade.x + spade.w / 2, spade.y + spade.h / 2);
  await person.rest();
  assert.notEqual((await person.state()).refusal, null);
  assert.match((await person.said()).join(' '), /T11/);
  assert.equal(await person.record(), record);
  await person.leave();
});

for (const [name, query] of [['an unknown game', '?game=whist'], ['an impossible bid', '?game=mitigati&seed=1&moves=bid:300'],
  ['an option of another game', '?game=mitch&options=preset=pagat&seed=1']]) {
  test(`the message about a URL with ${name} names the invalid parameter`, async () => {
    const person = await sit_down(house, { query });
    assert.equal((await person.state()).panel, 'dialog');
    assert.match(await person.told(), /game|moves|options/);
    await person.page.keyboard.press('Escape');
    await person.rest();
    assert.equal((await person.state()).page, 'start');
    await person.leave();
  });
}
