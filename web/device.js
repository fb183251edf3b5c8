// Requests persistent storage and offers to install the page, each at most once. Switches to full screen from the menu.
// Also shows a notice when a link has continued its earlier match.

import { common, device as all_words } from 'mitts:words';
import { asked_query } from './links.js';
import { in_page_language, show_line } from './notices.js';

export const can_fill_screen = () => document.fullscreenEnabled === true;
/// Enters or leaves full screen.
export function fill_screen() {
  (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
}

/// Returns { look }. Call look() whenever the table has changed. `table` is the running table, and `matches` is the
/// storage of its matches (kept_match.js).
export function ask_device({ table, matches }) {
  const home = globalThis.mitts_home; // receives the browser's install prompt (start.js)
  let offered = null; // the installation notice
  let resumed_line = null; // the notice about a continued match
  home.on_offer = () => offer_to_install(table.state());

  // Returns true on the first call with this name. Later calls return false, even on later visits.
  function ask_once(what) {
    if (matches.get(what) !== 'M') return false;
    matches.put(what, 'asked');
    return true;
  }

  // Requests persistent storage once two matches are stored.
  let kept = false;
  function ask_to_persist() {
    if (kept || matches.count() < 2) return;
    kept = true;
    if (ask_once('persist')) navigator.storage?.persist?.().catch(() => {});
  }

  // On the start page, offers installation to players who have finished a match.
  function offer_to_install({ page, panel }) {
    if (page !== 'start') offered?.remove();
    if (!home.offer || page !== 'start' || panel || matches.get('played') === 'M' || !ask_once('install')) return;
    const words = in_page_language(all_words);
    const own = home.offer;
    home.offer = null;
    offered = show_line({ id: 'install', text: words.install, buttons: [
      { id: 'install-now', label: words.install_now, act: () => own.prompt() }, { id: 'install-not', label: words.install_not }] });
  }

  // Shows a notice if opening the link continued its earlier match, but not after a reload.
  let seen = null; // the number of actions when the notice was shown
  function tell_resumed({ resumed, actions }) {
    const opened = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
    if (resumed && opened && seen === null && actions > 0) {
      const words = in_page_language(all_words);
      seen = actions;
      resumed_line = show_line({ id: 'resumed', text: words.again, buttons: [{ id: 'resumed-fine', label: in_page_language(common).fine },
        { id: 'resumed-anew', label: words.anew, act: () => table.call('mitts_command', 'load', asked_query()) }] });
    } else if (!resumed || actions !== seen) {
      resumed_line?.remove();
    }
  }

  return {
    look() {
      const state = table.state();
      ask_to_persist();
      offer_to_install(state);
      tell_resumed(state);
    },
  };
}
