// The Worker that runs the computer players. Loads their module (ai.js, ai.wasm) and exchanges messages with it
// (thinking.js).
//
// Messages in:
//   { begin: { home, wasm } }  the first message: `wasm` is the module's bytes, `home` is the URL of this script,
//                              which a Worker started from a blob (players.js) cannot determine
//   { text }                   a request, or "cancel 7"
//   { ping }                   a liveness check
// Messages out:
//   { text }                   a reply
//   { broken: reason }         the module failed to load or crashed; no further replies follow
//   { alive }                  'awake' on start, 'ready' once the module is loaded, 'pong' after a ping (pulse.js)

import { address_of } from './files.js';
import { open_thinker } from './thinking.js';

const say = (alive) => self.postMessage({ alive });
say('awake');

const policy = self.mitts_policy ?? self.trustedTypes?.createPolicy('mitts', { createScriptURL: (address) => address });

function load_players({ home, wasm }) {
  const at_home = (name) => new URL(name, home).href;
  const script = at_home(address_of('ai.js'));
  importScripts(policy ? policy.createScriptURL(script) : script);
  return self.MittsPlayers({ wasmBinary: wasm });
}

async function load_well(where) {
  const players = await load_players(where);
  say('ready');
  return players;
}

const begin = (where) => open_thinker({
  load: () => load_well(where),
  on_reply: (text) => self.postMessage({ text }),
  on_broken: (error) => self.postMessage({ broken: String(error?.message ?? error) }),
  warms_up: navigator.hardwareConcurrency > 2, // with one or two cores, the page needs them to start
});

let thinker = null;
self.onmessage = ({ data }) => {
  if (data.ping) say('pong');
  else if (data.begin) thinker ??= begin(data.begin);
  else thinker?.take(String(data.text));
};
