// Wraps the program's storage to protect its matches. Detects when another tab has continued a match, and keeps the
// last written save in case the program crashes.
//
// Each match has a slot with several places (src/table/storeroom.h). The first line of a save contains its number
// (src/table/seal.h). If a slot has a higher number than this tab expects, another tab has written to it. This tab then
// does not write to the slot until take_over() is called.

import { slot_places } from 'mitts:facts';
import { number_of, slot_of } from './saves.js';

const places_of = (slot) => Array.from({ length: slot_places }, (_, at) => (at === 0 ? slot : `${slot}.${at}`));

/// Returns the record in a save. A save consists of a few lines, an empty line, and the record.
const record_in = (save) => save.slice(save.indexOf('\n\n') + 2);
/// Returns a save with another number in its first line.
const with_number = (save, number) => save.replace(/^(\S+ \d+) \d+/, `$1 ${number}`);
/// Returns the tags of a record, which identify the match.
export const tags_of = (record) => record.split('\n\n', 1)[0].trim();

/// Wraps `storage`. own() returns the { slot, record } of the current match. on_elsewhere({ slot, same }) is called
/// when another tab has written to a slot. `same` is true if that tab wrote the current match.
export function keep_matches(storage, { own, on_elsewhere }) {
  const known = new Map(); // slot → the number of the last save that this tab has read or written
  const latest = new Map(); // slot → the last save passed to put(), even if writing it failed
  const opened = new Map(); // slot → the save from which this tab opened its match
  let written = null; // the slot that was last written to
  const told = new Set(); // the slots that have been reported to on_elsewhere()
  const refused = new Set(); // the slots that have been reported because a move was not saved
  let closed = false;

  function saves_in(slot) {
    const answers = places_of(slot).map((name) => storage.get(name));
    return answers.filter((answer) => answer[0] === 'D').map((answer) => answer.slice(1));
  }
  const newest_in = (slot) => {
    const [first = '', ...others] = saves_in(slot);
    return others.reduce((one, other) => (number_of(other) > number_of(one) ? other : one), first);
  };
  const went_on_elsewhere = (slot, newest = newest_in(slot)) => number_of(newest) > known.get(slot);
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
        // Deferred, because the program is still saving.
        if (!refused.has(slot)) setTimeout(() => tell(slot, newest_in(slot)));
        refused.add(slot);
        return 'E';
      }
      const answer = storage.put(name, text);
      if (answer === 'D') known.set(slot, number_of(text));
      return answer;
    },
    names: storage.names,
    remove: (name) => (closed && slot_of(name) ? 'R' : storage.remove(name)),

    /// Checks whether another tab has written to the current slot. Reports this only once.
    look() {
      const { slot, record } = own();
      const newest = newest_in(slot);
      if (record_in(newest).trim() === record.trim()) opened.set(slot, newest);
      if (slot !== '' && !known.has(slot)) learn(slot);
      if (known.has(slot) && !told.has(slot) && went_on_elsewhere(slot, newest)) tell(slot, newest);
    },
    /// Writes this tab's last save, or the save that it opened, again with a higher number, so that the other tab
    /// detects it. Returns false and changes nothing if there is no save or no free place, or if writing fails.
    take_over(slot) {
      const number = number_of(newest_in(slot)) + 1;
      const [own_save, before] = [latest.get(slot) ?? '', opened.get(slot) ?? ''];
      const text = with_number(number_of(before) > number_of(own_save) ? before : own_save, number);
      const free = places_of(slot).find((each) => storage.get(each) === 'M');
      if (!text || !free || storage.put(free, text) !== 'D') return false;
      known.set(slot, number);
      told.delete(slot);
      refused.delete(slot);
      return true;
    },
    /// Returns the record of the last save passed to put(), even if writing it failed, or '' if there is none.
    latest_record: () => (latest.has(written) ? record_in(latest.get(written)) : ''),
    /// Returns true if this record is stored in any slot.
    is_kept: (record) => storage.names().some((name) => slot_of(name) && record_in(storage.get(name)).trim() === record.trim()),
    /// Returns the save in the place `place` of a slot, or the newest save if no place is given. Returns this tab's
    /// last save instead if it could not be written.
    newest(slot, place = undefined) {
      const [kept, own] = [place ? storage.get(place).slice(1) : newest_in(slot), latest.get(slot) ?? ''];
      return number_of(own) > number_of(kept) ? own : kept;
    },
    /// Restores a save to its slot. Returns true on success.
    put_back(slot, text) {
      const answer = storage.put(slot, text);
      latest.delete(slot);
      learn(slot);
      return answer === 'D';
    },
    /// Copies the number of the save `text`, if it has one, to the save in a slot. A save's number is its date in
    /// tenths of a second. Ignores dates in the future, because later saves would get even higher numbers.
    date_as(slot, text) {
      if (number_of(text) > 0 && number_of(text) < Date.now() / 100) this.put_back(slot, with_number(this.newest(slot), number_of(text)));
    },
    /// Returns the slots in use.
    slots: () => new Set(storage.names().map(slot_of).filter((slot) => slot !== null)),
    /// Blocks all further writes of matches, because the program cannot be trusted after a crash.
    close() { closed = true; },
  };
}
