// Applies the brightness and text size chosen at the table to a page. Without a choice, the style sheets follow the
// browser's preference. The site's other pages read the choice from local storage.

import { storage } from './storage.js';

const root = document.documentElement;

// Shows focus rings only for the keyboard. Browsers also draw one when a script moves the focus after a first touch.
for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => { root.classList.toggle('by-hand', type === 'pointerdown'); }, true);

const wish = (brightness) => `(prefers-color-scheme: ${brightness})`;
const sizes = { larger: 1.15, largest: 1.3 }; // as in src/view/preferences.h

// Returns the rules of a style sheet. A frame with an opaque origin may not read them, and needs none.
function rules_of(sheet) {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const never = '(max-width: 0)';
const media_of = (own, brightness) => (!brightness ? wish(own) : own === brightness ? 'screen' : never);

const brightness_in = (settings) => /\bbrightness=(light|dark)\b/.exec(settings)?.[1];

/// Applies the table's `settings` text, for example "brightness=dark text=larger …". Returns the brightness in it, if
/// any.
export function wear(settings) {
  const brightness = brightness_in(settings);
  const [, size] = /\btext=(\w+)/.exec(settings) ?? [];
  // Setting an unchanged value would lay out a long page again.
  if (size || root.style.length > 0) root.style.setProperty('--text', sizes[size] ?? 1);
  root.style.colorScheme = brightness ?? '';
  // The rules that follow the browser's preference. They are shared, because other scripts can no longer recognise them
  // once their media text has changed.
  if (brightness) globalThis.mitts_dark ??= [...document.styleSheets].flatMap(rules_of).filter(({ media }) => media?.mediaText === wish('dark'));
  for (const { media } of globalThis.mitts_dark ?? []) media.mediaText = media_of('dark', brightness);
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta, place) => { meta.media = media_of(['light', 'dark'][place], brightness); });
  return brightness;
}

/// Returns the settings that the table has stored.
const kept = () => storage.get('settings').slice(1);
export const wear_kept = () => { wear(kept()); };
export const kept_brightness = () => brightness_in(kept());
