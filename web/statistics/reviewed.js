// Reads the stored results of reviewed rounds (web/review/noted.js), and compares the user with the computer players'
// levels.

import { are_numbers, is_named, mean, mean_of_others, read_lines, side_of, sum } from './results.js';

const is_review = (one) => is_named(one, 'luck') && are_numbers(one.decisions, one.sides.length) && are_numbers(one.losses, one.sides.length);

/// Returns the reviewed rounds in a stored string, oldest first and without duplicates. Skips damaged lines.
export const read_reviews = (text) => read_lines(text, is_review);

const a_decision = (losses, decisions) => sum(losses) / Math.max(1, sum(decisions)) / 1000;

// Returns the other sides' average loss minus the loss of the user's side.
function play_of(round) {
  const lost = round.luck.map((_, side) => sum(round.losses.filter((__, seat) => round.sides[seat] === side)));
  return mean_of_others(lost, round) - lost[side_of(round)];
}

/// Returns the user's and the others' statistics for reviewed rounds, in points: { rounds, decisions, loss, luck,
/// play, others_loss, others_luck }. Losses are averages per decision, and luck is an average per round. `play` is the
/// other sides' average loss per round minus the loss of the user's side.
export function figures_of_reviews(rounds) {
  const own = (name) => rounds.map((round) => round[name][round.seat]);
  const theirs = (name) => rounds.flatMap((round) => round[name].filter((_, seat) => round.sides[seat] !== side_of(round)));
  return {
    rounds: rounds.length,
    decisions: sum(own('decisions')),
    loss: a_decision(own('losses'), own('decisions')),
    luck: mean(rounds.map((round) => round.luck[side_of(round)])) / 1000,
    play: mean(rounds.map(play_of)) / 1000,
    others_loss: a_decision(theirs('losses'), theirs('decisions')),
    others_luck: mean(rounds.map((round) => mean_of_others(round.luck, round))) / 1000,
  };
}

/// The minimum number of rounds for the comparison.
export const least_rounds = 20;

/// The average loss per decision of each computer level with its standard error, both in points. `players` is the
/// number of players in the measured rounds (src/review/REVIEW.md, tools/bench_review.mjs --levels).
export const measured = {
  mitaines: { players: 2, losses: { newcomer: [2.28, 0.3], hasty: [2.08, 0.28], forgetful: [1.64, 0.19], careful: [1.56, 0.23], master: [0.6, 0.14] } },
  mitch: { players: 3, losses: { newcomer: [0.77, 0.09], forgetful: [0.23, 0.03], hasty: [0.23, 0.05], expert: [0.12, 0.03], careful: [0.1, 0.02], master: [0.05, 0.02] } },
  mitigati: { players: 3, losses: { hasty: [1.5, 0.17], newcomer: [0.79, 0.05], forgetful: [0.45, 0.05], careful: [0.27, 0.04], expert: [0.18, 0.03], master: [0.08, 0.01] } },
};

/// Compares the user with the computer levels of a game. Returns { rounds, loss, low, high, levels, losses }, or null
/// if there are too few rounds. Counts only rounds with the measured number of players. `low` and
/// `high` are two standard errors away from `loss`. The standard error is estimated from the differences between
/// rounds. `levels` lists the levels within this interval, or the nearest level if there are none.
export function likeness(all, game) {
  const { players, losses } = measured[game] ?? { players: 0, losses: {} };
  const rounds = all.filter((round) => round.game === game && round.levels.length === players && round.decisions[round.seat] > 0);
  if (rounds.length < least_rounds) return null;
  const { loss, decisions } = figures_of_reviews(rounds);
  const square = ({ losses: lost, decisions: made, seat }) => (lost[seat] / 1000 - loss * made[seat]) ** 2;
  const error = Math.sqrt(sum(rounds.map(square)) * rounds.length / (rounds.length - 1)) / decisions;
  const distance = ([, [value]]) => Math.abs(value - loss);
  const nearest = Object.entries(losses).sort((one, other) => distance(one) - distance(other));
  const inside = nearest.filter((one) => distance(one) <= 2 * error);
  const levels = (inside.length > 0 ? inside : nearest.slice(0, 1)).map(([level]) => level);
  return { rounds: rounds.length, loss, low: Math.max(0, loss - 2 * error), high: loss + 2 * error, levels, losses };
}
