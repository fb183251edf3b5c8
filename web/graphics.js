// Handles the loss of the canvas's graphics context. The browser may restore a lost context later, or not at all.

import { graphics } from 'mitts:words';
import { in_page_language, show_line } from './notices.js';

/// If the context of a visible page is not restored within this time, a notice is shown.
const patience_ms = 5000;

// Shows a notice with a button that reloads the page. Returns a function that removes the notice.
function offer_to_reopen(reopen) {
  const line = show_line('graphics', () => {
    const { lost, again } = in_page_language(graphics);
    return { text: lost, buttons: [{ id: 'graphics-reload', label: again, act: reopen }] };
  });
  return () => line.remove();
}

/// Watches the canvas for context loss. on_restored() is called when the context has been restored. The canvas is then
/// empty. If the context is not restored within `patience` ms, tell(reopen) shows a notice and returns a function that
/// removes the notice. reopen() reloads the table.
export function watch_graphics(canvas, { on_restored, reopen, tell = offer_to_reopen, patience = patience_ms }) {
  let lost = false;
  let take_back = null;
  let timer;

  // Starts the timer if the page is visible. A hidden page gets its context back only when it becomes visible again.
  function begin_to_wait() {
    clearTimeout(timer);
    if (!lost || document.hidden) return;
    timer = setTimeout(() => { if (lost && !document.hidden) take_back ??= tell(reopen); }, patience);
  }

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault(); // without this, the context is never restored
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
