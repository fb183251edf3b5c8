// Storage as the table uses it, with an eye on the matches in it: whether another tab has gone on with one since this tab read
// or wrote it, and what was written last, for when the program can no longer be asked.
//
// A match is kept in one of two slots, each with some places (src/table/storeroom.h); the first line of a save counts the saves
// of its slot (src/table/seal.h). A save that has a higher number than the last one this tab knows of was written by another tab. From
// then on this tab writes nothing there, until it is told to take the match over.

import { kept_places, save_word } from 'mitts:facts';

const slots = Object.keys(kept_places);
const slot_of = (name) => slots.find((slot) => kept_places[slot].includes(name)) ?? null;

const first_line = new RegExp(`^${save_word} \\d+(?: (\\d{1,15}) \\d+)?\n`);

/// The number in a save's first line; 0 for one without, -1 for what is no save.
function number_of(text) {
  const line = first_line.exec(text);
  return line ? Number(line[1] ?? 0) : -1;
}

/// A save is a few lines, an empty one, and the record of the match.
const record_in = (save) => save.slice(save.indexOf('\n\n') + 2);
/// The tags of a record tell one match from another.
export const tags_of = (record) => record.split('\n\n', 1)[0].trim();

/// `own_record()` tells the record of the match in play. on_elsewhere({ slot, same }) is called when another tab has written in
/// a slot that this tab uses: the same match, or another one in its place.
export function keep_matches(storage, { own_record, on_elsewhere }) {
  const known = new Map(); // slot → number of the last save that this tab has read or written there
  const latest = new Map(); // slot → the last text that was to be written there, whether that succeeded or not
  let own_slot = null; // where the match in play is kept, as soon as something was to be written
  const told = new Set(); // slots of which it was told that another tab has gone on
  let closed = false;

  function saves_in(slot) {
    const answers = kept_places[slot].map((place) => storage.get(place));
    return answers.filter((answer) => answer[0] === 'D').map((answer) => answer.slice(1));
  }
  const newest_in = (slot) => saves_in(slot).reduce((one, other) => (number_of(other) > number_of(one) ? other : one), '');
  const went_on_elsewhere = (slot) => number_of(newest_in(slot)) > known.get(slot);
  const learn = (slot) => known.set(slot, number_of(newest_in(slot)));

  function tell(slot, newest) {
    told.add(slot);
    on_elsewhere({ slot, same: tags_of(record_in(newest)) === tags_of(own_record()) });
  }

  return {
    get(name) {
      const slot = slot_of(name);
      if (slot && !known.has(slot)) learn(slot);
      return storage.get(name);
    },
    put(name, text) {
      const slot = slot_of(name);
      if (!slot) return storage.put(name, text);
      if (closed) return 'R';
      own_slot = slot;
      latest.set(slot, text);
      if (!known.has(slot)) learn(slot);
      if (went_on_elsewhere(slot)) {
        // Told later: the program is in the middle of saving.
        setTimeout(() => tell(slot, newest_in(slot)));
        return 'E';
      }
      const answer = storage.put(name, text);
      if (answer === 'D') known.set(slot, number_of(text));
      return answer;
    },
    remove: (name) => (closed && slot_of(name) ? 'R' : storage.remove(name)),

    /// Looks whether another tab has written since; to be called when that may be. It is told once; after that only when this
    /// tab is about to write.
    look() {
      for (const slot of known.keys()) {
        if (told.has(slot) || !went_on_elsewhere(slot)) continue;
        const newest = newest_in(slot);
        const same = tags_of(record_in(newest)) === tags_of(own_record());
        if (slot === own_slot || (own_slot === null && same)) tell(slot, newest);
      }
    },
    /// This tab's match is the one that counts from now on: what it wrote last is written again, and the other tab is told by that.
    take_over(slot) {
      const number = number_of(newest_in(slot)) + 1;
      learn(slot);
      told.delete(slot);
      const text = latest.get(slot)?.replace(/^(\S+ \d+) \d+/, `$1 ${number}`);
      const place = kept_places[slot].find((each) => storage.get(each) === 'M');
      if (text && place && storage.put(place, text) === 'D') known.set(slot, number);
    },
    /// The record last written, or tried to be; empty if there was none.
    latest_record: () => (latest.has(own_slot) ? record_in(latest.get(own_slot)) : ''),
    /// Whether this record can be found again, in whichever slot.
    is_kept: (record) => slots.some((slot) => saves_in(slot).some((save) => record_in(save).trim() === record.trim())),
    /// Nothing more is written of any match: the program can no longer be trusted.
    close() { closed = true; },
  };
}
