// Plays the table's sounds. sound.js is loaded only when sounds or vibration are on.

import { preferences } from './listen.js';

/// Returns play(text) for the program. The text contains the volume from 0 to 3, then 1 if phones may vibrate or 0 if
/// not, and the names of the sounds. bring() loads sound.js. If loading fails, no sounds are played.
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
