// Prepares the program before it is needed. Fetches and compiles the module while the page is idle, unless the
// browser's data saver is on. Starts the program when the user points at, focuses or touches an action.

import { address_of, size_of } from '../files.js';
import { compile } from '../fetching.js';

const turns_to = ['pointerdown', 'pointerover', 'focusin', 'keydown'];

function when_idle(act) {
  const soon = () => (globalThis.requestIdleCallback ? requestIdleCallback(act, { timeout: 4000 }) : setTimeout(act, 1500));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/// Prepares the program. bring() starts it, and begin_updates() sets up the service worker once the module has been
/// compiled.
export function warm({ page, bring, begin_updates }) {
  const on_intent = ({ target }) => {
    if (!target.closest?.('[data-act]')) return;
    for (const type of turns_to) page.removeEventListener(type, on_intent);
    bring();
  };
  for (const type of turns_to) page.addEventListener(type, on_intent, { passive: true });
  when_idle(async () => {
    if (navigator.connection?.saveData) return;
    await compile({ address: address_of('mitts.wasm'), size: size_of('mitts.wasm') });
    begin_updates();
  });
}
