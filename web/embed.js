// The script of embed.html. Shows a poster, and replaces it with the table when the user or the embedding page
// requests it. Exchanges messages with the embedding page. embedding.html documents the parameters and messages.

import { still_there } from './embed/again.js';
import { use_faces } from './embed/draw.js';
import { open_line } from './embed/host.js';
import { bring_later, bring_notes, bring_poster, bring_sounds } from './embed/later.js';
import { ideal_height } from './embed/layout.js';
import { incoming, only, state_fields } from './embed/messages.js';
import { changeable, games, read_address, record_query } from './embed/params.js';
import { read_position, with_trick } from './embed/position.js';
import { by_id, dress, open_poster, prefers_dark, root, too_small } from './embed/poster.js';
import { languages } from './embed/words.js';
import { reader_language } from './language.js';

const read = read_address(location.search, location.hash);
let wishes = read.parameters;
let notes = [...read.notes, ...read_position(wishes).problems];
const mode = wishes.mode ?? 'play';
const words = () => languages[wishes.lang ?? reader_language(navigator.languages)];

let later = null; // the exports of embed-later.js, once it has loaded
let program = null; // the running program, hidden behind the poster until it shows a match
let table = null;
let starting = null;
let bar = null;

// --- Notes ----------------------------------------------------------------------------------------------------------

// Shows the notes. Each note is from params.js or position.js, or is an object with `words`.
async function show_notes() {
  const say = notes.some((each) => !each.words) ? await bring_notes() : null;
  by_id('notes').hidden = notes.length === 0;
  by_id('notes-title').textContent = words().notes_title;
  by_id('notes-close').ariaLabel = words().notes_close;
  by_id('notes-list').replaceChildren(...notes.filter((each) => each.words || say).map((each) => {
    const item = document.createElement('li');
    item.textContent = each.words ?? say(each, words().language);
    return item;
  }));
}

// Adds a note, or replaces the note of the same kind.
function note(added) {
  notes = [...notes.filter(({ what }) => what !== added.what), added];
  show_notes();
}

by_id('notes-close').addEventListener('click', () => {
  notes = [];
  show_notes();
});

// --- The poster -----------------------------------------------------------------------------------------------------

const poster = open_poster({
  on_start: () => (too_small() ? open(location.href, '_blank', 'noopener') : start({ by_reader: true })),
});

function show_poster() {
  const position = with_trick(read_position(wishes).position, { ...wishes, mode });
  const language = words();
  poster.show({ position, words: language, faces: wishes.faces, theme: wishes.theme, mode });
  if (wishes.faces === 'standard' || position.options.suits === 'italian' || position.moves.length > 0) {
    bring_poster().then(({ whole_faces, moves_line }) => {
      if (whole_faces) use_faces(whole_faces);
      poster.add(position, moves_line?.(position.moves, language) ?? '');
    });
  }
  show_notes();
}

// --- The table ------------------------------------------------------------------------------------------------------

// Returns the query for the program.
function query() {
  const own = [`embed=1`, `mode=${mode}`, `lang=${words().language}`];
  if (wishes.seat !== null) own.push(`seat=${wishes.seat}`);
  const record = wishes.record.game || wishes.text !== null ? wishes.record : { game: games[0], ...wishes.record };
  return [record_query(record), ...own].filter(Boolean).join('&');
}

// Converts parameters of the embed code to settings of the program.
const settings = {
  lang: (value) => `language=${value}`,
  theme: (value) => `brightness=${value === 'auto' ? 'system' : value}`,
  faces: (value) => `faces=${value}`,
  motion: (value) => `motion=${value === 'auto' ? 'system' : value}`,
};

function set_settings(values) {
  const text = Object.entries(values).filter(([name]) => settings[name]).map(([name, value]) => settings[name](value)).join(' ');
  if (text) program.ask('set', text);
}

async function start({ by_reader = false } = {}) {
  if (!table && too_small()) return;
  starting ??= open_here();
  await starting;
  // The focused button is gone, so the focus moves to the bar.
  if (by_reader && table && document.activeElement === document.body) by_id('bar').querySelector('button')?.focus({ preventScroll: true });
}

