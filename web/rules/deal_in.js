// Extracts a deal from pasted text.

/// Returns the record or the query in the text. The text may be a record, a query, an embed code or a link to a table.
export function deal_in(text) {
  const given = text.trim();
  if (/\[\s*Game\b/i.test(given)) return given;
  const from_address = given.slice(given.search(/[?#]/) + 1).replaceAll('&amp;', '&');
  return from_address.replace(/["'<>\s][^]*$/, '').replace('#', '&');
}
