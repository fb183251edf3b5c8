// Detects when two tabs show the same match. If a tab opens a match that is open in another tab, it shows a notice. The
// tab where play continues keeps the match. The other tab shows a dialog, and does not save anything until the user
// decides (kept_match.js).

import { tabs } from 'mitts:words';
import { in_page_language, open_notice, show_line } from './notices.js';

function open_channel(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null; // the browser is old, or the frame has no access
  }
}

/// Watches for other tabs. table() returns the running table (program.js) or null, and matches() returns the result of
/// keep_matches(). copy(text) copies to the clipboard. reopen() reloads the stored match. `channel` is the name of the
/// broadcast channel between tabs that share the matches. `words` contains replacements for strings, by language.
/// Returns { look(), on_elsewhere(what) }. Call look() when the table has changed.
export function watch_tabs({ table, matches, copy, reopen, channel: name, words: own_words = {} }) {
  const channel = open_channel(name);
  const words_now = () => ({ ...in_page_language(tabs), ...in_page_language(own_words) });
  let told = ''; // the match that was announced to the other tabs
  let overtaken = null; // another tab's save of this match, until the user has seen the dialog about it

  // Returns the slot and the tags of the current match, or '' if there is none.
  function match_in_play() {
    const state = table()?.state();
    return state?.page === 'table' ? `${state.slot}\n${table().record().split('\n\n', 1)[0]}` : '';
  }

  function say_overtaken({ slot, same }) {
    const words = words_now();
    const { title, text } = same ? words.same : words.other;
    const go_on = { id: 'tabs-go-on', label: words.go_on, act: reopen };
    const others = [
      { id: 'tabs-copy', label: words.copy, act: () => { copy(table().record()); return 'stay'; } },
      { id: 'tabs-look', label: words.look },
    ];
    const say_not_kept = () => open_notice({ id: 'tabs', title: words.not_kept.title, paragraphs: [words.not_kept.text], buttons: others });
    const keep = { id: 'tabs-keep', label: words.keep, act: () => { if (!matches().take_over(slot)) say_not_kept(); } };
    open_notice({ id: 'tabs', title, paragraphs: [text], buttons: same ? [go_on, keep, ...others] : [keep, ...others] });
  }

  function look() {
    const match = match_in_play();
    if (match !== '' && match !== told) channel?.postMessage({ opened: match });
    told = match;
    if (match !== '') matches().look();
    else /** @type {HTMLDialogElement | null} */ (document.getElementById('tabs'))?.remove(); // the user left the table
    if (match !== '' && overtaken && !document.getElementById('tabs')) say_overtaken(overtaken);
    if (match !== '') overtaken = null;
  }

  if (channel) {
    channel.onmessage = ({ data }) => {
      const match = match_in_play();
      if (match === '') return;
      if (data.opened === match) channel.postMessage({ open_too: match });
      if (data.open_too === match) {
        show_line('tabs-too', () => ({ text: words_now().too }));
      }
    };
  }
  // A tab that is suspended or in the back/forward cache receives no messages, so it checks the storage when it wakes.
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);

  return {
    look,
    on_elsewhere(what) {
      overtaken = what;
      if (match_in_play() !== '') {
        if (!document.getElementById('tabs')) say_overtaken(what);
        overtaken = null;
      }
    },
  };
}
