// An example's figure: its cards, moves and result as a tree of [name, attributes, …parts]. A part is a string or a
// tree. tools/site/rules turns the tree into the example's page, and rules/near.js draws it on the rules page.

import { games } from 'mitts:facts';
import { poster as poster_words, rules } from 'mitts:words';
import { small_card } from '../embed/corner.js';

const claims = ['seats', 'points', 'by', 'totals', 'pile-after', 'turn-after', 'holds', 'refused', 'allowed', 'legal', 'ends', 'winner'];

const list_of = (text, /** @type {string | RegExp} */ separator = /\s+/) => (text ?? '').split(separator).map((each) => each.trim()).filter(Boolean);

/// Parses the lines "key: value" of an example's block into an object.
export const lines_of = (content) => Object.fromEntries(content.split('\n').filter((line) => line.includes(':'))
  .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]));

/// Returns the numbers of the rules that an example shows.
export const shown_by = ({ lines }) => list_of(lines.shows);

// Returns the tags of the position before the first move.
const set_up = ({ lines }) => Object.entries(lines).filter(([key]) => ![...claims, 'moves', 'shows'].includes(key));

/// Returns the query that opens an example at a table after these moves.
export function query_of(game, example, moves, mode) {
  const given = Object.fromEntries(set_up(example));
  if (given.hands && !given.turn) given.turn = '0';
  if (moves.length > 0) given.moves = moves.join(' ');
  const written = Object.entries(given).map(([key, value]) =>
    `${key}=${key === 'columns' ? value.replaceAll(/\s*,\s*/g, ';').replaceAll(/\s*\/\s*/g, '/').replaceAll(' ', ',') :
      value.replaceAll(/\s*\/\s*/g, '/').replaceAll(/\s+/g, ',')}`);
  return `game=${game}&${written.join('&')}&mode=${mode}`;
}

/// Returns { moves, tried, wanted } for an example in "try" mode. `tried` contains the moves before the user's
/// move, and `wanted` is the expected move or null. Examples of refused or legal moves start after all moves. Whole
/// rounds start at the beginning.
export function trial_of({ lines }) {
  const moves = list_of(lines.moves);
  const is_judged = Boolean(lines.refused ?? lines.allowed ?? lines.legal);
  const is_whole = moves.length > 20;
  return {
    moves, tried: is_judged || moves.length === 0 ? moves : moves.slice(0, is_whole ? 0 : -1),
    wanted: is_judged || is_whole ? null : moves.at(-1),
  };
}

export const player = (seat) => 'ABCDEFGH'[seat];

const is_tree = (part) => typeof part[0] === 'string' && typeof part[1] === 'object' && !Array.isArray(part[1]);
// Flattens parts that are nested in arrays.
const flat = (parts) => parts.flatMap((part) => (Array.isArray(part) && !is_tree(part) ? flat(part) : [part]));
const tree = (name, attributes, ...parts) => [name, attributes, ...flat(parts).filter((part) => part !== '')];
const join = (parts, between) => parts.map((part, at) => (at === 0 ? [part] : [between, part]));

/// Builds the figures of `game` in `language`. rule(number) returns a link to a rule. `root` is the path to the
/// site's root.
export class Figures {
  constructor({ game, language, italian = false, root = '../', rule = (number) => tree('a', { class: 'rule', href: `#${number}` }, number) }) {
    this.game = game;
    this.language = language;
    this.italian = italian;
    this.root = root;
    this.rule = rule;
    this.words = rules[language];
    this.poster = poster_words[language];
  }

  card(code) {
    if (code === '-') return '';
    return small_card(tree, code, this.language, '\uFE0E');
  }
  cards(text) { return list_of(text).map((code) => this.card(code)); }

  // Returns a move as parts: the card and the action.
  move(text) {
    const { acts, kinds } = this.words;
    const [act, value] = /^[a-z]+(:|$)/.test(text) ? text.split(':') : [null, null];
    if (act === 'bid') return [acts.bid({ points: value.replace('-', '−') })];
    if (act === 'more') return [acts.more];
    if (act === 'draw') return [acts[`draw_${value}`]];
    if (act) return [`${acts[act]} `, this.card(value)];
    const [code, kind] = text.split(':');
    return [this.card(code), ...(kind ? [' ', tree('q', {}, kinds[kind])] : [])];
  }

  // Returns a row with a name and the cards.
  row(name, dealt, class_name = '') {
    return tree('div', class_name ? { class: class_name } : {}, tree('dt', {}, name), tree('dd', {}, dealt));
  }
  board({ lines }) {
    // Without a position, the cards that a player may give are the hand.
    const gifts = list_of(lines.legal).filter((each) => each.startsWith('give:')).map((each) => each.slice(5)).join(' ');
    const hands = lines.hands ? list_of(lines.hands, '/') : list_of(lines['turn-after']).flatMap((seat) => [...Array(Number(seat)).fill(''), gifts]);
    const rows = hands.flatMap((hand, seat) => (/\w/.test(hand) ? [this.row(player(seat), this.cards(hand))] : []));
    list_of(lines.columns, '/').forEach((columns, seat) => {
      if (columns !== '-') rows.push(this.row(player(seat), join(list_of(columns, ',').map((each) => tree('span', {}, this.cards(each))), ' '), 'down'));
    });
    const more = [[this.poster.layout, lines.layout], [this.poster.pile, lines.pile], [this.poster.stock, lines.stock], [this.poster.discards, lines.discards]];
    const middle = more.filter(([, dealt]) => dealt).map(([name, dealt]) => this.row(name, this.cards(dealt)));
    if (lines.aces) middle.push(this.row(this.poster.aces, [lines.aces]));
    return [...(middle.length > 0 ? [tree('dl', { class: 'mid' }, middle)] : []), ...(rows.length > 0 ? [tree('dl', {}, rows)] : [])];
  }

