// The language in which a page speaks, before its program does and for it. What the reader has chosen on the table goes before this
// (src/view/settings.h).

const spoken = ['en', 'fr'];

/// The first of the reader's languages that there are words for.
export function reader_language(preferred) {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]).filter((tag) => spoken.includes(tag));
  return known[0] ?? 'en';
}

/// What the address asks for (`query`, without its question mark), or else the browser.
export function asked_language(query) {
  const [, asked] = /(?:^|&)lang=([\w-]*)/.exec(query) ?? [];
  return reader_language(asked === undefined ? navigator.languages : [asked]);
}

/// The one whose texts the program will want first. A wrong guess costs no more than that the others come after them.
export function first_language({ query, storage }) {
  const [, chosen] = /\blanguage=(en|fr)\b/.exec(storage.get('settings').slice(1)) ?? [];
  return chosen ?? asked_language(query());
}

export const other_language = (language) => spoken.find((each) => each !== language);
