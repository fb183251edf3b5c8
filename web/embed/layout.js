// Lays out a poster: turns a position (position.js) and a size in CSS pixels into a list of items for draw.js. The
// kinds of items are card, back, text, mat, sash and place (a dashed outline for a card).

import { is_trump } from './cards.js';
import { stage_words } from './describe.js';
import { has_tag, name_of_seat } from './position.js';

const ratio = 1.4;
const pad = 12;
const title_height = 34;
const widest_card = 104;

const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

// Returns the x positions of `count` cards in a centred row. The cards overlap as needed to fit the width.
function fan(count, { x, width, card, spread = 0.78 }) {
  const step = count > 1 ? Math.min(card * spread, (width - card) / (count - 1)) : 0;
  const left = x + (width - card - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, at) => left + at * step);
}

const card_for = (height, width) => Math.floor(Math.min(height / ratio, width / 3.2, widest_card));

/** @typedef {{ kind: string, x: number, y: number, w?: number, h?: number, code?: string, text?: string,
 *   size?: number, anchor?: string, tone?: string, [more: string]: any }} Item */

/** @type {(codes: string[], y: number, room: any) => Item[]} */
const row_of_cards = (codes, y, room) => fan(codes.length, room).map((x, at) => ({ kind: 'card', code: codes[at], x, y, w: room.card }));
/** @type {(count: number, y: number, room: any) => Item[]} */
const row_of_backs = (count, y, room) => fan(count, room).map((x) => ({ kind: 'back', x, y, w: room.card }));
/** @type {(words: string, x: number, y: number, size: number, more?: object) => Item} */
const text = (words, x, y, size, more = {}) => ({ kind: 'text', text: words, x, y, size, anchor: 'middle', tone: 'muted', ...more });

function title(position, width, words) {
  const name = words.game(position.game);
  const rules = words.rule_set(position.game, position.options.preset);
  const turn = position.viewer === position.turn ? words.your_turn : words.turn_of({ name: name_of_seat(position, position.turn, words) });
  return [
    text(name, pad, 24, 19, { anchor: 'start', tone: 'strong' }),
    text(rules, pad + name.length * 10.4 + 8, 24, 14, { anchor: 'start' }),
    ...(position.has_set_up ? [text(turn, width - pad, 24, 15, { anchor: 'end', tone: 'strong' })] : []),
  ];
}
const others_of = (position) => Array.from({ length: position.players - 1 }, (_, at) => (position.viewer + 1 + at) % position.players);

// Returns the number of cards in a seat's hand.
const held_by = (position, seat) => (position.hands ? position.hands[seat].length : position.dealt);

// Lays out the other players side by side, each with a name above a fan of card backs.
function opponents(position, band, words) {
  const seats = others_of(position);
  const width = (band.width - pad * (seats.length - 1)) / seats.length;
  const card = clamp(Math.floor((band.height - 22) / ratio), 16, Math.min(52, width / 2));
  return seats.flatMap((seat, at) => {
    const x = band.x + at * (width + pad);
    const captured = position.tricks[seat] > 0 ? ` · ${words.captured({ count: position.tricks[seat] })}` : '';
    return [
      text(name_of_seat(position, seat, words) + captured, x + width / 2, band.y + 14, 14),
      ...row_of_backs(held_by(position, seat), band.y + 22, { x, width, card, spread: 0.45 }),
    ];
  });
}

// Returns the hand in the table's order (in_hand_order in src/view): by rank in games with a pile, otherwise by suit
// with trumps first.
function hand_of(position) {
  const by_rank = has_tag(position.game, 'pile');
  const ranks = by_rank ? 'XJAKQT98765432' : 'AKQJNPT987654321';
  const place = (code) => {
    if (is_trump(code)) return -Number(code);
    const suit = (by_rank ? 'CDHS' : has_tag(position.game, 'stage') ? 'SHCD' : 'SHDC').indexOf(code[1]) + 1;
    return by_rank ? ranks.indexOf(code[0]) * 8 + suit : suit * 99 + ranks.indexOf(code[0]);
  };
  return [...position.hands[position.viewer]].sort((one, other) => place(one) - place(other));
}

