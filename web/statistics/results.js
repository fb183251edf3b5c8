// Reads the results of finished matches. The program stores a line of JSON for each match (App::note_result), with the
// winners and the points, so this file does not depend on the rules of any game.

import { parsed } from '../json.js';

/// Returns true if the value is a list of at least `length` numbers. Larger numbers than the program stores
/// are damaged, and their sum could be infinite.
export const are_numbers = (list, length = 1) => Array.isArray(list) && list.length >= length &&
  list.every((one) => Number.isFinite(one) && Math.abs(one) <= Number.MAX_SAFE_INTEGER);
/// Returns true if the value is a list of strings.
export const are_texts = (list) => Array.isArray(list) && list.every((one) => typeof one === 'string');
/// Returns true if the stored value names a match, its players' levels and their sides. The user has one of the seats,
/// and `values` has a value for each side.
export const is_named = (one, values) => one && are_texts([one.id, one.date, one.game, one.options]) && are_texts(one.levels) && are_numbers(one.sides) && one.levels.length === one.sides.length &&
  are_numbers(one[values]) && one.sides.every((side) => Object.hasOwn(one[values], side)) && Number.isInteger(one.seat) && Object.hasOwn(one.sides, one.seat);
// The lower limit of the date leaves room for the month's first day.
const is_date = (date) => date > -8.6e15 && date <= 8.64e15;
const is_result = (one) => is_named(one, 'totals') && are_texts(one.names) && are_numbers(one.winners) &&
  new Set(one.sides).size > 1 && one.names.length === one.sides.length &&
  Number.isSafeInteger(one.rounds) && one.rounds >= 0 && is_date(Number(one.date));

/// Returns the values in the lines of a stored string, without duplicates. Skips damaged lines and invalid values.
export function read_lines(text, is_valid) {
  const values = new Map();
  for (const one of text.split('\n').map(parsed)) if (is_valid(one) && !values.has(one.id)) values.set(one.id, one);
  return [...values.values()];
}

/// Returns the matches in a stored string, oldest first and without duplicates. Skips damaged lines and matches without
/// a winner, such as examples that end with their round.
export const read_results = (text) => read_lines(text, is_result).sort((one, other) => Number(one.date) - Number(other.date));

export const preset_of = ({ options }) => /(?:^| )preset=(\S+)/.exec(options)?.[1] ?? '';
/// Returns the month of a match in the local time zone, such as 2026-11.
export function month_of({ date }) {
  const day = new Date(Number(date));
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
}
// Returns the level of the computer players, or '' if there are several levels or none.
export function level_of({ levels }) {
  const known = new Set(levels.filter((level) => level !== ''));
  return known.size === 1 ? [...known][0] : '';
}

/// The properties that can be used to filter matches.
export const properties = { preset: preset_of, players: ({ levels }) => String(levels.length), level: level_of, month: month_of };

/// Returns the values of a property in these matches, in alphabetical order.
export const values_of = (matches, name) => [...new Set(matches.map(properties[name]))].filter(Boolean).sort();

/// Returns a game's matches with the chosen properties. An empty choice matches every value.
export const chosen = (matches, game, choice) => matches.filter((match) => match.game === game &&
  Object.entries(choice).every(([name, value]) => value === '' || properties[name](match) === value));

/// Returns the user's side in a match or round.
export const side_of = ({ sides, seat }) => sides[seat];

/// Returns true if the user's side won the match, alone or with others.
export const is_won = (match) => match.winners.includes(side_of(match));

/// Returns the largest number of consecutive wins in these matches.
export const streak_of = (matches) => Math.max(...matches.map(is_won).join('').split('false').map((wins) => wins.length / 4));

export const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
/// Returns the average of the numbers, or 0 if there are none.
export const mean = (numbers) => sum(numbers) / Math.max(1, numbers.length);
/// Returns the average of a list of values by side, without the user's side.
export const mean_of_others = (values, match) => mean(values.filter((_, side) => side !== side_of(match)));

/// Returns the user's and the others' statistics for these matches: { matches, rounds, won, points, others_won,
/// others_points }. `won` is the number of matches that the user's side won, including shared wins. `points` is the
/// average per match. For the others, `won` and `points` are averages over their sides.
export function figures_of(matches) {
  return {
    matches: matches.length,
    rounds: sum(matches.map(({ rounds }) => rounds)),
    won: matches.filter(is_won).length,
    points: mean(matches.map((match) => match.totals[side_of(match)])),
    others_won: sum(matches.map((match) => mean_of_others(match.totals.map((_, side) => Number(match.winners.includes(side))), match))),
    others_points: mean(matches.map((match) => mean_of_others(match.totals, match))),
  };
}

/// Returns { capture, best, completed } for the user and { others_capture, … } for the others. `capture` and `best` are
/// the best capture and the best round, and `completed` is an average per match. Returns null if no match has these
/// values, which earlier versions did not store.
export function bests_of(matches) {
  const told = matches.filter((match) => [match.captures, match.best, match.completed].every((list) => are_numbers(list) && list.length === match.totals.length));
  if (told.length === 0) return null;
  const own = (name) => told.map((match) => match[name][side_of(match)]);
  const others = (name) => told.flatMap((match) => match[name].filter((_, side) => side !== side_of(match)));
  return {
    capture: Math.max(...own('captures')), others_capture: Math.max(...others('captures')),
    best: Math.max(...own('best')), others_best: Math.max(...others('best')),
    completed: mean(own('completed')), others_completed: mean(told.map((match) => mean_of_others(match.completed, match))),
  };
}

/// Returns the matches as comma-separated values with a header line. Adds an apostrophe before texts that a spreadsheet
/// would run as formulas.
export function to_csv(matches) {
  const quoted = (value) => `"${String(value).replaceAll('"', '""')}"`;
  const inert = (text) => text.replace(/^(?=\s*[=+@＝＋＠－-])/, "'");
  const rows = matches.map((match) => [new Date(Number(match.date)).toISOString(), inert(match.game), inert(match.options), match.rounds,
    match.names.map((name, seat) => `${inert(name)}${match.levels[seat] ? ` (${match.levels[seat]})` : ''}`).join(', '),
    inert(match.names[match.seat]), match.totals[side_of(match)], match.totals.join(' '), Number(is_won(match)), ...[match.undone, match.hints].map((count) => (count >= 0 ? count : ''))]);
  return [['date', 'game', 'options', 'rounds', 'players', 'you', 'points', 'totals', 'won', 'undone', 'hints'], ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');
}
