// Parses the lesson files (lessons/README.md).

const positions = ['options', 'hands', 'turn', 'layout', 'pile', 'stock', 'seed', 'dealer', 'deck', 'columns', 'discards', 'aces', 'stage', 'tricks', 'moves'];

/// Replaces every {words := claim} with its words. The claims are only for the tests.
export const without_marks = (text) => text.replace(/\{([^{}]*) := [^{}]*\}/g, '$1');

/// Returns the lessons of a file: [{ name, title, steps: [{ words, moves, then, right, wrong: { move: words },
/// position? }] }]. Lines for the tests and for the lesson pages are skipped.
export function read_lessons(text) {
  const lessons = [];
  let position = null;
  for (const line of without_marks(text).split('\n')) {
    const [, what, of = '', value] = /^([a-z-]+)(?: (.*?))?: (.*)$/.exec(line) ?? [];
    const steps = lessons.at(-1)?.steps;
    const step = steps?.at(-1);
    if (what === 'lesson') lessons.push({ name: of, title: value, steps: [] });
    else if (positions.includes(what)) (position ??= {})[what] = value;
    else if (what === 'step') {
      steps.push({ words: value, moves: [], then: '', right: '', wrong: {}, ...(position ? { position } : {}) });
      position = null;
    } else if (what === 'move') step.moves = value.split(' ').map((move) => move.replaceAll('+', ' '));
    else if (what === 'then' || what === 'right') step[what] = value;
    else if (what === 'wrong') for (const move of of.split(' ')) step.wrong[move] = value;
  }
  return lessons;
}

/// Returns the lessons with the text replaced by the text of another language's file.
export const in_words_of = (lessons, words) => lessons.map((lesson, at) => ({
  ...lesson, title: words[at].title,
  steps: lesson.steps.map((step, number) => {
    const { words: said, right, wrong } = words[at].steps[number];
    return { ...step, words: said, right, wrong };
  }),
}));

/// Returns the record that leads to a step: the last position before the step, and the moves since that position.
export function record_before(game, { steps }, number) {
  const from = steps.findLastIndex(({ position }, at) => position && at <= number);
  const { moves = '', ...tags } = { ...(steps[from].position.hands ? { turn: '0' } : {}), ...steps[from].position };
  const done = steps.slice(from, number).flatMap(({ moves: [first = ''], then }) => [first, then]);
  return [...Object.entries({ game, ...tags }).map(([name, value]) => `[${name[0].toUpperCase()}${name.slice(1)} "${value}"]`), '',
    [moves, ...done].filter(Boolean).join(' '), ''].join('\n');
}

/// Returns 'yes' if the attempted moves are a solution of the step, 'partly' if they are part of a solution, or 'no'.
export function judge({ moves }, tried) {
  const made = tried.split(' ').sort();
  const fits = moves.map((move) => move.split(' ').sort()).filter((move) => made.every((one) => move.includes(one)));
  return fits.length === 0 ? 'no' : fits.some(({ length }) => length === made.length) ? 'yes' : 'partly';
}

/// Returns the stored progress in each game. Omits invalid entries.
export function read_progress(text) {
  try {
    const kept = JSON.parse(text);
    const strings = (list) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
    return Object.fromEntries(Object.entries(kept).filter(([, one]) => one && typeof one === 'object')
      .map(([game, { done, at }]) => [game, { done: strings(done), at: Array.isArray(at) && Number.isInteger(at[1]) && at[1] >= 0 ? [String(at[0]), at[1]] : null }]));
  } catch {
    return {};
  }
}
