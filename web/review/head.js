// The header of the review panel: its title with the buttons for other rounds, and the result or the progress.

import { drawing, make, make_button } from '../parts.js';
import { is_alone, result_name } from './sums.js';

/// Returns the title and the buttons. `rounds` lists the match's rounds, or is empty. A match with several rounds has
/// buttons for the previous and the next one. round_name(n) returns “Round 3” in the game’s words. fold() collapses the
/// panel.
export function heading_part(title, { say, rounds, shown, round_name, choose_round, fold }) {
  const turn = (to, text, sign) => make_button(sign, () => choose_round(to), { 'aria-label': text, 'class': 'round', ...(rounds[to] ? {} : { disabled: '' }) });
  const several = rounds.length > 1;
  const head = make('h2', { id: 'review-title', tabindex: '-1', text: several ? say.title_of({ round: round_name(rounds[shown].round), of: rounds.at(-1).round }) : title });
  return make('header', several ? { 'class': 'several' } : {},
    ...(several ? [turn(shown - 1, say.earlier, '‹'), head, turn(shown + 1, say.later, '›')] : [head]),
    make_button('', fold, { 'class': 'close' },
      drawing('svg', { viewBox: '0 0 24 24', width: 22, height: 22, 'aria-hidden': 'true' }, drawing('path', { d: 'M5 9L12 16L19 9' })), make('span', { text: say.fold })));
}

/// Returns the text about the result of the viewer's side.
export function result_part(result, { say, whole, state, match, name_of }) {
  const n = whole(result);
  const sentence = say[result_name(result, new Set(match.sides).size > 2)];
  const text = !is_alone(state) ? say.result_of({ name: name_of(state.viewer), n })
    : match.own_points ? say.you_got({ n })
      : typeof sentence === 'string' ? sentence : sentence({ n: whole(Math.abs(result), false) });
  return make('p', { 'class': 'result', text });
}

/// Returns the progress of a review that is not finished.
export function progress_part({ decisions }, { say, seats }) {
  const of = Math.max(seats.length, decisions.size);
  const text = say.working({ done: decisions.size, of });
  return make('div', { 'class': 'working' }, make('p', { text }), make('progress', { max: of, value: decisions.size, 'aria-label': text }));
}
