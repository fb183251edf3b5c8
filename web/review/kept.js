// Caches finished reviews in the browser's database (IndexedDB). Without the database, reviews are computed again.

const store = 'rounds';
/// The maximum number of cached rounds. When there are more, the oldest are deleted.
const most_rounds = 200;

let opening = null;
function open_database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('mitts-reviews', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { autoIncrement: true }).createIndex('key', 'key', { unique: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

const answer_of = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

async function in_store(mode, act) {
  try {
    const database = await open_database();
    return await act(database.transaction(store, mode).objectStore(store));
  } catch (error) {
    console.warn(`reviews are not kept: ${error?.message ?? error}`);
    return undefined;
  }
}

/// Returns the key of a round. It is a digest of the record, followed by everything else that affects the review.
export async function key_of(record, ...rest) {
  const bytes = new TextEncoder().encode(record);
  const digest = globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 12) : bytes;
  return [btoa(Array.from(digest, (byte) => String.fromCharCode(byte)).join('')), ...rest].join(' ');
}

const sum_of = (key, lines) => key_of(`${key}\n${lines}`);

/// Resolves to the lines stored under a key. Resolves to undefined if there are none, or if they are damaged.
export async function kept_lines(key) {
  const kept = await in_store('readonly', (rounds) => answer_of(rounds.index('key').get(key)));
  return kept && kept.sum === await sum_of(key, kept.lines) ? kept.lines : undefined;
}

/// Stores the lines of a round. Replaces damaged lines.
export async function keep_lines(key, lines) {
  const sum = await sum_of(key, lines);
  await in_store('readwrite', async (rounds) => {
    const old = await answer_of(rounds.index('key').getKey(key));
    if (old !== undefined) rounds.delete(old);
    rounds.add({ key, lines, sum });
    const spare = await answer_of(rounds.count()) - most_rounds;
    if (spare > 0) for (const oldest of await answer_of(rounds.getAllKeys(null, spare))) rounds.delete(oldest);
  });
}
