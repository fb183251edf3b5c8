// The script of the start page, which is shown before the program starts and between matches. Shows the match to
// continue, handles the page's links and buttons, and connects to the program. The program is fetched while the page is
// idle, but it starts only when an action needs it.

import { hear_brought } from './brought.js';
import { small_card } from './embed/corner.js';
import { first_language } from './language.js';
import { asked_challenge, asked_lesson, asked_query } from './links.js';
import { wear_kept } from './look.js';
import { offline } from './offline.js';
import { match_left } from './start/left.js';
import { change_setting, show_settings } from './start/quick_settings.js';
import { storage } from './storage.js';
import { targets_in } from './start/targets.js';
import { warm } from './start/warm.js';

const root = document.documentElement;
const page = document.getElementById('start');
const { lang: language } = root;
const { title } = document;
const kept = (name) => storage.get(name).slice(1);
const games = [...page.querySelectorAll('[data-game]')].map(({ dataset }) => dataset.game);

let program = null; // the running program (program.js), or null
let table = null; // the same program once it shows the table, or null
let wish = null; // the pending command for the program: its name and its text
let has_entered = false; // true once the user has used a button of this page
let put_on_shelf = null; // called with the files or text to import (page.js)
let brought = null; // files or text to import once the program is ready
let left = null; // the match to continue
let last_used = null; // the element that had the focus before the table was shown

const is_shown = () => root.dataset.page !== 'table'; // also true if boot.js has failed to load

// --- Display --------------------------------------------------------------------------------------------------------

function made(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.append(...children);
  return element;
}
const by_id = (id) => document.getElementById(id);

function show_match_left() {
  const { match, count } = match_left(storage, language);
  left = match;
  by_id('resume').hidden = match === null;
  by_id('shelf-door').hidden = match !== null;
  root.toggleAttribute('data-played', count > 0 || kept('played') + kept('results') !== '');
  for (const each of page.querySelectorAll('.count')) each.textContent = String(count || '');
  by_id('resume-shelf').hidden = count === 0;
  if (!match) return;
  by_id('resume-title').textContent = match.title;
  by_id('resume-turn').textContent = match.turn;
  by_id('resume-detail').textContent = match.detail;
  by_id('resume-scores').replaceChildren(...match.scores.map(({ name, points }) => made('div', {}, made('dt', {}, name), made('dd', {}, String(points).replace('-', '−')))));
  const letters = /\bletters=(en|fr)/.exec(kept('settings'))?.[1] ?? language;
  page.querySelector('.resume-cards').replaceChildren(...match.cards.map((code) => small_card(made, code, letters)));
}

function refresh() {
  wear_kept();
  root.dataset.ground = /\btable=(\w+)/.exec(kept('settings'))?.[1] ?? '';
  show_settings(page, kept('settings'));
  show_match_left();
}

function show_table() {
  if (!is_shown()) return;
  last_used = document.activeElement;
  root.dataset.page = 'table';
}

// Returns from the table to the start page.
function show_start() {
  if (is_shown()) return;
  const spoken = table?.state().language ?? language;
  if (spoken !== language) { // the user has changed the language at the table
    location.replace(page.querySelector(`a[hreflang="${spoken}"]`).href);
    return;
  }
  refresh();
  root.dataset.page = 'start';
  document.title = title;
  (page.contains(last_used) ? last_used : page).focus({ preventScroll: true });
  if (history.state?.mitts === 'table') history.back();
}

// --- Actions --------------------------------------------------------------------------------------------------------

// Stores this page's language if the program would otherwise choose another language.
function keep_language(spoken = language) {
  // Passes an empty query, because fulfil() removes the query from the URL.
  if (first_language({ query: () => '', storage }) !== spoken) storage.put('settings', change_setting(kept('settings'), 'language', spoken));
}

const wish_to = {
  __proto__: null, // so that a link cannot name an inherited property
  begin: (game) => ['begin', game],
  lessons: (game = '') => ['learn', game],
  arrange: (game) => ['arrange', game],
  continue: () => (left ? ['resume', left.slot] : ['open', 'shelf']),
  shelf: () => ['open', 'shelf'],
  played: () => ['open', 'played'],
  settings: () => ['open', 'settings'],
};

function fulfil() {
  if (!wish || program.state().panel === 'dialog') return; // the user must close the dialog first
  const [name, text] = wish;
  wish = null;
  history.replaceState(history.state, '', location.pathname);
  // The program may have started before enter() stored the language, for example because the pointer was on a button.
  if (has_entered && program.state().language !== language) program.call('mitts_command', 'set', `language=${language}`);
  program.call('mitts_command', name, text);
  if (name === 'load' && program.state().told !== '') { // the record cannot be loaded; the shelf shows the reason
    brought = [text];
    program.call('mitts_command', 'open', 'shelf');
  }
  const state = program.state();
  // If the match cannot be continued, the shelf shows the reason.
  if (name === 'resume' && state.page === 'start' && state.panel === null) program.call('mitts_command', 'open', 'shelf');
}

function enter(action, game) {
  wish = wish_to[action](game);
  has_entered = true;
  keep_language();
  show_table();
  // Until the action is complete, the URL names the action, so that a reload repeats it.
  const address = `?${wish[0] === 'resume' ? 'open=continue' : wish.join('=')}`;
  if (history.state?.mitts === 'table') history.replaceState(history.state, '', address);
  else history.pushState({ mitts: 'table' }, '', address);
  globalThis.mitts_bring_table?.();
  if (table) look();
}

