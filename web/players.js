// The interface to the computer players. Requests and replies are strings, wherever the players run.
//
// The players run in a Worker, which starts when the table is ready or with the first request. A Worker that crashes or
// stops responding (pulse.js) is restarted once, and its open requests are sent again. The table can also request a
// restart if a reply takes too long. If the second Worker fails too, the players run in slices on the main thread. If
// the browser refuses a Worker from a URL, as in a sandboxed frame, a Worker from a blob is tried. This file always
// fetches the module. If nothing works, every request is answered with an error, and the table chooses a legal move
// itself.

import { fetch_bytes } from './fetching.js';
import { address_of, size_of } from './files.js';
import { watch_pulse } from './pulse.js';
import { number_in, refusal_of } from './thinking.js';
import { trusted } from './trusted.js';

const script = address_of('ai-worker.js');
const home = () => new URL(script, document.baseURI).href;

// Starts a Worker from a blob that imports the script. Unlike `new Worker`, importScripts can load from another origin.
function worker_from_blob() {
  const text = `self.mitts_policy=self.trustedTypes?.createPolicy('mitts',{createScriptURL:a=>a});
    const address=${JSON.stringify(home())};importScripts(self.mitts_policy?self.mitts_policy.createScriptURL(address):address);`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  return new Worker(trusted(address));
}

/// If no data of the module arrives within this time, the fetch is aborted.
const stall_ms = 8000;

// Resolves to the verified bytes of the module. Also fetches the module's script into the HTTP cache, unverified. Both
// are fetched here because a stalled download inside the Worker would go unnoticed.
async function fetch_program() {
  const stalled = new AbortController();
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), stall_ms);
  };
  const { signal } = stalled;
  const script_comes = fetch(address_of('ai.js'), { mode: 'no-cors', signal }).then((response) => response.arrayBuffer()).catch(() => {});
  wait();
  try {
    const wasm = await fetch_bytes({ address: address_of('ai.wasm'), size: size_of('ai.wasm'), signal }, wait);
    await script_comes;
    signal.throwIfAborted();
    return wasm;
  } finally {
    clearTimeout(timer);
  }
}

// Returns { take(text), end() }. Throws if no Worker can be created.
function open_worker({ birth_ms, on_reply, on_broken, is_awaited, program }) {
  let worker;
  let ended = false;
  try {
    worker = new Worker(trusted(script));
  } catch {
    worker = worker_from_blob();
  }
  const pulse = watch_pulse({
    birth_ms,
    is_awaited,
    ping: () => worker.postMessage({ ping: true }),
    on_silent: (stage) => on_broken(Object.assign(new Error('the Worker does not respond'), { unborn: stage === 'unborn' })),
  });
  worker.onmessage = ({ data }) => {
    pulse.heard(data?.alive);
    if (data?.broken !== undefined) on_broken(new Error(data.broken));
    else if (data?.alive === undefined) on_reply(String(data?.text ?? data));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    on_broken(new Error(event.message ?? 'the Worker could not be started'));
  };
  // Requests wait until the module's bytes have been sent.
  const post = (message) => { if (!ended) worker.postMessage(message); };
  const begun = program.then((wasm) => post({ begin: { home: home(), wasm } }), () => {});
  return {
    take(text) {
      pulse.begin();
      begun.then(() => post({ text }));
    },
    end() {
      ended = true;
      pulse.end();
      worker.terminate();
    },
  };
}

// Returns { take(text), end() }. Requests wait until page_players.js has loaded.
function open_on_page(options) {
  let ended = false;
  const coming = import('./page_players.js').then(({ open_page_players }) => {
    if (!ended) return open_page_players(options);
    return null;
  });
  coming.catch(options.on_broken);
  return {
    take: (text) => coming.then((players) => players?.take(text), () => {}),
    end() {
      ended = true;
      coming.then((players) => players?.end(), () => {});
    },
  };
}

/// Players that started less than this time ago are not restarted.
const young_ms = 6000;

// The second Worker gets less time to start, because its script has just been refetched. The sum of both times is well
// below the table's time limit.
const open_first_worker = (options) => open_worker({ ...options, birth_ms: 5000 });
const open_second_worker = (options) => open_worker({ ...options, birth_ms: 3000 });

