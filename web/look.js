// How bright the page is and how large its letters are, as the reader has set it on the table; until then its style sheets follow the
// browser's own wish. The other pages of the site have it from what the table keeps.

import { storage } from './storage.js';

const root = document.documentElement;

// A focus ring shows where the keyboard is. Browsers also draw one where a script moves the focus after a first touch.
for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => { root.classList.toggle('by-hand', type === 'pointerdown'); }, true);

const wish = (brightness) => `(prefers-color-scheme: ${brightness})`;
const sizes = { larger: 1.15, largest: 1.3 }; // src/view/preferences.h

// Those of a frame without an origin of its own cannot be looked into, and ask for nothing of the kind.
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

/// `settings` as the table keeps them: "brightness=dark text=larger …". Returns the brightness, if they name one.
export function wear(settings) {
  const brightness = brightness_in(settings);
  const [, size] = /\btext=(\w+)/.exec(settings) ?? [];
  root.style.setProperty('--text', sizes[size] ?? 1);
  root.style.colorScheme = brightness ?? '';
  // The rules that follow the browser's wish. The page's other scripts, which have this too, would not know them any more.
  globalThis.mitts_dark ??= [...document.styleSheets].flatMap(rules_of).filter(({ media }) => media?.mediaText === wish('dark'));
  for (const { media } of globalThis.mitts_dark) media.mediaText = media_of('dark', brightness);
  document.querySelectorAll('[name="theme-color"]').forEach((meta, place) => { meta.media = media_of(['light', 'dark'][place], brightness); });
  return brightness;
}

/// What the table keeps.
const kept = () => storage.get('settings').slice(1);
export const wear_kept = () => { wear(kept()); };
export const kept_brightness = () => brightness_in(kept());
