// Shows the other players' hands during a review, in a strip of small cards above the table. The hands are in seat
// order. In a narrow window, the cards overlap, and the hands take several lines.

import { index_of, is_trump, signs, suit_of } from '../embed/corner.js';
import { make } from '../parts.js';

/// Returns the text of a player's badge, as on the table: the number at the end of the name, or the name's first
/// letter.
export const badge_of = (name) => /\d+$/.exec(name)?.[0] ?? [...name][0] ?? '?';

function card_of(code, language) {
  const suit = suit_of(code);
  const index = index_of(code, language);
  const kind = is_trump(code) ? 'trump' : suit === 'H' || suit === 'D' ? 'red' : '';
  const sign = suit ? [make('i', { text: signs[suit] })] : [];
  return make('span', {}, make('b', { text: index, 'class': index.length > 1 ? `${kind} long` : kind }, ...sign), ' ');
}

// Returns a hand, padded to the size of the player's largest hand of the round, so that nothing moves between steps.
function hand_of({ name, steps, cards, most }, language) {
  const places = Array.from({ length: Math.max(0, most - cards.length) }, () => make('span'));
  return make('div', {},
    make('dt', {}, make('i', { 'class': 'badge', 'data-seat': String(steps), 'aria-hidden': 'true', text: badge_of(name) }), make('span', { text: name })),
    make('dd', {}, ...cards.map((code) => card_of(code, language)), ...places));
}

/// Creates the strip. `hands` lists { name, steps, cards, most }. `steps` is the number of seats from the viewer to the
/// player, `cards` lists the cards as in a record, and `most` is the size of the largest hand of the round.
export function strip_of(hands, { label, language }) {
  const strip = make('section', { id: 'hands', 'aria-label': label }, make('dl', {}, ...hands.map((hand) => hand_of(hand, language))));
  strip.style.setProperty('--most', String(Math.max(...hands.map(({ most }) => most))));
  return strip;
}

/// Distributes the cards of each hand evenly over the lines that the hand takes.
export function spread(strip) {
  for (const hand of strip.querySelectorAll('dd')) {
    const lines = new Set([...hand.children].map(({ offsetTop }) => offsetTop)).size;
    hand.style.setProperty('--per-line', String(Math.ceil(hand.children.length / lines)));
  }
}
