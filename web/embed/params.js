// What an embedding line says: the parameters of the address, read forgivingly. Nothing here ever throws; what cannot be used is
// left out and becomes a note for the editor of the page: { what, name, value, near }.

import { games as facts } from 'mitts:facts';

export const games = Object.keys(facts);
/// The parameters of a set-up but for its turn.
export const set_up_names = [...new Set(Object.values(facts).flatMap(({ set_up }) => set_up))].filter((name) => name !== 'turn');
/// Parameters that the program reads as parts of a record; their text goes on as it stands.
export const record_names = ['game', 'options', 'seed', 'dealer', 'deck', 'hands', 'turn',
  ...set_up_names.filter((name) => name !== 'hands'), 'moves'];

/// The words that a parameter of the line's own may be.
export const choices = {
  mode: ['play', 'try', 'replay'],
  lang: ['en', 'fr'],
  theme: ['light', 'dark', 'auto'],
  faces: ['jumbo', 'standard'],
  motion: ['full', 'reduced', 'auto'],
};
/// What each of the line's own parameters is where it is not given.
export const usual = { mode: null, lang: null, theme: 'auto', faces: 'jumbo', motion: 'auto', seat: null, poster: true, keep: false,
  origin: null };
export const own_names = Object.keys(usual);
/// What a page may change while the table is open; the seat may be, too.
export const changeable = ['lang', 'theme', 'faces', 'motion', 'seat'];
const every_name = [...record_names, ...own_names];
/// What an element's attributes may be called: every parameter, and its other spellings (tidy).
export const line_names = [...every_name, 'try', 'replay', 'language'];

const yes = ['1', 'yes', 'true', 'on', 'oui', ''];
const no = ['0', 'no', 'false', 'off', 'non'];
export const longest_address = 65536;

// How many letters are wrong, missing, too many or in their neighbour's place.
function distance(one, other) {
  let before = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before[j - 2] + 1 : Infinity;
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1), swapped));
    }
    [before, row] = [row, next];
  }
  return row[other.length];
}

/// The known word that was probably meant, or null.
export function nearest(word, known) {
  if (word.length > 40) return null;
  const [best] = known.map((each) => ({ each, far: distance(word, each) })).sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, Math.floor(best.each.length / 3)) ? best.each : null;
}

function decode(text) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/// The origin that a text names, or null. Only pages of the web have one that can be answered.
export function read_origin(text) {
  try {
    const { protocol, origin } = new URL(text);
    return protocol === 'http:' || protocol === 'https:' ? origin : null;
  } catch {
    return null;
  }
}

/// One of the page's own parameters: { value } or { note }.
export function read_own(name, text) {
  const value = String(text).trim();
  const word = value.toLowerCase();
  const bad = (known = []) => ({ note: { what: 'value', name, value: value.slice(0, 80), near: /[a-z]/.test(word) ? nearest(word, known) : null, known } });
  if (choices[name]) {
    // "fr-CA" is French enough.
    const found = choices[name].find((each) => each === word || (name === 'lang' && word.startsWith(`${each}-`)));
    return found ? { value: found } : bad(choices[name]);
  }
  if (name === 'seat') return /^[0-7]$/.test(word) ? { value: Number(word) } : bad(['0', '1', '2', '3']);
  if (name === 'origin') {
    const origin = read_origin(value);
    return origin ? { value: origin } : bad();
  }
  if (yes.includes(word)) return { value: true };
  if (no.includes(word)) return { value: false };
  return bad(['1', '0']);
}

// "try" and "replay" may be written as parameters of their own, and a language by its whole name.
function tidy(name, value) {
  if ((name === 'try' || name === 'replay') && !no.includes(value.toLowerCase())) return ['mode', name];
  if (name === 'try' || name === 'replay') return ['mode', 'play'];
  if (name === 'language') return ['lang', value];
  return [name, value];
}