  // Returns the letters of a side's players. Partners sit opposite each other.
  side(number, lines) {
    const partners = this.game === 'mitaines' && /players=4/.test(lines.options);
    return partners ? `${player(number)} + ${player(number + 2)}` : player(number);
  }
  scored(side, reasons) {
    const parts = list_of(reasons, ',').map((part) => part.split(/\s+/));
    const sum = parts.reduce((total, [, points]) => total + Number(points), 0);
    const told = parts.map(([reason, points]) => `${this.words.reasons[reason]} ${points.replace('-', '−')}`).join(', ');
    return [`${side} `, tree('strong', {}, `${sum < 0 ? '−' : '+'}${Math.abs(sum)}`), ' ', tree('small', {}, told)];
  }
  outcome({ lines }) {
    const { words } = this;
    // Cards are separated by spaces. If the list also contains words, the moves are separated by dots.
    const listed = (moves) => join(moves, moves.some(([first]) => typeof first === 'string') ? ' · ' : ' ');
    // If another action is possible, playing a card is named as well.
    const is_named = /\w:\w/.test(`${lines.allowed} ${lines.legal}`.replaceAll(/\w\w:[mgs]\b/g, ''));
    const judged = (text) => listed(list_of(text, ',').map((part) => {
      const [move, rule] = part.split(/\s+/);
      return [...(is_named && /^\w\w$/.test(move) ? [`${words.acts.play} `] : []), ...this.move(move), ...(/^[A-Z]\d/.test(rule ?? '') ? [' ', this.rule(rule)] : [])];
    }));
    const numbers = (text, /** @type {(at: number) => string} */ name) => list_of(text).map((each, at) => `${name(at)} ${each.replace('-', '−')}`).join(' · ');
    const say = {
      points: (value) => (value === 'none' ? [words.no_points]
        : join(list_of(value, ';').map((each) => this.scored(this.side(Number(each.split(':')[0]), lines), each.split(':')[1])), tree('br', {}))),
      refused: (value) => [`${words.refused} `, judged(value)],
      allowed: (value) => [`${words.allowed} `, judged(value)],
      legal: (value) => [`${words.legal} `, /^(?:give:\w+ ?)+$/.test(value) ? [`${words.acts.give} `, this.cards(value.replaceAll('give:', ''))]
        : listed(list_of(value).map((each) => this.move(each)))],
      totals: (value) => [words.totals({ list: numbers(value, (at) => this.side(at, lines)) })],
      'turn-after': (value) => [words.turn({ player: player(Number(value)) })],
      holds: (value) => [words.holds({ list: numbers(value, player) })],
      'pile-after': (value) => [value === '0' ? words.captured : words.stays({ count: Number(value) })],
      ends: (value) => [words.ends[value === 'round' && this.game === 'mitigati' ? 'deal' : value]],
      winner: (value) => [words.wins({ player: this.side(Number(value), lines) })],
    };
    return claims.filter((claim) => say[claim] && lines[claim]).map((claim) => tree('p', {}, say[claim](lines[claim])));
  }

  // Returns the moves as list items. In a whole deal with tricks, the cards of each trick are one item.
  steps(moves, seats) {
    const told = moves.map((move, at) => [tree('em', {}, player(Number(seats[at]))), ...this.move(move)]);
    const first = this.game === 'mitigati' && moves.length > 70 ? moves.length - 75 : moves.length;
    const tricks = Array.from({ length: (moves.length - first) / 3 }, (_, trick) => told.slice(first + 3 * trick, first + 3 * trick + 3));
    return [...told.slice(0, first).map((each) => tree('li', {}, each)),
      ...tricks.map((each, at) => tree('li', { class: 'trick' }, tree('small', {}, `${at + 1}.`), join(each, ' ')))];
  }

  /// Returns the strings that describe an example's rule set: its preset and the changes to it.
  rule_set({ lines }) {
    const options = list_of(lines.options);
    const preset = options.find((each) => each.startsWith('preset='))?.slice(7);
    return [...(preset ? [games[this.game].presets[preset].title[this.language]] : []), ...options.filter((each) => !/^(preset|players)=/.test(each))];
  }

  /// Returns the content below a figure's caption: cards, moves, result, and links that open the example at a table.
  body(example) {
    const { lines } = example;
    const { moves, tried, wanted } = trial_of(example);
    const steps = this.steps(moves, list_of(lines.seats));
    const link = (to, mode, attributes = {}) => tree('a', {
      class: mode, href: `${this.root}embed.html?${query_of(this.game, example, to, mode)}&lang=${this.language}`, ...attributes,
    }, this.poster.start[mode]);
    const asked = {
      ...(wanted ? { 'data-move': wanted } : {}),
      ...(lines.refused ? { 'data-refused': list_of(lines.refused, ',').map((each) => each.split(' ')[1]).join(' ') } : {}),
    };
    return [...this.board(example), ...(steps.length > 0 ? [tree('ol', {}, steps)] : []), tree('div', { class: 'so' }, this.outcome(example)),
      tree('p', { class: 'do' }, link(tried, 'try', asked), ...(moves.length > 1 ? [link(moves, 'replay')] : []),
        tree('button', { type: 'button', class: 'picture' }, this.words.picture),
        tree('span', {}, join(shown_by(example).map((rule) => this.rule(rule)), ' ')))];
  }
}
