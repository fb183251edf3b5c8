// A poster's position in sentences, for those who do not see the picture: only what the picture shows, so hidden hands are
// counted and not named.

import { name_of } from './cards.js';

/// One string; `words` are those of words.js.
export function describe(position, words) {
  const italian = position.options.suits === 'italian';
  const names = (codes) => codes.map((code) => name_of(code, words.language, italian));
  const group = (where, codes) => (codes.length > 0 ? words.cards_of(where, names(codes)) : words.none_of(where));
  const sentences = [`${words.game(position.game)}, ${words.rule_set(position.game, position.options.preset ?? '')}`.replace(/, $/, '') + '.'];
  if (!position.has_set_up) {
    sentences.push(words.a_deal(position.players));
  } else {
    position.hands.forEach((codes, seat) => {
      if (seat === position.viewer) sentences.push(group(words.hand(seat), codes));
      else sentences.push(`${words.seat(seat)}, ${words.hidden(codes.length)}.`);
    });
    if (position.game === 'mitaines') sentences.push(group(words.pile, [...position.layout, ...position.pile]));
    if (position.game === 'mitch') {
      position.columns.forEach((columns, seat) => {
        const said = columns.map((column) => names(column).join(', ')).join('; ');
        if (said) sentences.push(words.column_of(words.owner(seat, position.viewer), said));
      });
      sentences.push(`${words.stock} ${position.stock}, ${words.aces} ${position.aces}.`);
    }
    if (position.game === 'mitigati') sentences.push(`${words.stage(position.stage)}.`);
    sentences.push(`${position.viewer === position.turn ? words.your_turn : words.turn_of(position.turn)}.`);
  }
  return sentences.join(' ');
}
