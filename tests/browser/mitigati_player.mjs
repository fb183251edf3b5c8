// Plays Mitigati with clicks or taps: makes given bids, discards three cards as the dealer, and plays legal cards.

import assert from 'node:assert/strict';
import { by_mouse } from './player.mjs';

async function touch(person, hand, place) {
  assert.ok(place, `the target is missing: ${JSON.stringify(await person.targets())}`);
  await hand(person, place);
  await person.rest();
}

// Chooses to bargain if the table offers to skip the bargaining, as in a first match.
async function bargain(person, hand) {
  const offer = await person.find('Bargain');
  if (offer) await touch(person, hand, offer);
}

// Steps to a bid of `points`, and makes it.
export async function bid(person, points, hand = by_mouse) {
  await bargain(person, hand);
  const shown = async () => Number((await person.find('Bid')).index);
  for (let left = points - await shown(); left !== 0; left = points - await shown()) {
    const by = Math.abs(left) >= 5 ? 5 * Math.sign(left) : Math.sign(left);
    await touch(person, hand, await person.find('BidStep', { index: by }));
    assert.notEqual(points - await shown(), left, 'the step changed nothing');
  }
  const { actions } = await person.state();
  await touch(person, hand, await person.find('Bid', { enabled: true }));
  // A bid that leads to an agreement may need a confirmation. If no action was made, the bid has only been selected.
  const agree = await person.find('Agree', { enabled: true });
  if (agree) await touch(person, hand, agree);
  else if ((await person.state()).actions === actions) await touch(person, hand, await person.find('Bid', { enabled: true }));
}

// Types a bid into the question dialog, as on a phone.
export async function type_bid(person, text, hand = by_mouse) {
  await bargain(person, hand);
  await hand(person, await person.find('BidNumber'));
  await person.page.locator('#question').waitFor();
  await person.page.fill('#question-text', text);
  await person.page.click('#question-accept');
  await person.rest();
}

export async function ask_for_more(person, hand = by_mouse) {
  await bargain(person, hand);
  await touch(person, hand, await person.find('MoreCards', { enabled: true }));
}

// Discards the dealer's three cards (T9). If a card may not be discarded, tries another.
export async function put_aside(person, roll, hand = by_mouse) {
  const cards = (await person.targets()).filter(({ id }) => id === 'Card').map(({ index }) => index);
  while (!(await person.find('Confirm', { enabled: true }))) {
    assert.ok(cards.length > 0, 'the hand has three cards that may be discarded');
    const [index] = cards.splice(roll(cards.length), 1);
    await touch(person, hand, await person.find('Card', { index }));
  }
  await touch(person, hand, await person.find('Confirm', { enabled: true }));
}

// Plays a random legal card. If a card is refused, tries another.
export async function play_card(person, roll, hand = by_mouse) {
  const { actions } = await person.state();
  const cards = (await person.targets()).filter(({ id }) => id === 'Card').map(({ index }) => index);
  while (cards.length > 0) {
    const [index] = cards.splice(roll(cards.length), 1);
    await touch(person, hand, await person.find('Card', { index }));
    const now = await person.state();
    if (now.refusal !== null) continue;
    assert.ok(now.actions > actions, `no card was played: ${JSON.stringify(now)}`);
    return;
  }
  assert.fail(`no card can be played: ${JSON.stringify(await person.state())}`);
}

// Returns a function that takes one turn of any kind. bargain(person, hand) makes the bids.
export function turns({ bargain }) {
  return async (person, roll, hand = by_mouse) => {
    const targets = await person.targets();
    const there = (wanted) => targets.some(({ id }) => id === wanted);
    if (there('MoreCards') || there('Bargain')) await bargain(person, hand);
    else if (there('Confirm')) await put_aside(person, roll, hand);
    else await play_card(person, roll, hand);
  };
}
