// Applies the table's settings for brightness and text size to a page. If the user has not set the brightness, the
// style sheets follow the browser's preference. The site's other pages read the settings from local storage.

import { storage } from './storage.js';

const root = document.documentElement;

// Shows focus rings only to keyboard users. By default, browsers also draw them if a script moves the focus after a
// touch.
root.classList.toggle('by-hand', matchMedia('(hover: none)').matches);
for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => { root.classList.toggle('by-hand', type === 'pointerdown'); }, true);

const wish = (brightness) => `(prefers-color-scheme: ${brightness})`;
const sizes = { larger: 1.15, largest: 1.3 }; // same factors as in src/view/preferences.h

// Returns the rules of a style sheet. A frame with an opaque origin cannot read them, and does not need them.
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

/// Applies the table's `settings` string, such as "brightness=dark text=larger …". Returns the brightness or undefined.
export function wear(settings) {
  const brightness = brightness_in(settings);
  const [, size] = /\btext=(\w+)/.exec(settings) ?? [];
  // Sets the property only if necessary. Setting even the same value forces a relayout, which is slow on a long page.
  if (size || root.style.length > 0) root.style.setProperty('--text', sizes[size] ?? 1);
  root.style.colorScheme = brightness ?? '';
  // Collects the style rules for dark mode only once, because they cannot be recognised after their media text has
  // changed.
  if (brightness) globalThis.mitts_dark ??= [...document.styleSheets].flatMap(rules_of).filter(({ media }) => media?.mediaText === wish('dark'));
  for (const { media } of globalThis.mitts_dark ?? []) media.mediaText = media_of('dark', brightness);
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta, place) => { meta.media = media_of(['light', 'dark'][place], brightness); });
  return brightness;
}

/// Returns the stored settings of the table.
const kept = () => storage.get('settings').slice(1);
export const wear_kept = () => { wear(kept()); };
export const kept_brightness = () => brightness_in(kept());
