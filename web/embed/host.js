// The connection to the embedding page. Accepts messages from a single origin, and sends messages only to that origin.
// The embed code may declare the origin. The default is the parent page's origin. If the origin is unknown, there is no
// connection, but everything else works.

import { limiter, read_message, telling } from './messages.js';
import { read_origin } from './params.js';

// Returns the origin of the parent page, as the browser reports it, or null.
function parents_origin() {
  const told = globalThis.location.ancestorOrigins?.[0];
  return read_origin(told ?? document.referrer);
}

/// Opens the connection. `declared` is the origin in the embed code, or null. Calls on_message(message) with every
/// valid message. Returns { post(type, fields), origin }.
export function open_line(declared, on_message) {
  const origin = declared ?? parents_origin();
  if (window.parent === window || origin === null) return { post: () => {}, origin: null };
  const post = (type, fields) => window.parent.postMessage(telling(type, fields), origin);
  const may_pass = limiter(() => performance.now());
  addEventListener('message', ({ source, origin: sender, data }) => {
    if (source !== window.parent || sender !== origin) return;
    const read = read_message(data);
    if (read === null) return;
    const passes = may_pass();
    if (passes === 'yes') {
      if (read.error) post('error', read.error);
      else on_message(read.message);
    } else if (passes === 'first no') {
      post('error', { code: 'rate', id: read.message?.id ?? read.error?.id, what: 'too many messages at once' });
    }
  });
  return { post, origin };
}
