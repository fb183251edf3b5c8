// Finds the match that the start page offers to continue, before the program runs. Reads the summary that the program
// stores with each match (App::keep_summary). If the summary is older than the newest save, reads the save's tags
// instead.

import { game as game_names, left as words } from 'mitts:words';
import { index_of, is_fool, is_joker, is_trump, signs, suit_of } from '../embed/corner.js';
import { number_of, slot_of } from '../saves.js';

function mini_card(code, letters) {
  const suit = suit_of(code);
  const tone = is_trump(code) && !is_fool(code) ? 'trump' : suit === 'D' || suit === 'H' || is_joker(code) || is_fool(code) ? 'red' : 'black';
  return { index: index_of(code, letters), suit: signs[suit] ?? '', tone };
}

// Returns the newest save of each slot as { slot, number, text }, newest first.
function slots_in(storage) {
  const newest = new Map();
  for (const name of storage.names()) {
    const slot = slot_of(name);
    if (!slot) continue;
    const text = storage.get(name).slice(1);
    const number = number_of(text);
    if (!newest.has(slot) || newest.get(slot).number < number) newest.set(slot, { slot, number, text });
  }
  return [...newest.values()].sort((one, other) => other.number - one.number);
}

const is_whole = ({ scores, cards }) => Array.isArray(scores) && scores.every((one) => one) && Array.isArray(cards) && cards.every((code) => typeof code === 'string');

function summary_of(storage, { slot, number }) {
  try {
    const summary = JSON.parse(storage.get(`summary.${slot}`).slice(1));
    return summary.number === number && is_whole(summary) ? summary : null;
  } catch {
    return null;
  }
}

// Saves are numbered in tenths of a second since 1970 (src/table/storeroom.h). Earlier versions counted from 1.
const date_of = (number, language) => (number > 1e10 ? new Date(number * 100).toLocaleDateString(language, { dateStyle: 'long' }) : '');

function told_by(storage, one, language) {
  const summary = summary_of(storage, one);
  const settings = storage.get('settings').slice(1);
  const letters = /\bletters=(en|fr)/.exec(settings)?.[1] ?? language;
  if (summary?.over) return null;
  if (!summary) {
    const named = /\[Game "(\w+)"\]/i.exec(one.text)?.[1].toLowerCase();
    const title = Object.hasOwn(game_names[language], named) ? game_names[language][named] : words[language].unknown;
    return { slot: one.slot, title, detail: date_of(one.number, language), scores: [], cards: [] };
  }
  const is_said = summary.language === language;
  return {
    slot: one.slot,
    title: summary.name || (is_said ? summary.title : game_names[language][summary.game]),
    detail: is_said ? summary.detail : date_of(one.number, language),
    scores: summary.scores,
    cards: summary.cards.map((code) => mini_card(code, letters)),
  };
}

/// Returns { match, count }. `match` is the latest unfinished match, or null. `count` is the number of stored matches.
export function match_left(storage, language) {
  const slots = slots_in(storage);
  for (const one of slots) {
    const match = told_by(storage, one, language);
    if (match) return { match, count: slots.length };
  }
  return { match: null, count: slots.length };
}
