// Messages between an embedding page and the table in its frame: what may come in, read field by field, and how much of it.
// Knows nothing of windows. Nothing that a message says is ever taken for anything but plain text, a number or a known word.

import { changeable, read_own } from './params.js';

/// Every message is { mitts: version, type, id?, … }.
export const version = 1;
export const limits = { characters: 65536, per_second: 20, id_characters: 64 };

const error = (code, id, what) => ({ error: { code, id, what } });

// A text, no longer than may be.
function text_of(value, most = limits.characters) {
  return typeof value === 'string' && value.length <= most ? value : null;
}

function read_load({ record, query }) {
  if ((record === undefined) === (query === undefined)) return { what: 'load needs either "record" or "query", a text' };
  const name = record === undefined ? 'query' : 'record';
  const text = text_of(record ?? query);
  return text === null ? { what: `load: "${name}" is a text` } : { fields: { [name]: text } };
}

function read_new({ seed }) {
  if (seed === undefined) return { fields: { seed: null } };
  const text = typeof seed === 'number' && Number.isSafeInteger(seed) ? String(seed) : text_of(seed, 20);
  const good = text !== null && /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n;
  return good ? { fields: { seed: text } } : { what: 'new: "seed" is a whole number below 2^64, as a number or a text' };
}

function read_set(message) {
  const values = {};
  for (const name of changeable) {
    if (!Object.hasOwn(message, name)) continue;
    const given = message[name];
    const read = typeof given === 'string' || typeof given === 'number' ? read_own(name, given) : { note: {} };
    if (read.note) return { what: `set: "${name}" cannot be that${read.note.known?.length ? `; it may be ${read.note.known.join(', ')}` : ''}` };
    values[name] = read.value;
  }
  if (Object.keys(values).length === 0) return { what: `set needs one of ${changeable.join(', ')}` };
  return { fields: { values } };
}

function read_step({ to }) {
  const known = ['first', 'previous', 'next', 'last'];
  if (known.includes(to)) return { fields: { to } };
  if (Number.isSafeInteger(to) && to >= 0) return { fields: { to } };
  return { what: `step: "to" is one of ${known.join(', ')} or a number of moves` };
}

const plain = () => ({ fields: {} });

const readers = {
  load: read_load, new: read_new, set: read_set, undo: plain, redo: plain, hint: plain, ping: plain, start: plain, again: plain,
  step: read_step,
};
export const incoming = Object.keys(readers);

// How long all texts of a message are together, stopping where it is too much already.
function characters_in(message) {
  let sum = 0;
  for (const [name, value] of Object.entries(message)) {
    sum += name.length + (typeof value === 'string' ? value.length : 8);
    if (sum > limits.characters) break;
  }
  return sum;
}

/// What came in: null if it is not for the table at all, { message: { type, id, … } } or { error: { code, id, what } }.
export function read_message(data) {
  if (typeof data !== 'object' || data === null || Array.isArray(data) || !Object.hasOwn(data, 'mitts')) return null;
  const id = typeof data.id === 'number' && Number.isFinite(data.id) ? data.id : text_of(data.id, limits.id_characters) ?? undefined;
  if (data.mitts !== version) return error('version', id, `this table speaks version ${version}`);
  if (characters_in(data) > limits.characters) return error('size', id, `a message has at most ${limits.characters} characters`);
  if (typeof data.type !== 'string' || !Object.hasOwn(readers, data.type)) {
    return error('type', id, `"type" is one of ${incoming.join(', ')}`);
  }
  if (data.id !== undefined && id === undefined) return error('id', undefined, '"id" is a number or a short text');
  const { fields, what } = readers[data.type](data);
  return what ? error('value', id, what) : { message: { type: data.type, id, ...fields } };
}

/// Lets so many through in a second, a second's worth at once. `now` tells milliseconds. Answers 'yes', 'no', or 'first no'
/// for the first of those that are turned away in a row, which alone is answered.
export function limiter(now, per_second = limits.per_second) {
  let left = per_second;
  let last = now();
  let turned_away = false;
  return () => {
    const at = now();
    left = Math.min(per_second, left + Math.max(0, at - last) * per_second / 1000);
    last = at;
    if (left >= 1) {
      left -= 1;
      turned_away = false;
      return 'yes';
    }
    const first = !turned_away;
    turned_away = true;
    return first ? 'first no' : 'no';
  };
}

export const envelope = (type, fields = {}) => ({ mitts: version, type, ...fields });
