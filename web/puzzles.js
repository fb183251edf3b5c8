// Puzzles are positions in which one action is clearly the best, but careful players miss it (src/review/puzzle.h).
// Each local calendar day has a puzzle. A puzzle is shown as a step of a lesson (lessons.js). The page loads this file
// when the lesson list is opened.

import { puzzles as all_words } from 'mitts:words/puzzles';
import { address_of, size_of } from './files.js';
import { make, make_button } from './parts.js';
import { due_exercises, points_in, step_of, words_of_move } from './review/exercises.js';
import { read_solved } from './review/solved.js';

export { due_exercises }; // for lessons.js, which would otherwise load another file

const files = {
  mitaines: { address: address_of('puzzles/mitaines.txt'), size: size_of('puzzles/mitaines.txt') },
  mitch: { address: address_of('puzzles/mitch.txt'), size: size_of('puzzles/mitch.txt') },
  mitigati: { address: address_of('puzzles/mitigati.txt'), size: size_of('puzzles/mitigati.txt') },
};
/// The number of days whose puzzles are listed, including today.
const days_open = 7;

/// Returns the local date that is `days` days after a time, as the number of days since the start of 1970.
export const day_number = (time = new Date(), days = 0) =>
  Date.UTC(time.getFullYear(), time.getMonth(), time.getDate() + days) / 86_400_000;

/// Returns the puzzles of a file, which has one puzzle per line. If a line is damaged, throws an error with its number.
export function read_puzzles(text) {
  return text.trimEnd().split('\n').map((line, at) => {
    try {
      const { theme, missed, right, best, usual, lost, facts, record } = JSON.parse(line);
      if ([theme, best, usual, record].some((one) => typeof one !== 'string') || [missed, right, facts].some((one) => !Array.isArray(one)) || typeof lost !== 'object') throw new Error('a part is missing');
      return { theme, missed, right, best, usual, lost, facts, record };
    } catch (error) {
      throw new Error(`puzzles, line ${at + 1}: ${error.message}`, { cause: error });
    }
  });
}

/// Resolves to a game's puzzles: { say, days: [{ number, title, solved }], themes: [{ title, numbers, solved }],
/// lesson_of(numbers, title) }. `say` contains the list's strings. `days` starts with today. lesson_of() returns
/// { title, steps, more, in_language(other) }, with a step for each puzzle. Rejects if the file is missing or damaged.
export async function open_puzzles({ game, storage, fetch_bytes, language, now = new Date() }) {
  return puzzles_in(language, { game, storage, now, puzzles: read_puzzles(new TextDecoder().decode(await fetch_bytes(files[game]))) });
}

/// Adds the due exercises and the game's puzzles to the lesson list. Today's puzzle follows the main button. The
/// puzzles of the previous days, and all puzzles by theme, follow the lessons. begin_steps(lesson) starts a lesson.
export async function show_puzzles({ main, list, begin_steps, game, storage, fetch_bytes }) {
  const due = due_exercises(storage, document.documentElement.lang);
  if (due.steps.length > 0) main.after(make_button(due.button, () => begin_steps(due), { id: 'lessons-practise' }));
  const { say, days: [today, ...earlier], themes, lesson_of } = await open_puzzles({ game, storage, fetch_bytes, language: document.documentElement.lang });
  const open = (numbers, title) => begin_steps(lesson_of(numbers, title));
  const day_button = ({ number, title, solved }, attributes = {}) => make_button(title, () => open([number], title), {
    ...attributes, ...(solved ? { 'class': 'learned', 'aria-label': say.tried({ title }) } : {}),
  });
  const folded = (text, ...buttons) => make('details', {}, make('summary', { text }), make('div', { 'class': 'games' }, ...buttons));
  main.after(day_button(today, { id: 'puzzle-today' }));
  list.after(make('section', { id: 'lessons-puzzles', 'aria-labelledby': 'lessons-puzzles-title' },
    make('h3', { id: 'lessons-puzzles-title', text: say.title }), make('p', { text: say.about }),
    folded(say.earlier, ...earlier.map((day) => day_button(day))),
    folded(say.by_theme, ...themes.map(({ title, numbers, solved }) => make_button(say.theme({ title, solved, n: numbers.length }), () => open(numbers, title))))));
}