/// The ways to run the players, in the order that they are tried. The last way is never abandoned.
const ways = [open_first_worker, open_second_worker, open_on_page];

/// Returns { begin(), send(text), restart(), home() }. on_answer(text) receives the replies, but only after begin().
export function open_players({ on_answer }) {
  let let_them_play;
  const begun = new Promise((resolve) => { let_them_play = resolve; });
  const answer = (text) => begun.then(() => on_answer(text));
  const owed = new Map(); // unanswered requests by number
  let last_sent = 0; // the highest number of a request
  let way = 0;
  let thinker = null;
  let begun_at = 0;
  let program = null; // a promise for the module's bytes
  let missing = null; // the error of the last fetch, while the module is missing

  // Returns the promise for the module's bytes. If the fetch fails, requests are refused until another fetch succeeds.
  function bring_program() {
    if (program) return program;
    program = fetch_program();
    program.then(() => { missing = null; }, (error) => {
      [program, missing] = [null, error];
      end();
      refuse_all(error);
    });
    return program;
  }

  function begin() {
    begun_at = performance.now();
    const mine = {
      is_awaited: () => owed.size > 0,
      on_reply: (text) => { if (thinker === opened) take_reply(text); },
      on_broken: (error) => { if (thinker === opened) give_up(error); },
      program: bring_program(),
    };
    let opened = null;
    try {
      opened = ways[way](mine);
    } catch (error) {
      thinker = null;
      setTimeout(() => { if (!thinker) give_up(error); });
      return;
    }
    thinker = opened;
    for (const text of owed.values()) thinker.take(text);
  }

  // Passes a reply to the table. Drops a reply that has no open request, because it is a duplicate or late. A reply
  // without the number of a request means that the players have failed.
  function take_reply(text) {
    const [, number] = /^number ([1-9]\d*)\n/.exec(text) ?? [];
    if (!number || Number(number) > last_sent) return give_up(new Error('a reply without the number of a request'));
    if (!owed.delete(number)) return;
    if (way === 1) way = 0; // a second Worker that has replied may also be restarted
    answer(text);
  }

  function end() {
    const ended = thinker;
    thinker = null;
    ended?.end();
  }

  function give_up(error) {
    console.warn(`players: ${error?.message ?? error}`);
    end();
    if (way === ways.length - 1) return refuse_all(error);
    way += 1;
    renew(error);
  }

  // Refetches the scripts, bypassing the HTTP cache, which may hold a bad response. Then starts the players in the next
  // of `ways`. If the failed Worker never started and its script is still missing, they run on the main thread.
  function renew({ unborn = false }) {
    const nobody = { take() {}, end() {} };
    thinker = nobody;
    const renewed = globalThis.mitts_refetch?.([script, address_of('ai.js')].map((src) => ({ src })));
    Promise.resolve(renewed).then((are_there) => {
      if (thinker !== nobody) return;
      if (unborn && are_there === false) way = ways.length - 1;
      thinker = null;
      if (owed.size > 0) begin();
    });
  }

  function refuse_all(error) {
    const unanswered = [...owed.values()];
    owed.clear();
    for (const text of unanswered) answer(refusal_of(text, error));
  }

  return {
    /// Delivers replies from now on, and starts the players to warm them up. Call this when the table has been drawn.
    begin() {
      let_them_play();
      if (!thinker) begin();
    },
    send(text) {
      if (text.startsWith('cancel ')) {
        if (owed.delete(number_in(text))) thinker?.take(text);
        return;
      }
      owed.set(number_in(text), text);
      last_sent = Math.max(last_sent, Number(number_in(text)));
      if (thinker) thinker.take(text);
      else begin();
      if (missing) setTimeout(() => refuse_all(missing)); // deferred until the caller has sent its request
    },
    /// Discards all requests and switches to the next way to run the players. Call this when a reply takes too long.
    restart() {
      owed.clear();
      // A new Worker has already replaced the slow one.
      if (thinker && performance.now() - begun_at < young_ms) return;
      end();
      way = Math.min(way + 1, ways.length - 1);
    },
    /// Returns 'page' or 'worker', for tests.
    home: () => (ways[way] === open_on_page ? 'page' : 'worker'),
  };
}
