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

/// What embed-later.js gives.
export async function bring_later() {
  await Promise.all([bring_style(), bring(address_of('mitts.js')), bring(address_of('embed-later.js'))]);
  return globalThis.MittsLater;
}
