// The review's figure: the title, the legend, the plot with its slider, and the same numbers as a table.

import { make } from '../parts.js';
import { draw_plot } from './plot.js';
import { deals_of, digits_of, is_alone, terms_of } from './sums.js';

const row = (cells, /** @type {'td' | 'th'} */ kind = 'td') => make('tr', {}, ...cells.map((text) => make(kind, { text })));

function table_part(values, { say, events, points }) {
  return make('details', {}, make('summary', { text: say.figures }),
    make('table', {}, make('thead', {}, row([say.move({ n: '' }).trim(), say.value, say.luck, say.play], 'th')),
      make('tbody', {}, ...events.map(({ action, luck, play }) => row([action === 0 ? say.dealt : String(action), points(values[action]), points(luck), points(play)])))));
}

// Returns the title and, after the review, the sums of luck and play.
function caption_part(sum, { say, points, whole, match, state }) {
  const { losses, others, ...luck } = sum ? terms_of(sum, 10 ** (3 - digits_of(match.game))) : {};
  const is_lead = is_alone(state) && !match.own_points;
  return make('figcaption', {}, make('span', { 'class': 'title', text: is_lead ? say.lead : say.plot }),
    ...(sum ? [make('small', { text: say.ends_at({ n: whole(sum.result) }) }), make('span', { 'class': 'sums' },
      ...Object.entries({ luck: Object.values(luck).reduce((all, term) => all + term), play: losses + others }).map(([name, value]) => make('span', { 'class': name, text: `${say[name]} ${points(value)}` })))] : []));
}

/// Returns { element, plot }. The plot marks the current position (plot.js).
export function figure_part(round, view, { width, is_low }) {
  const { say, side, whole, events, step_to } = view;
  const values = round.positions.map((position) => position.values[side]);
  const mark_label = (action) => (action < values.length - 1 ? say.move({ n: action + 1 }) : say.at_end);
  const plot = draw_plot({ values, events, deals: deals_of(round.hands), deal_label: (n) => say.deal({ n }), width, is_low,
    label: whole, mark_label });
  plot.element.addEventListener('click', (event) => step_to(plot.action_at(event.clientX - plot.element.getBoundingClientRect().left)));
  const slider = /** @type {HTMLInputElement} */ (make('input', { type: 'range', min: '0', max: values.length - 1, 'aria-label': say.plot, id: 'review-place' }));
  slider.addEventListener('input', () => step_to(Number(slider.value)));
  return { plot, element: make('figure', { 'aria-label': say.plot }, caption_part(round.sums[side], view), plot.element, slider, table_part(values, view)) };
}
