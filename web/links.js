// Writes and reads links to a deal, a position or a whole record. A link contains a query string (src/session/query.h).
// A long query is put into the fragment, which is not sent to the server, so the server's length limit does not apply.

const longest_query = 300; // in characters; seeds with options need fewer, and whole matches need thousands

/// Returns a link to the page in `folder` with this query. By default, `folder` is the folder of the current page.
export function link_to(query, folder = new URL('.', location.href)) {
  return `${folder.origin === 'null' ? '' : folder.origin}${folder.pathname}${query.length > longest_query ? '#' : '?'}${query}`;
}

// The maximum number of characters in a URL. Matches need far fewer. Parsing a much longer URL would
// block the page for a minute.
const longest_address = 250_000;
export const is_too_long = (/** @type {Pick<Location, 'search' | 'hash'>} */ { search, hash } = location) => search.length + hash.length > longest_address;

// Decodes the separators of a query or a fragment that was percent-encoded as a whole.
const opened = (text) => (text.includes('=') ? text : text.replace(/%[2-7][\da-f]/gi, decodeURIComponent));

/// Returns the game and the name of the lesson in the page's URL (#lesson=mitaines/steal), or null. Ignores what
/// follows the name, such as punctuation.
export const asked_lesson = ({ hash } = location) => /^#lesson=(\w+)\/([\w-]*\w)/.exec(opened(hash).toLowerCase())?.slice(1) ?? null;

/// Returns the challenge in the page's URL (#challenge=1&game=…), or null.
export const asked_challenge = ({ hash } = location) => (/^#challenge=/i.test(opened(hash)) ? opened(hash) : null);

// Moves the parameters "players" and "preset" into "options", where records have them.
function with_options(query) {
  const parts = query.split('&');
  if (!parts.some((part) => /^(?:players|preset)=/i.test(part))) return query;
  const is_option = (part) => /^(?:options|players|preset)=/i.test(part);
  return [...parts.filter((part) => !is_option(part)), `options=${parts.filter(is_option).map((part) => part.replace(/^options=/i, '')).join(',')}`].join('&');
}

// Trims whitespace around a parameter's name and value.
function without_blanks(part) {
  const plain = part.replace(/\+|%(?:20|09|0A|0D|C2%A0)/gi, ' ');
  const tidy = plain.split('=').map((each) => each.trim()).join('=');
  return tidy === plain ? part : tidy;
}

/// Returns the query in the page's URL, including parameters in the fragment, or '' if the URL is too long. An
/// HTML-escaped "&" ("&amp;", "&#038;") is read as "&".
export function asked_query({ search, hash } = location) {
  if (is_too_long({ search, hash })) return '';
  const [, query, fragment] = /^\??([^#]*)#?(.*)$/s.exec((search + hash).replace(/&(?:(?:amp|#0*38|#x0*26);)+/gi, '&'));
  const asked = [query, fragment].map(opened).filter((part) => part.includes('=') && !/^(?:lesson|challenge)=/i.test(part)).join('&');
  return with_options(asked.split('&').map(without_blanks).join('&'));
}
