// The page around the frame scrolls when the wheel turns or a finger slides over the table, unless a panel is open that scrolls
// itself. The program would keep such events for itself; here they are let go before it can. A finger that the browser has taken
// for scrolling is none of the table's any more, wherever it is lifted: it would drop the card that it happened to begin on.

/// Lets the table forget what it is holding. SDL has no word for that, but knows what it means when the pointer leaves.
const let_go = (canvas) => canvas.dispatchEvent(new MouseEvent('mouseleave'));

/// `is_panel_open()` tells whether the table itself wants to scroll.
export function let_scroll(canvas, is_panel_open) {
  let scrolls = false; // a finger is on the table, and it scrolls the page
  const keep_going = (event) => { event.preventDefault = () => {}; };
  addEventListener('wheel', (event) => {
    if (event.target === canvas && !is_panel_open()) event.stopImmediatePropagation();
  }, { capture: true, passive: true });
  // Whether a slide scrolls is settled where it begins; a tap's end stays the program's, or it would come twice.
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
