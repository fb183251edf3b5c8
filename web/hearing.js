// Plays the table's sounds. Nothing is loaded until sounds or vibration are switched on in the menu or the settings;
// then sound.js is fetched.

import { preferences } from './listen.js';

/// Returns play(text), which the program calls. The text holds the volume from 0 to 3, a 1 if phones may vibrate, and
/// the names of sounds. bring() fetches sound.js; if that fails, nothing is played.
export function hearing({ bring }) {
  let sounds = null;
  return (text) => {
    const [volume, trembles, ...names] = text.split(' ');
    if (volume === '0' && trembles === '0') return;
    sounds ??= bring().catch(() => {
      sounds = null;
    });
    sounds.then((module) => module?.play({ names, volume: Number(volume), trembles: trembles === '1', calm: preferences.less_motion() }));
  };
}
