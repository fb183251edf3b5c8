// Finds the match that the start page offers to continue, before the program runs. Reads the summary that the program
// stores with each match (App::keep_summary). If the summary is older than the newest save, reads the save's tags
// instead.

import { game as game_names, left as words } from 'mitts:words';
import { number_of, slot_of } from '../saves.js';

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

const are_texts = (...values) => values.every((one) => typeof one === 'string');
// Returns true if the summary has every part that the start page shows. Earlier versions stored no turn.
const is_whole = ({ name, title, detail, turn = '', scores, cards }) => are_texts(name, title, detail, turn, ...cards) && scores.every((one) => are_texts(one.name));

function summary_of(storage, { slot, number }) {
  try {
    const summary = JSON.parse(storage.get(`summary.${slot}`).slice(1));
    return summary.number === number && is_whole(summary) ? summary : null;
  } catch {
    return null;
  }
}

// Saves are numbered in tenths of a second since 1970, up to the year 2200 (src/table/storeroom.h). Earlier versions
// counted from 1.
const date_of = (number, language) => (number > 1e10 && number < 7.3e10 ? new Date(number * 100).toLocaleDateString(language, { dateStyle: 'long' }) : '');

const game_title = (game, language) => (Object.hasOwn(game_names[language], game) ? game_names[language][game] : words[language].unknown);

function told_by(storage, one, language) {
  const summary = summary_of(storage, one);
  if (summary?.over) return null;
  if (!summary) {
    const named = /\[Game "(\w+)"\]/i.exec(one.text)?.[1].toLowerCase();
    return { slot: one.slot, title: game_title(named, language), detail: date_of(one.number, language), turn: '', scores: [], cards: [] };
  }
  const is_said = summary.language === language;
  return {
    slot: one.slot,
    title: summary.name || (is_said ? summary.title : game_title(summary.game, language)),
    detail: is_said ? summary.detail : date_of(one.number, language),
    turn: (is_said && summary.waits && summary.turn) || '',
    scores: summary.scores,
    cards: summary.cards,
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
