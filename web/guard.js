// Protects the match, on the site's own page and in frames. Detects other tabs with the same match (tabs.js,
// kept_match.js), and keeps the record if the program crashes (crash.js).

import { watch_for_crashes } from './crash.js';
import { keep_matches, tags_of } from './kept_match.js';
import { watch_tabs } from './tabs.js';

/// Starts the guard. table() returns the running table (program.js) or null. `storage` holds the program's matches.
/// copy(text) copies to the clipboard. reopen({ record, kept }) reloads the table. `record` is the last known record of
/// the match, and `kept` is true if it is in storage. `channel` is the name of the broadcast channel between tabs that
/// share the matches, or null if no tab shares them. `words` replaces strings of tabs.js and crash.js.
/// on_stopped(written) is called after a crash, with the last written record.
///
/// Returns { storage, note(), stopped(reason), reopen() }. Pass `storage` to the program, and call note() whenever the
/// table has changed.
/** @type {(lent: Record<string, any>) => Record<string, any>} */
export function open_guard({ table, storage, copy, reopen, channel, words = {}, on_stopped = () => {} }) {
  let record = ''; // the program's record when note() was last called
  let written_before = ''; // the last written record when note() was last called
  let has_stopped = false;
  const running = () => (has_stopped ? null : table());
  const tabs = channel === null ? null
    : watch_tabs({ table: running, matches: () => matches, copy, reopen: () => reopen({ record: '', kept: true }), channel, words: words.tabs });
  const matches = keep_matches(storage, {
    own: () => ({ slot: running()?.state().slot ?? '', record: running()?.record() ?? record }), on_elsewhere: (what) => tabs?.on_elsewhere(what),
  });
  // Returns the last written record, or the record of another match that the program shows but has not saved yet.
  function last_record() {
    const written = matches.latest_record();
    return record === '' || written !== written_before || tags_of(written) === tags_of(record) ? written || record : record;
  }
  function open_again() {
    const last = last_record();
    reopen({ record: last, kept: last !== '' && matches.is_kept(last) });
  }
  const stopped = watch_for_crashes({
    record: last_record,
    is_kept: matches.is_kept,
    copy,
    reopen: open_again,
    words: words.crash,
    before_notice() {
      has_stopped = true;
      matches.close();
      on_stopped(matches.latest_record());
    },
  });
  return {
    storage: matches,
    note() {
      tabs?.look();
      record = running()?.record() ?? record;
      written_before = matches.latest_record();
    },
    stopped,
    reopen: open_again,
  };
}
