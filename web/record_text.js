// Parses the text of a record for pages that do not load the program: posters and the fingerprint page.

/// Returns a record's tags and moves as parameters: `[Hands "7S / 3H"]` becomes `hands`. Removes characters that
/// mail programs and editors add, like src/session/travelled_text.cpp. Errors are ignored; the program reports them.
export function record_of_text(text) {
  const plain = text.replace(/\p{Cf}/gu, '').replace(/[\p{Pi}\p{Pf}„″＂]/gu, '"').replace(/\p{Pd}|−/gu, '-')
    .replace(/\{[^{}]*\}/g, ' ').replace(/^[\s>|`]+/gm, '');
  const record = {};
  const moves = plain.slice(Math.max(0, plain.search(/^\[/m))).replace(/^(?:\[[^\]]*\]\s*)*/, (tags) => {
    for (const [, name, value] of tags.matchAll(/\[\s*(\w+)\s*"([^"]*)/g)) record[name.toLowerCase()] = value.trim().replace(/\s+/g, ' ');
    return '';
  }).replace(/^\[.*|^[-_=*]{2,}\s*$[^]*|\{[^]*/gm, '').trim();
  if (record.game) record.game = record.game.toLowerCase();
  if (record.columns) record.columns = record.columns.replaceAll(',', ';');
  if (moves) record.moves = moves.split(/\s+/).join(',');
  return record;
}

/// Returns true if the text is a seed: a whole number below 2⁶⁴.
export const is_seed = (text) => /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n;
