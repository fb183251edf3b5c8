// The storage of a table in a frame. By default, it is in memory, so that a page with an example does not store
// anything on the user's device. With keep=1, it is the browser's storage, under separate names.

/// Returns an in-memory storage that has the interface of storage.js.
export function memory_storage() {
  const kept = new Map();
  return {
    get: (name) => (kept.has(name) ? `D${kept.get(name)}` : 'M'),
    put: (name, text) => {
      kept.set(name, text);
      return 'D';
    },
    remove: (name) => {
      kept.delete(name);
      return 'D';
    },
    names: () => [...kept.keys()],
  };
}

/// Returns a short hash of a string.
export function mark_of(text) {
  let sum = 0x811C9DC5; // FNV-1a
  for (const character of text) sum = Math.imul(sum ^ character.codePointAt(0), 0x01000193) >>> 0;
  return sum.toString(36);
}

/// Wraps `storage` so that a frame uses separate names. The names of matches contain the `mark` of their embed code, so
/// that two tables on one page do not overwrite each other's matches. is_there() returns false while the table shows a
/// match other than the embed code's. Matches are then stored only in memory.
export function apart(storage, mark, is_there = () => true) {
  const matches = `embed.${mark}.`;
  const memory = memory_storage();
  const place_of = (name) => (name.startsWith('match') && !is_there() ? memory : storage);
  const name_of = (name) => (name.startsWith('match') ? `${matches}${name}` : `embed.${name}`);
  return {
    get: (name) => place_of(name).get(name_of(name)),
    put: (name, text) => place_of(name).put(name_of(name), text),
    remove: (name) => place_of(name).remove(name_of(name)),
    /// Returns only the names of matches.
    names: () => place_of('match').names().filter((name) => name.startsWith(matches)).map((name) => name.slice(matches.length)),
  };
}

/// Returns true if the storage returns a string that was just stored.
export function keeps(storage) {
  const kept = storage.put('test', 'kept') === 'D' && storage.get('test') === 'Dkept';
  storage.remove('test');
  return kept;
}
