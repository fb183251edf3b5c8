// Functions for two-character card codes, shared by all games.

import { cards } from 'mitts:words/cards';

export const signs = { C: '♣', D: '♦', H: '♥', S: '♠' };
export const is_joker = (code) => code[0] === 'X';
export const is_trump = (code) => /^\d\d$/.test(code);
export const is_fool = (code) => code === '00';
export const suit_of = (code) => (is_joker(code) || is_trump(code) ? null : code[1]);

/// Returns the index shown in a card's corner, in the given language.
export function index_of(code, language) {
  if (is_joker(code) || is_fool(code)) return '★';
  if (is_trump(code)) return String(Number(code));
  return cards[language].letters[code[0]] ?? code[0];
}
