// The canvas's graphics context, which a browser may take away at any time and give back later, or never.

import { graphics } from 'mitts:words';
import { in_page_language, show_line } from './notices.js';

/// How long a page that is looked at waits for its graphics before it says something.
const patience_ms = 5000;

/// on_restored() is called when the context is there again, empty; reopen() opens the table again.
export function watch_graphics(canvas, { on_restored, reopen }) {
  let lost = false;
  let line = null;
  let timer = 0;

  function offer_to_reload() {
    if (!lost || line || document.hidden) return;
    const { lost: text, again: label } = in_page_language(graphics);
    line = show_line({ id: 'graphics', text, buttons: [{ id: 'graphics-reload', label, act: reopen }] });
  }

  // A page that nobody looks at gets its graphics back only when somebody does.
  function begin_to_wait() {
    clearTimeout(timer);
    if (lost && !document.hidden) timer = setTimeout(offer_to_reload, patience_ms);
  }

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault(); // else it is never given back
    lost = true;
    begin_to_wait();
  });
  canvas.addEventListener('webglcontextrestored', () => {
    lost = false;
    clearTimeout(timer);
    line?.remove();
    line = null;
    on_restored();
  });
  document.addEventListener('visibilitychange', begin_to_wait);
}
