// Turns the user's due exercises into steps of a lesson (lessons.js).

import { practice as all_words } from 'mitts:words/practice';
import { review } from 'mitts:words/review';
import { move_words } from '../embed/moves.js';
import { answered, day_of, due_on, exercises_in, keep_exercises } from './practice.js';

const words_in = (language) => all_words[language] ?? all_words.en;

/// Formats thousandths of a point, such as "2.1 points". There are no decimals in Mitaines, where scores are multiples
/// of ten.
export function points_in(language, game, milli) {
  const n = Number((milli / 1000).toFixed(game === 'mitaines' ? 0 : 1));
  return words_in(language).points({ n, shown: n.toLocaleString(`${language}-CA`) });
}

/// Returns a move as words. In the losses of an exercise, 'bid' stands for all bids that lead to no agreement.
export const words_of_move = (move, language) => (move === 'bid' ? (review[language] ?? review.en).bid_on : move_words(move, { language }));

/// Returns a step of a lesson. `record` leads to its position. `ways` maps each action to its loss, in thousandths of a
/// point. Actions with a loss of 0 are right. "Show me" plays `best`. The action "bid" stands for every bid that is not
/// in `ways`, and `bid` is the bid that the table then plays.
export function step_of({ game, record, ways, best, bid = '', language }) {
  const say = words_in(language);
  const right = Object.keys(ways).filter((way) => ways[way] === 0);
  const shown = best === 'bid' && bid ? bid : best;
  return {
    exercise: { game, record },
    words: say.what_would_you,
    moves: [...new Set([shown, ...right])],
    then: '',
    right: '',
    better: say.not_quite,
    wrong: Object.fromEntries(Object.entries(ways).map(([way, lost]) => [way, say.gives_away({ played: words_of_move(way, language), points: points_in(language, game, lost) })])),
    way_of: (tried) => (!(tried in ways) && tried.startsWith('bid:') && 'bid' in ways ? 'bid' : tried),
  };
}

const is_playable = ({ exercise: { game, record }, moves }, command, games) => games.includes(game) && record.includes(`[Game "${game}"]`) &&
  command('exercise', record) === '' && moves.some((move) => command('play', move) === '');

/// Returns the due exercises as a lesson: { title, button, steps, in_language(other) }. `button` is the label of the
/// button that opens the lesson. Each step has a function note(is_right), to be called with the first answer.
/// trim(at, command, games) deletes the exercises that cannot be played, from this step up to the next playable one.
export function due_exercises(storage, language, due = due_on(exercises_in(storage), day_of())) {
  const say = words_in(language);
  const steps = due.map(({ id, game, record, ways, bid, chosen, best, loss }) => ({
    ...step_of({ game, record, ways, best, bid, language }),
    right: say.right_choice({ best: words_of_move(best, language), played: words_of_move(chosen, language), points: points_in(language, game, loss) }),
    note: (is_right) => keep_exercises(storage, answered(exercises_in(storage), id, is_right)),
    drop: () => keep_exercises(storage, exercises_in(storage).filter((one) => one.id !== id)),
  }));
  // Checks each exercise only when it is reached, because this takes time.
  function trim(at, command, games) {
    while (steps[at]?.drop && !is_playable(steps[at], command, games)) steps.splice(at, 1)[0].drop();
    if (steps[at]) steps[at].drop = null;
  }
  return { trim, title: say.mistakes, button: say.mistakes_waiting({ n: steps.length }), steps, in_language: (other) => due_exercises(storage, other, due) };
}
