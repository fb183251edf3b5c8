// Where a person pastes a deal to be compared.

/// The record or the address's parameters in what was pasted: a record as it is copied, a link to a table, the line of a frame, a query.
export function deal_in(text) {
  const given = text.trim();
  if (/\[\s*Game\b/i.test(given)) return given;
  const from_address = given.slice(given.search(/[?#]/) + 1).replaceAll('&amp;', '&');
  return from_address.replace(/["'<>\s][^]*$/, '').replace('#', '&');
}
