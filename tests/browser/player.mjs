// A person who plays Mitaines without skill but with his own hands: he touches a card, then one of the choices that appear on
// it. What he chooses comes from a small generator with a seed, so that a failing game can be seen again.

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

// Some of a card may lie under its neighbour; its target is what can be seen of it.
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
  assert.ok(confirm, 'three cards are chosen, but they cannot be given');
  await touch(person, hand, confirm);
}

// One turn: true if a move was made.
export async function take_turn(person, roll, hand = by_mouse) {
  const { actions } = await person.state();
  const targets = await person.targets();
  if (targets.some(({ id }) => id === 'Confirm')) {
    await give_cards(person, hand, roll);
  } else {
    const cards = targets.filter(({ id, enabled }) => id === 'Card' && enabled);
    assert.ok(cards.length > 0, 'there is no card to touch');
    const card = cards[roll(cards.length)];
    await touch(person, hand, card);
    if ((await person.state()).actions === actions) {
      // Where there is nothing to choose, the same card is touched once more.
      const choices = (await person.targets()).filter(({ id, enabled }) => id.startsWith('Choice') && enabled);
      await touch(person, hand, choices.length > 0 ? choices[roll(choices.length)] : await person.find('Card', { index: card.index }));
    }
  }
  const after = await person.state();
  assert.ok(after.actions > actions || after.phase !== 'playing', 'the turn has not been played');
}

// Plays until the round is over. `between(turn)` is called before each of the person's turns.
export async function play_round(person, { seed, hand = by_mouse, between = async () => {} }) {
  const roll = dice(seed);
  for (let turn = 0; ; turn++) {
    const state = await person.my_turn();
    assert.equal(state.page, 'table');
    if (state.phase !== 'playing') return turn;
    if (state.curtain) {
      await person.click('Ready');
      continue;
    }
    await between(turn);
    await take_turn(person, roll, hand);
  }
}
