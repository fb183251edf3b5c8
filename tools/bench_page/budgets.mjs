// The pages and visits that tools/bench_page.mjs measures, and each metric's budget. A budget is an upper or a lower
// bound for an idle machine with two cores and software rendering.

/// The pages that Lighthouse audits, by name.
export const pages = {
  start: '', 'start in French': 'index.fr.html', 'table by link': '?game=mitaines&seed=5',
  'rules of Mitaines': 'rules/mitaines.html', 'rules of Mitch': 'rules/mitch.html', 'rules of Mitigati': 'rules/mitigati.html',
  lesson: 'rules/mitaines/lesson-steal.html', example: 'rules/mitaines/W13.html',
  examples: 'examples.html', builder: 'builder.html', guide: 'embedding.html',
};

const line = { mbit: 1.6, latency: 150 };
const of_place = (place) => [
  { title: `${place}, first visit`, place },
  { title: `${place}, first visit, 4 × CPU`, place, cpu: 4 },
  { title: `${place}, first visit, slow line`, place, line },
  { title: `${place}, first visit, slow line, 4 × CPU, gzip`, place, line, cpu: 4 },
  { title: `${place}, first visit, slow line, 4 × CPU, brotli`, place, line, cpu: 4, encoding: 'br' },
  { title: `${place}, later visit`, place, warm: true },
  { title: `${place}, later visit, 4 × CPU`, place, warm: true, cpu: 4 },
];

/// The visits, each with its name, the options of visit() (visits.mjs) and the server's compression.
export const conditions = [...of_place('start'), ...of_place('table')];

// A metric's budget is in the first entry that matches the title and contains the metric.
const budgets = /** @type {const} */ ([
  [/^start, first visit/, { 'requests to first view': 8, 'kB gzip to first view': 110, 'layout shift': 0.02 }],
  [/^(start|table), first visit/, { 'kB gzip in all': 862, 'layout shift': 0.02, 'frames at rest, a second': 0 }],
  [/^start, first visit$/, { 'tap to ground': 100, 'tap to card': 500 }],
  [/^start, first visit, 4 × CPU$/, { 'tap to ground': 100, 'tap to card': 1200 }],
  [/brotli$/, { 'first card': 4500 }],
  [/gzip$/, { 'first card': 5200 }],
  [/^Lighthouse: start/, { 'largest paint': 1200, 'speed index': 1600, blocking: 150, 'layout shift': 0.02 }],
  [/^Lighthouse: rules/, { blocking: 100 }],
  [/^Lighthouse: table/, { performance: 85 }],
  [/^Lighthouse: builder/, { performance: 90 }],
  [/^Lighthouse/, { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }],
]);
const at_least = new Set(['performance', 'accessibility', 'best-practices', 'seo']);

/// Returns a metric's budget: { bound, least }. `bound` may be undefined. `least` is true for a lower bound.
export function budget_of(title, figure) {
  const found = budgets.find(([titles, bounds]) => titles.test(title) && figure in bounds);
  return { bound: found?.[1][figure], least: at_least.has(figure) };
}
