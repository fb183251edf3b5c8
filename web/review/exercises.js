// The reader's due exercises as steps of a lesson (lessons.js). Loaded when exercises are opened or counted.

import { review as all_words } from 'mitts:words/review';
import { move_words } from '../embed/moves.js';
import { answered, day_of, due_on, exercises_in, keep_exercises } from './practice.js';

/// Returns the exercises that are due as a lesson: { title, button, steps }. `button` is the label of a button that
/// opens them. Each step has `exercise` (the position), the words of a lesson's step, and note(is_right) for the first
/// answer.
export function due_exercises(storage, language) {
  const say = all_words[language] ?? all_words.en;
  const points = (loss) => Math.round(loss / 100) / 10;
  const in_words = (move) => move_words(move, { language });
  const steps = due_on(exercises_in(storage), day_of()).map(({ id, game, record, ways, chosen, best, loss }) => ({
    exercise: { game, record },
    words: say.what_would_you,
    moves: Object.keys(ways).filter((way) => ways[way] === 0),
    then: '',
    right: say.right_choice({ best: in_words(best), played: in_words(chosen), n: points(loss) }),
    wrong: Object.fromEntries(Object.entries(ways).map(([way, lost]) => [way, say.gives_away({ n: points(lost) })])),
    note: (is_right) => keep_exercises(storage, answered(exercises_in(storage), id, is_right)),
  }));
  return { title: say.mistakes, button: say.mistakes_waiting({ n: steps.length }), steps };
}
