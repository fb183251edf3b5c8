// Chooses the page's language before the program runs. A language set at the table overrides it (src/view/settings.h).

const spoken = ['en', 'fr'];

/// Returns the first supported language in `preferred`, or English.
export function reader_language(preferred) {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]).filter((tag) => spoken.includes(tag));
  return known[0] ?? 'en';
}

/// Returns the language named in the query (without its question mark), or undefined.
export function named_language(query) {
  const [, named] = /(?:^|&)lang=([\w-]*)/i.exec(query) ?? [];
  return named === undefined ? undefined : reader_language([named]);
}

/// Returns the language named in the query, or else the user's language.
export const asked_language = (query) => named_language(query) ?? reader_language(navigator.languages);

/// Returns the language chosen at the table, as named in its `settings` string, or undefined.
export const chosen_language = (settings) => /\blanguage=(en|fr)\b/.exec(settings)?.[1];

/// Returns the language whose strings are loaded first. The strings of the other language are loaded once the table is
/// ready (texts.js).
export const first_language = ({ query, storage }) => chosen_language(storage.get('settings').slice(1)) ?? asked_language(query());

export const other_language = (language) => spoken.find((each) => each !== language);
