// Starts the program in the page and connects it to storage, the computer players, events, and the elements for the
// keyboard and screen readers. The page loads this file when a table is requested (boot.js, start.js).

import { common, device } from 'mitts:words';
import { open_comfort } from './comfort.js';
import { show_deal } from './deal_note.js';
import { can_fill_screen, fill_screen, tell_resumed } from './device.js';
import { elements } from './elements.js';
import { fetch_bytes } from './fetching.js';
import { address_of } from './files.js';
import { open_guard } from './guard.js';
import { hearing } from './hearing.js';
import { asked_challenge, asked_lesson, asked_query, is_too_long } from './links.js';
import { listen, preferences } from './listen.js';
import { say_trouble, show_progress, trouble_of, what_is_missing } from './loading.js';
import { in_page_language, show_line } from './notices.js';
import { open_pictures } from './pictures.js';
import { open_players } from './players.js';
import { next_task, start_program } from './program.js';
import { reference } from './reference.js';
import { storage as own_storage } from './storage.js';
import { open_texts } from './texts.js';
import { trusted } from './trusted.js';

const reopen = () => location.reload();
const canvas = document.getElementById('canvas');

// Selects the web app manifest in the page's language.
function choose_manifest(link, language) {
  const address = language === 'fr' ? address_of('manifest.fr.webmanifest') : address_of('manifest.en.webmanifest');
  if (link.getAttribute('href') !== address) link.setAttribute('href', address);
}

// Shows a notice that an optional part of the page failed to load. After a link to a lesson or a challenge, there is no
// table behind the notice, so that closing it leads to the start page.
function say_missing(id) {
  const leave = () => { if (asked_lesson() || asked_challenge()) leave_link(globalThis.mitts_home); };
  show_line(id, () => {
    const { again, close } = in_page_language(common);
    return { text: in_page_language(device).no_part, buttons: [{ id: `${id}-again`, label: again, act: reopen }, { id: `${id}-close`, label: close, act: leave }] };
  });
}

// Wraps an optional part, which bring() loads on demand. `panel` names the table's panel or mode that needs the part.
function door({ bring, panel, table }) {
  let part = null;
  const close_panel = () => { if (table.state().panel === panel) table.call('mitts_press', 'Escape'); };
  const give_up = () => {
    close_panel();
    say_missing(`no-${panel}`);
    return null;
  };
  const is_asked = (state) => state.panel === panel || state.mode === panel;
  const is_open = () => is_asked(table.state());
  return {
    // Loads the part. If loading fails, shows a notice, unless is_wanted() is false by then.
    bring: (is_wanted = () => true) => part ??= bring(give_up).catch((error) => {
      console.warn(error.message);
      part = null;
      return is_wanted() ? give_up() : null;
    }),
    async look(state) { if (part || is_asked(state)) (await this.bring(is_open))?.look(); },
  };
}

// Removes the lesson or the challenge from the URL.
function leave_link(home) {
  history.replaceState(history.state, '', location.pathname + location.search);
  home.look();
}

// Starts the lesson named in the URL.
async function begin_lesson(lessons, lesson, home) {
  if (await (await lessons.bring())?.open(...lesson)) leave_link(home); // otherwise a reload tries again
}

// Resolves to the start page's interface. This script may run before start.js, which creates the interface.
async function home_to_come() {
  if (!globalThis.mitts_home) await new Promise((resolve) => { addEventListener('DOMContentLoaded', resolve); });
  return globalThis.mitts_home;
}

// Resolves when the table's script has loaded. If that fails, begin.js reports it.
async function script_to_come() {
  const script = document.querySelector('script[src*="/mitts."]');
  if (!globalThis.MittsTable) await new Promise((resolve) => { script.addEventListener('load', resolve); });
}

// The stored strings whose loss is reported here. The program reports matches that do not fit.
const reported = /^(?:settings|text-table|speech|keys|lessons|puzzles|exercises|reviews|results)$/;

// Wraps the storage. If a string does not fit, shows a notice, but only once.
function with_notice(storage) {
  let is_shown = false;
  return { ...storage, put(name, text) {
    const answer = storage.put(name, text);
    if (answer === 'F' && !is_shown && reported.test(name)) {
      is_shown = true;
      show_line('full', () => ({ text: in_page_language(device).full }));
    }
    return answer;
  } };
}
const storage = with_notice(own_storage);

