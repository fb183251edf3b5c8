// The draft of an embed code as plain data: the choices, and the cards in each zone. It contains no page elements.

import { games as facts } from 'mitts:facts';
import { pack, read_card, suits } from '../embed/cards.js';
import { games, write_address } from '../embed/params.js';
import { for_players, preset_of, presets_of, read_position } from '../embed/position.js';

const usual_preset = (game) => presets_of(game)[0];

/// Returns the player counts that the draft's rule set supports.
export const players_of = ({ game, preset }) => preset_of(game, preset).players;

export function new_draft(game = games[0]) {
  const preset = usual_preset(game);
  return { game, preset, players: preset_of(game, preset).usual_players, kind: 'position', seed: '1', text: '', moves: '', turn: 0, aces: 0,
    stage: 'play', mode: 'try', seat: null, lang: null, theme: 'auto', faces: 'jumbo', origin: '', keep: false, review: false, motion: 'auto', poster: true,
    options: [], kept: {}, zones: {} };
}

// A sample position of each game, as the parameters of an embed code.
const examples = {
  mitaines: { hands: '7S,7D,KC/3H,9C,2D', pile: '2C,KH', turn: '0' },
  mitch: { hands: 'QH,7H,3C/KC,QC,JC/KD,QD,JD', columns: '9H/-/-', aces: '3', turn: '0' },
  mitigati: { stage: 'play', hands: '05,3S,KC/6H,2H,1H/8H,9H,TH', turn: '2', moves: '8H' },
};

/// Returns the draft with its game's sample position.
export function example_draft(draft) {
  const { game } = draft;
  const parameters = { ...parameters_of(new_draft(game)), record: { game, ...examples[game] } };
  const { mode, seat, lang, theme, faces, origin, keep, review, motion, poster } = draft;
  return { ...draft_of(parameters), mode, seat, lang, theme, faces, origin, keep, review, motion, poster };
}

/// Returns the draft updated with a record from the table. A draft of a position takes only the moves from the record.
/// Any other draft becomes a draft of the record.
export function with_record(draft, record) {
  if (draft.kind !== 'position') return { ...draft, kind: 'record', text: record };
  const actions = record.replace(/^\[.*\]$/gm, '').replace(/\{[^}]*\}/g, '').split(/\s+/).filter(Boolean);
  return { ...draft, moves: actions.join(',') };
}

// The parts of an embed code that the builder cannot edit, by the kind of deal. They are copied to the new code.
const copied = { position: ['dealer', 'seed', 'tricks'], seed: ['dealer', 'deck', 'moves'], record: [] };

/// Returns a draft from the parameters of an existing embed code.
export function draft_of(parameters) {
  const { position } = read_position(parameters);
  const usual = new_draft(position.game);
  const { preset } = position.options;
  const draft = { ...usual, preset: presets_of(position.game).includes(preset) ? preset : usual.preset, players: position.players,
    moves: position.moves.join(','), turn: position.turn, aces: position.aces, stage: position.stage, mode: parameters.mode ?? 'play',
    seat: parameters.seat, lang: parameters.lang, theme: parameters.theme, faces: parameters.faces, origin: parameters.origin ?? '',
    keep: parameters.keep, review: parameters.review, motion: parameters.motion, poster: parameters.poster,
    seed: parameters.record.seed ?? (parameters.record.deck ? '' : '1'), text: parameters.text ?? '' };
  draft.kind = parameters.text !== null ? 'record' : position.has_set_up ? 'position' : 'seed';
  draft.options = Object.entries(position.options).filter(([name]) => !['preset', 'players'].includes(name)).map((option) => option.join('='));
  draft.kept = Object.fromEntries(copied[draft.kind].map((name) => [name, parameters.record[name]]));
  if (position.hands && parameters.text === null) {
    position.hands.forEach((cards, seat) => { draft.zones[`hand-${seat}`] = cards; });
    position.columns.forEach((columns, seat) => { draft.zones[`columns-${seat}`] = columns.flat(); });
    Object.assign(draft.zones, { layout: position.layout, pile: position.pile, discards: position.discards,
      stock: (parameters.record.stock ?? '').split(/[\s,]+/).map((word) => read_card(word, position.game)).filter(Boolean) });
  }
  return draft;
}

/// Returns true if positions of the draft's game have this parameter.
export const has_parameter = ({ game }, name) => facts[game].set_up.includes(name);

/// Returns the names of the zones that can hold cards in the draft's game.
export function zone_names(draft) {
  const seats = Array.from({ length: draft.players }, (_, seat) => seat);
  const zones = { hands: seats.map((seat) => `hand-${seat}`), columns: seats.map((seat) => `columns-${seat}`),
    layout: ['layout'], pile: ['pile'], discards: ['discards'], stock: ['stock'] };
  return Object.keys(zones).filter((name) => has_parameter(draft, name)).flatMap((name) => zones[name]);
}

