// Two tabs on one match. Whoever opens a match that is open in another tab is told; whoever plays on has it, and the other says
// so and saves nothing more until told what to do. Nothing is overwritten meanwhile (kept_match.js).

import { common, tabs } from 'mitts:words';
import { in_page_language, open_notice, show_line } from './notices.js';

function open_channel(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null; // an old browser, or a frame that has none
  }
}

/// `table()` is the running table (program.js) or null, `matches()` what keep_matches returned, copy(text) copies, reopen() opens
/// again what is kept. `channel` is the name that all who keep the same matches go by; `words` are other sentences than these, by
/// language. Returns { look(), on_elsewhere(what) }: look when the table has changed.
export function watch_tabs({ table, matches, copy, reopen, channel: name, words: own_words = {} }) {
  const channel = open_channel(name);
  const words_now = () => ({ ...in_page_language(tabs), ...in_page_language(own_words) });
  let told = ''; // the match that the other tabs were told to be open here
  let overtaken = null; // what another tab has done to this one's match, not yet shown

  // Where the match on the table is kept, and its tags; empty where none is looked at.
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
    if (match !== '' && overtaken && !document.getElementById('tabs')) say_overtaken(overtaken);
    if (match !== '') overtaken = null;
  }

  if (channel) {
    channel.onmessage = ({ data }) => {
      const match = match_in_play();
      if (match === '') return;
      if (data.opened === match) channel.postMessage({ open_too: match });
      if (data.open_too === match) {
        show_line({ id: 'tabs-too', text: words_now().too, buttons: [{ id: 'tabs-too-fine', label: in_page_language(common).fine }] });
      }
    };
  }
  // What was written while this tab was frozen or in the browser's cache is not told, but seen.
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
