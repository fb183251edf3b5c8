// Stores the results of each reviewed round as a line of JSON, for the statistics. Forced moves are not decisions, so
// they are not counted.

/// Returns the line for a round (sums.js), or '' for a round that does not count: a round with several human players or
/// none, a position set up by hand, or a match with moves from a link. `address` contains the page's URL and the head
/// of the save. If the head counts hints or moves taken back, the line is marked as `helped`. Losses (by seat) and luck
/// (by side) are in thousandths of a point.
export function line_of({ key, record, game, sides, number, round, state: { levels, viewer }, address, date }) {
  const people = levels.filter((level) => level === '').length;
  if (people !== 1 || levels[viewer] !== '' || /^\[Hands /m.test(record) || /[?&#]moves=/.test(address)) return '';
  const decisions = sides.map(() => 0);
  const losses = sides.map(() => 0);
  for (const { seat, loss } of round.decisions.values()) {
    decisions[seat]++;
    losses[seat] += loss;
  }
  const options = /^\[Options "([^"]*)"/m.exec(record)?.[1] ?? '';
  return JSON.stringify({ id: `${key.split(' ')[0]} ${number}`, date: String(date), game, options, levels, sides, seat: viewer, decisions, losses,
    luck: round.sums.map(({ deal, draws, hidden }) => deal + draws + hidden), helped: /^helps (?!0 0)/m.test(address) || undefined });
}

/// Adds a line to the stored string, unless the string already contains a line for this round. Returns the stored line.
export function note_line(storage, line) {
  if (line === '') return line;
  const text = storage.get('reviews').slice(1);
  const there = text.split('\n').find((other) => other.startsWith(line.slice(0, line.indexOf(',') + 1)));
  if (!there) storage.put('reviews', `${text}${line}\n`);
  return there ?? line;
}
