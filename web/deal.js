// Computes the fingerprint of a deal: the SHA-256 digest of everything that determines the cards of a match. It is
// shown before the first card is played, so it commits the table to the deal. Anyone can recompute it from the seed,
// which is shown after the match.
//
// The fingerprint proves that the deal was fixed before play. It does not prove that the seed was random or secret.

import { record_of_text } from './record_text.js';

// The version must be incremented when a seed no longer deals the same cards (src/cards/rng.h, the games' packs and
// deals).
export const deal_version = '1';

/// Returns the deal of a record as { game, options, seed, dealer }. `dealer` is empty if the record names no dealer.
/// Returns null if the record's cards do not come from a seed.
export function deal_of(record) {
  const { game, options = '', seed, dealer = '', deck, hands } = record_of_text(record);
  return game && seed && (deck ?? hands) === undefined ? { game, options, seed, dealer } : null;
}

/// Returns the string whose digest is the fingerprint.
export function deal_text({ game, options, seed, dealer }) {
  const lines = [`mitts deal ${deal_version}`, `game ${game}`, `options ${options.split(/[\s,]+/).filter(Boolean).sort().join(' ')}`, `seed ${seed}`];
  if (dealer !== '') lines.push(`dealer ${dealer}`);
  return lines.join('\n') + '\n';
}

/// Resolves to the fingerprint: 64 hexadecimal digits in groups of eight. Resolves to null if the page was not
/// loaded over HTTPS, because browsers then do not allow hashing.
export async function fingerprint(deal) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(deal_text(deal)));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.match(/.{8}/g).join(' ');
}

const digits_in = (text) => text.replace(/[^0-9a-f]/g, '');
/// The minimum number of matching digits required to prove that two deals are the same.
const least_digits = 16;

/// Compares a fingerprint with the one shown before play, which may be truncated. Returns { verdict, count }. `count`
/// is the number of digits compared. `verdict` names the message to show: alone, few, same_part, same or other.
export function compare(print, seen) {
  const own = digits_in(print);
  // Skips a label before the digits: words with letters after "f" and, if the digits do not match, words such as "de".
  const bare = seen.toLowerCase().replace(/[\p{L}\d]*[^\P{L}a-f][\p{L}\d]*/gu, '');
  const [all, unlabelled] = [bare, bare.replace(/^(?:[^\da-f]*[a-f]{1,7}(?![\da-f]))+/, '')].map(digits_in);
  const given = own.startsWith(all) ? all : unlabelled;
  const count = given.length;
  if (count === 0) return { verdict: 'alone', count };
  if (!own.startsWith(given)) return { verdict: 'other', count };
  return { verdict: count < least_digits ? 'few' : count < own.length ? 'same_part' : 'same', count };
}

/// Returns the URL of the fingerprint page with this deal filled in.
export function check_address(deal, seen) {
  const query = new URLSearchParams({ game: deal.game, options: deal.options, seed: deal.seed, ...(deal.dealer && { dealer: deal.dealer }), seen });
  return `fingerprint.html#${query}`;
}