function read_record_part(name, value, parameters, notes) {
  if (name === 'game') {
    const game = value.toLowerCase();
    if (games.includes(game)) parameters.record.game = game;
    else notes.push({ what: 'value', name, value: value.slice(0, 80), near: nearest(game, games), known: games });
    return;
  }
  parameters.record[name] = value;
}

// A whole record comes in the fragment: its text, percent-encoded.
function read_fragment(fragment, parameters, notes) {
  const text = fragment.replace(/^#/, '');
  if (text === '') return;
  const body = /^r=(.*)$/s.exec(text);
  if (!body) return void notes.push({ what: 'fragment', name: text.slice(0, 40) });
  const record = decode(body[1]);
  if (record === null) notes.push({ what: 'encoding', name: '#r' });
  else parameters.text = record;
}

// An "&" that went through HTML once too often, as "&amp;" or "&#038;", whose # begins the fragment.
const escaped_and = /&(?:(?:amp|#0*38|#x0*26);)+/gi;

function unescape_address(search, hash, notes) {
  const [, before, record] = /^(.*?)((?:#r=.*)?)$/s.exec(search + hash);
  const plain = before.replace(escaped_and, '&');
  if (plain === before) return [search, hash];
  notes.push({ what: 'escaped', name: before.match(escaped_and)[0] });
  const at = plain.indexOf('#');
  return at < 0 ? [plain, record] : [plain.slice(0, at), plain.slice(at) + record];
}

/// Everything that an address says by its query (`asked`) and its fragment (`behind`).
export function read_address(asked, behind = '') {
  const parameters = { record: {}, text: null, ...usual };
  const notes = [];
  if (asked.length + behind.length > longest_address) {
    return { parameters, notes: [{ what: 'long', name: '', value: String(longest_address) }] };
  }
  const [search, hash] = unescape_address(asked, behind, notes);
  const seen = new Set();
  for (const part of search.replace(/^\?/, '').split('&').filter(Boolean)) {
    const equals = part.indexOf('=');
    const decoded = [equals < 0 ? part : part.slice(0, equals), equals < 0 ? '' : part.slice(equals + 1)].map(decode);
    if (decoded.includes(null)) {
      notes.push({ what: 'encoding', name: part.slice(0, 40) });
      continue;
    }
    const [name, value] = tidy(decoded[0].trim().toLowerCase(), decoded[1].trim());
    if (seen.has(name)) {
      notes.push({ what: 'twice', name });
    } else if (record_names.includes(name)) {
      read_record_part(name, value, parameters, notes);
    } else if (own_names.includes(name)) {
      const read = read_own(name, value);
      if (read.note) notes.push(read.note);
      else parameters[name] = read.value;
    } else {
      notes.push({ what: 'name', name: name.slice(0, 40), near: nearest(name, every_name) });
    }
    seen.add(name);
  }
  read_fragment(hash, parameters, notes);
  return { parameters, notes };
}

const encode = (value) => encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')
  .replaceAll('%3D', '=').replaceAll('%3B', ';').replaceAll('%20', ',');

/// The record's parameters as a query, without a question mark.
export function record_query(record) {
  return record_names.filter((name) => record[name] !== undefined).map((name) => `${name}=${encode(record[name])}`).join('&');
}

/// The shortest line that says the same: what the builder writes. `origin` is written as it is.
export function write_address(parameters) {
  const parts = [record_query(parameters.record)];
  for (const name of ['mode', 'seat', 'lang', 'theme', 'faces', 'motion', 'origin']) {
    const value = parameters[name];
    const unsaid = name === 'mode' ? 'play' : usual[name];
    if (value !== null && value !== undefined && value !== unsaid) parts.push(`${name}=${encode(String(value))}`);
  }
  if (parameters.poster === false) parts.push('poster=0');
  if (parameters.keep) parts.push('keep=1');
  const query = parts.filter(Boolean).join('&');
  return (query ? `?${query}` : '') + (parameters.text ? `#r=${encodeURIComponent(parameters.text)}` : '');
}
