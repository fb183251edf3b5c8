// What the browser can do for a page that has matches to keep: not to throw them away when room is short, to be installed, to fill the
// screen. Each is asked once at most.

import { common, device as all_words } from 'mitts:words';
import { asked_query } from './links.js';
import { in_page_language, show_line } from './notices.js';

/// `table` is the running table, `matches` what keeps its matches (kept_match.js). Returns look(), to be called when the table has
/// changed.
export function ask_device({ table, matches }) {
  let asked = false;
  let offer = null; // the browser's own, to install the page
  let line = null; // that a link's match was begun before
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
  });

  // When there is a second match to lose.
  function ask_to_persist() {
    if (asked || matches.count() < 2) return;
    asked = true;
    navigator.storage?.persist?.().catch(() => {});
  }

  // Between matches, to somebody who has played one to its end.
  function offer_to_install({ page, panel }) {
    if (!offer || page !== 'start' || panel || matches.get('played') === 'M' || matches.get('install') !== 'M') return;
    const words = in_page_language(all_words);
    const offered = offer;
    offer = null;
    matches.put('install', 'offered');
    show_line({ id: 'install', text: words.install, buttons: [
      { id: 'install-now', label: words.install_now, act: () => offered.prompt() }, { id: 'install-not', label: words.install_not }] });
  }

  // A link opened again goes on with the match that it began; a page that is only reloaded need not be told.
  let seen = null; // the number of actions then
  function tell_resumed({ resumed, actions }) {
    const opened = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
    if (resumed && opened && seen === null && actions > 0) {
      const words = in_page_language(all_words);
      seen = actions;
      line = show_line({ id: 'resumed', text: words.again, buttons: [{ id: 'resumed-fine', label: in_page_language(common).fine },
        { id: 'resumed-anew', label: words.anew, act: () => table.call('mitts_command', 'load', asked_query()) }] });
    } else if (line && (!resumed || actions !== seen)) {
      line.remove();
      line = null;
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

/// A button that fills the screen with the page, or gives it back; null where the browser cannot.
export function screen_button() {
  if (!document.fullscreenEnabled) return null;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = in_page_language(all_words).whole_screen;
  button.setAttribute('aria-pressed', String(document.fullscreenElement !== null));
  button.addEventListener('click', async () => {
    await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
    button.setAttribute('aria-pressed', String(document.fullscreenElement !== null));
  });
  return button;
}