async function open_here() {
  poster.wait(true);
  by_id('progress-text').textContent = words().loading;
  by_id('stage').hidden = false;
  try {
    later ??= await bring_later();
  } catch (error) {
    return fail_without_words(error);
  }
  const missing = later.what_is_missing();
  if (missing) return fail(missing);
  const asked = wishes; // the embedding page may load another match before the table is ready
  bar ??= later.open_bar(mode, { ask: (command, text) => table.ask(command, text), restart: () => go(bar.begins()) });
  try {
    program ??= await later.open_table({
      canvas: by_id('canvas'), query, wishes: () => wishes, bring_sounds, on_change: table_changed, on_stop: table_stopped,
    });
  } catch (error) {
    console.error(error);
    return fail(later.trouble_of(error));
  }
  begin_table(asked);
}

function begin_table(asked) {
  // The interface for tests and for embedding pages of the same origin.
  globalThis.mitts = { targets: program.targets, record: program.record, state: program.state, frames: program.frames };
  set_settings({ lang: words().language, theme: wishes.theme, faces: wishes.faces, motion: wishes.motion });
  const is_on_table = () => program.state().page === 'table';
  // With a record, only a kept match can be on the table, unless the embed code names a game.
  const begun = is_on_table() && still_there(asked, wishes) && (wishes.text === null || !wishes.record.game);
  const wrong = begun ? '' : program.ask('load', wishes.text ?? query());
  if (!is_on_table()) return stay_a_poster(wrong);
  table = program;
  if (wishes.keep && mode === 'play' && !table.keeps) note({ what: 'not_kept' });
  begin_here();
  poster.close();
  by_id('mirror').hidden = false;
  table_changed();
}

// Keeps the poster and shows why the program refused the embed code's match.
function stay_a_poster(wrong) {
  by_id('stage').hidden = true;
  poster.wait(false);
  starting = null;
  note({ what: 'program', value: wrong });
  line.post('error', { code: 'refused', what: wrong });
}

// Notifies the embedding page of a crash. A dialog has already informed the user (embed/keeping.js).
function table_stopped(error) {
  table = null;
  line.post('error', error);
}

// Keeps the poster and shows why the table cannot be opened.
function fail(trouble) {
  poster.wait(true);
  later.say_trouble(trouble);
  starting = null;
  line.post('error', { code: trouble, what: by_id('trouble').textContent });
}

// Reports that the table's scripts or styles failed to load. The poster's button remains, so the user can retry.
function fail_without_words(error) {
  console.error(error);
  poster.wait(false);
  starting = null;
  note({ words: words().not_brought });
  line.post('error', { code: 'unreachable', what: languages.en.not_brought });
}

// --- Reporting the table's state to the bar and the embedding page --------------------------------------------------

const before = { state: '', actions: 0, refusal: null, phase: 'playing' };

// Makes the current position, or the position after `begins` actions, the starting position. "Try again" returns to
// it. The moves made so far are not reported.
function begin_here(begins) {
  const { actions = 0, refusal = null } = table.state();
  bar.begin(begins ?? actions);
  Object.assign(before, { actions, refusal });
}

const told_state = () => (table ? only({ ...table.state(), started: true }, state_fields) : { started: false, mode });

function table_changed() {
  const state = table?.state();
  if (!state) return;
  table.follow_panels();
  bar.show(state, words().language, table.keeps);
  const { actions: made = 0, refusal, last = null, phase } = state;
  const now = told_state();
  if (JSON.stringify(now) !== before.state) line.post('state', { state: now });
  if (made > before.actions && last) { // not after a step back
    line.post('move', { move: last });
    for (const rule of last.rules ?? []) line.post('rule', { rule, words: last.words, refused: false });
  }
  if (refusal && refusal !== before.refusal) {
    line.post('rule', { rule: state.refusal_rule ?? null, words: state.refusal_words ?? refusal, refused: true });
  }
  if (phase !== before.phase && phase !== 'playing') line.post('end', { phase, totals: state.totals });
  Object.assign(before, { state: JSON.stringify(now), actions: made, refusal, phase });
}

// --- Messages from the embedding page -------------------------------------------------------------------------------

const line = open_line(wishes.origin, (message) => act_on(message));

const refuse = (id, what, code = 'refused') => line.post('error', { code, id, what });
const refuse_for = async (id, what, language) => {
  const say = await bring_notes();
  refuse(id, say ? what.map((each) => say(each, language)).join(' ') : what.map(({ name }) => name).join(' '));
};
const answer_state = (id) => line.post('state', { id, state: told_state() });

