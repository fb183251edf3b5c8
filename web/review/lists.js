// The lists in a review: the terms of the result with their largest events, the turning points, and the decisions of
// each player. Each row is a button that shows a position on the table.

import { make, make_button } from '../parts.js';
import { move_of, with_card } from './moves.js';
import { is_alone, is_luck, largest, least_loss, terms_of } from './sums.js';

/// Returns the text for an event.
export function words_of_event({ action, seat, term }, { say, name_of, said, move_at, language }) {
  if (action === 0) return [say.dealt];
  const move = move_at(action);
  const moment = say.moment[term];
  return moment ? [moment({ n: action })] : with_card(say.moved({ name: name_of(seat), move: said(move) }), move, language);
}

// Returns a row that shows a move number, text and points.
const row = (act, { action, words, value }) => make('li', {}, make_button('', act, {},
  make('span', { 'class': 'at', text: action > 0 ? action : '' }), make('span', { 'class': 'words' }, ...words), make('b', { text: value })));

// Returns a list of events. Luck shows the position with the new cards, and play shows the position before the move.
const moments = (events, view) => make('ul', { 'class': 'moments' }, ...events.map((event) => row(() => view.show(event.action - (is_luck(event) ? 0 : 1)),
  { action: event.action, words: words_of_event(event, view), value: view.points(event.points) })));

/// Returns the terms of the result as buttons. Each button lists the largest events of its term.
export function terms_part(round, view, { told_term, tell_term, unit }) {
  const { say, match, side, points, events, state } = view;
  const terms = terms_of(round.sums[side], unit);
  const is_shared = !is_alone(state) || match.sides.filter((each) => each === side).length > 1;
  const button = ([name, value]) => make_button(say.terms[name === 'losses' && is_shared ? 'shared' : name]({ n: points(value) }), () => tell_term(name),
    { id: `review-${name}`, 'class': name === 'losses' || name === 'others' ? 'play' : 'luck', 'aria-expanded': told_term === name });
  const told = told_term ? make('div', { 'class': 'term' }, make('p', { text: say.about_terms[told_term] }), moments(largest(events, told_term, 5), view)) : '';
  return make('section', {}, make('h3', { text: say.terms_title }), make('div', { 'class': 'terms' }, ...Object.entries(terms).filter(([, value]) => value !== 0).map(button)), told);
}

export const turning_part = (view) => make('section', {}, make('h3', { text: view.say.turning }), moments(view.turning, view));

// Returns the row of a decision: the chosen action, and the best one.
function decision_row({ action, loss, chosen, best }, { say, points, show, language }) {
  const better = make('i', { 'class': 'to', role: 'img', 'aria-label': say.better({ move: '', best: '' }), text: '›' });
  return row(() => show(action - 1), { action, value: points(-loss), words: [move_of(chosen, language), better, move_of(best, language)] });
}

/// Returns the section about a player's decisions. It lists the decisions that lost more than one point.
export function decisions_part(round, seat, view) {
  const { say, points, is_helped } = view;
  const all = [...round.decisions.values()].filter((decision) => decision.seat === seat);
  if (all.length === 0) return null;
  const lost = all.filter(({ loss }) => loss > least_loss).sort((one, other) => other.loss - one.loss);
  const total = all.reduce((sum, { loss }) => sum + loss, 0);
  const is_nothing = points(total) === points(0);
  const helped = all.filter(is_helped).length;
  return make('section', {},
    make('h3', {}, make('span', { text: say.decisions_of({ name: view.name_of(seat), decisions: say.decisions({ n: all.length }) }) }),
      make('b', { text: is_nothing ? points(0) : say.gave({ n: points(total, false) }) })),
    helped > 0 ? make('p', { 'class': 'note', text: say.helped({ n: helped }) }) : '',
    make('p', { text: lost.length === 0 ? (is_nothing ? say.all_good : say.almost_good) : say.gave_away({ n: lost.length }) }),
    make('ul', { 'class': 'moments' }, ...lost.map((decision) => decision_row(decision, view))));
}
