// Reads the answers to puzzles. Shared by the puzzles and by the import from another browser.

/// Returns the solved puzzles by game in a stored text: { mitaines: { 12: true } }. The value tells whether the first
/// answer was right.
export function read_solved(text) {
  try {
    const is_group = (one) => one && typeof one === 'object' && !Array.isArray(one);
    const all = JSON.parse(text);
    return is_group(all) ? Object.fromEntries(Object.entries(all).filter(([, answers]) => is_group(answers))) : {};
  } catch {
    return {};
  }
}
