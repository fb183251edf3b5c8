// What there is to hear at the table: nothing until somebody wishes it. Then the sounds are fetched (sound.js), and played as the
// program names them. Once, after the first capture, the page offers them; a frame never does.

import { sound as words } from 'mitts:words';
import { preferences } from './listen.js';
import { in_page_language, show_line } from './notices.js';

const pause_ms = 1600; // until the capture has been seen
const patience_ms = 12_000; // then the offer goes by itself; the settings have it

/// Returns what offers sounds, once; `switch_on()` switches them on.
export function offering({ storage, switch_on }) {
  return () => {
    if (storage.get('sound_offered') !== 'M' || window.parent !== window) return;
    storage.put('sound_offered', 'yes');
    const { offer, yes, no } = in_page_language(words);
    setTimeout(() => {
      const line = show_line({ id: 'sound-offer', text: offer, buttons: [
        { id: 'sound-yes', label: yes, act: switch_on },
        { id: 'sound-no', label: no },
      ] });
      setTimeout(line.remove, patience_ms);
    }, pause_ms);
  };
}

/// Returns play(text), which the program calls: the volume from 0 to 3, 1 where a phone may tremble, then the names of sounds.
/// `bring()` fetches sound.js; sounds that do not come are done without. `offer()` is called after a capture that nobody hears.
export function hearing({ bring, offer = () => {} }) {
  let sounds = null;
  return (text) => {
    const [volume, trembles, ...names] = text.split(' ');
    if (volume === '0' && trembles === '0') {
      if (names.includes('sweep!')) offer();
      return;
    }
    sounds ??= bring().catch(() => {
      sounds = null;
    });
    sounds.then((module) => module?.play({ names, volume: Number(volume), trembles: trembles === '1', calm: preferences.less_motion() }));
  };
}
