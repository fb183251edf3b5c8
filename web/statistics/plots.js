// Draws the plots of the statistics as SVG. Each plot is drawn for the width of its card, so that its labels are about
// as large as other text. Plots are hidden from screen readers, because a text or table has the same numbers.

import { drawing } from '../parts.js';
import { ticks } from '../ticks.js';

/// The space beside the points, in pixels.
const [left, edge] = [40, 12];

// Returns an SVG picture of this size.
const picture = (kind, width, height, ...parts) => drawing('svg', { 'class': kind, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' }, ...parts);

const line = (kind, x1, y1, x2, y2) => drawing('line', { 'class': kind, x1, y1, x2, y2 });

const label_at = (x, y, anchor, words) => drawing('text', { x, y, 'text-anchor': anchor }, words);

const square = (x, y, half) => drawing('rect', { 'class': 'others', x: x - half, y: y - half, width: 2 * half, height: 2 * half });

/// Plots the points per match. The user's points are a solid line with dots. The average of the others is a dashed line
/// with squares. The markers are left out if there are too many matches. `unit` ends the horizontal axis, and format()
/// formats a number of points.
export function draw_points(own, others, { width, unit, format }) {
  const [top, foot] = [10, 200];
  const all = [...own, ...others];
  const low = Math.floor(Math.min(0, ...all));
  const levels = ticks(low, Math.max(1, ...all), 4, 1).filter((tick) => tick >= low); // a few lost points need no tick
  const high = levels.at(-1);
  const step = (width - left - edge) / Math.max(1, own.length - 1);
  const x = (at) => left + step * at;
  const y = (value) => top + (high - value) / (high - low) * (foot - top);
  const path = (kind, values) => drawing('path', { 'class': kind, d: `M${values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}` });
  const size = Math.min(4, step * 0.4);
  const marks = (values, draw) => (size < 1 ? [] : values.map((value, at) => draw(x(at), y(value))));
  return picture('', width, foot + 24,
    ...levels.flatMap((tick) => [line(tick === 0 ? 'zero' : 'grid', left, y(tick), width - edge, y(tick)), label_at(left - 8, y(tick) + 4, 'end', format(tick))]),
    label_at(left, foot + 20, 'middle', '1'), label_at(width - edge, foot + 20, 'end', unit),
    path('others', others), ...marks(others, (cx, cy) => square(cx, cy, size * 0.8)),
    path('own', own), ...marks(own, (cx, cy) => drawing('circle', { 'class': 'own', cx, cy, r: size })));
}

/// Plots each computer level's loss with its interval, one level per row. The user's interval is a band.
export function draw_likeness({ loss, low, high, losses }, { width, name_of, format, unit }) {
  const [row, start] = [26, 96];
  const levels = Object.entries(losses).sort(([, [one]], [, [other]]) => other - one);
  const marks = ticks(0, Math.max(high, ...levels.map(([, [value, error]]) => value + 2 * error)), 4);
  const x = (value) => start + (width - start - edge) * value / marks.at(-1);
  const foot = row * levels.length;
  return picture('levels', width, foot + 40,
    ...marks.flatMap((mark) => [line('grid', x(mark), 0, x(mark), foot), label_at(x(mark), foot + 17, 'middle', format(mark))]),
    drawing('rect', { 'class': 'interval', x: x(low), y: 0, width: Math.max(2, x(high) - x(low)), height: foot }), line('own', x(loss), 0, x(loss), foot),
    ...levels.flatMap(([level, [value, error]], at) => {
      const y = row * (at + 0.5);
      return [line('others', x(Math.max(0, value - 2 * error)), y, x(value + 2 * error), y), label_at(start - 10, y + 5, 'end', name_of(level)), square(x(value), y, 5)];
    }),
    label_at(width - edge, foot + 35, 'end', unit));
}

/// Draws a bar from zero to a value on an axis from `low` to `high`.
export function draw_bar(kind, value, low, high) {
  const place = (at) => `${100 * at / (high - low || 1)}%`;
  const zero = place(-low);
  return drawing('svg', { 'class': 'bar', 'aria-hidden': 'true' },
    drawing('rect', { 'class': kind, x: place(Math.min(0, value) - low), width: place(Math.abs(value)), height: '100%' }), ...(low < 0 ? [line('zero', zero, 0, zero, '100%')] : []));
}

/// Draws a share, from 0 to 1, as part of a ring.
export const draw_ring = (share) => picture('ring', 40, 40, ...[1, share].map((part) =>
  drawing('circle', { cx: 20, cy: 20, r: 16, pathLength: 1, 'stroke-dasharray': `${part} 1` })));
