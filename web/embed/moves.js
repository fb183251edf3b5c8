// The moves that follow a poster's position, in words (poster-later.js).

import { poster_moves } from 'mitts:words/poster_moves';
import { index_of, signs } from './corner.js';

// A card in short, "7♠"; anything else as it stands.
const short_card = (code, words) => code.toUpperCase().replace(/^(X\d|\d\d)$|^([AKQJTNP1-9])([CDHS])$/, (_, special, rank, suit) =>
  (special ? index_of(special, words.language) : index_of(rank + suit, words.language) + signs[suit]));

// A move of a record (session/NOTATION.md) in words: "7♠ (mitten)", "place K♥".
function move_words(move, words) {
  const told = poster_moves[words.language];
  const [first, second] = move.split(':');
  if (second === undefined) return told.moves[first] ?? short_card(first, words);
  if (told.calls[second]) return `${short_card(first, words)} (${told.calls[second]})`;
  const said = told.moves[first === 'draw' ? second : first];
  return typeof said === 'function' ? said({ what: short_card(second, words).replace(/^-/, '−') }) : said ?? move;
}

/// Moves as they are said in a line.
export function moves_line(moves, words) {
  const said = moves.slice(0, 8).map((move) => move_words(move, words));
  return poster_moves[words.language].after({ moves: said.join(', ') + (moves.length > 8 ? ' …' : ''), count: moves.length });
}
