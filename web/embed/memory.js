// Where the table in a frame keeps things: by default nowhere but in its own memory, so that nothing is stored on a reader's
// machine by a page that only shows an example; with keep=1 in the browser, apart from what the site itself keeps.

/// Answers like storage.js, with nothing behind it but this page.
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

/// A few letters that tell one text from another.
export function mark_of(text) {
  let sum = 0x811C9DC5; // FNV-1a
  for (const character of text) sum = Math.imul(sum ^ character.codePointAt(0), 0x01000193) >>> 0;
  return sum.toString(36);
}

/// `storage` under names of its own; matches under those of their line's `mark`, so that two tables on a page do not take each other's
/// place.
export function apart(storage, mark) {
  const matches = `embed.${mark}.`;
  const name_of = (name) => (name.startsWith('match') ? `${matches}${name}` : `embed.${name}`);
  return {
    get: (name) => storage.get(name_of(name)),
    put: (name, text) => storage.put(name_of(name), text),
    remove: (name) => storage.remove(name_of(name)),
    /// Of the matches only.
    names: () => storage.names().filter((name) => name.startsWith(matches)).map((name) => name.slice(matches.length)),
  };
}

/// Does that storage keep what it is given?
export function keeps(storage) {
  const kept = storage.put('test', 'kept') === 'D' && storage.get('test') === 'Dkept';
  storage.remove('test');
  return kept;
}
