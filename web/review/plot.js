// Draws the plot of a reviewed round as SVG. A curve shows the value after each move. Below it, each move has a bar for
// luck and a bar for play. Luck is hollow and play is solid, so that they differ without colours. If the round has
// several deals, every other deal has a tinted band.

import { drawing } from '../parts.js';
import { ticks } from '../ticks.js';

const room = { left: 42, right: 10, top: 9, gap: 24, bottom: 20 };
const letter = 6.6; // the mean width of a letter

// Returns { ticks, y }: the ticks of a scale that contains the values and 0, and the position of a value on it.
function scale_of(values, wanted, top, height) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const marks = ticks(low, high > low ? high : low + 1000, wanted);
  const [first, last] = [marks[0], marks.at(-1)];
  return { ticks: marks, y: (value) => top + (last - value) / (last - first) * height };
}

/// Returns { element, mark, action_at }. `values` lists the values after 0, 1 … actions, and `events` the events of
/// sums.js. `deals` lists the actions after which a deal begins, and deal_label(n) returns the name of a deal. `is_low`
/// makes the plot fit into a short panel. label() formats a value. mark(action) marks the current position.
/// action_at(x) returns the number of actions at a distance of x pixels from the element's left edge.
export function draw_plot({ values, events, deals, deal_label, width, is_low, label, mark_label }) {
  const [line_room, bars_room] = is_low ? [50, 30] : [104, 56];
  const height = room.top + line_room + room.gap + bars_room + room.bottom;
  const last = values.length - 1;
  const across = Math.max(80, width - room.left - room.right);
  const x = (action) => room.left + across * action / Math.max(1, last);
  const line = scale_of(values, is_low ? 1.5 : 3, room.top, line_room);
  const bars_top = room.top + line_room + room.gap;
  const bars = scale_of(events.flatMap(({ luck, play }) => [luck, play, Math.sign(luck) === Math.sign(play) ? luck + play : 0]), 2, bars_top, bars_room);
  const element = drawing('svg', { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true' });
  const text = (words, at, y, anchor) => element.append(drawing('text', { x: at, y, 'text-anchor': anchor }, words));

  const shown = deals.length > 1 ? deals : [];
  shown.forEach((first, at) => {
    const [from, to] = [x(first), x(shown[at + 1] ?? last)];
    if (at % 2 === 0) element.append(drawing('rect', { 'class': 'band', x: from, y: room.top - 4, width: to - from, height: bars_top + bars_room + 8 - room.top }));
    const name = deal_label(at + 1);
    text(name.length * letter < to - from ? name : at + 1, (from + to) / 2, height - 3, 'middle');
  });
  if (shown.length === 0) {
    text(mark_label(0), room.left, height - 3, 'start');
    text(mark_label(last), width - room.right, height - 3, 'end');
  }
  for (const { scale, ticks } of [{ scale: line, ticks: line.ticks }, { scale: bars, ticks: [bars.ticks[0], bars.ticks.at(-1)].filter(Boolean) }]) {
    for (const tick of [0, ...ticks]) element.append(drawing('line', { 'class': tick === 0 ? 'zero' : 'grid', x1: room.left, x2: room.left + across, y1: scale.y(tick), y2: scale.y(tick) }));
    for (const tick of ticks) text(label(tick), room.left - 6, scale.y(tick) + 4, 'end');
  }

  const points = values.map((value, action) => `${x(action).toFixed(1)} ${line.y(value).toFixed(1)}`);
  const area = `M${x(0).toFixed(1)} ${line.y(0).toFixed(1)}L${points.join('L')}L${x(last).toFixed(1)} ${line.y(0).toFixed(1)}Z`;
  element.append(drawing('path', { 'class': 'area', d: area }), drawing('path', { 'class': 'value', d: `M${points.join('L')}` }));

  const wide = Math.min(14, Math.max(3, across / Math.max(1, last) * 0.66));
  const bar = (kind, value, action, from) => {
    if (value === 0) return;
    const [one, other] = [bars.y(from), bars.y(from + value)].sort((first, second) => first - second);
    element.append(drawing('rect', { 'class': kind, x: x(action) - wide / 2, y: one, width: wide, height: Math.max(1, other - one) }));
  };
  for (const { action, luck, play } of events) {
    bar('luck', luck, action, 0);
    bar('play', play, action, Math.sign(luck) === Math.sign(play) ? luck : 0);
  }

  const rod = drawing('line', { 'class': 'rod', y1: room.top - 4, y2: bars_top + bars_room + 4 });
  const dot = drawing('circle', { 'class': 'dot', r: 5 });
  const pill = drawing('rect', { 'class': 'pill', y: bars_top - 21, height: 18, rx: 9 });
  const words = drawing('text', { 'class': 'place', y: bars_top - 8, 'text-anchor': 'middle' });
  element.append(rod, dot, pill, words);
  return {
    element,
    mark(action) {
      for (const end of ['x1', 'x2']) rod.setAttribute(end, String(x(action)));
      dot.setAttribute('cx', String(x(action)));
      dot.setAttribute('cy', String(line.y(values[action])));
      words.textContent = mark_label(action);
      const half = words.textContent.length * letter / 2 + 8;
      const middle = Math.min(Math.max(x(action), room.left + half - 8), width - half);
      words.setAttribute('x', String(middle));
      pill.setAttribute('x', String(middle - half));
      pill.setAttribute('width', String(2 * half));
    },
    action_at: (distance) => Math.min(last, Math.max(0, Math.round((distance - room.left) / across * last))),
  };
}
