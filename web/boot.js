// Before the first picture of the page: whether it begins at a table or on the start page, and on which language's. The start page is
// in the document already; a table's parts come at once only where a table is wanted.

import { asked_language, chosen_language, named_language } from './language.js';
import { asked_lesson, asked_query, is_too_long } from './links.js';
import { storage } from './storage.js';

// What an address may say without meaning a table.
const means_no_table = /^(?:lang|utm_\w+|\w*clid)$/;

const root = document.documentElement;
const query = asked_query();
const names = query.split('&').filter(Boolean).map((part) => part.split('=')[0].toLowerCase());
const kept = (name) => storage.get(name).slice(1);

const table_is_asked_for = is_too_long() || asked_lesson() !== null || names.some((name) => !means_no_table.test(name));
const has_matches = storage.names().some((name) => name.startsWith('match'));
const table_was_open = kept('place') === 'table' && has_matches;

// Newcomers are asked whether it is their first time. Known before the first paint, so that nothing moves when start.js runs.
root.toggleAttribute('data-played', has_matches || kept('played') !== '');
root.dataset.page = table_is_asked_for || table_was_open ? 'table' : 'start';

// The folder's page is in English; whoever reads French is led on. A page that is asked for by its name stays.
const language = named_language(query) ?? chosen_language(kept('settings')) ?? asked_language(query);
if (root.dataset.page === 'start' && location.pathname.endsWith('/') && language !== root.lang) {
  location.replace(`index.${language}.html${location.search}${location.hash}`);
}

/// Promises that the page has been seen. Until then the program stays behind what is seen first. Not for longer than 3 s, and not at all where
/// nobody sees the page or the browser does not tell.
globalThis.mitts_seen = new Promise((resolve) => {
  if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve();
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, 3000);
});

// Has begin.js watch scripts that are added after the page has loaded.
function watch(scripts) {
  const { mitts_look: look } = globalThis;
  look.waits = true;
  setTimeout(look, 4100); // its patience
  Promise.all(scripts.map((each) => new Promise((resolve) => { each.onload = each.onerror = resolve; }))).then(() => {
    look.waits = false;
    look();
  });
}

/// Has the table's parts come, once: they stand in the page as a template. The scripts are fetched at once, and begin when the page has been
/// read: they look for its elements.
globalThis.mitts_bring_table = () => {
  const parts = document.getElementById('table-parts');
  if (!parts) return;
  const content = parts.content.cloneNode(true);
  const scripts = [...content.querySelectorAll('script')];
  const program = content.querySelector('link');
  program.remove();
  if (!globalThis.mitts_compiled) globalThis.mitts_seen.then(() => document.head.append(program)); // else it is on its way (start/warm.js)
  for (const script of scripts) script.remove();
  document.head.append(content);
  parts.remove();
  const begin = () => {
    document.head.append(...scripts);
    if (globalThis.mitts_look) watch(scripts);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
};
if (root.dataset.page === 'table') globalThis.mitts_bring_table();
