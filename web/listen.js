// Everything that may change what is to be seen wakes the program, which otherwise rests. SDL has its own listeners on the
// canvas; these only make it look.

import { watch_graphics } from './graphics.js';
import { listen_to_keys } from './keys.js';

/// The reader's wishes as the browser knows them.
const dark = matchMedia('(prefers-color-scheme: dark)');
const less_motion = matchMedia('(prefers-reduced-motion: reduce)');
export const preferences = { dark: () => dark.matches, less_motion: () => less_motion.matches };

// Lets the table forget what it is holding. SDL has no word for that, but knows what it means when the pointer leaves.
const let_go = (canvas) => canvas.dispatchEvent(new MouseEvent('mouseleave'));

// Only the first finger on the table counts. Once another one has come down beside it, it holds nothing, and until all are lifted no
// finger chooses anything. Nor does one that the system has taken away.
function watch_fingers(canvas) {
  let crowded = false;
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    canvas.addEventListener(type, (event) => {
      // The browser scrolls with it already, and would complain of SDL.
      if (!event.cancelable) event.preventDefault = () => {};
      if (event.targetTouches.length > 1 && !crowded) crowded = true;
      else if (type !== 'touchcancel' && !crowded) return;
      let_go(canvas);
      if (type === 'touchstart' || type === 'touchmove') {
        event.stopImmediatePropagation(); // SDL learns only that its finger is lifted
        event.preventDefault();
      }
      if (event.targetTouches.length === 0) crowded = false;
    }, { capture: true, passive: false });
  }
}

/// Wakes the table (program.js) on whatever happens in this page to its canvas. `graphics`: what is done where they are lost (graphics.js);
/// on_help() takes the question mark's place, `keys` as keys.js has them.
export function listen(canvas, table, { on_help = () => table.call('mitts_press', '?'), keys, ...graphics }) {
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
  watch_graphics(canvas, { on_restored: table.context_restored, ...graphics });
  watch_size(canvas);
  listen_to_keys((key) => (key === '?' ? on_help() : table.call('mitts_press', key)), keys);
}

// Changes of the canvas's size or of the pixels in a point that come without a resize of the window, told as one.
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
