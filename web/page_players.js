// Runs the computer players in slices on the main thread. players.js loads this file only if no Worker starts or
// responds.

import { address_of } from './files.js';
import { open_thinker } from './thinking.js';
import { trusted } from './trusted.js';

// A promise for the module's script, or null before the first attempt and after a failure.
let script = null;
function bring_script() {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.dataset.added = ''; // excludes the script from the checks of begin.js
    element.src = trusted(address_of('ai.js'));
    element.onload = resolve;
    element.onerror = () => {
      script = null;
      reject(new Error('the players’ script failed to load'));
    };
    document.head.append(element);
  });
  return script;
}

/// Returns { take(text), end() }, the interface of a Worker (players.js). `program` is a promise for the module's
/// bytes.
export function open_page_players({ on_reply, on_broken, program }) {
  const load = async () => {
    await bring_script();
    return globalThis.MittsPlayers({ wasmBinary: await program });
  };
  return open_thinker({ load, on_reply, on_broken });
}
