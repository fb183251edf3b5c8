// The reader's due exercises as steps of a lesson (lessons.js). Loaded when exercises are opened or counted.

import { review as all_words } from 'mitts:words/review';
import { move_words } from '../embed/moves.js';
import { answered, day_of, due_on, exercises_in, keep_exercises } from './practice.js';

const words_in = (language) => all_words[language] ?? all_words.en;

/// Formats thousandths of a point: in Mitaines as whole points, which count there in tens.
export function points_in(language, game, milli) {
  const digits = game === 'mitaines' ? 0 : 1;
  return (milli / 1000).toLocaleString(language === 'fr' ? 'fr-CA' : 'en', { maximumFractionDigits: digits });
}

export const words_of_move = (move, language) => move_words(move, { language });

/// Returns a lesson's step. `record` is the record of its position. `ways` are the values that actions give away, by
/// action, in thousandths of a point; those with 0 are right. The way `bid` stands for every bid that is not in `ways`.
export function step_of({ game, record, ways, language }) {
  const say = words_in(language);
  return {
    exercise: { game, record },
    words: say.what_would_you,
    moves: Object.keys(ways).filter((way) => ways[way] === 0),
    then: '',
    right: '',
    wrong: Object.fromEntries(Object.entries(ways).map(([way, lost]) => [way, say.gives_away({ points: points_in(language, game, lost) })])),
    way_of: (tried) => (!(tried in ways) && tried.startsWith('bid:') && 'bid' in ways ? 'bid' : tried),
  };
}

/// Returns the exercises that are due as a lesson: { title, button, steps }. `button` is the label of a button that
/// opens them. note(is_right) of a step receives the first answer.
export function due_exercises(storage, language) {
  const say = words_in(language);
  const steps = due_on(exercises_in(storage), day_of()).map(({ id, game, record, ways, chosen, best, loss }) => ({
    ...step_of({ game, record, ways: { [best]: 0, ...ways }, language }), // the best action is shown first
    right: say.right_choice({ best: words_of_move(best, language), played: words_of_move(chosen, language), points: points_in(language, game, loss) }),
    note: (is_right) => keep_exercises(storage, answered(exercises_in(storage), id, is_right)),
  }));
  return { title: say.mistakes, button: say.mistakes_waiting({ n: steps.length }), steps };
}
