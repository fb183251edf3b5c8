// Draws the plot of a reviewed round as SVG. A curve shows the value after each move. Below it, each move has a bar for
// luck and a bar for play. Luck is hollow and play is solid, so that they differ without colours.

import { drawing } from '../parts.js';

const room = { left: 40, right: 10, top: 8, gap: 14, bottom: 20 };

// Returns about `wanted` ticks between two values. They are multiples of 1, 2 or 5 times a power of ten.
function ticks(low, high, wanted) {
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 5, 10].find((each) => each * power >= rough);
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, at) => (first + at) * step);
}

const scale_of = (values, top, high) => {
  const low = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const span = most - low || 1;
  return { low, most, y: (value) => top + (most - value) / span * high };
};

/// Returns { element, mark, action_at }. `values` lists the values after 0, 1 … actions, and `events` the events of
/// sums.js. `is_low` makes the plot fit into a short panel. label() formats a value. mark(action) marks the current
/// position. action_at(x) returns the number of actions at a distance of x pixels from the element's left edge.
export function draw_plot({ values, events, width, is_low, label, mark_label }) {
  const [line_room, bars_room] = is_low ? [52, 26] : [104, 44];
  const height = room.top + line_room + room.gap + bars_room + room.bottom;
  const last = values.length - 1;
  const across = Math.max(80, width - room.left - room.right);
  const x = (action) => room.left + across * action / Math.max(1, last);
  const line = scale_of(values, room.top, line_room);
  const bars_top = room.top + line_room + room.gap;
  const bars = scale_of(events.flatMap(({ luck, play }) => [luck, play]), bars_top, bars_room);
  const element = drawing('svg', { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true' });

  const across_at = (kind, y) => element.append(drawing('line', { 'class': kind, x1: room.left, x2: room.left + across, y1: y, y2: y }));
  const label_at = (value, y) => element.append(drawing('text', { x: room.left - 6, y: y + 4, 'text-anchor': 'end' }, label(value)));
  for (const tick of ticks(line.low, line.most || 1, is_low ? 1.5 : 3)) {
    across_at('grid', line.y(tick));
    label_at(tick, line.y(tick));
  }
  for (const end of [bars.low, bars.most]) if (end !== 0) label_at(end, bars.y(end));
  for (const scale of [line, bars]) across_at('zero', scale.y(0));

  const points = values.map((value, action) => `${x(action).toFixed(1)} ${line.y(value).toFixed(1)}`);
  const area = `M${x(0).toFixed(1)} ${line.y(0).toFixed(1)}L${points.join('L')}L${x(last).toFixed(1)} ${line.y(0).toFixed(1)}Z`;
  element.append(drawing('path', { 'class': 'area', d: area }), drawing('path', { 'class': 'value', d: `M${points.join('L')}` }));

  const wide = Math.min(14, across / Math.max(1, last) * 0.66);
  const bar = (kind, value, action, from) => {
    if (value === 0) return;
    const [one, other] = [bars.y(from), bars.y(from + value)].sort((first, second) => first - second);
    element.append(drawing('rect', { 'class': kind, x: x(action) - wide / 2, y: one, width: wide, height: Math.max(1, other - one) }));
  };
  for (const { action, luck, play } of events) {
    bar('luck', luck, action, 0);
    bar('play', play, action, Math.sign(luck) === Math.sign(play) ? luck : 0);
  }

  const rod = drawing('line', { 'class': 'rod', y1: room.top, y2: bars_top + bars_room });
  const dot = drawing('circle', { 'class': 'dot', r: 5 });
  const words = drawing('text', { 'class': 'place', y: height - 4, 'text-anchor': 'middle' });
  element.append(rod, dot, words);
  return {
    element,
    mark(action) {
      for (const end of ['x1', 'x2']) rod.setAttribute(end, String(x(action)));
      dot.setAttribute('cx', String(x(action)));
      dot.setAttribute('cy', String(line.y(values[action])));
      words.setAttribute('x', String(Math.min(Math.max(x(action), room.left + 24), width - 32)));
      words.textContent = mark_label(action);
    },
    action_at: (distance) => Math.min(last, Math.max(0, Math.round((distance - room.left) / across * last))),
  };
}
