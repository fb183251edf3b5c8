// Keyboard shortcuts of the table. They work wherever the focus is, except in dialogs, in text fields, and on controls
// that use the same key. On the start page, Enter and the arrow keys belong to the page. The user can reassign or
// disable the letters.

/// The program's shortcut letters (src/view/hand_control.h and each game's controller), in display order.
export const letters = ['p', 'm', 'g', 's', 't', 'd', 'h', 'u', 'r', 'l'];

const moves = /^(Arrow(Left|Right|Up|Down)|Enter|Escape)$/;

/// Parses a key assignment. "h=x u=" becomes { h: 'x', u: '' }: X shows a hint, and undo has no key. 'off' disables all
/// single-character keys.
export const keys_from_text = (text) => (text === 'off' ? 'off'
  : Object.fromEntries(text.split(' ').filter((word) => /^[a-z]=[a-z0-9]?$/.test(word)).map((word) => word.split('='))));
export const keys_to_text = (keys) => (keys === 'off' ? 'off' : Object.entries(keys).map((pair) => pair.join('=')).join(' '));

/// Returns the program's key for a pressed key, or null if there is none.
export function meant(keys, key) {
  if (moves.test(key)) return key;
  if (!/^[a-z0-9?]$/i.test(key) || keys === 'off') return null;
  const pressed = key.toLowerCase();
  const letter = letters.find((one) => (keys[one] ?? one) === pressed);
  return letter ?? (letters.includes(pressed) ? null : key);
}

function belongs_to_page(event) {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, textarea, select')) return true;
  return target.closest('button, a, summary, [tabindex="0"], [data-page="start"]') !== null && (key === 'Enter' || key.startsWith('Arrow'));
}

const in_text = ({ target }) => target instanceof Element && target.closest('textarea,input,select') !== null;

/// Calls on_key(key) for every shortcut. keys() returns the current assignment. Only arrow keys repeat while held.
export function listen_to_keys(on_key, keys = () => ({})) {
  addEventListener('keydown', (event) => {
    // Keys of an input method are not for the page. Safari sends the Enter that ends a composition with key code 229.
    if (event.isComposing || (event.keyCode === 229 && event.key === 'Enter')) event.stopPropagation();
    // Prevents a held Enter from pressing the next button that gets the focus. (Space presses buttons only on release.)
    if (event.repeat && event.key === 'Enter' && !in_text(event)) event.preventDefault();
  }, { capture: true });
  addEventListener('keydown', (event) => {
    const key = belongs_to_page(event) ? null : meant(keys(), event.key);
    if (key === null) return;
    event.preventDefault();
    if (!event.repeat || key.startsWith('Arrow')) on_key(key);
  });
}
