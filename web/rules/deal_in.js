// Extracts a deal from pasted text.

/// Returns the record or the query in the text, which may be a record, a link to a table, an embed code or a query.
export function deal_in(text) {
  const given = text.trim();
  if (/\[\s*Game\b/i.test(given)) return given;
  const from_address = given.slice(given.search(/[?#]/) + 1).replaceAll('&amp;', '&');
  return from_address.replace(/["'<>\s][^]*$/, '').replace('#', '&');
}
