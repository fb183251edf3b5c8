// Brings what a poster does without, when the table is asked for.

import { address_of } from '../files.js';
import { bring, bring_style } from './scripts.js';

/// note_sentence (notes.js), or null where it cannot be brought.
export async function bring_notes() {
  if (!globalThis.MittsNotes) await bring(address_of('notes-later.js')).catch(() => {});
  return globalThis.MittsNotes?.note_sentence ?? null;
}

/// whole_faces (faces.js) and moves_line (moves.js), or nothing where they cannot be brought.
export async function bring_poster() {
  if (!globalThis.MittsPoster) await bring(address_of('poster-later.js')).catch(() => {});
  return globalThis.MittsPoster ?? {};
}

/// play (sound.js), for whoever has switched sounds on.
export async function bring_sounds() {
  if (!globalThis.MittsSounds) await bring(address_of('sound-later.js'));
  return globalThis.MittsSounds;
}

/// What embed-later.js gives.
export async function bring_later() {
  await Promise.all([bring_style(address_of('embed-later.css')), bring(address_of('mitts.js')), bring(address_of('embed-later.js'))]);
  return globalThis.MittsLater;
}
