// Parses the parameters of an embed code. The parser never throws. It ignores invalid parameters, and reports them to
// the author of the page as notes: { what, name, value, near }.

import { games as facts } from 'mitts:facts';

export const games = Object.keys(facts);
/// The parameters that describe a position, except `turn`.
export const set_up_names = [...new Set(Object.values(facts).flatMap(({ set_up }) => set_up))].filter((name) => name !== 'turn');
/// The parameters that are parts of a record. The program parses their values.
export const record_names = ['game', 'options', 'seed', 'dealer', 'deck', 'hands', 'turn',
  ...set_up_names.filter((name) => name !== 'hands'), 'moves'];

/// The permitted values of the parameters that are for the frame and not part of a record.
export const choices = {
  mode: ['play', 'try', 'replay'],
  lang: ['en', 'fr'],
  theme: ['light', 'dark', 'auto'],
  faces: ['jumbo', 'standard'],
  motion: ['full', 'reduced', 'auto'],
};
/// The default values of the frame's parameters.
export const usual = { mode: null, lang: null, theme: 'auto', faces: 'jumbo', motion: 'auto', seat: null, poster: true, keep: false,
  review: false, origin: null };
export const own_names = Object.keys(usual);
/// The parameters that the embedding page may change while the table is open.
export const changeable = ['lang', 'theme', 'faces', 'motion', 'seat'];
const every_name = [...record_names, ...own_names];
/// The attributes of <mitts-table>: every parameter, and the alternative spellings that tidy() accepts.
export const line_names = [...every_name, 'try', 'replay', 'language', 'players', 'preset'];

const yes = ['1', 'yes', 'true', 'on', 'oui', ''];
const no = ['0', 'no', 'false', 'off', 'non'];
export const longest_address = 65536;

// Returns the edit distance between two words. A swap of two adjacent letters is one edit.
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

/// Returns the known word that the author probably meant, or null.
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

/// Returns the http or https origin of a URL, or null.
export function read_origin(text) {
  try {
    const { protocol, origin } = new URL(text);
    return protocol === 'http:' || protocol === 'https:' ? origin : null;
  } catch {
    return null;
  }
}

/// Parses one of the frame's parameters. Returns { value } or { note }.
export function read_own(name, text) {
  const value = String(text).trim();
  const word = value.toLowerCase();
  const bad = (known = []) => ({ note: { what: 'value', name, value: value.slice(0, 80), near: /[a-z]/.test(word) ? nearest(word, known) : null, known } });
  if (choices[name]) {
    // Regional variants such as "fr-CA" are accepted.
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

// Accepts "try" and "replay" as separate parameters, "language" as a synonym of "lang", and "players" and "preset" as
// parts of "options" (like links.js). Returns the name and the value and, for a part of "options", its original name.
function tidy(name, value) {
  if (name === 'try' || name === 'replay') return ['mode', no.includes(value.toLowerCase()) ? 'play' : name];
  if (name === 'language') return ['lang', value];
  if (name === 'players' || name === 'preset') return ['options', `${name}=${value}`, name];
  return [name, value];
}

function read_record_part(name, value, parameters, notes) {
  if (name === 'game') {
    const game = value.toLowerCase();
    if (games.includes(game)) parameters.record.game = game;
    else notes.push({ what: 'value', name, value: value.slice(0, 80), near: nearest(game, games), known: games });
    return;
  }
  const { [name]: given } = parameters.record; // only `options` can have several parts
  parameters.record[name] = given === undefined ? value : `${given},${value}`;
}

// Parses the fragment, which may contain a whole record as percent-encoded text.
function read_fragment(fragment, parameters, notes) {
  const text = fragment.replace(/^#/, '');
  if (text === '') return;
  const body = /^r=(.*)$/s.exec(text);
  if (!body) return void notes.push({ what: 'fragment', name: text.slice(0, 40) });
  const record = decode(body[1]);
  if (record === null) notes.push({ what: 'encoding', name: '#r' });
  else parameters.text = record;
}

// Matches an HTML-escaped "&": "&amp;" or "&#038;". The "#" in "&#038;" would start the fragment.
const escaped_and = /&(?:(?:amp|#0*38|#x0*26);)+/gi;

function unescape_address(search, hash, notes) {
  const [, before, record] = /^(.*?)((?:#r=.*)?)$/s.exec(search + hash);
  const plain = before.replace(escaped_and, '&');
  if (plain === before) return [search, hash];
  notes.push({ what: 'escaped', name: before.match(escaped_and)[0] });
  const at = plain.indexOf('#');
  return at < 0 ? [plain, record] : [plain.slice(0, at), plain.slice(at) + record];
}

/// Parses a URL. `asked` is its query, and `behind` is its fragment. Returns { parameters, notes }.
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
    const [name, value, part_name = name] = tidy(decoded[0].trim().toLowerCase(), decoded[1].trim());
    if (seen.has(part_name)) {
      notes.push({ what: 'twice', name: part_name });
    } else if (record_names.includes(name)) {
      read_record_part(name, value, parameters, notes);
    } else if (own_names.includes(name)) {
      const read = read_own(name, value);
      if (read.note) notes.push(read.note);
      else parameters[name] = read.value;
    } else {
      notes.push({ what: 'name', name: name.slice(0, 40), near: nearest(name, every_name) });
    }
    seen.add(part_name);
  }
  read_fragment(hash, parameters, notes);
  return { parameters, notes };
}

/// Percent-encodes a string. Replaces unpaired surrogates, which encodeURIComponent() would refuse.
export const percent_encode = (text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

const encode = (value) => percent_encode(value).replace(/%(?:2[CF]|3[ABD])/g, decodeURIComponent).replaceAll('%20', ',');

/// Returns the record's parameters as a query, without a question mark.
export function record_query(record) {
  return record_names.filter((name) => record[name] !== undefined).map((name) => `${name}=${encode(record[name])}`).join('&');
}

/// Returns the query and the fragment for these parameters. Omits default values.
export function write_address(parameters) {
  const parts = [record_query(parameters.record)];
  for (const name of ['mode', 'seat', 'lang', 'theme', 'faces', 'motion', 'origin']) {
    const value = parameters[name];
    const unsaid = name === 'mode' ? 'play' : usual[name];
    if (value !== null && value !== undefined && value !== unsaid) parts.push(`${name}=${encode(String(value))}`);
  }
  if (parameters.poster === false) parts.push('poster=0');
  if (parameters.keep) parts.push('keep=1');
  if (parameters.review) parts.push('review=1');
  const query = parts.filter(Boolean).join('&');
  return (query ? `?${query}` : '') + (parameters.text ? `#r=${percent_encode(parameters.text)}` : '');
}
