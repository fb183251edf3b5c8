// The cards of each game's pack, and their names. Cards have the same two-character codes as in records.

import { games } from 'mitts:facts';
import { cards } from 'mitts:words/cards';
import { is_fool, is_joker, is_trump } from './corner.js';

export { index_of, is_fool, is_joker, is_trump, suit_of } from './corner.js';

export const suits = ['C', 'D', 'H', 'S'];

// Returns true if any of the game's rule sets has jokers.
const has_jokers = (game) => Object.values(games[game].presets).some(({ jokers }) => jokers);

/// Returns the codes of a whole pack, in the builder's display order.
export function pack(game) {
  const { tarot } = games[game];
  const plain = [...'SHDC'].flatMap((suit) => [...(tarot ? 'KQNPT987654321' : 'AKQJT98765432')].map((rank) => rank + suit));
  if (tarot) return [...plain, ...Array.from({ length: 22 }, (_, number) => String(number).padStart(2, '0'))];
  return has_jokers(game) ? [...plain, 'X1', 'X2'] : plain;
}

/// Returns the card's code in upper case, or null if the game has no such card.
export function read_card(text, game) {
  const code = text.toUpperCase();
  return pack(game).includes(code) ? code : null;
}

/// Returns the name of the card, with French or Italian suit names.
export function name_of(code, language, italian = false) {
  const words = cards[language];
  if (is_joker(code)) return words.joker;
  if (is_fool(code)) return words.fool;
  if (is_trump(code)) return words.trump({ number: Number(code) });
  const rank = words.ranks[code[0]] ?? code[0];
  const suit = words[italian ? 'italian' : 'suits'][code[1]];
  return (/^[aeiouéè]/.test(suit) ? words.of_suit_vowel : words.of_suit)({ rank, suit });
}
