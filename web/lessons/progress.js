// Reads and stores the progress in each game's lessons, and returns the colour of a game's table.

import { read_progress } from './read.js';

/// Returns { of, keep, ground_of }.
export function make_progress(storage) {
  const all = () => read_progress(storage.get('lessons').slice(1));
  const of = (game) => all()[game] ?? { done: [], at: null };
  return {
    /// Returns { done, at }: the names of the lessons done, and the name and the step of the lesson to continue.
    of,
    keep: (game, change) => storage.put('lessons', JSON.stringify({ ...all(), [game]: { ...of(game), ...change } })),
    /// Returns the game and the colour of its table, for the dataset of an element.
    ground_of(game) {
      // The settings contain words such as "table=automatic" and "table.mitch=plum".
      const word = (name) => new RegExp(`[D ]${name}=(?!a)(\\w+)`).exec(storage.get('settings'))?.[1];
      return { game, ground: word(`table.${game}`) ?? word('table') ?? 'own' };
    },
  };
}
