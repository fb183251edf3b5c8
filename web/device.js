// What the browser can do for a page that has matches to keep: not to throw them away when room is short, to be installed, to fill the
// screen. Each is asked once at most, but for the screen, which the menu has.

import { common, device as all_words } from 'mitts:words';
import { asked_query } from './links.js';
import { in_page_language, show_line } from './notices.js';

export const can_fill_screen = () => document.fullscreenEnabled === true;
/// Fills the screen with the page, or gives it back.
export function fill_screen() {
  (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
}

/// `table` is the running table, `matches` what keeps its matches (kept_match.js). Returns look(), to be called when the table has
/// changed.
export function ask_device({ table, matches }) {
  const home = globalThis.mitts_home; // it hears the browser's offer (start.js)
  let offered = null; // the line that passes the browser's offer on
  let resumed_line = null; // that a link's match was begun before
  home.on_offer = () => offer_to_install(table.state());

  // Whether this may be asked; from now on it has been.
  function ask_once(what) {
    if (matches.get(what) !== 'M') return false;
    matches.put(what, 'asked');
    return true;
  }

  // When there is a second match to lose.
  let kept = false;
  function ask_to_persist() {
    if (kept || matches.count() < 2) return;
    kept = true;
    if (ask_once('persist')) navigator.storage?.persist?.().catch(() => {});
  }

  // Between matches, to somebody who has played one to its end.
  function offer_to_install({ page, panel }) {
    if (page !== 'start') offered?.remove();
    if (!home.offer || page !== 'start' || panel || matches.get('played') === 'M' || !ask_once('install')) return;
    const words = in_page_language(all_words);
    const own = home.offer;
    home.offer = null;
    offered = show_line({ id: 'install', text: words.install, buttons: [
      { id: 'install-now', label: words.install_now, act: () => own.prompt() }, { id: 'install-not', label: words.install_not }] });
  }

  // A link opened again goes on with the match that it began; a page that is only reloaded need not be told.
  let seen = null; // the number of actions then
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
