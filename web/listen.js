// Everything that may change what is to be seen wakes the program, which otherwise rests. SDL has its own listeners on the
// canvas; these only make it look.

import { watch_graphics } from './graphics.js';
import { listen_to_keys } from './keys.js';

/// The reader's wishes as the browser knows them.
const dark = matchMedia('(prefers-color-scheme: dark)');
const less_motion = matchMedia('(prefers-reduced-motion: reduce)');
export const preferences = { dark: () => dark.matches, less_motion: () => less_motion.matches };

/// Wakes the table (program.js) on whatever happens in this page to its canvas. `graphics`: what is done where they are lost (graphics.js);
/// on_help() takes the question mark's place, `keys` as keys.js has them.
export function listen(canvas, table, { on_help = () => table.call('mitts_press', '?'), keys, ...graphics }) {
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