const action_of = (element) => {
  const { act } = element.dataset;
  return act && [act, element.closest('[data-game]')?.dataset.game ?? element.dataset.of];
};

page.addEventListener('click', (event) => {
  const link = /** @type {HTMLAnchorElement} */ (event.target.closest('[data-act], a[hreflang]'));
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.hreflang) {
    storage.put('settings', change_setting(kept('settings'), 'language', link.hreflang));
    return; // the browser follows the link
  }
  event.preventDefault();
  enter(...action_of(link));
});

page.addEventListener('change', ({ target }) => {
  const { name, value } = /** @type {HTMLInputElement} */ (target);
  const settings = change_setting(kept('settings'), name, value);
  storage.put('settings', settings);
  program?.call('mitts_command', 'set', `${name}=${value}`);
  refresh();
});

// Enter continues the match, or else starts the game chosen last. A digit starts the game at that position.
addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!is_shown() || event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector('dialog[open]')) return;
  if (target.closest?.(':is(input, select, textarea)') || (key === 'Enter' && target.closest?.(':is(a, button, summary)'))) return;
  const game = games[Number(key) - 1];
  if (game && kept('keys') !== 'off') enter('begin', game);
  else if (key === 'Enter' && left) enter('continue');
  else if (key === 'Enter') enter('begin', games.includes(kept('game')) ? kept('game') : games[0]);
  else return;
  event.preventDefault();
});

// The browser's Back button returns from a table to the start page.
addEventListener('popstate', ({ state }) => {
  if (state?.mitts === 'table') {
    if (is_shown() && left) enter('continue');
    return;
  }
  wish = null;
  // Closes the table's dialogs, because an open dialog would cover the start page and make it inert.
  for (const dialog of document.querySelectorAll('dialog[open]:not(#crash, #tabs)')) /** @type {HTMLDialogElement} */ (dialog).close();
  program?.call('mitts_command', 'leave', '');
  show_start();
});
// Browsers do not reload the page if only the fragment changes.
addEventListener('hashchange', () => location.reload());

addEventListener('pageshow', ({ persisted }) => { if (persisted && is_shown()) refresh(); });
addEventListener('storage', () => { if (is_shown()) refresh(); });

// Imports dropped or pasted matches once the program is ready.
hear_brought((things) => {
  brought = [...brought ?? [], ...things];
  if (table) put_brought();
  else if (is_shown()) enter('shelf');
});

// --- The program ----------------------------------------------------------------------------------------------------

function put_brought() {
  if (brought) put_on_shelf(brought);
  brought = null;
}

// Switches between the start page and the table after every change in the program.
function look() {
  fulfil();
  const { page: place, panel } = table.state();
  if (wish) return;
  if (place !== 'start' || panel !== null) show_table();
  else if (!asked_lesson() && !asked_challenge()) show_start(); // otherwise page.js opens a lesson or a challenge
}

const round_is_on = ({ page: place, phase }) => place === 'table' && phase === 'playing';
const updates = offline({ round_is_on: () => table !== null && round_is_on(table.state()) });
let updates_begun = null;
const begin_updates = () => (updates_begun ??= updates.begin());

// Keeps the browser's install prompt for asking.js. The prompt may arrive long before the program is ready.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.mitts_home.offer = event;
  globalThis.mitts_home.on_offer?.();
});

/// The interface for page.js. begin() receives the program while the table is still hidden, and performs the user's
/// action. take() is called when the table is shown; it receives the import function. Call look() after every change.
globalThis.mitts_home = {
  begin(started) {
    program = started;
    fulfil();
  },
  take(put) {
    table = program;
    put_on_shelf = put;
    look();
    put_brought();
  },
  look() {
    updates.look();
    if (table) look();
  },
  begin_updates,
};

/// The interface for tests and for pages that observe the table.
globalThis.mitts = {
  state: () => table?.state() ?? {
    page: 'start', panel: null, language, pictures: false, tarot: false, resting: is_shown(), moving: false, resumed: false, slot: '', told: '',
    arranged: games.includes(kept('game')) ? kept('game') : games[0],
  },
  targets: () => (is_shown() ? targets_in(page, games) : table?.targets() ?? []),
  record: () => table?.record() ?? '',
  frames: () => table?.frames() ?? 0,
};

// --- Start ----------------------------------------------------------------------------------------------------------

refresh();

// Reads the action from the URL, so that every button also works as a link in a new tab.
function wish_of_address() {
  const record = new URLSearchParams(asked_query()).get('r');
  if (record) wish = ['load', record];
  const asked = new URLSearchParams(location.search.toLowerCase().replace(/\W+$/, ''));
  const found = [['begin', 'begin'], ['learn', 'lessons'], ['arrange', 'arrange']].find(([name]) => asked.has(name));
  const opened = asked.get('open');
  const action = found?.[1] ?? (wish_to[opened] && opened);
  if (!action) return;
  const of = found ? asked.get(found[0]) : '';
  if (['begin', 'arrange'].includes(action) && !games.includes(of)) {
    history.replaceState(history.state, '', location.pathname);
    root.dataset.page = 'start';
    return;
  }
  wish = wish_to[action](of);
  // The page at the folder's URL uses the user's preferred language.
  keep_language(location.pathname.endsWith('/') ? first_language({ query: asked_query, storage }) : language);
}
wish_of_address();

if (is_shown()) {
  warm({ page, bring: globalThis.mitts_bring_table, begin_updates });
}
