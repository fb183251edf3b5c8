// Stores the results of each reviewed round as a line of JSON, for the statistics. Forced moves are not decisions, so
// they are not counted.

import { is_alone } from './sums.js';

/// Returns true if the user, and no other person, played the match here. `head` contains the lines above the record in
/// the save. Its `address` line shows whether a link or a challenge contained moves. A finished match that was imported
/// as a record is not marked as counted in the `helps` line.
export const is_own_match = (state, { head, over }) => is_alone(state) &&
  !/^address (?:.*&)?(?:moves|before)=/im.test(head) && (!over || /^helps \d+ \d+ 1/m.test(head));

/// Returns the line for a round (sums.js), or '' for a round that does not count, because its position was set up by
/// hand. is_helped(decision) is true if the user had help; such decisions are not counted. Losses (by seat) and luck
/// (by side) are in thousandths of a point.
export function line_of({ id, record, game, sides, round, state: { levels, viewer }, date, is_helped }) {
  if (/^\[Hands /m.test(record)) return '';
  const decisions = sides.map(() => 0);
  const losses = sides.map(() => 0);
  for (const decision of round.decisions.values()) {
    const { seat, loss } = decision;
    if (is_helped(decision)) continue;
    decisions[seat]++;
    losses[seat] += loss;
  }
  const options = /^\[Options "([^"]*)"/m.exec(record)?.[1] ?? '';
  return JSON.stringify({ id, date: String(date), game, options, levels, sides, seat: viewer, decisions, losses,
    luck: round.sums.map(({ deal, draws, hidden }) => deal + draws + hidden) });
}

/// Adds a line to the stored string. Replaces the round's earlier line, which has the same id, or `older_id` if an
/// earlier version stored it.
export function note_line(storage, line, older_id) {
  if (line === '') return;
  const ids = [JSON.parse(line).id, older_id];
  const others = storage.get('reviews').slice(1).split('\n').filter((other) => other !== '' && !ids.some((id) => other.startsWith(`{"id":"${id}",`)));
  storage.put('reviews', [...others, line, ''].join('\n'));
}
