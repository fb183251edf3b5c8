// Switches to full screen from the menu. Shows a notice when a link has reopened a match that was started earlier.

import { common, device as all_words } from 'mitts:words';
import { asked_query } from './links.js';
import { in_page_language, show_line } from './notices.js';

export const can_fill_screen = () => document.fullscreenEnabled === true;
/// Enters or leaves full screen.
export function fill_screen() {
  (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
}

/// Returns a function that must be called whenever the table has changed. It shows the notice about a reopened
/// match, but not after a reload.
export function tell_resumed(table) {
  let line = null;
  let seen = null; // the number of actions when the notice was shown
  return ({ resumed, actions }) => {
    const opened = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
    if (resumed && opened && seen === null && actions > 0) {
      seen = actions;
      line = show_line('resumed', () => {
        const words = in_page_language(all_words);
        return { text: words.again, buttons: [{ id: 'resumed-fine', label: in_page_language(common).fine },
          { id: 'resumed-anew', label: words.anew, act: () => table.call('mitts_command', 'load', asked_query()) }] };
      });
    } else if (!resumed || actions !== seen) {
      line?.remove();
    }
  };
}
