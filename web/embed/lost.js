// Handles the loss of a frame's graphics context. If a page has many tables, the oldest table loses its context. Its
// frame then shows the poster again with a notice, and the poster's button reopens the table.

import { frame_graphics } from 'mitts:words';
import { in_page_language, show_line } from '../notices.js';

const by_id = (id) => document.getElementById(id);

// A frame's elements, by id. The value is true if the element is shown together with the poster.
const shown = { poster: true, start: true, loading: false, stage: false, mirror: false, bar: false };

/// The options for watch_graphics(). `patience` is short, so that the table does not seem frozen.
export const when_lost = {
  patience: 2500,
  tell(reopen) {
    const was = Object.keys(shown).map((id) => [id, by_id(id).hidden]);
    for (const id of Object.keys(shown)) by_id(id).hidden = !shown[id];
    const line = show_line('graphics', () => ({ text: in_page_language(frame_graphics).lost, buttons: [] }));
    const open_again = (event) => {
      event.stopImmediatePropagation();
      reopen();
    };
    by_id('start').addEventListener('click', open_again, { capture: true });
    return () => {
      by_id('start').removeEventListener('click', open_again, { capture: true });
      line.remove();
      for (const [id, hidden] of was) by_id(id).hidden = hidden;
    };
  },
};
