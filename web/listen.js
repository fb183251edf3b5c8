// Wakes the program on every event that may change the picture. These listeners do not handle input on the canvas,
// because SDL has its own listeners.

import { watch_graphics } from './graphics.js';
import { listen_to_keys } from './keys.js';

/// The user's preferences, as reported by the browser.
const dark = matchMedia('(prefers-color-scheme: dark)');
const less_motion = matchMedia('(prefers-reduced-motion: reduce)');
export const preferences = { dark: () => dark.matches, less_motion: () => less_motion.matches };

// Cancels a drag. SDL has no function for this, but it ends a drag when the pointer leaves the canvas.
const let_go = (canvas) => canvas.dispatchEvent(new MouseEvent('mouseleave'));

// Limits touch input to one finger. A second finger, or a touch that the system cancels, ends the drag. After that,
// touches are ignored until all fingers are lifted.
function watch_fingers(canvas) {
  let crowded = false;
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    canvas.addEventListener(type, (event) => {
      // While the browser is scrolling, disables preventDefault(), because SDL's call would cause a warning in the log.
      if (!event.cancelable) event.preventDefault = () => {};
      if (event.targetTouches.length > 1 && !crowded) crowded = true;
      else if (type !== 'touchcancel' && !crowded) return;
      let_go(canvas);
      if (type === 'touchstart' || type === 'touchmove') {
        event.stopImmediatePropagation(); // SDL receives only the end of the touch
        event.preventDefault();
      }
      if (event.targetTouches.length === 0) crowded = false;
    }, { capture: true, passive: false });
  }
}

/// Wakes the table (program.js) on events of the page and of the canvas. on_help() handles the question mark. `keys` is
/// passed to keys.js, and the remaining options are passed to graphics.js.
export function listen(canvas, table, { reopen, on_help = () => table.call('mitts_press', '?'), keys = undefined, ...graphics }) {
  watch_fingers(canvas);
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave', 'wheel', 'touchstart', 'touchmove',
    'touchend', 'touchcancel', 'mousedown', 'mousemove', 'mouseup']) {
    canvas.addEventListener(type, table.wake, { passive: true });
  }
  addEventListener('mouseup', table.wake);
  for (const type of ['resize', 'orientationchange', 'languagechange', 'pageshow']) addEventListener(type, table.page_changed);
  dark.addEventListener('change', table.page_changed);
  less_motion.addEventListener('change', table.page_changed);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) table.page_changed(); });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  watch_graphics(canvas, { on_restored: table.context_restored, reopen, ...graphics });
  watch_size(canvas);
  listen_to_keys((key) => (key === '?' ? on_help() : table.call('mitts_press', key)), keys);
}

// Dispatches a resize event when the canvas's size or the pixel ratio changes, because browsers may not send one.
function watch_size(canvas) {
  const resized = () => dispatchEvent(new Event('resize'));
  new ResizeObserver(resized).observe(canvas);
  const watch_ratio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      resized();
      watch_ratio();
    }, { once: true });
  };
  watch_ratio();
}
