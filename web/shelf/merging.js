// Merges the stored strings of another browser into those of this browser.

import { decoded, line_of, read_challenges } from '../challenge/kept.js';
import { parsed } from '../json.js';
import { read_progress } from '../lessons/read.js';
import { read_exercises } from '../review/practice.js';
import { read_solved } from '../review/solved.js';
import { played_in_both } from './carried.js';

const lines_of = (text) => text.split('\n').filter(Boolean);

// Adds the lines whose ids are new. Lines from earlier versions have no id, and are merged like played games.
function lines_in_both(here, there) {
  const id_of = (line) => parsed(line)?.id;
  const known = new Set(lines_of(here).map(id_of));
  const fresh = lines_of(there).filter((line) => {
    const id = id_of(line);
    return id !== undefined && !known.has(id) && known.add(id);
  });
  const plain = (text) => lines_of(text).filter((line) => id_of(line) === undefined).map((line) => `${line}\n`).join('');
  const older = lines_of(played_in_both(plain(here), plain(there)));
  const added = [...older.slice(0, older.length - lines_of(plain(here)).length), ...fresh];
  return { text: [...added, ...lines_of(here), ''].join('\n'), fresh: added.length };
}

function played_of_both(here, there) {
  const text = played_in_both(here, there);
  return { text, fresh: lines_of(text).length - lines_of(here).length };
}

// Merges the progress in lessons. A lesson that is done in either browser counts as done. In each game, the user
// continues at this browser's place. If there is none, the user continues at the other browser's place, unless the
// lesson at that place is already done.
function lessons_in_both(here, there) {
  const all = read_progress(here);
  let fresh = 0;
  for (const [game, { done, at }] of Object.entries(read_progress(there))) {
    const own = Object.hasOwn(all, game) ? all[game] : { done: [], at: null };
    const learned = [...new Set([...own.done, ...done])];
    const place = own.at ?? (at && !own.done.includes(at[0]) ? at : null);
    fresh += learned.length - own.done.length + Number(place !== own.at);
    all[game] = { done: learned, at: place };
  }
  return { text: JSON.stringify(all), fresh };
}

// Merges exercises. If both browsers have an exercise, the copy with more consecutive right answers is kept, because
// that progress would otherwise be lost. If the numbers are equal, the copy that is due later is kept, because it
// was answered last. A learned exercise stays learned.
function exercises_in_both(here, there) {
  const all = new Map(read_exercises(here).map((one) => [one.id, one]));
  let fresh = 0;
  for (const one of read_exercises(there)) {
    const own = all.get(one.id);
    if (own && (own.learned || one.stage < own.stage || (one.stage === own.stage && one.due <= own.due))) continue;
    fresh++;
    all.set(one.id, one);
  }
  return { text: JSON.stringify([...all.values()]), fresh };
}

// Merges the answers to puzzles by game. If both browsers have an answer to a puzzle, this browser's answer is kept.
function puzzles_in_both(here, there) {
  const [own, all] = [read_solved(here), read_solved(here)];
  for (const [game, answers] of Object.entries(read_solved(there))) all[game] = { ...answers, ...own[game] };
  const count = (solved) => Object.values(solved).flatMap(Object.keys).length;
  return { text: JSON.stringify(all), fresh: count(all) - count(own) };
}

// Returns one more than the number of results in a challenge's text, or 0 if the text is damaged.
const results_in = (text = '') => (/^\d+&.*&sum=\d+$/.test(text) ? text.split(/[=/]\d\.\d\.\w*\./).length : 0);

// Returns the deals and moves of the results that the person with this name has in a challenge's text.
function results_of(name, text = '') {
  const person = /&people=([^&]*)/.exec(text)?.[1].split('/').map(decoded).indexOf(name);
  const plays = name && results_in(text) > 0 ? text.split(/[=/&]/).map((part) => part.split('.')) : [];
  return plays.filter(([at, , , moves]) => moves !== undefined && at === `${person}`).map(([, deal, , moves]) => deal + moves);
}

