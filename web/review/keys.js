// Steps through a review with keys, and with swipes across the table.

/// The minimum length of a swipe, in pixels.
const swipe = 48;

/// Returns the number of actions that a key steps to, or undefined for other keys.
export function step_of_key({ key }, { place, last }) {
  const step = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[key];
  return step === undefined ? undefined : Math.min(step, last);
}

/// Calls act(1) after a swipe to the left, and act(-1) after a swipe to the right. A swipe begins on the table.
export function on_swipe(canvas, act) {
  let touch = null;
  addEventListener('pointerdown', ({ isPrimary, target, clientX, clientY }) => { touch = isPrimary && target === canvas ? [clientX, clientY] : null; });
  canvas.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!touch) return;
    const [across, down] = [clientX - touch[0], clientY - touch[1]];
    if (Math.abs(across) >= swipe && Math.abs(across) > 2 * Math.abs(down)) act(-Math.sign(across));
  });
}
