// Shows moves with small cards. The text of a small card is its index and its suit, such as "10♠".

import { small_card } from '../embed/corner.js';
import { make } from '../parts.js';
import { words_of_move } from './exercises.js';

/// Returns a small card.
export const card_of = (code, language) => small_card(make, code, language);

// Returns the card that a record's move contains, or undefined.
const code_in = (move) => (move.startsWith('bid') ? undefined : move.split(':').find((part) => /^(X\d|\d\d|[AKQJTNP1-9][CDHS])$/.test(part)));

/// Returns a text about a move, with a small card in place of the card's name. Drops the brackets around a call.
export function with_card(text, move, language) {
  const code = code_in(move);
  if (!code) return [text];
  const card = card_of(code, language);
  const at = text.lastIndexOf(card.textContent);
  return [text.slice(0, at), card, text.slice(at + card.textContent.length).replace(/ \((.*)\)/, ' $1')];
}

/// Returns a move as an element with words and a small card.
export const move_of = (move, language) => make('span', { 'class': 'move' }, ...with_card(words_of_move(move, language), move, language));