// Merges challenges by number. If both browsers have a challenge, keeps this browser's copy if the other copy lacks one
// of the user's results. Otherwise, keeps the copy with more of the user's results or, on a tie, with more results in
// total. Combining the results would require the review module. In an imported copy, the user's name is the one under
// which it has all of the user's results. If there is none, this browser's name is used, or else the imported name.
// Skips damaged copies.
function challenges_in_both(here, there) {
  const all = new Map(read_challenges(here).map((one) => [one.id, one]));
  let fresh = 0;
  for (const one of read_challenges(there)) {
    const own = all.get(one.id);
    const mine = results_of(own?.me, own?.text);
    const me = [own?.me, one.me].find((name) => {
      const theirs = results_of(name, one.text);
      return theirs.length > 0 && mine.every((result) => theirs.includes(result));
    });
    if (mine.length > 0 && !me) continue;
    if (results_of(me, one.text).length <= mine.length && results_in(one.text) <= results_in(own?.text)) continue;
    fresh++;
    all.set(one.id, { ...one, me: me ?? (own?.me || one.me) });
  }
  return { text: [...all.values()].map(line_of).join(''), fresh };
}

// Uses the other browser's string only if this browser has none.
const gap_filled = (here, there) => (here === '' ? { text: there, fresh: 1 } : { text: here, fresh: 0 });

const ways = { results: lines_in_both, reviews: lines_in_both, played: played_of_both, lessons: lessons_in_both, exercises: exercises_in_both, puzzles: puzzles_in_both, challenges: challenges_in_both, 'challenge.name': gap_filled, game: gap_filled };
const way_of = (name) => (Object.hasOwn(ways, name) ? ways[name] : /^(?:form|new-match)\./.test(name) ? gap_filled : null);

/// The settings that are stored separately from the string "settings", with their default values (comfort.js).
export const page_settings = { keys: '', speech: 'usual', 'text-table': 'no' };

/// Returns true if the stored string with this name is exported together with the matches.
export const is_carried = (name) => name === 'settings' || Object.hasOwn(page_settings, name) || way_of(name) !== null;

/// Merges the stored strings of another browser, by name, into those of this browser. here(name) returns a string of
/// this browser, or '' if there is none. Returns { texts, fresh }: the strings that change, and the numbers of new
/// items, both by name. Ignores settings and unknown names.
export function merged(here, there) {
  const [texts, fresh] = [{}, {}];
  for (const [name, text] of Object.entries(there)) {
    const told = text && way_of(name)?.(here(name), text);
    if (!told?.fresh) continue;
    texts[name] = told.text;
    fresh[name] = told.fresh;
  }
  return { texts, fresh };
}

/// Returns the settings in `brought` that differ from `current`, which is complete, as words like "text=larger".
export function settings_that_differ(current, brought) {
  const words = (text) => text.split(' ').filter((word) => word.includes('='));
  const name_of = (word) => word.split('=')[0];
  const own = words(current);
  const known = own.map(name_of);
  return words(brought).filter((word) => !own.includes(word) && (known.includes(name_of(word)) || word.startsWith('table.')));
}

/// Returns the parts of a save: the text that identifies the match, the `name` line, and the moves. The text excludes
/// the save's number, the lines `round`, `helps` and `name`, and people's names, because these can change.
export function parts_of(save) {
  const [head, tags, ...moves] = save.split('\n\n');
  const about = head.split('\n').slice(1).filter((line) => !/^(?:round|helps|name) /.test(line)).join('\n').replace(/^(seat human) .*/gm, '$1');
  return { match: `${about}\n\n${tags?.trim()}`, name: /^name .*/m.exec(head)?.[0], moves: moves.join(' ').match(/\S+/g) ?? [] };
}
const is_begun_by = (moves, first) => first.every((move, at) => move === moves[at]);

/// Compares a save with this browser's saves (`own`). Saves are given as their parts, and `own` also contains their
/// slots and `open`, which is true for the match at the table. Returns 'there' if an own save contains the match with
/// at least the same moves. Returns { behind: slot } if an own save that is neither open nor in `brought` contains the
/// match with fewer moves. Otherwise, returns null. An own save with another name is the same match, renamed, unless
/// `brought` contains the match under that name too. Then the saves are copies.
export function other_of_match({ match, name, moves }, own, brought) {
  const others = brought.filter((one) => one.match === match);
  const same = own.filter((one) => one.match === match && (one.name === name || !others.some((each) => each.name === one.name)));
  if (same.some((one) => is_begun_by(one.moves, moves))) return 'there';
  const is_brought = (one) => others.some((each) => `${each.moves}` === `${one.moves}`);
  const behind = same.find((one) => !one.open && is_begun_by(moves, one.moves) && !is_brought(one));
  return behind ? { behind: behind.slot } : null;
}
