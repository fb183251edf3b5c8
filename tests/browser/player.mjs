// Plays Mitaines at random with clicks or taps: selects a card, then one of its choices. The choices come from a seeded
// random number generator, so a failing round can be repeated.

import assert from 'node:assert/strict';

export function dice(seed) {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const centre = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

export const by_mouse = (person, place) => person.page.mouse.click(centre(place).x, centre(place).y);
export const by_touch = (person, place) => person.page.touchscreen.tap(centre(place).x, centre(place).y);

// Clicks or taps a target. A card's target is its visible part.
async function touch(person, hand, place) {
  await hand(person, place);
  await person.rest();
}

async function give_cards(person, hand, roll) {
  const cards = (await person.targets()).filter(({ id }) => id === 'Card');
  for (let given = 0; given < 3; given++) {
    const [card] = cards.splice(roll(cards.length), 1);
    const now = await person.find('Card', { index: card.index });
    await touch(person, hand, now);
  }
  const confirm = await person.find('Confirm', { enabled: true });
  assert.ok(confirm, 'three cards are selected, but they cannot be given');
  await touch(person, hand, confirm);
}

// Tries to play a card: selects the card, and then one of its choices or, if it has no choices, the card again. Returns
// true if the card was played. While a call is open, some cards may be refused.
async function try_card(person, hand, roll, index) {
  const { actions } = await person.state();
  const played = async () => (await person.state()).actions > actions;
  await touch(person, hand, await person.find('Card', { index }));
  if (await played()) return true;
  const choices = (await person.targets()).filter(({ id, enabled }) => id.startsWith('Choice') && enabled);
  const again = choices.length > 0 ? choices[roll(choices.length)] : await person.find('Card', { index });
  await touch(person, hand, again);
  return played();
}

// Takes one turn with a random legal move.
export async function take_turn(person, roll, hand = by_mouse) {
  const targets = await person.targets();
  if (targets.some(({ id }) => id === 'Confirm')) return give_cards(person, hand, roll);
  const cards = targets.filter(({ id, enabled }) => id === 'Card' && enabled).map(({ index }) => index);
  while (cards.length > 0) {
    const [index] = cards.splice(roll(cards.length), 1);
    if (await try_card(person, hand, roll, index)) return;
  }
  assert.fail(`no card can be played: ${JSON.stringify(await person.state())}`);
}

// Plays this many turns with pseudo-random legal moves (fixed seed), then waits for the next turn.
export async function play_turns(person, turns) {
  const roll = dice(1);
  for (let turn = 0; turn < turns; turn++) {
    const { actions } = await person.my_turn();
    await take_turn(person, roll);
    await person.until((had) => mitts.state().actions > had, actions);
  }
  await person.my_turn();
}

// Plays until the round is over. between(turn) runs before each turn. `turn_of` is the game's take_turn() function.
export async function play_round(person, { seed, hand = by_mouse, between = async (_turn) => {}, turn_of = take_turn }) {
  const roll = dice(seed);
  for (let turn = 0; ; turn++) {
    const state = await person.my_turn();
    assert.equal(state.page, 'table');
    if (state.phase !== 'playing') {
      await person.until(() => mitts.state().panel === 'summary'); // the summary opens a moment after the last action
      return turn;
    }
    if (state.curtain) {
      await person.click('Ready');
      continue;
    }
    await between(turn);
    await turn_of(person, roll, hand);
  }
}
