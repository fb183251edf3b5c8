// Saves as they lie in the storage, told apart without reading them (src/table/storeroom.h, src/table/seal.h).

import { place_pattern, save_word } from 'mitts:facts';

const place = new RegExp(place_pattern);
/// The slot that a name of the storage belongs to; null for what is no match.
export const slot_of = (name) => place.exec(name)?.[1] ?? null;

const first_line = new RegExp(`^${save_word} \\d+(?: (\\d{1,15}) \\d+)?\n`);
/// The number in a save's first line; 0 for one without, -1 for what is no save.
export function number_of(text) {
  const line = first_line.exec(text);
  return line ? Number(line[1] ?? 0) : -1;
}
