// Describes a poster's position in sentences, for screen readers. Hidden cards are counted, not named.

import { name_of } from './cards.js';
import { has_tag, name_of_seat } from './position.js';

/// Returns the name of a stage. A stage without a name is a round of bargaining.
export const stage_words = (stage, words) => words.stages[stage] ?? words.bargaining({ stage });

/// Returns the description of a position as one string. `words` is an entry of `languages` in words.js.
export function describe(position, words) {
  const italian = position.options.suits === 'italian';
  const names = (codes) => codes.map((code) => name_of(code, words.language, italian));
  const group = (where, codes) => (codes.length > 0 ? words.cards_of({ where, names: names(codes).join(', ') }) : words.none_of({ where }));
  const sentences = [`${words.game(position.game)}, ${words.rule_set(position.game, position.options.preset)}.`];
  if (!position.has_set_up) {
    sentences.push(words.a_deal({ players: position.players }));
  } else {
    position.hands.forEach((codes, seat) => {
      if (seat === position.viewer) sentences.push(group(words.own_hand, codes));
      else sentences.push(`${name_of_seat(position, seat, words)}, ${words.hidden({ count: codes.length })}.`);
    });
    if (has_tag(position.game, 'pile')) sentences.push(group(words.pile, [...position.layout, ...position.pile]));
    if (has_tag(position.game, 'columns')) {
      position.columns.forEach((columns, seat) => {
        const said = columns.map((column) => names(column).join(', ')).join('; ');
        const sentence = seat === position.viewer ? words.own_columns : words.columns_of;
        if (said) sentences.push(sentence({ name: name_of_seat(position, seat, words), names: said }));
      });
      sentences.push(`${words.stock} ${position.stock}, ${words.aces} ${position.aces}.`);
    }
    if (has_tag(position.game, 'stage')) sentences.push(`${stage_words(position.stage, words)}.`);
    if (position.trick.length > 0) sentences.push(group(words.trick, position.trick.map(({ code }) => code)));
    sentences.push(`${position.viewer === position.turn ? words.your_turn : words.turn_of({ name: name_of_seat(position, position.turn, words) })}.`);
  }
  return sentences.join(' ');
}
