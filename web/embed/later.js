// Brings what a poster does without, when the table is asked for.

import { address_of } from '../files.js';
import { bring } from './scripts.js';

function bring_style() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address_of('embed-later.css');
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error('the style sheet of the table could not be loaded'));
    document.head.append(link);
  });
}

/// note_sentence (notes.js), or null where it cannot be brought.
export async function bring_notes() {
  if (!globalThis.MittsNotes) await bring(address_of('notes-later.js')).catch(() => {});
  return globalThis.MittsNotes?.note_sentence ?? null;
}

/// What embed-later.js gives.
export async function bring_later() {
  await Promise.all([bring_style(), bring(address_of('mitts.js')), bring(address_of('embed-later.js'))]);
  return globalThis.MittsLater;
}
