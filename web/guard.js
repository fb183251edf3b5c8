// What sees to it that nothing of a match is lost, on the page and in a frame: other tabs are minded (tabs.js, kept_match.js), and
// a program that stops leaves its record (crash.js).

import { watch_for_crashes } from './crash.js';
import { keep_matches, tags_of } from './kept_match.js';
import { watch_tabs } from './tabs.js';

/// `table()` is the running table (program.js) or null, `storage` where the program's matches go, copy(text) copies. reopen({ record,
/// kept }) opens the table again: `record` is the match as last known, `kept` tells whether it is in the storage. `channel` is the name
/// that all who keep the same matches go by, null where nobody else can have them; `words` are other sentences for tabs.js and
/// crash.js; on_stopped(written) is called when the program has stopped, with the record last written.
/// Returns { storage, note(), stopped(reason), reopen() }: the storage to lend to the program; note is for whenever the table has
/// changed.
export function open_guard({ table, storage, copy, reopen, channel, words = {}, on_stopped = () => {} }) {
  let record = ''; // as the program last told it
  let written_before = ''; // what had been written by then
  let has_stopped = false;
  const running = () => (has_stopped ? null : table());
  const tabs = channel === null ? null
    : watch_tabs({ table: running, matches: () => matches, copy, reopen: () => reopen({ record: '', kept: true }), channel, words: words.tabs });
  const matches = keep_matches(storage, {
    own: () => ({ slot: running()?.state().slot ?? '', record: running()?.record() ?? record }), on_elsewhere: (what) => tabs?.on_elsewhere(what),
  });
  // What was written last, unless the program has told of another match since.
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
