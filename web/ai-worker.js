// The computer players' Worker: loads their program (ai.js, ai.wasm) and passes texts in and out of it (thinking.js).
//
// In:  { begin: { home, wasm } } first, `wasm` being the program's bytes and `home` this script's address, which a Worker made from a
// blob (players.js) does not know; then { text: request } and { text: 'cancel 7' }; { ping }. Out: { text: reply }; { broken: reason }
// if the program cannot be loaded or breaks down, after which nothing more comes; { alive }, a sign of life: 'awake' at once, 'ready'
// when the program is there, 'pong' for a ping (pulse.js).

import { address_of } from './files.js';
import { open_thinker } from './thinking.js';

const say = (alive) => self.postMessage({ alive });
say('awake'); // before the program is fetched: until that is there nothing else is heard of this Worker

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
  warms_up: navigator.hardwareConcurrency > 2, // on fewer processors the page itself wants them while it comes up
});

let thinker = null;
self.onmessage = ({ data }) => {
  if (data.ping) say('pong');
  else if (data.begin) thinker ??= begin(data.begin);
  else thinker?.take(String(data.text));
};
