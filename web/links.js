// Links to a deal, a position or a whole record. The link's content is a query string (src/session/query.h). A long one
// goes into the fragment, which is not sent to the server and has no length limit there.

const longest_query = 300; // characters; a seed with options is shorter, a match takes thousands

/// Returns the link to `query` on the page in `folder`, by default the site's own address.
export function link_to(query, folder = new URL('.', location.href)) {
  return `${folder.origin === 'null' ? '' : folder.origin}${folder.pathname}${query.length > longest_query ? '#' : '?'}${query}`;
}

// Far more characters than any match needs. Parsing a much longer address would block the page for a minute.
const longest_address = 250_000;
export const is_too_long = (/** @type {Pick<Location, 'search' | 'hash'>} */ { search, hash } = location) => search.length + hash.length > longest_address;

/// Returns the game and name of the lesson that the page's address names (#lesson=mitaines/steal), or null.
export const asked_lesson = ({ hash } = location) => /^#lesson=(\w+)\/([\w-]+)$/.exec(hash)?.slice(1) ?? null;

/// Returns the query in the page's address, including its fragment if that has parameters. An "&" that was HTML-escaped
/// ("&amp;", "&#038;") counts as "&".
export function asked_query({ search, hash } = location) {
  if (is_too_long({ search, hash })) return '';
  const [, query, fragment] = /^\??([^#]*)#?(.*)$/s.exec((search + hash).replace(/&(?:(?:amp|#0*38|#x0*26);)+/gi, '&'));
  return [query, fragment].filter((part) => part.includes('=') && !part.startsWith('lesson=')).join('&');
}
