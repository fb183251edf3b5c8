// Adapts a rules page to the options of a match (?options=preset=regles,players=4). Passages for other presets are
// collapsed and marked.

import { rules } from 'mitts:words';
import { decoded } from '../challenge/kept.js';

const words = rules[document.documentElement.lang];
const given = new URLSearchParams(location.search).get('options') ?? '';

/// The options of the match at the table that opened this page. Empty if no table opened it.
export const options = given.split(',').filter((each) => /^\w+=[\w-]+$/.test(each));
/// The options that differ from the preset.
export const changed = options.filter((each) => !/^(preset|players)=/.test(each));
/// The options table, and its column headings, one for each preset.
export const table = document.querySelector('table.options');
export const columns = [...table.querySelectorAll('[data-preset]')];
/// The column heading of the match's preset.
export const in_force = columns.find(({ dataset }) => options.includes(`preset=${dataset.preset}`));

/// Creates an element and sets these properties.
export const element = (name, fields = {}) => Object.assign(document.createElement(name), fields);

function fold(heading) {
  const details = element('details');
  const summary = element('summary');
  heading.before(details);
  for (let next = details.nextSibling; next && (next === heading || !/^H[23]$/.test(next.nodeName)); next = details.nextSibling) details.append(next);
  summary.append(heading, element('small', { textContent: words.not_in_force }));
  details.prepend(summary);
}

if (in_force) {
  const told = changed.filter((each) => !each.startsWith('target='));
  const line = element('p', { className: 'force', textContent: words.in_force({ rules: [in_force.textContent, ...told].join(', ') }) });
  line.append(' ', element('a', { href: '#compare', textContent: words.compare }));
  document.querySelector('h1').after(line);
  document.querySelectorAll('h3[data-for]').forEach((each) => {
    if (!each.dataset.for.split(' ').includes(in_force.dataset.preset)) fold(each);
  });
}

function show_target() {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  const hidden = target?.closest('details');
  if (hidden) hidden.open = true;
  if (hidden || in_force) target?.scrollIntoView();
}
addEventListener('hashchange', show_target);
show_target();
