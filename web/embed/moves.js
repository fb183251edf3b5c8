// Formats the moves after a poster's position as text (poster-later.js).

import { poster_moves } from 'mitts:words/poster_moves';
import { index_of, signs } from './corner.js';

// Returns a short card name such as "7♠". Any other string is returned unchanged.
const short_card = (code, words) => code.toUpperCase().replace(/^(X\d|\d\d)$|^([AKQJTNP1-9])([CDHS])$/, (_, special, rank, suit) =>
  (special ? index_of(special, words.language) : index_of(rank + suit, words.language) + signs[suit]));

/// Returns a move of a record (session/NOTATION.md) as text: "7♠ (mitten)", "place K♥".
export function move_words(move, words) {
  const told = poster_moves[words.language];
  const [first, second] = move.split(':');
  if (second === undefined) return told.moves[first] ?? short_card(first, words);
  if (told.calls[second]) return `${short_card(first, words)} (${told.calls[second]})`;
  const said = told.moves[first === 'draw' ? second : first];
  return typeof said === 'function' ? said({ what: short_card(second, words).replace(/^-/, '−') }) : said ?? move;
}

/// Returns a line that lists the first eight moves, followed by an ellipsis if there are more. If there are no moves,
/// returns ''.
export function moves_line(moves, words) {
  if (moves.length === 0) return '';
  const said = moves.slice(0, 8).map((move) => move_words(move, words));
  return poster_moves[words.language].after({ moves: said.join(', ') + (moves.length > 8 ? ' …' : ''), count: moves.length });
}
