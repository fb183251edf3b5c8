// The line to the page around the frame. Only one origin is listened to and answered: the one that the embedding line declares,
// or else that of the page which embeds. Where neither is known there is no line, and everything else works all the same.

import { limiter, read_message, telling } from './messages.js';
import { read_origin } from './params.js';

// The origin of the page around this one as the browser tells it.
function parents_origin() {
  const told = globalThis.location.ancestorOrigins?.[0];
  return read_origin(told ?? document.referrer);
}

/// `on_message(message)` gets what came in well formed; it returns nothing. The line returned posts { mitts: 1, type, … }.
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
