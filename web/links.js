// Links to a deal, a position or a whole record. All that a link says is a query string (src/session/query.h); a short one is
// written as such, a long one behind a #, where no server sees it and no server finds it too long.

const longest_query = 300; // characters; a seed with its options needs fewer, a match some thousands

/// The link to `query` on the page in `folder`, the address of the site.
export function link_to(query, folder = new URL('.', location.href)) {
  return `${folder.origin === 'null' ? '' : folder.origin}${folder.pathname}${query.length > longest_query ? '#' : '?'}${query}`;
}

// No match needs more characters; reading much longer addresses would stop the page for a minute.
const longest_address = 250_000;
export const is_too_long = ({ search, hash } = location) => search.length + hash.length > longest_address;

/// The lesson that the page's address asks for (#lesson=mitaines/steal): its game and its name, or null.
export const asked_lesson = ({ hash } = location) => /^#lesson=(\w+)\/([\w-]+)$/.exec(hash)?.slice(1) ?? null;

/// What the page's own address asks for: its query string, and its fragment where that says something of a table too. An "&" that went through
/// HTML once too often ("&amp;", "&#038;") is one.
export function asked_query({ search, hash } = location) {
  if (is_too_long({ search, hash })) return '';
  const [, query, fragment] = /^\??([^#]*)#?(.*)$/s.exec((search + hash).replace(/&(?:(?:amp|#0*38|#x0*26);)+/gi, '&'));
  return [query, fragment].filter((part) => part.includes('=') && !part.startsWith('lesson=')).join('&');
}
