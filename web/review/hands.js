// The open hands of a reviewed moment: a strip of small cards above the table, in the order in which the others sit.
// In a narrow window the cards overlap, and the hands take several lines.

import { index_of, is_trump, signs, suit_of } from '../embed/corner.js';
import { make } from '../parts.js';

/// A player's badge, as on the table: the number at the end of the name, or its first letter.
export const badge_of = (name) => /\d+$/.exec(name)?.[0] ?? [...name][0] ?? '?';

function card_of(code, language) {
  const suit = suit_of(code);
  const index = index_of(code, language);
  const kind = is_trump(code) ? 'trump' : suit === 'H' || suit === 'D' ? 'red' : '';
  const sign = suit ? [make('i', { text: signs[suit] })] : [];
  return make('span', {}, make('b', { text: index, 'class': index.length > 1 ? `${kind} long` : kind }, ...sign), ' ');
}

// A hand has as many places as its player ever held in the round, so that nothing moves from step to step.
function hand_of({ name, steps, cards, most }, language) {
  const places = Array.from({ length: Math.max(0, most - cards.length) }, () => make('span'));
  return make('div', {},
    make('dt', {}, make('i', { 'class': 'badge', 'data-seat': String(steps), 'aria-hidden': 'true', text: badge_of(name) }), make('span', { text: name })),
    make('dd', {}, ...cards.map((code) => card_of(code, language)), ...places));
}

/// Makes the strip. `hands` lists { name, steps, cards, most }: how many seats the player sits after the viewer, the
/// cards as in a record, and the most cards of the round.
export function strip_of(hands, { label, language }) {
  const strip = make('section', { id: 'hands', 'aria-label': label }, make('dl', {}, ...hands.map((hand) => hand_of(hand, language))));
  strip.style.setProperty('--most', String(Math.max(...hands.map(({ most }) => most))));
  return strip;
}

/// Makes the lines of each hand in the strip equally long.
export function spread(strip) {
  for (const hand of strip.querySelectorAll('dd')) {
    const lines = new Set([...hand.children].map(({ offsetTop }) => offsetTop)).size;
    hand.style.setProperty('--per-line', String(Math.ceil(hand.children.length / lines)));
  }
}
