// Cards as their two-letter codes (notation of records): which there are, what stands in their corner and how they are called.
// Knows nothing of drawing or of any game's rules.

const french_pack = /^(?:[AKQJT2-9][CDHS]|X[12])$/;
const tarot_pack = /^(?:[KQNPT1-9][CDHS]|0[0-9]|1[0-9]|2[01])$/;

export const suits = ['C', 'D', 'H', 'S'];

/// The codes of a whole pack, suit by suit, in the order in which a person looks for them.
export function pack(game) {
  const ranks = game === 'mitigati' ? 'KQNPT987654321' : 'AKQJT98765432';
  const plain = suits.flatMap((suit) => [...ranks].map((rank) => rank + suit));
  if (game === 'mitigati') return [...plain, ...Array.from({ length: 22 }, (_, number) => String(number).padStart(2, '0'))];
  return game === 'mitaines' ? [...plain, 'X1', 'X2'] : plain;
}

/// The code as it is written, or null if the game has no such card.
export function read_card(text, game) {
  const code = text.toUpperCase();
  if (!(game === 'mitigati' ? tarot_pack : french_pack).test(code)) return null;
  if (game === 'mitch' && code[0] === 'X') return null;
  return code;
}

export const is_joker = (code) => code[0] === 'X';
export const is_trump = (code) => /^\d\d$/.test(code);
export const is_fool = (code) => code === '00';
export const suit_of = (code) => (is_joker(code) || is_trump(code) ? null : code[1]);

const letters = {
  en: { T: '10' },
  fr: { T: '10', J: 'V', P: 'V', Q: 'D', K: 'R', N: 'C' },
};

/// What stands in a card's corner.
export function index_of(code, language) {
  if (is_joker(code) || is_fool(code)) return '★';
  if (is_trump(code)) return String(Number(code));
  return letters[language][code[0]] ?? code[0];
}

const ranks = {
  en: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', N: 'knight', P: 'page', T: '10' },
  fr: { A: 'as', K: 'roi', Q: 'dame', J: 'valet', N: 'cavalier', P: 'valet', T: '10' },
};
const suit_names = {
  en: { french: ['clubs', 'diamonds', 'hearts', 'spades'], italian: ['batons', 'coins', 'cups', 'swords'] },
  fr: { french: ['trèfle', 'carreau', 'cœur', 'pique'], italian: ['bâtons', 'deniers', 'coupes', 'épées'] },
};

/// What a person calls the card.
export function name_of(code, language, italian = false) {
  const french = language === 'fr';
  if (is_joker(code)) return 'joker';
  if (is_fool(code)) return french ? 'Excuse' : 'Fool';
  if (is_trump(code)) return french ? `${Number(code)} d’atout` : `${Number(code)} of trumps`;
  const rank = ranks[language][code[0]] ?? code[0];
  const suit = suit_names[language][italian ? 'italian' : 'french'][suits.indexOf(code[1])];
  if (!french) return `${rank} of ${suit}`;
  return suit === 'épées' ? `${rank} d’${suit}` : `${rank} de ${suit}`;
}
