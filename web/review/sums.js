// Computes the numbers that a review shows from the output of the review module (src/review/lines.h). Values are in
// thousandths of a point. This file does not depend on the rules of any game.

/// Parses lines and adds them to a round: { hands, positions, decisions, sums, again }. `decisions` maps actions to
/// decisions.
export function add_lines(round, lines) {
  for (const text of lines.split('\n').filter(Boolean)) {
    const { type, ...line } = JSON.parse(text);
    if (type === 'hands') round.hands = line.hands;
    else if (type === 'position') round.positions[line.actions] = line;
    else if (type === 'decision') round.decisions.set(line.action, line);
    else if (type === 'sum') round.sums[line.side] = line;
    else if (type === 'again') round.again = line;
  }
  return round;
}

export const empty_round = () => ({ hands: [], positions: [], decisions: new Map(), sums: [], again: null });

/// Returns the number of decimals of the points. In Mitaines, scores are multiples of ten, so whole points suffice.
export const digits_of = (game) => (game === 'mitaines' ? 0 : 1);

/// Returns thousandths of a point as points, such as "+2.1".
export function points_text(milli, { language, signed, digits }) {
  const number = Math.abs(milli) / 1000;
  const text = number.toLocaleString(`${language}-CA`, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const is_nothing = Number(number.toFixed(digits)) === 0;
  return `${is_nothing ? '' : milli < 0 ? '−' : signed ? '+' : ''}${text}`;
}

/// A loss of at most one point is ignored.
export const least_loss = 1000;
/// A decision that loses at least this much is costly. Of the decisions in which careful players lose points, one in
/// five is costly, but only one in forty in Mitch (src/review/REVIEW.md).
const costly = { mitaines: 15000, mitch: 1500, mitigati: 7000 };

/// Returns true if an action of a decision is as good as the best one. The values may differ by at most two standard
/// errors or one point, whichever is larger.
export function is_as_good(way, { values, best }) {
  const most = values.find(({ action }) => action === best).value;
  return most - way.value <= Math.max(least_loss, 2 * way.gap);
}

/// Returns 'good', 'could_be_better' or 'costly'.
export const verdict_of = (game, loss) => (loss <= least_loss ? 'good' : loss < costly[game] ? 'could_be_better' : 'costly');

/// Returns true if the viewer is the only person at the table. If several people share a device, none of them is "you".
export const is_alone = ({ levels, viewer }) => levels.indexOf('') === viewer && levels.lastIndexOf('') === viewer;

/// Returns the name of the sentence about the user's result, which is compared with one other side or with the
/// average of several.
export function result_name(result, has_several) {
  const [level, above, below] = has_several ? ['you_level', 'you_above', 'you_below'] : ['you_tied', 'you_won', 'you_lost'];
  return result === 0 ? level : result > 0 ? above : below;
}

/// Returns the events of a round for a side, in order: { action, seat, luck, play, parts }. `play` is the part of the
/// change in value that is due to losses in decisions. `luck` is the rest. `parts` splits both into draws, hidden,
/// losses and others. The event with action 0 is the deal.
export function events_of({ positions, decisions, sums }, { seats, sides, side }) {
  const start = sums[side]?.start;
  const deal = start === undefined ? 0 : positions[0].values[side] - start;
  /** @type {{ action: number, seat: number, luck: number, play: number, parts: Record<string, number> }[]} */
  const events = [{ action: 0, seat: -1, luck: deal, play: 0, parts: { deal } }];
  for (let action = 1; action < positions.length; action++) {
    const change = positions[action].values[side] - positions[action - 1].values[side];
    const draws = positions[action].draws[side];
    const decision = decisions.get(action);
    const losses = decision && sides[decision.seat] === side ? -decision.loss : 0;
    const others = decision && losses === 0 ? decision.others[side] : 0;
    const play = losses + others;
    events.push({ action, seat: seats[action - 1], luck: change - play, play, parts: { draws, hidden: change - play - draws, losses, others } });
  }
  return events;
}

/// Rounds numbers to multiples of `unit`, so that their sum is the rounded total. If necessary, the numbers with the
/// largest remainders are rounded the other way.
export function rounded(figures, unit) {
  const total = Math.round(figures.reduce((sum, figure) => sum + figure, 0) / unit);
  const whole = figures.map((figure) => Math.round(figure / unit));
  let missing = total - whole.reduce((sum, figure) => sum + figure, 0);
  const step = Math.sign(missing);
  const order = figures.map((figure, at) => ({ at, short: step * (figure / unit - whole[at]) })).sort((one, other) => other.short - one.short);
  for (let next = 0; missing !== 0; next++, missing -= step) whole[order[next].at] += step;
  return whole.map((figure) => figure * unit || 0); // replaces −0 with 0
}

/// Returns the terms of a side's result: { start, deal, draws, losses, others, hidden }. The terms are signed
/// multiples of `unit`, and their sum is the rounded result.
export function terms_of({ start, deal, draws, losses, others, hidden }, unit) {
  const terms = { start, deal, draws, losses: -losses, others, hidden };
  const figures = rounded(Object.values(terms), unit);
  return Object.fromEntries(Object.keys(terms).map((name, at) => [name, figures[at]]));
}

/// Returns up to `most` events in descending order of a term's absolute value. Omits values of zero.
export function largest(events, term, most) {
  return events.filter(({ parts }) => parts[term])
    .sort((one, other) => Math.abs(other.parts[term]) - Math.abs(one.parts[term])).slice(0, most)
    .map((event) => ({ ...event, term, points: event.parts[term] }));
}

/// Returns true if a listed event is luck.
export const is_luck = ({ term }) => term !== 'losses' && term !== 'others';

/// Returns at most three turning points. The points of an event are the luck or the play of one action, as in the plot.
/// Its term is the larger part. Decisions come first, because the program can explain them.
export function turning_points(events) {
  const size = (value) => Math.abs(value ?? 0);
  const all = events.flatMap((event) => [{ kind: 'play', terms: ['losses', 'others'] }, { kind: 'luck', terms: ['deal', 'draws', 'hidden'] }].map(({ kind, terms }) => (
    { ...event, points: event[kind], term: terms.reduce((one, other) => (size(event.parts[other]) > size(event.parts[one]) ? other : one)) })));
  const most = all.filter(({ points }) => size(points) >= least_loss).sort((one, other) => size(other.points) - size(one.points)).slice(0, 3);
  return [...most.filter((event) => !is_luck(event)), ...most.filter(is_luck)];
}

/// Returns the numbers of actions after which a deal begins. Before a later deal, the players have at most the card
/// that is played.
export function deals_of(hands) {
  const number = (held) => held.reduce((sum, cards) => sum + cards.length, 0);
  return hands.flatMap((held, at) => (at === 0 || (number(hands[at - 1]) <= 1 && number(held) > 1) ? [at] : []));
}
