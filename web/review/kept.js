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
  return [btoa(String.fromCharCode(...digest)), ...rest].join(' ');
}

/// Resolves to the lines stored under a key, or to undefined.
export const kept_lines = async (key) => (await in_store('readonly', (rounds) => answer_of(rounds.index('key').get(key))))?.lines;

/// Stores the lines of a round.
export const keep_lines = (key, lines) => in_store('readwrite', async (rounds) => {
  if (await answer_of(rounds.index('key').getKey(key)) !== undefined) return;
  rounds.add({ key, lines });
  const spare = await answer_of(rounds.count()) - most_rounds;
  if (spare > 0) for (const old of await answer_of(rounds.getAllKeys(null, spare))) rounds.delete(old);
});
