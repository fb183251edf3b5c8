// A poster's position as plain data, parsed from the parameters or the text of a record. Posters do not apply the rules
// of a game. They show the position as written, and list the moves after it. A deal from a seed or a pack is shown as
// face-down hands.

import { games as facts } from 'mitts:facts';
import { record_of_text } from '../record_text.js';
import { read_card } from './cards.js';
import { games, set_up_names } from './params.js';

export const presets_of = (game) => Object.keys(facts[game].presets);

/// Returns the facts about a game's preset. If the name is unknown or missing, the first preset is used.
export function preset_of(game, name) {
  const { presets } = facts[game];
  return { ...Object.values(presets)[0], ...presets[name] };
}

/// Returns true if positions of the game can have this tag.
export const has_tag = (game, tag) => facts[game].set_up.includes(tag);

/// Returns the number of packs (if `what` is 'packs') or of cards in a hand ('dealt') for this number of players. A
/// preset may contain one number for all player counts.
export const for_players = (preset, what, players) => preset[what][preset.players.indexOf(players)] ?? preset[what];

const words = (text) => (text ?? '').split(/[\s,]+/).filter((word) => word !== '' && word !== '-');

/// Returns the options as an object that includes `preset` and `players`.
export function read_options(text) {
  return Object.fromEntries(words(text).map((word) => {
    const at = word.indexOf('=');
    return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
  }));
}

// Returns a function that parses cards. It skips invalid and surplus cards, and adds a problem for each.
function reader(game, packs, problems) {
  const seen = new Map();
  return (text, name) => words(text).flatMap((word) => {
    const code = read_card(word, game);
    if (!code) {
      problems.push({ what: 'card', name, value: word.slice(0, 20) });
      return [];
    }
    seen.set(code, (seen.get(code) ?? 0) + 1);
    if (seen.get(code) > packs) {
      problems.push({ what: 'card_twice', name, value: code });
      return [];
    }
    return [code];
  });
}

function read_whole(text, name, least, most, otherwise, problems) {
  if (text === undefined) return otherwise;
  if (/^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  problems.push({ what: least === most ? 'whole_one' : 'whole', name, value: text.slice(0, 20), least, most });
  return otherwise;
}

/// Returns { position, problems, record } for the parameters (params.js). `problems` contains notes like those of
/// params.js, and `record` contains the parameters of the record.
export function read_position({ record: given, text, seat, mode }) {
  const problems = [];
  const record = text === null ? given : { ...given, ...record_of_text(text) };
  const game = games.includes(record.game) ? record.game : games[0];
  const options = read_options(record.options);
  const by_seats = record.hands?.split('/').length;
  const preset = preset_of(game, options.preset);
  const [least, most] = [preset.players[0], preset.players.at(-1)];
  const otherwise = Math.max(least, Math.min(by_seats ?? preset.usual_players, most));
  const players = read_whole(options.players, 'players', least, most, otherwise, problems);
  const packs = Math.max(for_players(preset, 'packs', players), options.packs === '2' ? 2 : 1);
  const cards = reader(game, packs, problems);
  const has_set_up = set_up_names.some((name) => record[name] !== undefined);

  const position = { game, options, players, packs, has_set_up, names_game: record.game !== undefined || text !== null };
  position.hands = has_set_up ? (record.hands ?? '').split('/').map((hand) => cards(hand, 'hands')) : null;
  if (position.hands && position.hands.length !== players) {
    if (record.hands !== undefined) problems.push({ what: 'seats', name: 'hands', value: String(position.hands.length), players });
    position.hands = Array.from({ length: players }, (_, at) => position.hands[at] ?? []);
  }
  position.layout = cards(record.layout, 'layout');
  position.pile = cards(record.pile, 'pile');
  position.columns = (record.columns ?? '').split('/').slice(0, players)
    .map((seat_text) => seat_text.split(';').map((column) => cards(column, 'columns')).filter((column) => column.length > 0));
  while (position.columns.length < players) position.columns.push([]);
  position.stock = cards(record.stock, 'stock').length;
  position.discards = cards(record.discards, 'discards');
  position.tricks = (record.tricks ?? '').split('/').map((part) => cards(part, 'tricks').length);
  position.aces = read_whole(record.aces, 'aces', 0, 4 * packs, 0, problems);
  position.stage = record.stage ?? '1';
  position.turn = read_whole(record.turn, 'turn', 0, players - 1, 0, problems);
  if (seat !== null && seat >= players) problems.push({ what: 'whole', name: 'seat', value: String(seat), least: 0, most: players - 1 });
  position.viewer = seat !== null && seat < players ? seat : has_set_up && mode === 'try' ? position.turn : 0;
  position.trick = [];
  position.moves = words(record.moves);
  position.dealt = for_players(preset, 'dealt', players);
  return { position, problems, record };
}

/// If `moves` is an unfinished first trick, returns the position with the played cards in the middle, as at the table.
/// Later tricks are not shown, because the rules are needed to find the player who leads them. A replay is returned
/// unchanged, because it starts before its moves.
export function with_trick(position, { mode, seat }) {
  const { game, hands, players, turn, moves } = position;
  if (mode === 'replay' || position.stage !== 'play' || !position.has_set_up || !has_tag(game, 'stage') || moves.length >= players) return position;
  const trick = moves.map((move, at) => ({ seat: (turn + at) % players, code: read_card(move, game) }));
  if (trick.some((played) => !hands[played.seat].includes(played.code))) return position;
  const left = hands.map((hand, at) => hand.filter((code) => !trick.some((played) => played.seat === at && played.code === code)));
  const next = (turn + trick.length) % players;
  return { ...position, hands: left, trick, moves: [], turn: next, viewer: seat ?? (mode === 'try' ? next : 0) };
}

/// Returns a seat's name. As at the table, names are assigned clockwise from the viewer.
export const name_of_seat = ({ viewer, players }, seat, words) =>
  (seat === viewer ? words.you : Object.values(words.names)[(seat - viewer + players) % players - 1]);
