// Where a frame goes to open its table again: to its own line, which brings back what is kept of it, or to the record of the match.

import { write_address } from './params.js';

/// Whether that line is still what is on the table: nothing else has been loaded, and nobody changed seats.
const still_there = (begun, now) => now.record === begun.record && now.text === begun.text && now.seat === begun.seat;

/// An address relative to the frame's, which opens the table at once. `begun` are the line's parameters (params.js) as the table was
/// opened with them, `now` as they are; `kept` tells whether the match is kept under its line, `record` the match as last known.
/// A try and a replay start over.
export function address_again({ begun, now, kept, record }) {
  if (kept && begun.text === null && still_there(begun, now)) return write_address({ ...begun, poster: false });
  const plays = (now.mode ?? 'play') === 'play' && record.trim() !== '';
  return write_address(plays ? { ...now, record: {}, text: record, poster: false } : { ...now, poster: false });
}

/// Goes there; the same address is opened again too.
export function go_again(address) {
  const { href, hash } = new URL(address, location.href);
  const only_fragment = href.replace(hash, '') === location.href.replace(location.hash, '');
  location.replace(href);
  if (only_fragment) location.reload();
}
