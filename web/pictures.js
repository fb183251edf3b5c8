// The picture sheets, where they do not come: nobody waits for them for ever, since everything on the table is written and said too;
// the reader is told, and can have them fetched again.

import { common, pictures } from 'mitts:words';
import { in_page_language, show_line } from './notices.js';

/// How long nothing at all may come before the table is shown without its pictures.
const quiet_ms = 4500;
const look_ms = 500;

// When that long no bytes have come.
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

/// `table` is the running table (program.js), received() tells how many bytes have come. Returns { first(), later() }, to be called one
/// after the other: first is over when there is something to see, and has it drawn; later when the rest has arrived or failed.
export function open_pictures(table, received) {
  const missing = new Set();
  let line = null;

  function tell() {
    line?.remove();
    line = null;
    if (missing.size === 0) return;
    const { missing: text, without } = in_page_language(pictures);
    line = show_line({
      id: 'pictures', text,
      buttons: [{ id: 'pictures-again', label: in_page_language(common).again, act: () => [...missing].forEach((bring) => attempt(bring)) }, { id: 'pictures-without', label: without }],
    });
  }

  async function attempt(bring) {
    if (await bring()) missing.delete(bring);
    else missing.add(bring);
    if (line || missing.has(bring)) tell();
  }

  addEventListener('online', () => [...missing].forEach((bring) => attempt(bring)));

  return {
    async first() {
      const bring = table.bring_first_pictures;
      let came = false;
      const coming = attempt(bring).then(() => { came = true; });
      await Promise.race([coming, quiet(received)]);
      await table.show();
      if (came) return;
      missing.add(bring);
      tell();
    },
    later: () => attempt(table.bring_later_pictures),
  };
}
