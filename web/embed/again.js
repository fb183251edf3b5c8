// Chooses the URL that reopens a frame's table. The URL contains either the original parameters, which restore
// the stored match, or the match's record.

import { record_query, write_address } from './params.js';

/// Returns true if the embed code still describes the table: no other match has been loaded, and the seat is the same.
export const still_there = (begun, now) => record_query(now.record) === record_query(begun.record) && now.text === begun.text
  && (now.seat ?? 0) === (begun.seat ?? 0);

/// Returns a URL, relative to the frame's URL, that opens the table without a poster. `begun` contains the
/// parameters (params.js) that the table opened with, and `now` contains the current parameters. `kept` is true if
/// the match is stored for its embed code. `record` is the last known record. In "try" and "replay" mode, the table
/// starts over.
export function address_again({ begun, now, kept, record }) {
  if (kept && begun.text === null && still_there(begun, now)) return write_address({ ...begun, poster: false });
  const plays = (now.mode ?? 'play') === 'play' && record.trim() !== '';
  return write_address(plays ? { ...now, record: {}, text: record, poster: false } : { ...now, poster: false });
}

/// Navigates to the URL. If only the fragment differs, also reloads the page, because browsers do not do so themselves.
export function go_again(address) {
  const { href, hash } = new URL(address, location.href);
  const only_fragment = href.replace(hash, '') === location.href.replace(location.hash, '');
  location.replace(href);
  if (only_fragment) location.reload();
}
