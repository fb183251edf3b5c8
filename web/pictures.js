// Handles texture sheets that fail to load. The table opens without them, and a notice offers to fetch them again.

import { common, pictures } from 'mitts:words';
import { in_page_language, show_line } from './notices.js';

/// If no data arrives for this long, the table is shown without pictures.
const quiet_ms = 4500;
const look_ms = 500;

// Resolves when no bytes have arrived for `quiet_ms`.
function quiet(received) {
  return new Promise((resolve) => {
    let last = received();
    let looks = 0;
    const timer = setInterval(() => {
      looks = received() === last ? looks + 1 : 0;
      last = received();
      if (looks * look_ms < quiet_ms) return;
      clearInterval(timer);
      resolve();
    }, look_ms);
  });
}

/// Returns { first, later }. Call first() before later(). first() shows the table, without pictures if they fail or
/// stall. later() resolves when the other pictures have loaded or failed. `table` is the running table (program.js).
/// received() returns the number of bytes received so far.
export function open_pictures(table, received) {
  const missing = new Set();
  let line = null;

  function tell() {
    line?.remove();
    line = null;
    if (missing.size === 0) return;
    line = show_line('pictures', () => {
      const { missing: text, without } = in_page_language(pictures);
      return { text, buttons: [{ id: 'pictures-again', label: in_page_language(common).again, act: () => [...missing].forEach((bring) => attempt(bring)) }, { id: 'pictures-without', label: without }] };
    });
  }

  async function load(bring) {
    if (await bring()) missing.delete(bring);
    else missing.add(bring);
  }

  async function attempt(bring) {
    await load(bring);
    if (line || missing.has(bring)) tell();
  }

  addEventListener('online', () => [...missing].forEach((bring) => attempt(bring)));

  return {
    async first() {
      const bring = table.bring_first_pictures;
      let came = false;
      const coming = load(bring).then(() => { came = true; });
      await table.rehearse();
      await Promise.race([coming, quiet(received)]);
      await table.show(); // also sets the page's language, in which the notice is shown
      if (!came) {
        missing.add(bring);
        coming.then(tell);
      }
      tell();
    },
    later: () => attempt(table.bring_later_pictures),
  };
}
