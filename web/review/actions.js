// The actions at the end of a review, as rows. In the first action, the master replays the round.

import { make, make_button } from '../parts.js';

/// Returns a button that fills a row.
export const row = (text, act, id) => make_button(text, act, { id, 'class': 'row' });

// Returns the result of the master's replay.
function replay_part(round, { say, scores, said, move_at, step_to }) {
  const listed = (list) => list.join(' : ');
  const { action, played = '…', scores: made } = round.again;
  return [
    status(say.again_told({ master: listed(made), played: listed(scores) })),
    action === undefined ? make('p', { text: say.again_same })
      : make('p', {}, make_button(say.again_differs({ n: action, move: said(played), yours: said(move_at(action)) }), () => step_to(action - 1), { 'class': 'link' })),
    make('p', { 'class': 'note', text: say.again_about }),
  ];
}

// Returns a paragraph that replaces the replay button and takes over its focus.
const status = (text) => make('p', { id: 'review-again', role: 'status', tabindex: '-1', text });

/// Returns the section. `rows` contains the actions that follow the replay.
export function actions_part(round, view, { is_playing, ask_master, show_deal, rows }) {
  const { say } = view;
  const replay = is_playing ? [status(say.playing)] : round.again ? replay_part(round, view) : [row(say.again, ask_master, 'review-again')];
  return make('section', { 'class': 'again' }, make('h3', { text: say.actions }), ...replay, ...(show_deal ? [row(say.check, show_deal, 'review-deal')] : []), ...rows);
}
