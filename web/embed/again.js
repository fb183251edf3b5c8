// Chooses the address that reopens a frame's table: the original line, which restores the stored match, or the match's
// record.

import { write_address } from './params.js';

/// True if the line still describes the table: no other match was loaded, and the seat is unchanged.
const still_there = (begun, now) => now.record === begun.record && now.text === begun.text && now.seat === begun.seat;

/// Returns an address, relative to the frame's, that opens the table without a poster. `begun` are the line's
/// parameters (params.js) when the table opened, `now` the current ones. `kept` is true if the match is stored under
/// its line. `record` is the match as last known. Tries and replays start over.
export function address_again({ begun, now, kept, record }) {
  if (kept && begun.text === null && still_there(begun, now)) return write_address({ ...begun, poster: false });
  const plays = (now.mode ?? 'play') === 'play' && record.trim() !== '';
  return write_address(plays ? { ...now, record: {}, text: record, poster: false } : { ...now, poster: false });
}

/// Navigates to the address, and reloads if it differs only in the fragment.
export function go_again(address) {
  const { href, hash } = new URL(address, location.href);
  const only_fragment = href.replace(hash, '') === location.href.replace(location.hash, '');
  location.replace(href);
  if (only_fragment) location.reload();
}
