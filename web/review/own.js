// The parts of a review that only the page has: the statistics, the exercises, and a match with the same cards. A
// frame has none of them, so review.js does not import this file.

import { practice } from 'mitts:words/practice';
import { make } from '../parts.js';
import { make_review as make_any } from '../review.js';
import { row } from './actions.js';
import { key_of } from './kept.js';
import { is_own_match, line_of, note_line } from './noted.js';
import { day_of, due_on, exercises_in, keep_exercises, with_exercise } from './practice.js';
import { is_as_good, verdict_of } from './sums.js';

// Starts a match that begins with this round and has the same players. The user and the player in `seat` change
// places. If the match cannot be stored, opens it as a record, with the default players. `head` contains the lines
// above the record in the save of the match.
function play_again(seat, { table, storage, record, head, number, name_of }) {
  const { viewer, levels } = table.state();
  const { first, round } = number;
  const [tags, moves = ''] = record.replace(/\{[^}]*\}/g, '').split('\n\n');
  const start = `${tags}\n\n${moves.trim().split(/\s+/).slice(0, first).join(' ')}`;
  const seats = head.match(/^seat .*$/gm) ?? levels.map((level, at) => `seat ${level || 'human'} ${level && name_of(at)}`);
  [seats[viewer], seats[seat]] = [seats[seat], seats[viewer]];
  const before = storage.slots();
  // The `address` contains the time. Otherwise an earlier copy of this match would count as the same match. It also
  // marks moves of earlier rounds, because another seat may have made them (is_own_match).
  table.call('mitts_command', 'import', ['mitts-save 1', `round ${round}`, ...seats, `address ${first > 0 ? 'moves=' : ''}${Date.now()}`, '', start].join('\n'));
  const slot = [...storage.slots()].find((each) => !before.has(each));
  if (slot) return table.call('mitts_command', 'resume', slot);
  table.call('mitts_command', 'load', start);
}

function own_parts({ table, storage, in_page_language, practise, challenge }) {
  const asked = new Map(); // exercises that still lack their records, by request

  // Asks the Worker for the record of each of the user's costly decisions.
  function make_exercises(round, { index, key, match, tell }) {
    const { viewer } = table.state();
    for (const decision of round.decisions.values()) {
      const { action, seat, loss, values, chosen, best } = decision;
      if (seat !== viewer || verdict_of(match.game, loss) !== 'costly') continue;
      const most = values.find((way) => way.action === best).value;
      const ways = Object.fromEntries(values.map((way) => [way.action, is_as_good(way, decision) ? 0 : most - way.value]));
      const id = `${key} ${action}`;
      const bid = values.find((way) => way.action === 'bid')?.tried;
      asked.set(id, { game: match.game, ways, bid, chosen, best, loss, due: day_of() });
      tell({ exercise: { id, round: index, action: action - 1 } });
    }
  }

  return {
    /// Stores an exercise with its record.
    async keep_exercise({ id: request, record }) {
      if (record === '') return;
      const id = await key_of(record);
      keep_exercises(storage, with_exercise(exercises_in(storage), { ...asked.get(request), id, record }));
    },
    /// Adds the round to the statistics, with the date of the match's last save, so that both are in the same month.
    /// Turns costly decisions into exercises, also if an earlier attempt found the storage full. Ignores a match with
    /// moves by other people.
    note(round, { id, older_id, index, key, record, head, match, is_helped, tell }) {
      const state = table.state();
      const saved = table.shelf().find(({ slot }) => slot === state.slot);
      if (!saved || !is_own_match(state, { head, over: saved.over })) return;
      note_line(storage, line_of({ id, record, game: match.game, sides: match.sides, round, state, date: Number(saved.date) || Date.now(), is_helped }), older_id);
      make_exercises(round, { index, key, match, tell });
    },
    /// Returns the rows that start another match or a challenge.
    rows({ say, state: { levels, viewer }, name_of }, { record, head, number }) {
      const play = (seat) => play_again(seat, { table, storage, record, head, number, name_of });
      return [
        row(say.same_deal, () => play(viewer), 'review-same'),
        ...levels.flatMap((_, seat) => (seat === viewer ? [] : [row(say.from_seat({ name: name_of(seat) }), () => play(seat), `review-seat-${seat}`)])),
        row(say.challenge, async () => (await challenge())?.send(table.state().slot, number.round), 'review-challenge'),
      ];
    },
    /// Returns the section that opens the exercises, or null if none is due.
    exercises_part() {
      const say = in_page_language(practice);
      const n = due_on(exercises_in(storage), day_of()).length;
      return n > 0 && make('section', { 'class': 'exercises' }, make('h3', { text: say.exercises }), make('p', { text: say.about_exercises }),
        row(say.practise({ n }), async () => (await practise())?.(), 'review-practise'));
    },
  };
}

/// Returns the review at the page's table (review.js).
export const make_review = (lent) => make_any({ ...lent, own: own_parts(lent) });
