// Identifies saves in storage without parsing them (src/table/storeroom.h, src/table/seal.h).

import { place_pattern, save_word } from 'mitts:facts';

const place = new RegExp(place_pattern);
/// Returns the slot in a save's storage name, or null for any other name.
export const slot_of = (name) => place.exec(name)?.[1] ?? null;

const first_line = new RegExp(`^${save_word} \\d+(?: (\\d{1,15}) \\d+)?\n`);
/// Returns the number in a save's first line. Returns 0 if there is no number, and −1 if the text is not a save.
export function number_of(text) {
  const line = first_line.exec(text);
  return line ? Number(line[1] ?? 0) : -1;
}
