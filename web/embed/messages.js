// Messages between an embedding page and the table in its frame. Validates incoming messages field by field, limits
// their rate, and builds outgoing messages. Fields that are not listed here are neither read nor sent. The guide for
// authors is generated from the same lists (tools/site/guide.mjs). Values are used only as plain text, numbers or known
// words.

import { is_seed } from '../record_text.js';
import { changeable, read_own } from './params.js';

/// The version of the messages. Every message is { mitts: version, type, id?, … }.
export const version = 1;
/// Limits of mitts-embed.js: its timeout in seconds, and the minimum and maximum height of a frame in CSS pixels.
export const helper = { patience_s: 20, least_height: 200, most_height: 1200 };
export const limits = { characters: 65536, per_second: 20, id_characters: 64 };

const error = (code, id, what) => ({ error: { code, id, what } });

// Returns the value if it is a string within the limit, or null otherwise.
function text_of(value, most = limits.characters) {
  return typeof value === 'string' && value.length <= most ? value : null;
}

function read_load(given) {
  const [name, another] = Object.keys(given);
  if (!name || another) return { what: 'load takes either "record" or "query"' };
  const text = text_of(given[name]);
  return text === null ? { what: `load: "${name}" is a text` } : { fields: { [name]: text } };
}

function read_new({ seed }) {
  if (seed === undefined) return { fields: { seed: null } };
  const text = typeof seed === 'number' && Number.isSafeInteger(seed) ? String(seed) : text_of(seed, 20);
  return is_seed(text) ? { fields: { seed: text } } : { what: 'new: "seed" must be a whole number below 2^64' };
}

function read_set(message) {
  const values = {};
  for (const [name, given] of Object.entries(message)) {
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
  return { what: `step: "to" must be one of ${known.join(', ')} or a number of moves` };
}

const plain = { takes: [] };

/// The messages that a table accepts, each with its fields.
export const understood = {
  ping: plain, start: plain, load: { takes: ['record', 'query'] }, new: { takes: ['seed'] }, set: { takes: changeable }, undo: plain, redo: plain,
  hint: plain, again: plain, step: { takes: ['to'] },
};
export const incoming = Object.keys(understood);
// The parsers of messages with fields. They are separate from the list, because mitts-embed.js contains only the list.
const readers = { load: read_load, new: read_new, set: read_set, step: read_step };

/// The messages that a table sends, each with its fields. An answer also has the `id` of the answered message.
export const told = {
  ready: ['mode', 'started', 'understands', 'changes'], resize: ['width', 'height'], state: ['state'], move: ['move'],
  rule: ['rule', 'words', 'refused'], end: ['phase', 'totals'], error: ['code', 'what'],
};
/// The fields of a `state`. Before the table opens, only the first two are present.
export const state_fields = ['started', 'mode', 'phase', 'round', 'turn', 'viewer', 'human', 'actions', 'steps', 'totals', 'language',
  'curtain', 'refusal', 'refusal_rule', 'refusal_words', 'last'];
/// The fields of a `move`, and of `last` in a `state`.
export const move_fields = ['seat', 'action', 'words', 'rules'];
/// The values of `code` in errors. Only mitts-embed.js uses 'silent'.
export const error_codes = ['version', 'type', 'id', 'value', 'size', 'rate', 'not-started', 'refused', 'unreachable', 'missing', 'damaged',
  'wasm', 'broken', 'stopped', 'silent'];

/// Returns the listed fields that are present in `given`.
export const only = (given, fields) => Object.fromEntries(fields.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));

// Returns the size of a message in characters, or some number above the limit if the message is too long.
function characters_in(message) {
  let sum = 0;
  for (const [name, value] of Object.entries(message)) {
    sum += name.length + (typeof value === 'string' ? value.length : 8);
    if (sum > limits.characters) break;
  }
  return sum;
}

/// Parses a message. Returns { message: { type, id, … } } or { error: { code, id, what } }, or null if the message is
/// not for the table.
export function read_message(data) {
  if (typeof data !== 'object' || data === null || Array.isArray(data) || !Object.hasOwn(data, 'mitts')) return null;
  const id = typeof data.id === 'number' && Number.isFinite(data.id) ? data.id : text_of(data.id, limits.id_characters) ?? undefined;
  if (data.mitts !== version) return error('version', id, `this table speaks version ${version}`);
  if (characters_in(data) > limits.characters) return error('size', id, `a message has at most ${limits.characters} characters`);
  if (typeof data.type !== 'string' || !Object.hasOwn(understood, data.type)) {
    return error('type', id, `"type" is one of ${incoming.join(', ')}`);
  }
  if (data.id !== undefined && id === undefined) return error('id', undefined, '"id" must be a number or a short text');
  const { fields, what } = readers[data.type]?.(only(data, understood[data.type].takes)) ?? {};
  return what ? error('value', id, what) : { message: { type: data.type, id, ...fields } };
}

/// Returns a rate limiter that allows `per_second` messages per second, or a burst of that size. now() returns
/// milliseconds. The limiter returns 'yes' or 'no', or 'first no' for the first of several consecutive rejections. The
/// caller answers only the first rejection.
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
/// Builds a message that the table sends.
export const telling = (type, fields) => envelope(type, only(fields, ['id', ...told[type]]));
