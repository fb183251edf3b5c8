// A rules page as a table has it (?options=preset=regles,players=4): passages of other presets are folded away and say so. And the
// table of options as the difference between two rule sets.

import { rules } from 'mitts:words';

const words = rules[document.documentElement.lang];
const table = document.querySelector('table.options');
const columns = [...table.querySelectorAll('[data-preset]')];
const options = (new URLSearchParams(location.search).get('options') ?? '').split(',').filter((each) => /^\w+=[\w-]+$/.test(each));
const preset = options.find((each) => each.startsWith('preset='))?.slice(7);
const in_force = columns.find((each) => each.dataset.preset === preset);

function element(name, fields = {}) {
  return Object.assign(document.createElement(name), fields);
}

function fold(heading) {
  const details = element('details');
  const summary = element('summary');
  heading.before(details);
  for (let next = details.nextSibling; next && (next === heading || !/^H[23]$/.test(next.nodeName)); next = details.nextSibling) details.append(next);
  summary.append(heading, element('small', { textContent: words.not_in_force }));
  details.prepend(summary);
}

if (in_force) {
  const changed = options.filter((each) => !/^(preset|players|target)=/.test(each));
  document.querySelector('h1').after(element('p', { className: 'force', textContent: words.in_force({ rules: [in_force.textContent, ...changed].join(', ') }) }));
  document.querySelectorAll('h3[data-for]').forEach((each) => { if (!each.dataset.for.split(' ').includes(preset)) fold(each); });
  const target = document.getElementById(location.hash.slice(1));
  const hidden = target?.closest('details');
  if (hidden) hidden.open = true;
  target?.scrollIntoView();
}

// Two columns, and the rows in which they differ; or everything.
function compare([left, right]) {
  const shown = (at) => left < 0 || right < 0 || at === left || at === right;
  for (const row of table.rows) {
    const cells = [...row.cells].slice(1);
    cells.forEach((cell, at) => { cell.hidden = !shown(at); });
    row.hidden = left >= 0 && right >= 0 && row.parentElement.tagName === 'TBODY' && cells[left].textContent === cells[right].textContent;
  }
}

if (columns.length > 1) {
  const line = element('p', { className: 'compare', textContent: `${words.compare} ` });
  const chosen = [words.from, words.to].map((name, at) => {
    const select = element('select', { ariaLabel: name });
    select.append(element('option', { value: '-1', textContent: '–' }));
    columns.forEach((each, index) => select.append(element('option', { value: String(index), textContent: each.textContent })));
    select.value = at === 0 ? String(columns.indexOf(in_force)) : '-1';
    select.addEventListener('change', () => compare(chosen.map(({ value }) => Number(value))));
    line.append(at > 0 ? ' → ' : '', select);
    return select;
  });
  table.parentElement.before(line);
}
