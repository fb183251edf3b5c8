// Plays Mitch with clicks or taps. Draws from the stock or the pile if there is a choice, then selects a card, and
// places or discards it with a button on the card or its column.

import assert from 'node:assert/strict';
import { by_mouse } from './player.mjs';

async function touch(person, hand, place) {
  await hand(person, place);
  await person.rest();
}

async function draw(person, roll, hand) {
  const offered = (await person.buttons()).filter(({ key, barred }) => !barred && key.startsWith('submit draw:')).map(({ key }) => key);
  if (offered.length === 0) return;
  const { actions } = await person.state();
  const pile = offered.includes('submit draw:pile') && roll(2) === 1;
  await touch(person, hand, await person.find(pile ? 'Pile' : 'Stock', { enabled: true }));
  assert.equal((await person.state()).actions, actions + 1);
}

// Selects a random card, then taps the card's button or its column to place it. Discards the card if it does not fit.
async function play(person, roll, hand) {
  const { actions } = await person.state();
  const cards = (await person.targets()).filter(({ id, enabled }) => id === 'Card' && enabled).map(({ index }) => index);
  while (cards.length > 0) {
    const [index] = cards.splice(roll(cards.length), 1);
    await touch(person, hand, await person.find('Card', { index }));
    if ((await person.state()).actions > actions) return; // the card was played, because it had only one legal move
    const choices = (await person.targets()).filter(({ id, enabled }) => enabled && /^Choice|^Column$/.test(id));
    if (choices.length > 0) {
      const placing = choices.filter(({ id }) => id !== 'ChoiceDiscard');
      const wanted = placing.length > 0 ? placing : choices;
      await person.outwait_double_tap(); // which would try to place a card that can only be discarded
      await touch(person, hand, wanted[roll(wanted.length)]);
      const state = await person.state();
      assert.equal(state.refusal, null);
      assert.ok(state.actions > actions, `nothing happened: ${JSON.stringify(state)}`);
      return;
    }
  }
  assert.fail(`no card can be played: ${JSON.stringify(await person.state())}`);
}

// Takes one turn: draws if there is a choice, then plays a card. In some rule sets, a turn has only one of these
// steps.
export async function take_turn(person, roll, hand = by_mouse) {
  await draw(person, roll, hand);
  const state = await person.my_turn();
  if (state.phase === 'playing' && state.human && (await person.find('Card', { enabled: true }))) await play(person, roll, hand);
}
