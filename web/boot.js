// Before the first picture of the page: whether it begins at a table or on the start page, and on which language's. The start page is
// in the document already; a table's parts come at once only where a table is wanted.

import { chosen_language, reader_language } from './language.js';
import { asked_query, is_too_long } from './links.js';
import { storage } from './storage.js';

// What an address may say without meaning a table.
const means_no_table = /^(?:lang|utm_\w+|\w*clid)$/;

const root = document.documentElement;
const query = asked_query();
const names = query.split('&').filter(Boolean).map((part) => part.split('=')[0].toLowerCase());
const kept = (name) => storage.get(name).slice(1);

const table_is_asked_for = is_too_long() || names.some((name) => !means_no_table.test(name));
const table_was_open = () => kept('place') === 'table' && storage.names().some((name) => name.startsWith('match'));

root.dataset.page = table_is_asked_for || table_was_open() ? 'table' : 'start';

// The folder's page is in English; whoever reads French is led on. A page that is asked for by its name stays.
const [, asked] = /(?:^|&)lang=([\w-]*)/.exec(query) ?? [];
const language = asked === undefined ? chosen_language(kept('settings')) ?? reader_language(navigator.languages) : reader_language([asked]);
if (root.dataset.page === 'start' && location.pathname.endsWith('/') && language !== root.lang) {
  location.replace(`index.${language}.html${location.search}${location.hash}`);
}

// A script that is added once the page is there is missing only after it has failed (begin.js).
function mind(script) {
  const end = globalThis.mitts_expect?.(script.src);
  script.dataset.added = '';
  script.onload = script.onerror = () => {
    delete script.dataset.added;
    end?.();
    globalThis.mitts_look?.();
  };
}

/// Has the table's parts come, once: they stand in the page as a template.
globalThis.mitts_bring_table = () => {
  const parts = document.getElementById('table-parts');
  if (!parts) return;
  const come = document.importNode(parts.content, true);
  if (document.readyState === 'complete') come.querySelectorAll('script').forEach(mind);
  document.head.append(come);
  parts.remove();
};
if (root.dataset.page === 'table') globalThis.mitts_bring_table();
