// Stores the challenges that this browser has sent, opened or answered, newest first. Each line contains a challenge's
// number, the user's name in the challenge, and the challenge's text. If a match is played for a challenge, the
// `address` line of its save names the challenge.

/// The maximum number of stored challenges. Older challenges are deleted.
const most = 20;

/// Returns the challenges in a stored string. Damaged lines are skipped.
export const read_challenges = (stored) => [...stored.matchAll(/^([^\t\n]+)\t([^\t\n]*)\t([^\t\n]*game=\w[^\t\n]*&people=[^\t\n]+)$/gm)].map(([, id, me, text]) => ({ id, me, text }));
export const known_challenges = (storage) => read_challenges(storage.get('challenges').slice(1));
/// Returns an entry as a line for the stored string.
export const line_of = ({ id, me, text }) => `${id}\t${me}\t${text}\n`;

/// Decodes a percent-encoded string. Returns the string unchanged if an escape sequence is invalid.
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/// Stores an entry, replacing any entry with the same number. Returns false if the storage is full or blocked.
export function keep_challenge(storage, entry) {
  const others = known_challenges(storage).filter(({ id }) => id !== entry.id);
  return storage.put('challenges', [entry, ...others].slice(0, most).map(line_of).join('')) === 'D';
}

/// Returns the `address` line for the save of a match that is played for a challenge.
export const address_of_match = ({ id, me, text }, deal, is_seen) => `id=${id}&deal=${deal}&seen=${Number(is_seen)}&me=${encodeURIComponent(me)}&challenge=${text}`;

/// Parses the `address` line of a save. Returns null if the match is not played for a challenge.
export function challenge_in(save) {
  const found = /^address id=(\d+)&deal=(\d)&seen=([01])&me=([^&]*)&challenge=(.*)$/m.exec(save.split('\n\n', 1)[0]);
  if (!found) return null;
  const [, id, deal, seen, me, text] = found;
  return { id, deal: Number(deal), is_seen: seen === '1', me: decoded(me), text };
}

/// Returns the tags of the record in a save, which identify its deal.
export const tags_in = (save) => save.split('\n\n', 2)[1] ?? '';

/// Returns the index of the first action that differs between two plays of a deal, or −1.
export function first_difference(one, other) {
  const longer = one.actions.length > other.actions.length ? one : other;
  return longer.actions.findIndex((action, at) => action !== (longer === one ? other : one).actions[at]);
}
