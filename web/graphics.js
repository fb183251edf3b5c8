// The canvas's graphics context, which a browser may take away at any time and give back later, or never.

import { graphics } from 'mitts:words';
import { in_page_language, show_line } from './notices.js';

/// How long a page that is looked at waits for its graphics before it says something.
const patience_ms = 5000;

// A line from which the page can be opened again; returns what takes it back.
function offer_to_reopen(reopen) {
  const { lost, again } = in_page_language(graphics);
  const line = show_line({ id: 'graphics', text: lost, buttons: [{ id: 'graphics-reload', label: again, act: reopen }] });
  return () => line.remove();
}

/// on_restored() is called when the context is there again, empty; reopen() opens the table again. `tell(reopen)` says that the graphics
/// do not come back, after `patience`, and returns what takes that back.
export function watch_graphics(canvas, { on_restored, reopen, tell = offer_to_reopen, patience = patience_ms }) {
  let lost = false;
  let take_back = null;
  let timer = 0;

  // A page that nobody looks at gets its graphics back only when somebody does.
  function begin_to_wait() {
    clearTimeout(timer);
    if (!lost || document.hidden) return;
    timer = setTimeout(() => { if (lost && !document.hidden) take_back ??= tell(reopen); }, patience);
  }

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault(); // else it is never given back
    lost = true;
    begin_to_wait();
  });
  canvas.addEventListener('webglcontextrestored', () => {
    lost = false;
    clearTimeout(timer);
    take_back?.();
    take_back = null;
    on_restored();
  });
  document.addEventListener('visibilitychange', begin_to_wait);
}
