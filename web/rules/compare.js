// Compares two rule sets. Shows two columns of the options table with the rows that differ, and replays a deal under
// both (both.js, loaded on demand). The deal is from the table that opened this page, or from pasted text.

import { rules } from 'mitts:words';
import { deal_in } from './deal_in.js';
import { changed, columns, element, in_force, options, table } from './in_force.js';

const words = rules[document.documentElement.lang];

// Adds a column for the match's house rules, which are its preset with changes.
function add_house() {
  const place = columns.indexOf(in_force) + 1;
  const head = element('th', { scope: 'col', textContent: words.house });
  head.dataset.options = options.join(' ');
  table.tHead.rows[0].cells[1].before(head);
  for (const row of table.tBodies[0].rows) {
    const usual = row.cells[place];
    const value = changed.find((each) => `option-${each.split('=')[0]}` === row.id)?.split('=')[1];
    const named = row.dataset.words?.split(';').find((each) => each.startsWith(`${value}:`))?.slice(value.length + 1);
    row.cells[1].before(element('td', { textContent: value ? named ?? value : usual.textContent, className: value ? 'other' : usual.className }));
  }
  columns.unshift(head);
}

const options_of = (head) => head.dataset.options ?? `preset=${head.dataset.preset}`;

// Shows two columns and the rows where they differ. Shows all rows if fewer than two columns are chosen.
function show_rows(/** @type {number[]} */ [left, right], none) {
  const both = left >= 0 && right >= 0;
  const shown = (at) => !both && (left < 0 || right < 0) || at === left || at === right;
  let rows = 0;
  for (const row of table.rows) {
    const cells = [...row.cells].slice(1);
    cells.forEach((cell, at) => { cell.hidden = !shown(at); });
    row.hidden = both && row.parentElement.tagName === 'TBODY' && cells[left].textContent === cells[right].textContent;
    if (row.parentElement.tagName === 'TBODY' && !row.hidden) rows += 1;
  }
  none.hidden = rows > 0;
}

// Returns the record and the viewer of the table in the parent page, or null.
function deal_at_table() {
  try {
    const { mitts } = globalThis.parent;
    if (globalThis.parent === globalThis.window || !mitts) return null;
    const { page, viewer, curtain } = mitts.state();
    const deal = mitts.record();
    const is_of_this_game = deal.includes(`[Game "${document.documentElement.dataset.game}"]`);
    return page === 'table' && is_of_this_game && !curtain ? { deal, viewer } : null;
  } catch {
    return null; // the parent page belongs to another site
  }
}

function open_compare() {
  const at_table = deal_at_table();
  const line = element('p', { className: 'compare', id: 'compare', textContent: `${words.compare} ` });
  const none = element('p', { className: 'none', hidden: true, textContent: words.same_cells });
  const told = element('section', { className: 'both', ariaLabel: words.deal_title });
  const field = element('input', { type: 'text', id: 'compare-deal', autocomplete: 'off' });
  const form = element('form', { className: 'compare' });
  form.append(element('label', { htmlFor: field.id, textContent: words.deal_ask }), field, element('button', { textContent: words.deal_tell }));
  let pasted = null;
  let asked = 0;

  async function tell() {
    const places = chosen.map(({ value }) => Number(value));
    show_rows(places, none);
    const deal = pasted ?? at_table;
    const number = ++asked;
    if (!deal || places.some((place) => place < 0) || places[0] === places[1]) return told.replaceChildren();
    const sets = places.map((place) => ({ title: columns[place].textContent, options: options_of(columns[place]) }));
    try {
      const { tell_both } = await import('./both.js');
      const parts = await tell_both({ ...deal, sets, is_at_table: deal === at_table });
      if (number === asked) told.replaceChildren(element('h3', { textContent: words.deal_title }), ...parts);
    } catch (error) {
      console.warn(error.message);
      if (number === asked) told.replaceChildren(element('p', { textContent: words.deal_missing }));
    }
  }

  const chosen = [words.from, words.to].map((name, at) => {
    const select = element('select', { ariaLabel: name });
    select.append(element('option', { value: '-1', textContent: '–' }));
    columns.forEach((each, index) => select.append(element('option', { value: String(index), textContent: each.textContent })));
    const first = changed.length > 0 ? 0 : columns.indexOf(in_force);
    select.value = at === 0 ? String(first) : '-1';
    select.addEventListener('change', tell);
    line.append(at > 0 ? ' → ' : '', select);
    return select;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    pasted = field.value.trim() ? { deal: deal_in(field.value), viewer: -1 } : null;
    // Replaces missing choices with the first columns, because a comparison needs two different rule sets.
    chosen.forEach((select, at) => { if (select.value === '-1') select.value = String(at); });
    if (chosen[0].value === chosen[1].value) chosen[1].value = chosen[0].value === '0' ? '1' : '0';
    tell();
  });
  const beneath = element('div');
  beneath.append(none);
  table.parentElement.before(line, form, told);
  table.parentElement.after(beneath);
}

if (columns.length > 0 && in_force && changed.length > 0) add_house();
if (columns.length > 1) open_compare();
if (location.hash === '#compare') document.getElementById('compare')?.scrollIntoView();