/// Returns the number of packs.
export const packs_of = ({ game, preset, players, options }) => (
  options.includes('packs=2') ? 2 : for_players(preset_of(game, preset), 'packs', players));

/// Returns the cards that are not in any zone. Omits aces that are only counted, and jokers that the rules do not use.
export function cards_left(draft) {
  const used = zone_names(draft).flatMap((name) => draft.zones[name] ?? []);
  const preset = preset_of(draft.game, draft.preset);
  const all = Array.from({ length: packs_of(draft) }, () => pack(draft.game)).flat()
    .filter((code) => (!has_parameter(draft, 'aces') || code[0] !== 'A') && (code[0] !== 'X' || preset.jokers));
  for (const code of used) {
    const at = all.indexOf(code);
    if (at >= 0) all.splice(at, 1);
  }
  return all;
}

/// Returns the cards in a zone or in the pack. A zone that the draft does not contain counts as empty.
export const cards_in = (draft, zone) =>
  (zone === 'pack' ? cards_left(draft) : zone_names(draft).includes(zone) ? draft.zones[zone] ?? [] : []);

/// Moves a card from one zone to another. Inserts it before the card `before`, or at the end. Either zone may be the
/// pack. Does nothing if `from` does not contain the card.
export function move_card(draft, code, from, to, before = null) {
  if (!cards_in(draft, from).includes(code)) return;
  if (from !== 'pack') draft.zones[from].splice(draft.zones[from].indexOf(code), 1);
  if (to === 'pack') return;
  const cards = (draft.zones[to] ??= []);
  const at = before === null ? -1 : cards.indexOf(before);
  cards.splice(at < 0 ? cards.length : at, 0, code);
}

const join = (cards) => (cards?.length ? cards.join(',') : '');
const by_suit = (cards = []) => suits.map((suit) => join(cards.filter((code) => code[1] === suit))).filter(Boolean).join(';') || '-';

function set_up(draft) {
  const seats = Array.from({ length: draft.players }, (_, seat) => seat);
  const { zones } = draft;
  const record = { hands: seats.map((seat) => join(zones[`hand-${seat}`]) || '-').join('/'), turn: String(draft.turn) };
  for (const name of zone_names(draft).filter((each) => !each.includes('-'))) if (join(zones[name])) record[name] = join(zones[name]);
  if (has_parameter(draft, 'columns') && seats.some((seat) => zones[`columns-${seat}`]?.length)) {
    record.columns = seats.map((seat) => by_suit(zones[`columns-${seat}`])).join('/');
  }
  if (has_parameter(draft, 'aces') && draft.aces > 0) record.aces = String(draft.aces);
  if (has_parameter(draft, 'stage')) record.stage = draft.stage;
  if (draft.moves.trim()) record.moves = draft.moves.trim().split(/[\s,]+/).join(',');
  return record;
}

/// Returns the draft as parameters (embed/params.js).
export function parameters_of(draft) {
  const options = [draft.preset === usual_preset(draft.game) ? '' : `preset=${draft.preset}`,
    draft.players === preset_of(draft.game, draft.preset).usual_players ? '' : `players=${draft.players}`, ...draft.options].filter(Boolean).join(',');
  /** @type {Record<string, string>} */
  const record = { game: draft.game, ...(options ? { options } : {}), ...draft.kept };
  if (draft.kind === 'position') Object.assign(record, set_up(draft));
  if (draft.kind === 'seed' && draft.seed.trim()) record.seed = draft.seed.trim();
  const { mode, seat, lang, theme, faces, keep, review, motion, poster } = draft;
  return { record: draft.kind === 'record' ? {} : record, text: draft.kind === 'record' ? draft.text : null, mode, seat, lang, theme, faces,
    motion, origin: draft.origin.trim() || null, poster, keep, review };
}

/// Returns { frame, table }. `frame` is the frame's URL. `table` is the URL that opens the match on the site, or null.
export function addresses(draft, folder) {
  const parameters = parameters_of(draft);
  const frame = new URL(`embed.html${write_address(parameters)}`, folder).href;
  const plain = { ...parameters, origin: null, keep: false, review: false, mode: null, theme: 'auto', faces: 'jumbo', motion: 'auto', poster: true };
  return { frame, table: draft.kind === 'record' ? null : new URL(`index.html${write_address(plain)}`, folder).href };
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/// Returns the embed code as HTML. It is only shown as text to copy, and is never inserted into the page.
export function line_of(address, { title, height }) {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="640" height="${height}" loading="lazy" referrerpolicy="origin"></iframe>`;
}
