// The language in which a page speaks, before its program does and for it. What the reader has chosen on the table goes before this
// (src/view/settings.h).

const spoken = ['en', 'fr'];

/// The first of the reader's languages that there are words for.
export function reader_language(preferred) {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]).filter((tag) => spoken.includes(tag));
  return known[0] ?? 'en';
}

/// What the address names (`query`, without its question mark); undefined: nothing.
export function named_language(query) {
  const [, named] = /(?:^|&)lang=([\w-]*)/.exec(query) ?? [];
  return named === undefined ? undefined : reader_language([named]);
}

/// What the address names, or else the browser.
export const asked_language = (query) => named_language(query) ?? reader_language(navigator.languages);

/// What the reader has chosen on the table, as `settings` keep it; undefined: nothing.
export const chosen_language = (settings) => /\blanguage=(en|fr)\b/.exec(settings)?.[1];

/// The one whose texts the program will want first. A wrong guess costs no more than that the others come after them.
export const first_language = ({ query, storage }) => chosen_language(storage.get('settings').slice(1)) ?? asked_language(query());

export const other_language = (language) => spoken.find((each) => each !== language);
