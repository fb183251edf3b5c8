// Lets the page around the frame scroll by wheel or touch over the table, unless a scrollable panel is open. SDL would
// cancel these events, so they are intercepted first. Once the browser scrolls with a finger, the table ignores that
// finger and drops the card that it may have touched.

/// Makes the table drop what is being dragged. SDL has no call for that, but releases it when the pointer leaves.
const let_go = (canvas) => canvas.dispatchEvent(new MouseEvent('mouseleave'));

/// is_panel_open() is true while the table itself may scroll. Returns a function to call when a panel has opened or
/// closed.
export function let_scroll(canvas, is_panel_open) {
  let scrolls = false; // a finger on the table is scrolling the page
  const keep_going = (event) => { event.preventDefault = () => {}; };
  addEventListener('wheel', (event) => {
    if (event.target === canvas && !is_panel_open()) event.stopImmediatePropagation();
  }, { capture: true, passive: true });
  // The start of a slide decides whether it scrolls. SDL handles the end of a tap itself, or the tap would count twice.
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