function puzzles_in(language, lent) {
  const { game, storage, now, puzzles } = lent;
  const say = all_words[language] ?? all_words.en;
  const solved = () => read_solved(storage.get('puzzles').slice(1))[game] ?? {};
  const title_of = ({ theme }) => say.themes[game][theme] ?? theme;

  function note(number, is_right) {
    const all = read_solved(storage.get('puzzles').slice(1));
    storage.put('puzzles', JSON.stringify({ ...all, [game]: { [number]: is_right, ...all[game] } }));
  }

  // Asks the program to turn facts about the best action into sentences, and returns the sentences.
  const sentences_of = (best, facts, command) => command('explain', ['number 1', `action ${best}`, `alternative ${best} 0`, ...facts.map((fact) => `fact ${fact}`), ''].join('\n'));

  // In the bargaining of Mitigati, the only choice is whether to agree.
  const is_bargain = ({ right, usual }) => [...right, usual].some((way) => way === 'bid' || way === 'more');

  // Returns the explanation in three lines: the best action with its main reason, the action that careful players
  // usually choose, and further reasons. `is_shown` is true if the user asked for the answer. Otherwise the first line
  // begins with a verdict.
  function explain(puzzle, command, is_shown) {
    const { theme, best, right, usual, lost, facts, missed } = puzzle;
    const points = points_in(language, game, lost[usual] * 100);
    const agrees = is_bargain(puzzle) && right.length === 1 && right[0] === best;
    const words_of = (move) => words_of_move(move, language);
    const bid = (agrees ? best : usual).replace('bid:', '').replace('-', '−');
    const answer = agrees ? say.agree({ bid }) : is_bargain(puzzle) ? say.not_agree({ bid }) : say.solved({ best: words_of(best) });
    const usually = agrees ? say.usual_goes_on({ points })
      : (is_bargain(puzzle) ? say.usual_agrees : say.usual)({ usual: words_of(usual), points });
    return [
      `**${is_shown ? '' : `${say.right} `}${answer}** ${sentences_of(best, facts.slice(0, 1), command)}`,
      usually,
      [`**${title_of({ theme })}.**`, sentences_of(best, facts.slice(1), command),
        [say.missed_by_careful, say.missed_by_expert, say.missed_by_most][Math.min(2, Math.max(missed.includes(5) ? 1 : 0, missed.length - 2))]].join(' '),
    ].join('\n');
  }

  const step_for = (number) => {
    const { right, best, lost, record, ...rest } = puzzles[number];
    const bargains = is_bargain({ right, ...rest });
    const ways = { ...Object.fromEntries(right.map((way) => [way, 0])), ...Object.fromEntries(Object.entries(lost).map(([way, tenths]) => [way, tenths * 100])) };
    return {
      ...step_of({ game, record, ways, best, language }),
      words: bargains ? say.ask_bid : say.ask,
      // The table keeps the bids that the explanation of a bargain mentions.
      is_held: bargains,
      tell: (command, is_shown) => explain({ best, right, lost, ...rest }, command, is_shown),
      help(command) { // shows only one fact, so that the user still has to find the action
        const fact = sentences_of(best, rest.facts.slice(0, 1), command);
        return fact && say.best_does({ fact });
      },
      note: (is_right) => note(number, is_right),
    };
  };

  const today = day_number(now);
  const days = Array.from({ length: days_open }, (_, ago) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago);
    const number = ((today - ago) % puzzles.length + puzzles.length) % puzzles.length; // not negative, even before 1970
    return { number, title: ago === 0 ? say.today : day.toLocaleDateString(`${language}-CA`, { weekday: 'long' }), solved: number in solved() };
  });
  const numbers_by_theme = new Map();
  puzzles.forEach((puzzle, number) => numbers_by_theme.set(puzzle.theme, [...numbers_by_theme.get(puzzle.theme) ?? [], number]));
  // Returns a lesson with these puzzles. Puzzles that the user has not tried come first. more() returns a lesson with
  // another untried puzzle and the label of its button, or null. in_language(other) returns the same lesson in another
  // language.
  function lesson_of(numbers, title) {
    const tried = (number) => Number(number in solved());
    const ordered = [...numbers].sort((one, other) => tried(one) - tried(other) || one - other);
    const more = () => {
      const next = puzzles.findIndex((_, number) => !tried(number));
      return next < 0 ? null : { ...lesson_of([next], say.title), button: say.next };
    };
    const in_language = (other) => {
      const { titles: others, lesson_of: in_other } = puzzles_in(other, lent);
      return in_other(numbers, others[titles.indexOf(title)]);
    };
    return { title, steps: ordered.map(step_for), more, in_language };
  }
  const themes = [...numbers_by_theme.values()].map((numbers) => ({ title: title_of(puzzles[numbers[0]]), numbers, solved: numbers.filter((number) => number in solved()).length }));
  const titles = [say.title, ...days.map(({ title }) => title), ...themes.map(({ title }) => title)];
  return { say, days, themes, titles, lesson_of };
}
