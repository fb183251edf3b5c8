// The computer players on the page itself, in slices between which the page does everything else: for where no Worker is to be
// had, or none that answers. Fetched only then.

import { address_of } from './files.js';
import { open_thinker } from './thinking.js';
import { trusted } from './trusted.js';

// The program's script, once in the page's life; again where it did not come.
let script = null;
function bring_script() {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.dataset.added = ''; // begin.js does not mind it
    element.src = trusted(address_of('ai.js'));
    element.onload = resolve;
    element.onerror = () => {
      script = null;
      reject(new Error('the players’ script did not come'));
    };
    document.head.append(element);
  });
  return script;
}

/// Like a Worker: { take(text), end() }. `program` promises the program's bytes.
export function open_page_players({ on_reply, on_broken, program }) {
  const load = async () => {
    await bring_script();
    return globalThis.MittsPlayers({ wasmBinary: await program });
  };
  return open_thinker({ load, on_reply, on_broken });
}
