// Storage as the table uses it, with an eye on the matches in it: whether another tab has gone on with one since this tab read
// or wrote it, and what was written last, for when the program can no longer be asked.
//
// A match is kept in a slot of its own, which has some places (src/table/storeroom.h); the first line of a save counts the saves
// of its slot (src/table/seal.h). A save that has a higher number than the last one this tab knows of was written by another tab. From
// then on this tab writes nothing there, until it is told to take the match over.

import { slot_places } from 'mitts:facts';
import { number_of, slot_of } from './saves.js';

const places_of = (slot) => Array.from({ length: slot_places }, (_, at) => (at === 0 ? slot : `${slot}.${at}`));

/// A save is a few lines, an empty one, and the record of the match.
const record_in = (save) => save.slice(save.indexOf('\n\n') + 2);
/// The tags of a record tell one match from another.
export const tags_of = (record) => record.split('\n\n', 1)[0].trim();

/// `own()` tells the { slot, record } of the match in play. on_elsewhere({ slot, same }) is called when another tab has written in
/// its slot: the same match, or another one in its place.
export function keep_matches(storage, { own, on_elsewhere }) {
  const known = new Map(); // slot → number of the last save that this tab has read or written there
  const latest = new Map(); // slot → the last text that was to be written there, whether that succeeded or not
  let written = null; // the slot in which something was to be written last
  const told = new Set(); // slots of which it was told that another tab has gone on
  let closed = false;

  function saves_in(slot) {
    const answers = places_of(slot).map((name) => storage.get(name));
    return answers.filter((answer) => answer[0] === 'D').map((answer) => answer.slice(1));
  }
  const newest_in = (slot) => {
    const [first = '', ...others] = saves_in(slot);
    return others.reduce((one, other) => (number_of(other) > number_of(one) ? other : one), first);
  };
  const went_on_elsewhere = (slot) => number_of(newest_in(slot)) > known.get(slot);
  const learn = (slot) => known.set(slot, number_of(newest_in(slot)));

  function tell(slot, newest) {
    told.add(slot);
    on_elsewhere({ slot, same: tags_of(record_in(newest)) === tags_of(own().record) });
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
      written = slot;
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
    names: storage.names,
    remove: (name) => (closed && slot_of(name) ? 'R' : storage.remove(name)),

    /// Looks whether another tab has written since; to be called when that may be. It is told once; after that only when this
    /// tab is about to write.
    look() {
      const { slot } = own();
      if (slot !== '' && !known.has(slot)) learn(slot);
      if (known.has(slot) && !told.has(slot) && went_on_elsewhere(slot)) tell(slot, newest_in(slot));
    },
    /// This tab's match is the one that counts from now on: what it wrote last is written again, and the other tab is told by that. Tells
    /// whether that was possible: where no place is free, or nothing can be written, all stays as it was.
    take_over(slot) {
      const number = number_of(newest_in(slot)) + 1;
      const text = latest.get(slot)?.replace(/^(\S+ \d+) \d+/, `$1 ${number}`);
      const free = places_of(slot).find((each) => storage.get(each) === 'M');
      if (!text || !free || storage.put(free, text) !== 'D') return false;
      known.set(slot, number);
      told.delete(slot);
      return true;
    },
    /// The record last written, or tried to be; empty if there was none.
    latest_record: () => (latest.has(written) ? record_in(latest.get(written)) : ''),
    /// Whether this record can be found again, in whichever slot.
    is_kept: (record) => storage.names().some((name) => slot_of(name) && record_in(storage.get(name)).trim() === record.trim()),
    /// The newest text in a slot, as it is kept.
    newest: newest_in,
    /// Puts a text that was in a slot into it again, as it was; tells whether that was possible.
    put_back(slot, text) {
      const answer = storage.put(slot, text);
      learn(slot);
      return answer === 'D';
    },
    /// How many slots have something in them.
    count: () => new Set(storage.names().map(slot_of).filter((slot) => slot !== null)).size,
    /// Nothing more is written of any match: the program can no longer be trusted.
    close() { closed = true; },
  };
}
