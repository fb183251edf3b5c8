// Loads the scripts and styles that only the table or a few posters need.

import { address_of } from '../files.js';
import { bring, bring_style } from './scripts.js';

/// Resolves to note_sentence() (notes.js), or to null if the script fails to load.
export async function bring_notes() {
  if (!globalThis.MittsNotes) await bring(address_of('notes-later.js')).catch(() => {});
  return globalThis.MittsNotes?.note_sentence ?? null;
}

/// Resolves to { whole_faces, moves_line }, or to {} if the script fails to load.
export async function bring_poster() {
  if (!globalThis.MittsPoster) await bring(address_of('poster-later.js')).catch(() => {});
  return globalThis.MittsPoster ?? {};
}

/// Resolves to { play } (sound.js). Rejects if the script fails to load.
export async function bring_sounds() {
  if (!globalThis.MittsSounds) await bring(address_of('sound-later.js'));
  return globalThis.MittsSounds;
}

/// Resolves to the exports of embed-later.js. Rejects if a file fails to load.
export async function bring_later() {
  await Promise.all([bring_style(address_of('embed-later.css')), bring(address_of('mitts.js')), bring(address_of('embed-later.js'))]);
  return globalThis.MittsLater;
}
