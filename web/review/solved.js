// Parses the stored answers to puzzles, for puzzles.js and for imports (shelf/merging.js).

import { parsed } from '../json.js';

/// Parses the stored answers to puzzles. Returns, for example, { mitaines: { 12: true } }. The value is true if the
/// first answer to the puzzle was right.
export function read_solved(text) {
  const is_group = (one) => one && typeof one === 'object' && !Array.isArray(one);
  const all = parsed(text);
  return is_group(all) ? Object.fromEntries(Object.entries(all).filter(([, answers]) => is_group(answers))) : {};
}
