// Decides before the first paint whether the page shows a table or the start page, and in which language. The start
// page is already in the document. The table's files load immediately only if a table is shown.

import { asked_language, chosen_language, named_language } from './language.js';
import { asked_challenge, asked_lesson, asked_query, is_too_long } from './links.js';
import { storage } from './storage.js';

// Matches the query parameters that do not open a table.
const means_no_table = /^(?:lang|utm_\w+|\w*clid)$/;

const root = document.documentElement;
const query = asked_query();
const names = query.split('&').filter(Boolean).map((part) => part.split('=')[0].toLowerCase());
const kept = (name) => storage.get(name).slice(1);

const table_is_asked_for = is_too_long() || (asked_lesson() ?? asked_challenge()) !== null || names.some((name) => !means_no_table.test(name));
const has_matches = storage.names().some((name) => name.startsWith('match'));
const table_was_open = kept('place') === 'table' && has_matches;

// Hides the link for first-time visitors if the user has played before (start.css). Runs before the first paint, to
// avoid a layout shift.
root.toggleAttribute('data-played', has_matches || kept('played') + kept('results') !== '');
root.dataset.page = table_is_asked_for || table_was_open ? 'table' : 'start';

// At the folder's URL, redirects French users to the French page. At index.html, they stay on the English page.
const language = named_language(query) ?? chosen_language(kept('settings')) ?? asked_language(query);
if (root.dataset.page === 'start' && location.pathname.endsWith('/') && language !== root.lang) {
  location.replace(`index.${language}.html${location.search}${location.hash}`);
}

/// Resolves after the first paint. The program is fetched only after that. Resolves after 3 s at the latest, and
/// immediately if the page is hidden or the browser does not report paints.
globalThis.mitts_seen = new Promise((/** @type {(value?: any) => void} */ resolve) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve();
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, 3000);
});

// Makes begin.js check scripts that are added after the page has loaded.
function watch(scripts) {
  const { mitts_look: look } = globalThis;
  look.waits = true;
  setTimeout(look, 4100); // slightly longer than patience_ms in begin.js
  Promise.all(scripts.map((each) => new Promise((resolve) => { each.onload = each.onerror = resolve; }))).then(() => {
    look.waits = false;
    look();
  });
}

/// Adds the table's files from the page's template. Further calls have no effect. The scripts are fetched immediately,
/// but run only after the document has been parsed, because they need its elements.
globalThis.mitts_bring_table = () => {
  const parts = document.getElementById('table-parts');
  if (!parts) return;
  const content = /** @type {DocumentFragment} */ (parts.content.cloneNode(true));
  const scripts = [...content.querySelectorAll('script')];
  const program = content.querySelector('link');
  program.remove();
  // If mitts_compiled is set, start/warm.js is already fetching the program.
  if (!globalThis.mitts_compiled) globalThis.mitts_seen.then(() => document.head.append(program));
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