async function start() {
  const missing = what_is_missing();
  if (missing) {
    say_trouble(missing);
    return;
  }
  const [home] = await Promise.all([home_to_come(), script_to_come(), globalThis.mitts_seen]);
  let table = null;
  let received = 0;
  const on_progress = (bytes, total) => {
    received = bytes;
    show_progress(bytes, total);
  };
  const players = open_players({ on_answer: (answer) => table.call('mitts_players_answer', answer) });
  const comfort = open_comfort({
    storage, on_change: () => page_elements.render(), on_rules: () => table.call('mitts_press', '?'),
  });
  const page_elements = elements({
    alone: comfort.alone, tools: comfort.tools, how_much: comfort.speech,
    on_act: (key) => table.call('mitts_act', key),
    on_text: (purpose, text) => table.call('mitts_answer_text', purpose, text),
  });
  let rules = null;
  let resumed = null;
  let asking = null;
  let shelf = null;
  let lessons = null;
  let review = null;
  let statistics = null;
  let challenge = null;
  let pictures = null;
  const guard = open_guard({
    table: () => table, storage, copy: page_elements.copy, reopen, channel: 'mitts',
    // If the program crashes before the first save, the match is not reopened automatically.
    on_stopped(written) { if (written === '') storage.put('place', 'start'); },
  });
  const texts = open_texts(() => table);
  // Updates the parts of the page after every change in the program. Most parts do not exist before the table is shown.
  function look() {
    home.look();
    guard.note();
    rules?.look();
    resumed?.(table.state());
    asking?.look();
    for (const part of [shelf, lessons, review, statistics, challenge]) part?.look(table.state());
  }
  const show = (told) => {
    page_elements.show(told);
    choose_manifest(document.querySelector('link[rel="manifest"]'), told.language);
    setTimeout(() => { // deferred, because the program cannot be called until this call has returned
      texts.look(told);
      look();
    });
  };
  try {
    table = await start_program(canvas, {
      query: () => asked_query(), storage: guard.storage, players, preferences,
      page_elements: {
        ...page_elements, show, show_keys: comfort.show, show_rule: (rule) => rules?.open_rule(rule),
        show_deal: () => setTimeout(() => show_deal(table)), can_fill_screen, fill_screen,
      },
      play_sounds: hearing({ bring: () => import('./sound.js') }),
      on_progress, on_stop: guard.stopped,
    });
    await table.bring_fonts();
    home.begin(table);
    pictures = open_pictures(table, () => received);
    await pictures.first();
    listen(canvas, table, { reopen, on_help: comfort.show, keys: comfort.keys });
    resumed = tell_resumed(table);
    // All parts receive these objects as arguments, because importing them would cost an extra request.
    const lent = { table, matches: guard.storage, storage: guard.storage, copy: page_elements.copy, trusted, fetch_bytes, common, device, in_page_language, show_line };
    const part = (panel, bring, more = {}) => door({ panel, table, bring: async (on_missing) => (await bring())({ ...lent, on_missing, ...more }) });
    // Resolves to nothing if the user has left the review by then.
    const in_review = (bring) => async () => {
      const found = await bring();
      return table.state().mode === 'review' ? found : null;
    };
    shelf = part('shelf', async () => (await import('./shelf.js')).make_shelf, { challenge: () => challenge.bring() });
    lessons = part('lessons', async () => (await import('./lessons.js')).make_lessons);
    review = part('review', async () => (await import('./review/own.js')).make_review, { show_deal: () => show_deal(table), challenge: in_review(() => challenge.bring()), practise: in_review(async () => (await lessons.bring())?.exercises()) });
    statistics = part('played', async () => (await import('./statistics.js')).make_statistics);
    challenge = part('challenge', async () => (await import('./challenge.js')).make_challenge, { on_left: () => leave_link(home) });
    home.take(async (things) => (await shelf.bring())?.take(things));
    document.getElementById('loading').hidden = true;
    document.getElementById('mirror').hidden = false;
    rules = reference(document.getElementById('rules-note'), table);
    look();
    const lesson = asked_lesson();
    if (lesson) begin_lesson(lessons, lesson, home);
    const challenged = asked_challenge();
    if (challenged) (await challenge.bring())?.open(challenged);
    if (is_too_long()) show_line('long-address', () => ({ text: in_page_language(common).long_address }));
  } catch (error) {
    console.error(error);
    say_trouble(trouble_of(error), error.message);
    return;
  }
  // Each step runs in its own task, so that the first touch is handled sooner.
  for (const begin of [players.begin, texts.bring]) {
    await next_task();
    begin();
  }
  await next_task();
  await pictures.later();
  import('./asking.js').then(({ make_asking }) => {
    asking = make_asking({ table, matches: guard.storage, home, in_page_language, show_line,
      async open_shelf() {
        table.call('mitts_command', 'open', 'shelf');
        const part = await shelf.bring();
        if (table.state().panel === 'shelf') part?.keep_copy();
      } });
    asking.look();
  }).catch((error) => console.warn(error.message));
  await home.begin_updates();
}

start();
