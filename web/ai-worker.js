// The computer players' Worker: loads their program (ai.js, ai.wasm) and passes texts in and out of it (thinking.js).
//
// In:  { text: request } and { text: 'cancel 7' }; { ping }. Out: { text: reply }; { broken: reason } if the program cannot be
// loaded or breaks down, after which nothing more comes; { alive }, a sign of life: 'awake' at once, 'ready' when the program is
// there, 'pong' for a ping (pulse.js). A Worker made from a blob (players.js) has no address of its own to find the
// program by: it is told with { begin: { home, wasm } } first, `wasm` being the program's bytes where it must not fetch them.

import { address_of } from './files.js';
import { open_thinker } from './thinking.js';

const say = (alive) => self.postMessage({ alive });
say('awake'); // before the program is fetched: until that is there nothing else is heard of this Worker

const policy = self.mitts_policy ?? self.trustedTypes?.createPolicy('mitts', { createScriptURL: (address) => address });

function load_players({ home, wasm }) {
  const at_home = (name) => new URL(name, home).href;
  const script = at_home(address_of('ai.js'));
  importScripts(policy ? policy.createScriptURL(script) : script);
  return self.MittsPlayers({ locateFile: at_home, ...(wasm ? { wasmBinary: wasm } : {}) });
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
  warms_up: true,
});

let thinker = self.location.protocol === 'blob:' ? null : begin({ home: self.location.href });
self.onmessage = ({ data }) => {
  if (data.ping) say('pong');
  else if (data.begin) thinker ??= begin(data.begin);
  else thinker?.take(String(data.text));
};
