// The table in a frame. It runs the same program as the site's own page. The build bundles it separately
// (embed-later.js).

import { elements } from '../elements.js';
import { hearing } from '../hearing.js';
import { listen, preferences as browser_preferences } from '../listen.js';
import { show_progress } from '../loading.js';
import { lines } from '../notices.js';
import { open_pictures } from '../pictures.js';
import { open_players } from '../players.js';
import { start_program } from '../program.js';
import { rules_address } from '../rules_links.js';
import { open_texts } from '../texts.js';
import { open_keeping } from './keeping.js';
import { offer_review } from './look_again.js';
import { when_lost } from './lost.js';
import { let_scroll } from './scrolling.js';

// Returns the preferences for the program. The parameters of the embed code override the browser's preferences.
const preferences = (wishes) => ({
  dark: () => (wishes().theme === 'auto' ? browser_preferences.dark() : wishes().theme === 'dark'),
  less_motion: () => (wishes().motion === 'auto' ? browser_preferences.less_motion() : wishes().motion === 'reduced'),
});

/// The error for the embedding page. The user sees the dialog of crash.js.
const stopped = { code: 'stopped', what: 'the program has crashed' };

/// Starts the table. wishes() returns the current parameters, and query() returns the query for the program.
/// on_change() is called when the table has changed, and on_stop(error) after a crash. bring_sounds() loads the sounds
/// (later.js). Rejects if the program cannot be started.
export async function open_table({ canvas, query, wishes, bring_sounds, on_change, on_stop }) {
  let table = null;
  let has_stopped = false;
  let told = false;
  let received = 0;
  let look = null; // updates the review, if the embed code asks for one
  // Stacks the notes and the notice lines.
  document.getElementById('mirror').before(lines());
  lines().prepend(document.getElementById('notes'));
  // Reports changes once per task, after the current call of the program has returned.
  const changed = () => {
    if (told) return;
    told = true;
    queueMicrotask(() => {
      told = false;
      if (!table || has_stopped) return;
      guard.note();
      on_change(table);
      look?.();
    });
  };
  const players = open_players({ on_answer: (answer) => table.call('mitts_players_answer', answer) });
  const own = elements({
    on_act: (key) => table.call('mitts_act', key),
    on_text: (purpose, text) => table.call('mitts_answer_text', purpose, text),
  });
  const { guard, keeps } = open_keeping({
    wishes, query: query(), table: () => table, copy: own.copy,
    on_stopped() {
      has_stopped = true;
      on_stop(stopped);
    },
  });
  const texts = open_texts(() => table);
  const page_elements = {
    ...own,
    show: (text) => {
      own.show(text);
      setTimeout(() => texts.look(text)); // deferred, because the program cannot be called until this call has returned
      changed();
    },
    show_rule: (rule) => open(rules_address(rule, table.state().language), '_blank', 'noopener'),
    announce: (sentence) => {
      own.announce(sentence);
      changed();
    },
  };
  table = await start_program(canvas, {
    query, storage: guard.storage, players, page_elements, preferences: preferences(wishes), on_stop: guard.stopped,
    play_sounds: hearing({ bring: bring_sounds }),
    on_progress(bytes, total) {
      received = bytes;
      show_progress(bytes, total);
    },
  });
  listen(canvas, table, { reopen: guard.reopen, ...when_lost });
  const follow_panels = let_scroll(canvas, () => table.state().panel !== null);
  await table.bring_fonts();
  const pictures = open_pictures(table, () => received);
  await pictures.first();
  texts.bring();
  pictures.later();
  setTimeout(players.begin); // deferred until embed.js has stored the starting position
  const shown = {
    ...table,
    follow_panels,
    /// True if the browser stores the match.
    get keeps() { return keeps(); },
    /// Sends a command to the program. Returns its error message, or '' on success.
    ask(command, text = '') {
      table.call('mitts_command', command, text);
      changed();
      return table.state().told ?? '';
    },
  };
  if (wishes().review) look = offer_review(shown, keeps());
  return shown;
}
