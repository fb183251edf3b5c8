// Stores the user's mistakes as exercises. An exercise contains the record of its position, so it does not depend on
// the match.
//
// An exercise is { id, game, record, ways: { action: loss }, bid, chosen, best, loss, due, stage }. Losses are in
// thousandths of a point. Every action that is as good as the best has a loss of 0. In bargaining, the action "bid"
// stands for all bids that lead to no agreement, and `bid` is one of them. `due` is a local date. A learned exercise is
// stored as { id, learned: true }, so that no other review or import adds it again.

import { parsed } from '../json.js';

/// The number of days from a right answer to the next repetition, by stage. A right answer in the last stage completes
/// the exercise, which then counts as learned.
const days_between = [1, 3, 9, 27];
const most_exercises = 100;
const most_learned = 400;

const two = (number) => String(number).padStart(2, '0');
/// Returns the local date that is `days` days after a time, for example 2026-11-26.
export function day_of(time = new Date(), days = 0) {
  const day = new Date(time.getFullYear(), time.getMonth(), time.getDate() + days);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const is_loss = (one) => Number.isFinite(one) && one >= 0 && one < 1e9;
const is_exercise = (one) => one && ['id', 'game', 'record', 'chosen', 'best', 'due'].every((name) => typeof one[name] === 'string') &&
  ['string', 'undefined'].includes(typeof one.bid) && is_loss(one.loss) && Number.isInteger(one.stage) && one.stage >= 0 && one.stage <= days_between.length && one.ways && Object.values(one.ways).every(is_loss) && one.ways[one.best] === 0;

const is_learned = (one) => one?.learned === true && typeof one.id === 'string';

export const exercises_in = (storage) => read_exercises(storage.get('exercises').slice(1));
export const keep_exercises = (storage, all) => storage.put('exercises', JSON.stringify(all));

/// Returns the valid exercises in a stored string, including learned exercises.
export function read_exercises(text) {
  const all = parsed(text);
  return Array.isArray(all) ? all.filter((one) => is_exercise(one) || is_learned(one)) : [];
}

/// Adds an exercise, unless the list already contains its position. Drops the oldest exercises if there are too many.
/// The id is a digest of the record. Exercises from earlier versions have other ids.
export const with_exercise = (all, one) => (all.some(({ id, record }) => id === one.id || record === one.record) ? all
  : [...all.filter(is_learned).slice(-most_learned), ...[...all, { ...one, stage: 0 }].filter((each) => !is_learned(each)).slice(-most_exercises)]);

/// Returns the exercises that are due on a day, with the largest losses first. An exercise is also due if no answer on
/// that day could set such a late date, because then the clock must have been wrong.
export function due_on(all, day) {
  const last = day_of(new Date(`${day}T12:00`), days_between.at(-1));
  return all.filter(({ due }) => due <= day || due > last).sort((one, other) => other.loss - one.loss);
}

/// Returns the exercises, updated with the answer to one of them. Ignores the answer if the exercise is not due, for
/// example because it was also answered in another tab.
export function answered(all, id, is_right, time = new Date()) {
  const due = due_on(all, day_of(time));
  return all.map((one) => {
    if (one.id !== id || !due.includes(one)) return one;
    const days = days_between[is_right ? one.stage : 0];
    return days === undefined ? { id, learned: true } : { ...one, stage: is_right ? one.stage + 1 : 0, due: day_of(time, days) };
  });
}