// Sends a command to the program, and posts the new state or the error.
function ask(id, command, text) {
  if (!table) return refuse(id, 'send "start" first', 'not-started');
  const wrong = table.ask(command, text);
  if (wrong) refuse(id, wrong);
  else answer_state(id);
}

// Replaces the match on the table, or the position on the poster. If the replacement is refused, nothing changes.
function replace(id, { record = {}, text = null }) {
  const was = wishes;
  wishes = { ...wishes, record, text };
  const wrong = table ? table.ask('load', text ?? query()) : read_position(wishes).problems;
  if (wrong.length > 0) {
    wishes = was;
    return table ? refuse(id, wrong) : refuse_for(id, wrong, words().language);
  }
  if (table) {
    begin_here();
  } else {
    notes = [];
    show_poster();
  }
  answer_state(id);
}

function load(id, { record, query: text }) {
  if (record !== undefined) return replace(id, { text: record });
  const asked = read_address(text);
  if (asked.notes.length > 0) return refuse_for(id, asked.notes.slice(0, 1), 'en');
  replace(id, { record: asked.parameters.record });
}

// Parses the record on the table, or the position on the poster.
const read_shown = () => read_position({ ...wishes, text: table?.record() ?? wishes.text });

const go = (actions) => table.ask('go', String(actions));

// Reloads the match, because the program reads the seat from query() when it loads a match. A record ends at the
// current step, so a match is first stepped to its end. In "try" mode, the match starts over.
function change_seat() {
  const { actions, steps } = table.state();
  go(mode === 'try' ? bar.begins() : steps);
  table.ask('load', table.record());
  go(actions);
  begin_here(bar.begins());
}

function set(id, { values }) {
  const { seat } = values;
  if (seat && seat >= read_shown().position.players) return refuse(id, 'set: "seat" cannot be that', 'value');
  wishes = { ...wishes, ...values };
  if (table) {
    set_settings(values);
    dress(wishes);
    if (seat !== undefined && seat !== table.state().viewer) change_seat();
  } else {
    show_poster();
  }
  answer_state(id);
}

function step(id, { to }) {
  const { actions = 0, steps = 0 } = table?.state() ?? {};
  const places = { first: 0, previous: Math.max(0, actions - 1), next: Math.min(steps, actions + 1), last: steps };
  ask(id, 'go', String(places[to] ?? to));
}

const actions = {
  load, set, step,
  new: (id, { seed }) => {
    const { position: { game }, record: { options } } = read_shown();
    replace(id, { record: { game, options, seed: seed ?? undefined } });
  },
  undo: (id) => (mode === 'try' ? actions.again(id) : ask(id, 'undo', '')),
  redo: (id) => ask(id, 'redo', ''),
  again: (id) => ask(id, 'go', String(bar?.begins() ?? 0)),
  hint: (id) => ask(id, 'hint', ''),
  start: (id) => start().then(() => {
    if (table) return answer_state(id);
    refuse(id, too_small() ? 'the frame is too small' : 'the table could not be opened', 'not-started');
  }),
  // Answers the ping, and sends the height again, because the embedding page may have missed the first message.
  ping: (id) => {
    line.post('ready', { id, mode, started: table !== null, understands: incoming, changes: changeable });
    tell_height();
  },
};

function act_on(message) {
  actions[message.type](message.id, message);
}

// --- Start ----------------------------------------------------------------------------------------------------------

// The reported height does not shrink when a scroll bar narrows the frame. The scroll bar may have appeared only
// because the frame grew, so the height could otherwise oscillate forever.
const widest_scroll_bar = 40; // in CSS pixels, at a zoom of 50 %
let told = { width: 0, height: 0 };
let last_width = 0;

function tell_height() {
  const width = root.clientWidth;
  last_width = width;
  const height = ideal_height(width, mode);
  const less = told.width - width;
  if (less <= 0 || less > widest_scroll_bar || height > told.height) told = { width, height };
  line.post('resize', { width, height: told.height });
}

// A table that asks for no poster opens once the frame is large enough. The frame may be in a part of the page that is
// still closed.
let waits_for_room = !wishes.poster;

new ResizeObserver(() => {
  if (root.clientWidth !== last_width) tell_height();
  if (waits_for_room && !too_small()) {
    waits_for_room = false;
    start();
  }
}).observe(root);
prefers_dark.addEventListener('change', () => table ?? dress(wishes));

show_poster();
actions.ping(undefined);
