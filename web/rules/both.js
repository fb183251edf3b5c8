// Replays a deal under two rule sets and shows the results in a table. The judge module (src/app/main_judge.cpp)
// evaluates the moves. It is loaded on first use.

import { rules } from 'mitts:words';
import { index_of, signs, suit_of } from '../embed/corner.js';
import { address_of } from '../files.js';
import { element } from './in_force.js';

const { lang, dataset } = document.documentElement;
const words = rules[lang];
const player = (seat) => 'ABCDEFGH'[seat];

/// The maximum number of characters in a deal. Longer text would not fit on the judge's stack.
const longest_deal = 250_000;

let judge = null;

// Calls the judge with a deal and two rule sets. Loads the judge first, and loads it again after an error, which may
// have damaged its memory. Its URL is relative to this script, because the rules pages are in another folder.
async function ask_judge(deal, [{ options: left }, { options: right }], viewer) {
  judge ??= import(new URL(address_of('judge.js'), new URL('../', import.meta.url)).href).then((module) => module.default());
  try {
    const types = ['string', 'string', 'string', 'number'];
    return JSON.parse((await judge).ccall('mitts_tell_twice', 'string', types, [deal, left, right, viewer]));
  } catch (error) {
    judge = null;
    throw error;
  }
}

function card(code) {
  const suit = suit_of(code);
  return index_of(code, lang) + (suit ? `${signs[suit]}\uFE0E` : '');
}

// Returns a move as text: the card and the action.
function move_words(text) {
  const { acts, kinds } = words;
  if (text === 'more') return acts.more;
  const [first, second] = text.split(':');
  if (first === 'bid') return acts.bid({ points: second.replace('-', '−') });
  if (first === 'draw') return acts[`draw_${second}`];
  if (acts[first]) return `${acts[first]} ${card(second)}`;
  return second ? `${card(first)} ${kinds[second]}` : card(first);
}

const link = (rule) => element('a', { className: 'rule', href: `#${rule}`, textContent: rule });
const signed = (points) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

// Returns the players of a side. Partners sit opposite each other.
const side_name = (side, { seats, sides }) => (sides < seats ? `${player(side)} + ${player(side + sides)}` : player(side));

function outcome(told, facts) {
  const cell = element('td');
  if (told.refused) {
    cell.append(words.deal_refused, ' ', ...(told.rule ? [link(told.rule)] : []));
    return cell;
  }
  const by_side = new Map();
  for (const each of told.points) by_side.set(each.side, [...(by_side.get(each.side) ?? []), each]);
  for (const [side, reasons] of by_side) {
    const sum = reasons.reduce((total, { points }) => total + points, 0);
    const why = reasons.map(({ reason, points }) => `${words.reasons[reason]} ${points}`.replace('-', '−')).join(', ');
    const line = element('div');
    line.append(`${side_name(side, facts)} `, element('b', { textContent: signed(sum) }), ' ', element('small', { textContent: why }));
    cell.append(line);
  }
  if (told.ends) cell.append(element('div', { textContent: words.deal_ends }));
  if (cell.childNodes.length === 0) cell.append(words.deal_allowed);
  return cell;
}

function row(name, cells) {
  const line = element('tr');
  line.append(element('th', { scope: 'row', textContent: name }), ...cells);
  return line;
}

function head_of(sets) {
  const head = element('thead');
  const line = element('tr');
  line.append(element('th', { scope: 'col', textContent: words.deal_move }), ...sets.map(({ title }) => element('th', { scope: 'col', textContent: title })));
  head.append(line);
  return head;
}

const name_of = ({ move, seat, action }) => words.deal_numbered({ count: move + 1, player: player(seat), move: move_words(action) });

function body_of(facts) {
  const body = element('tbody');
  body.append(...facts.differences.map((one) => row(name_of(one), one.by.map((told) => outcome(told, facts)))));
  if (facts.moves > 0) {
    const sums = facts.points.map((points) => element('td', { textContent: points.map((sum, side) => `${side_name(side, facts)} ${sum}`.replace('-', '−')).join(' · ') }));
    body.append(row(words.deal_points, sums));
  }
  if (facts.now.length > 0) {
    const line = element('tr');
    line.append(element('th', { scope: 'rowgroup', colSpan: 3, textContent: words.deal_now }));
    body.append(line, ...facts.now.map((one) => row(words.deal_yours({ move: move_words(one.action) }), one.by.map((told) => outcome(told, facts)))));
  }
  return body;
}

/// Resolves to elements that show a deal under two rule sets { title, options }. `deal` is a record or a query.
export async function tell_both({ deal, viewer, sets, is_at_table }) {
  const facts = deal.length > longest_deal ? { trouble: true } : await ask_judge(deal, sets, viewer);
  if (facts.trouble || facts.game !== dataset.game) return [element('p', { textContent: words.deal_unread })];
  const said = [is_at_table && words.deal_table, words.deal_told({ count: facts.moves }), words.deal_end[facts.end],
    facts.differences.length + facts.now.length === 0 && words.deal_same].filter(Boolean).join(' ');
  const wide = element('div', { className: 'wide', tabIndex: 0, ariaLabel: words.deal_title });
  wide.setAttribute('role', 'group');
  const table = element('table');
  table.append(head_of(sets), body_of(facts));
  wide.append(table);
  return [element('p', { textContent: said }), ...(facts.moves + facts.now.length + facts.differences.length > 0 ? [wide] : [])];
}
