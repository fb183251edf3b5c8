// Links to a deal, a position or a whole record. All that a link says is a query string (src/session/query.h); a short one is
// written as such, a long one behind a #, where no server sees it and no server finds it too long.

const longest_query = 300; // characters; a seed with its options needs fewer, a match some thousands

/// The link to `query` on the page in `folder`, the address of the site.
export function link_to(query, folder = new URL('.', location.href)) {
  return `${folder.origin === 'null' ? '' : folder.origin}${folder.pathname}${query.length > longest_query ? '#' : '?'}${query}`;
}

/// What the page's own address asks for: its query string, and its fragment where that says something too.
export function asked_query({ search, hash } = location) {
  return [search.slice(1), hash.slice(1)].filter((part) => part.includes('=')).join('&');
}
