// Lets the mouse wheel and fingers over the table scroll the parent page, unless a panel is open. SDL would
// cancel these events, so this script intercepts them. Once a finger scrolls the page, the table ignores the
// finger and cancels its drag.

/// Cancels a drag. SDL has no function for this, but it ends a drag when the pointer leaves the canvas.
const let_go = (canvas) => canvas.dispatchEvent(new MouseEvent('mouseleave'));

/// Sets up scrolling over the canvas. is_panel_open() returns true while an open panel may scroll. Returns a function
/// that must be called when a panel opens or closes.
export function let_scroll(canvas, is_panel_open) {
  let scrolls = false; // a finger on the table is scrolling the page
  const keep_going = (event) => { event.preventDefault = () => {}; };
  addEventListener('wheel', (event) => {
    if (event.target === canvas && !is_panel_open()) event.stopImmediatePropagation();
  }, { capture: true, passive: true });
  // SDL must not cancel the start of a touch, because then the browser could not scroll. SDL may cancel the end of a
  // tap, because otherwise the browser would repeat the tap as a click.
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    addEventListener(type, (event) => {
      if (event.target !== canvas) return;
      if (scrolls && type === 'touchmove') event.stopImmediatePropagation();
      if (type === 'touchcancel') let_go(canvas);
      if (scrolls || (type !== 'touchend' && !is_panel_open())) keep_going(event);
      if (event.touches.length === 0) scrolls = false;
    }, { capture: true, passive: true });
  }
  canvas.addEventListener('pointercancel', ({ pointerType }) => {
    if (pointerType !== 'touch') return;
    scrolls = true;
    let_go(canvas);
  });
  return () => canvas.classList.toggle('panel', is_panel_open());
}
