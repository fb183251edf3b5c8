// Extracts a deal from pasted text.

import { decoded } from '../challenge/kept.js';

/// Returns the record or the query in the text. The text may be a record, a query, an embed code or a link to a table.
export function deal_in(text) {
  const given = text.trim();
  // The input field joins lines, so the quote marks of a quoted record may be anywhere in the text.
  if (/\[\s*Game\b/i.test(given)) return given.replace(/[>|]/g, ' ').replace(/^[^[{]+/, '');
  const from_address = given.replace(/&(?:amp|#0*38|#x0*26);/gi, '&').replace(/^[^?#]*[?#]/, '').replace(/["'<>\s][^]*$/, '').replace(/[).,;]+$/, '');
  const [, record] = /(?:^|#)r=(.*)/.exec(from_address) ?? [];
  return record === undefined ? from_address.replace('#', '&') : decoded(record);
}
