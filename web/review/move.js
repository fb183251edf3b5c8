// The review section about the position on the table: the move, its judgement, the alternatives and the hands.

import { make, make_button } from '../parts.js';
import { hands_part } from './hands.js';
import { words_of_event } from './lists.js';
import { move_of, with_card } from './moves.js';
import { is_as_good, is_luck, verdict_of } from './sums.js';

// Returns the word for an action: best, as good, worse or costly. `most` is the value of the best action.
function word_of(way, decision, most, { say, match }) {
  if (way.action === decision.best) return say.best;
  if (is_as_good(way, decision)) return say.as_good;
  return verdict_of(match.game, most - way.value) === 'costly' ? say.verdicts.costly : say.worse;
}

// Returns up to five alternatives, and the chosen action. Values are differences from the best action. An action that
// is as good never shows a higher value than the best one, because such a difference is within the error.
function ways_part(decision, view) {
  const { say, points, language } = view;
  const { values, best, chosen } = decision;
  const most = values.find(({ action }) => action === best).value;
  const is_best = ({ action }) => Number(action === best);
  const order = [...values].sort((one, other) => is_best(other) - is_best(one) || other.value - one.value);
  const shown = order.filter(({ action }, at) => at < 5 || action === chosen);
  return [
    make('p', { 'class': 'heads' }, make('span', { text: say.compared }), make('span', { text: say.error })),
    make('ul', { 'class': 'ways', 'aria-label': say.alternatives }, ...shown.map((way) => make('li', { 'class': way.action === chosen ? 'chosen' : '' },
      move_of(way.action, language),
      make('small', { text: [word_of(way, decision, most, view), way.action === chosen ? say.played : ''].filter(Boolean).join(' · ') }),
      make('b', { text: points(Math.min(0, way.value - most)) }), make('small', { text: way.error ? `± ${points(way.error, false)}` : '' })))),
  ];
}

function judged(decision, view) {
  const { say, match, points, is_helped } = view;
  const verdict = verdict_of(match.game, decision.loss);
  return [
    make('p', { 'class': `verdict ${verdict}`, text: say.verdicts[verdict] + (verdict === 'good' ? '' : ` · ${points(-decision.loss)}`) }),
    is_helped(decision) ? make('p', { 'class': 'note', text: say.helped_here }) : '',
    ...ways_part(decision, view),
  ];
}

/// Returns the section. toggle_hands() shows or hides the hands, and why(action) shows the reasons for a decision. No
/// choice is judged while the hands are open, because nobody could know them. If luck turned the round before this
/// position, the section starts with this luck.
export function position_part(round, view, { hands_open, toggle_hands, why }) {
  const { say, seats, place, points, turning, language } = view;
  const action = place + 1;
  const seat = seats[place];
  const decision = round.decisions.get(action);
  const luck = turning.find((event) => event.action === place && is_luck(event));
  /** @type {(HTMLElement | string)[]} */
  const parts = luck ? [make('p', { 'class': 'came' }, make('span', {}, ...words_of_event(luck, view)), make('b', { 'class': 'luck', text: `${say.luck} ${points(luck.points)}` }))] : [];
  parts.push(make('h3', { text: seat === undefined ? say.at_end : say.before({ n: action, name: view.name_of(seat) }) }));
  if (decision && !hands_open) parts.push(...judged(decision, view));
  else if (seat !== undefined) {
    const move = view.move_at(action);
    const said = view.said(move);
    // Until the round's sums arrive, the choice may still be judged.
    parts.push(make('p', {}, ...with_card(hands_open || round.sums.length === 0 ? said : say.no_choice({ move: said }), move, language)));
  }
  return make('section', { 'class': 'now' }, ...parts, make('div', { 'class': 'acts' }, decision && !hands_open ? make_button(say.why, () => why(action), { id: 'review-why' }) : '',
    make_button(say.shows_hands, toggle_hands, { id: 'review-hands', 'aria-pressed': hands_open })), hands_open ? hands_part(round, view) : '');
}
