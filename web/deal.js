// The fingerprint of a deal: SHA-256 over what fixes every card of a match. Shown before the first card is played, it binds
// the table to that deal; the seed, shown at the end, lets anybody compute it again.
//
// It proves that the deal was chosen before play and not changed to suit the play. It cannot prove that the seed was drawn
// by chance, nor that nobody knew it.

// Changes when a seed would be dealt to other cards (src/cards/rng.h, the games' packs and dealing).
export const deal_version = '1';

/// What a record says of its deal: {game, options, seed, dealer}, the last one empty where it is drawn; null if the record's
/// cards do not come from a seed.
export function deal_of(record) {
  const tags = new Map();
  for (const [, name, value] of record.matchAll(/^\s*\[\s*(\w+)\s+"([^"\n]*)"\s*\]\s*$/gm)) tags.set(name.toLowerCase(), value);
  if (!tags.has('game') || !tags.has('seed') || tags.has('deck') || tags.has('hands')) return null;
  return { game: tags.get('game'), options: tags.get('options') ?? '', seed: tags.get('seed'), dealer: tags.get('dealer') ?? '' };
}

/// The text whose hash the fingerprint is.
export function deal_text({ game, options, seed, dealer }) {
  const lines = [`mitts deal ${deal_version}`, `game ${game}`, `options ${options.split(/\s+/).filter(Boolean).sort().join(' ')}`, `seed ${seed}`];
  if (dealer !== '') lines.push(`dealer ${dealer}`);
  return lines.join('\n') + '\n';
}

/// The fingerprint: 64 hexadecimal digits in groups of eight; null where the browser has no hashing (a page that came over
/// an unprotected line).
export async function fingerprint(deal) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(deal_text(deal)));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.match(/.{8}/g).join(' ');
}

const digits_in = (text) => text.toLowerCase().replace(/[^0-9a-f]/g, '');
/// With fewer digits in common than that, two deals are not yet one.
const least_digits = 16;

/// What a fingerprint seen before play, or its beginning, says of this one: { verdict, count }, count being the digits compared. The
/// verdict is the name of a sentence: alone, few, same_part, same or other.
export function compare(print, seen) {
  const [own, given] = [digits_in(print), digits_in(seen)];
  const count = given.length;
  if (count === 0) return { verdict: 'alone', count };
  if (!own.startsWith(given)) return { verdict: 'other', count };
  return { verdict: count < least_digits ? 'few' : count < own.length ? 'same_part' : 'same', count };
}

/// The address of the page that computes it again.
export function check_address(deal, seen) {
  const query = new URLSearchParams({ game: deal.game, options: deal.options, seed: deal.seed, ...(deal.dealer && { dealer: deal.dealer }), seen });
  return `fingerprint.html#${query}`;
}
