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

/// Builds a small card (small_card.css) with make(name, attributes, …parts). Its class is its colour: `red`, `black`
/// or `trump`. `variant` is added to the suit's sign: U+FE0E keeps browsers without a suitable font from showing an
/// emoji. The attribute `data-suit` lets a style sheet repeat the sign.
export function small_card(make, code, language, variant = '') {
  const sign = signs[suit_of(code)];
  const suit = sign ? [make('i', { 'data-suit': sign + variant }, sign + variant)] : [];
  return make('span', { 'class': `mini-card ${/[DHX]|^00/.test(code) ? 'red' : sign ? 'black' : 'trump'}` }, make('b', {}, index_of(code, language)), ...suit);
}
