// Serialises matches as one string for another browser. The first line names the format. The second line contains other
// stored strings, such as the settings and the list of played games. Each further line is the save of a match as a JSON
// string, so a damaged line does not affect the others. The program validates the saves (src/app/app_shelf.cpp). A
// single match is exported as its save.

import { parsed } from '../json.js';

const word = 'mitts-shelf';
const version = 1;
/// The maximum number of lines in an export. A browser's storage has no space for that many matches.
const most_lines = 5000;

/// Returns the exported text. `texts` contains the other stored strings by name, and `saves` lists the saves.
export const write_all = ({ texts, saves }) =>
  [`${word} ${version}`, JSON.stringify({ matches: saves.length, texts }), ...saves.map((save) => JSON.stringify(save)), ''].join('\n');

// Removes characters that mail programs and editors add to a line, such as quote marks and unusual spaces. The
// original line is tried first.
const without_marks = (line) => line.replace(/^[\s>|]+/, '').replace(/[\u200B\uFEFF\u2060\u00AD]/g, '').replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ').trim();
const straight = (line) => line.replace(/[\u201C-\u201F\u00AB\u00BB\u2033]/g, '"');
const read_line = (line) => parsed(line) ?? parsed(without_marks(line)) ?? parsed(straight(without_marks(line)));
// Returns true for a line that ends the exported text: the separator before a signature, or the end of a code block.
const ends = (line) => /^(?:[-_=*]{2,}|`{3,}|~{3,})$/.test(line);

/// Parses exported text. Returns { kind: 'newer' } for a newer format, and { kind: 'long' } for too many lines. For a
/// shelf it returns { kind: 'all', texts, saves: [{ line, text }], damaged, lost }: `damaged` lists line numbers, and
/// `lost` counts missing matches. Any other text may be a single match: { kind: 'one', saves: [{ line: 1, text }] }.
export function read_carried(raw) {
  const heading = new RegExp(`^${word} +(\\d+)$`);
  const place_in = (lines) => lines.findIndex((line) => heading.test(without_marks(line)));
  if (!raw.includes(word)) return { kind: 'one', saves: [{ line: 1, text: `${raw.replace(/^\uFEFF/, '').trim()}\n` }] };
  let text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n').replace(/^\s+/, '');
  // If ordinary line breaks separate the lines, any other line separators are part of names.
  if (place_in(text.split('\n')) < 0) text = text.replace(/[\u2028\u2029\u0085]/g, '\n');
  const all = text.split('\n');
  const at_head = place_in(all);
  if (at_head < 0) return { kind: 'one', saves: [{ line: 1, text: `${text.trim()}\n` }] };
  if (Number(heading.exec(without_marks(all[at_head]))[1]) > version) return { kind: 'newer' };
  if (all.length - at_head > most_lines) return { kind: 'long' };
  // Each line keeps its number, which error messages show. Empty lines are skipped, and a signature ends the text.
  const below = all.map((line, at) => ({ line, number: at + 1, bare: without_marks(line) })).slice(at_head + 1);
  const end = below.findIndex(({ bare }) => ends(bare));
  const [about, ...lines] = below.slice(0, end < 0 ? undefined : end).filter(({ bare }) => bare !== '');
  const told = read_line(about?.line ?? '');
  const whole = told !== null && typeof told === 'object' && Number.isInteger(told.matches);
  const saves = [];
  const damaged = whole ? [] : [about?.number ?? at_head + 2];
  for (const { line, number } of lines) {
    const save = whole && saves.length === told.matches ? null : read_line(line);
    if (typeof save === 'string') saves.push({ line: number, text: save });
    else if (!whole || saves.length < told.matches) damaged.push(number);
  }
  const texts = Object.fromEntries(Object.entries(whole ? told.texts ?? {} : {}).filter(([, value]) => typeof value === 'string'));
  return { kind: 'all', texts, saves, damaged, lost: whole ? Math.max(0, told.matches - saves.length - damaged.length) : 0 };
}

/// Merges two lists of played games. A line that is in both lists is not added twice. If one list has more copies of a
/// line than the other, the larger number is kept. The local list comes last.
export function played_in_both(here, there) {
  const lines = (text) => text.split('\n').filter((line) => line !== '');
  const left = new Map();
  for (const line of lines(here)) left.set(line, (left.get(line) ?? 0) + 1);
  const added = lines(there).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
  return [...added, ...lines(here), ''].join('\n');
}
