// Shows the other players' hands during a review as small cards in the panel, in seat order.

import { make } from '../parts.js';
import { card_of } from './moves.js';

/// Returns the text of a player's badge, as on the table: the number at the end of the name, or the name's first
/// letter.
export const badge_of = (name) => /\d+$/.exec(name)?.[0] ?? [...name][0] ?? '?';

// Returns a hand, padded to the size of the player's largest hand of the round, so that nothing moves between steps.
function hand_of({ name, steps, cards, most }, language) {
  const places = Array.from({ length: Math.max(0, most - cards.length) }, () => make('span', { 'class': 'spare' }));
  return make('div', {},
    make('dt', {}, make('i', { 'class': 'badge', 'data-seat': steps, 'aria-hidden': 'true', text: badge_of(name) }), make('span', { text: name })),
    make('dd', {}, ...cards.flatMap((code) => [card_of(code, language), ' ']), ...places));
}

/// Returns the hands after `place` actions, or '' before they are known. `hands` lists the cards of each seat after
/// each action.
export function hands_part({ hands = [] }, { place, viewer, name_of, say, language }) {
  const held = hands[place];
  if (!held) return '';
  const most = (seat) => Math.max(...hands.map((each) => each[seat].length));
  const others = Array.from({ length: held.length - 1 }, (_, at) => (viewer + at + 1) % held.length);
  return make('div', { id: 'hands', role: 'group', 'aria-label': say.shows_hands },
    make('dl', {}, ...others.map((seat, at) => hand_of({ name: name_of(seat), steps: at + 1, cards: held[seat], most: most(seat) }, language))),
    make('p', { 'class': 'note', text: say.hands_are }));
}
