// What there is to hear at the table: nothing until somebody wishes it. Then the sounds are fetched (sound.js), and played as the
// program names them. The menu and the settings switch them on.

import { preferences } from './listen.js';

/// Returns play(text), which the program calls: the volume from 0 to 3, 1 where a phone may tremble, then the names of sounds.
/// `bring()` fetches sound.js; sounds that do not come are done without.
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
