// Chooses the storage for a frame's match, and protects the match (guard.js).

import { frame_crash, frame_tabs } from 'mitts:words';
import { open_guard } from '../guard.js';
import { storage } from '../storage.js';
import { address_again, go_again, still_there } from './again.js';
import { apart, keeps, mark_of, memory_storage } from './memory.js';

/// Sets up the storage and the guard. wishes() returns the current parameters, and table() the running table or null.
/// `query` is the query for the program. Returns { guard, keeps }. keeps() returns true if the browser stores the
/// match.
export function open_keeping({ wishes, query, table, copy, on_stopped }) {
  const begun = wishes();
  const mark = mark_of(`${query} ${begun.text ?? ''}`);
  const is_there = () => still_there(begun, wishes());
  const in_browser = apart(storage, mark, is_there);
  const kept_here = begun.keep && (begun.mode ?? 'play') === 'play' && keeps(in_browser);
  const guard = open_guard({
    table, copy, on_stopped, words: { tabs: frame_tabs, crash: frame_crash },
    storage: kept_here ? in_browser : memory_storage(),
    channel: kept_here ? `mitts.embed.${mark}` : null,
    reopen: ({ record, kept }) => go_again(address_again({ begun, now: wishes(), kept: kept && kept_here, record })),
  });
  return { guard, keeps: () => kept_here && is_there() };
}
