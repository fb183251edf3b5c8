/// Parses stored JSON. Returns null if the text is invalid.
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
