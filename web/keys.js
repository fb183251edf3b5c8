// Keys for the table, wherever the focus is but in a text or on one of the page's buttons that wants them itself. Letters may lie on
// other keys, or be switched off.

/// The letters that the program knows (src/view/hand_control.h and each game's controller), in the order in which they are listed.
export const letters = ['p', 'm', 'g', 's', 't', 'd', 'h', 'u', 'r', 'l'];

const moves = /^(Arrow(Left|Right|Up|Down)|Enter|Escape)$/;

/// Where the letters lie: { h: 'x', u: '' } is the hint on X and nothing for undo; `off` is every key that is a single character.
export const keys_from_text = (text) => (text === 'off' ? 'off'
  : Object.fromEntries(text.split(' ').filter((word) => /^[a-z]=[a-z0-9]?$/.test(word)).map((word) => word.split('='))));
export const keys_to_text = (keys) => (keys === 'off' ? 'off' : Object.entries(keys).map((pair) => pair.join('=')).join(' '));

/// What a pressed key is to the program; null: nothing.
export function meant(keys, key) {
  if (moves.test(key)) return key;
  if (!/^[a-z0-9?]$/i.test(key) || keys === 'off') return null;
  const pressed = key.toLowerCase();
  const letter = letters.find((one) => (keys[one] ?? one) === pressed);
  return letter ?? (letters.includes(pressed) ? null : key);
}

function belongs_to_page(event) {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (document.querySelector('dialog[open]')) return true; // wherever the focus is
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, textarea, select')) return true;
  return target.closest('button, a') !== null && (key === 'Enter' || key.startsWith('Arrow'));
}

const in_text = ({ target }) => target instanceof Element && target.closest('textarea,input,select') !== null;

/// on_key(key) for each; `keys()` tells where the letters lie now. A held key does once what it does, whatever comes under it meanwhile;
/// only arrows go on.
export function listen_to_keys(on_key, keys = () => ({})) {
  addEventListener('keydown', (event) => {
    // A browser would press the button that has the focus by then. (By the space bar it presses when that is let go.)
    if (event.repeat && event.key === 'Enter' && !in_text(event)) event.preventDefault();
  }, { capture: true });
  addEventListener('keydown', (event) => {
    const key = belongs_to_page(event) ? null : meant(keys(), event.key);
    if (key === null) return;
    event.preventDefault();
    if (!event.repeat || key.startsWith('Arrow')) on_key(key);
  });
}