function hand(position, band) {
  const card = card_for(band.height, band.width);
  const room = { x: band.x, width: band.width, card };
  const y = band.y + band.height - card * ratio;
  const sash = { kind: 'sash', x: 0, y: y + card * ratio * 0.62, w: band.x * 2 + band.width, h: 27 };
  const cards = position.hands ? row_of_cards(hand_of(position), y, room) : row_of_backs(position.dealt, y, room);
  return [sash, ...cards];
}

const mat = ({ x, y, width, height }) => ({ kind: 'mat', x, y, w: width, h: height });

// Places the layout cards and the pile on the mat, and the stock beside them.
function pile_middle(position, band, words) {
  const pile = [...position.layout, ...position.pile];
  /** @type {Item[]} */
  const items = [mat(band)];
  let { x, width } = { x: band.x + 16, width: band.width - 32 };
  const card = card_for(band.height - 52, width);
  const y = band.y + (band.height - 26 - card * ratio) / 2;
  if (position.stock > 0 || !position.has_set_up) {
    const side = Math.min(card, 60);
    items.push({ kind: 'back', x, y, w: side }, { kind: 'back', x: x + 3, y: y - 3, w: side });
    items.push(text(position.has_set_up ? `${words.stock} ${position.stock}` : words.stock, x + side / 2, y + side * ratio + 16, 14));
    x += side + 20;
    width -= side + 20;
  }
  if (pile.length > 0) items.push(...row_of_cards(pile, y, { x, width, card, spread: 0.62 }));
  else items.push({ kind: 'place', x: x + (width - card) / 2, y, w: card });
  const count = pile.length > 0 ? `${words.pile} · ${pile.length}` : words.pile;
  items.push(text(count, x + width / 2, band.y + band.height - 15, 14));
  return items;
}

// Lays out a column or an outline for each suit. The corner of every card is visible.
function tableau(columns, { x, y, width, height }, widest) {
  const slots = 4;
  const card = Math.min(widest, (width - 6 * (slots - 1)) / slots, (height * 0.62) / ratio);
  const gap = Math.min(14, (width - card * slots) / (slots - 1));
  const left = x + (width - card * slots - gap * (slots - 1)) / 2;
  const in_suits = [...'SHDC'].map((suit) => columns.find((column) => column[0][1] === suit) ?? []);
  return in_suits.flatMap((column, at) => {
    const column_x = left + at * (card + gap);
    if (column.length === 0) return [{ kind: 'place', x: column_x, y, w: card, suit: 'SHDC'[at] }];
    const step = Math.min(card * 0.52, (height - card * ratio) / Math.max(1, column.length - 1));
    return column.map((code, row) => ({ kind: 'card', code, x: column_x, y: y + row * step, w: card }));
  });
}

function columns_set_up(position, area, words) {
  const seats = others_of(position);
  const share = (part) => area.height * part;
  const top = { x: area.x, y: area.y, width: area.width, height: share(0.27) };
  const width = (top.width - pad * (seats.length - 1)) / seats.length;
  const others = seats.flatMap((seat, at) => {
    const x = top.x + at * (width + pad);
    return [
      text(`${name_of_seat(position, seat, words)} · ${held_by(position, seat)}`, x + width / 2, top.y + 13, 13),
      ...tableau(position.columns[seat], { x, y: top.y + 20, width, height: top.height - 22 }, 42),
    ];
  });
  const band = { x: area.x, y: area.y + share(0.29), width: area.width, height: share(0.15) };
  const small = card_for(band.height - 12, band.width);
  const y = band.y + 6;
  const facts = [`${words.stock} ${position.stock}`, `${words.aces} ${position.aces}`, `${words.discards} ${position.discards.length}`];
  const centre = [mat(band), { kind: position.stock > 0 ? 'back' : 'place', x: band.x + 14, y, w: small },
    text(facts.join(' · '), band.x + band.width / 2, band.y + band.height / 2 + 5, 15, { tone: 'strong' })];
  if (position.discards.length > 0) centre.push({ kind: 'card', code: position.discards.at(-1), x: band.x + band.width - small - 14, y, w: small });
  const own = tableau(position.columns[position.viewer],
    { x: area.x, y: area.y + share(0.47), width: area.width, height: share(0.27) }, 62);
  return [...others, ...centre, ...own, ...hand(position, { ...area, y: area.y + share(0.76), height: share(0.24) })];
}

// Lays out the current trick. Each player has a place for a card, and the viewer's place is in the middle of the row.
function trick_middle(position, band, words) {
  const others = others_of(position);
  const half = Math.ceil(others.length / 2);
  const seats = [...others.slice(0, half), position.viewer, ...others.slice(half)];
  const w = card_for(band.height - 52, band.width);
  const step = Math.min(w * 2, (band.width - 32 - w) / (seats.length - 1));
  const y = band.y + (band.height - 22 - w * ratio) / 2;
  return [mat(band), ...seats.flatMap((seat, at) => {
    const x = band.x + band.width / 2 + (at - (seats.length - 1) / 2) * step - w / 2;
    const played = position.trick.find((each) => each.seat === seat);
    return [played ? { kind: 'card', code: played.code, x, y, w } : { kind: 'place', x, y, w },
      text(name_of_seat(position, seat, words), x + w / 2, band.y + band.height - 15, 14)];
  })];
}

function stage_middle(position, band, words) {
  if (position.stage === 'play') return trick_middle(position, band, words);
  const middle = band.x + band.width / 2;
  const own = position.tricks[position.viewer] > 0 ? words.captured({ count: position.tricks[position.viewer] }) : '';
  return [mat(band), text(stage_words(position.stage, words), middle, band.y + band.height / 2, 18, { tone: 'strong' }),
    text(own, middle, band.y + band.height / 2 + 24, 14)];
}

function dealt_middle(position, band, words) {
  const card = card_for(band.height - 52, band.width);
  const y = band.y + (band.height - 26 - card * ratio) / 2;
  const x = band.x + band.width / 2 - card / 2;
  return [mat(band), ...[0, 3, 6].map((up) => ({ kind: 'back', x: x + up, y: y - up, w: card })),
    text(words.to_deal, band.x + band.width / 2, band.y + band.height - 15, 14)];
}

// Returns the number of rows of the viewer's hand. A long hand has two rows, so that every index is visible.
const rows_of_hand = (position, width) =>
  (position.hands && position.hands[position.viewer].length * 17 > width ? 2 : 1);

function two_rows(position, band) {
  const cards = hand_of(position);
  const half = Math.ceil(cards.length / 2);
  const card = card_for(band.height * 0.66, band.width);
  const room = { x: band.x, width: band.width, card };
  const y = band.y + band.height - card * ratio;
  return [...row_of_cards(cards.slice(0, half), y - card * 0.72, room), ...row_of_cards(cards.slice(half), y, room)];
}

/// Returns the items of a poster of this size.
export function lay_out(position, width, height, words) {
  const area = { x: pad, y: title_height + 4, width: width - 2 * pad, height: height - title_height - 4 - 8 };
  const head = title(position, width, words);
  const has = (tag) => has_tag(position.game, tag);
  if (position.has_set_up && has('columns')) return [...head, ...columns_set_up(position, area, words)];
  const top = { ...area, height: area.height * 0.21 };
  const middle = { x: area.x, y: area.y + area.height * 0.23, width: area.width, height: area.height * 0.42 };
  const bottom = { ...area, y: area.y + area.height * 0.67, height: area.height * 0.33 };
  const draw_middle = has('pile') ? pile_middle : position.has_set_up && has('stage') ? stage_middle : dealt_middle;
  return [...head, ...opponents(position, top, words), ...draw_middle(position, middle, words),
    ...(rows_of_hand(position, bottom.width) === 2 ? two_rows(position, bottom) : hand(position, bottom))];
}

// Returns the height of the bar below the table. The bar contains one line of text, or a move's result and the buttons.
const bar_height = (width, mode) => (mode === 'play' ? 64 : width < 620 ? 136 : 84);

/// The minimum size of a table, in CSS pixels.
export const smallest = { width: 320, height: 240 };

/// Returns the ideal height for a frame of this width, including the bar below the table.
export const ideal_height = (width, mode = 'play') => Math.round(clamp(width * 0.72, 340, 620)) + bar_height(width, mode);
