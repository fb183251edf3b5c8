// The computer players as the table sees them: texts out, texts in, whoever thinks.
//
// They think in a Worker, which begins when the table can be played at, or with the first request. One that dies, breaks down,
// keeps silent (pulse.js) or, as the table finds (`restart`), takes too long is restarted once, and what it owed is asked again;
// if the second one comes to nothing either, thinking goes on in slices on the page. Where the browser refuses a Worker from an
// address (a sandboxed frame), one from a blob is tried. Their program is fetched here, whoever thinks: where it does not come it comes
// to nobody, and is waited for once. If nobody can think at all, every request is answered with the reason: the table then finds a
// legal move itself.

import { fetch_bytes } from './fetching.js';
import { address_of, size_of } from './files.js';
import { watch_pulse } from './pulse.js';
import { number_in, refusal_of } from './thinking.js';
import { trusted } from './trusted.js';

const script = address_of('ai-worker.js');
const home = () => new URL(script, document.baseURI).href;

// A Worker that has our script in it, though it is not from our address. (importScripts asks for no permission across origins.)
function worker_from_blob() {
  const text = `self.mitts_policy=self.trustedTypes?.createPolicy('mitts',{createScriptURL:a=>a});
    const address=${JSON.stringify(home())};importScripts(self.mitts_policy?self.mitts_policy.createScriptURL(address):address);`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  return new Worker(trusted(address));
}

/// When nothing of the players' program has come for so long, it is not to be had.
const stall_ms = 8000;

// The program's bytes, checked, once its script has come too, as whatever it may be: whoever thinks takes that from the browser's cache
// and finds out. Within a Worker nobody would notice that nothing comes.
async function fetch_program() {
  const stalled = new AbortController();
  let timer = 0;
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

// { take(text), end() }, or throws where the browser has no Worker for us.
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
    on_silent: (stage) => on_broken(Object.assign(new Error('the Worker keeps silent'), { unborn: stage === 'unborn' })),
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
  // Messages keep their order: what is asked meanwhile waits behind the bytes.
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

// { take(text), end() }: what is asked while the script comes waits for it.
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

/// Whoever has begun so short a time ago is not yet held to be taking too long.
const young_ms = 6000;

// The second Worker's script has just been fetched anew, so it has less time to say its first word: the two together come to their end
// well before the table loses patience.
const open_first_worker = (options) => open_worker({ ...options, birth_ms: 5000 });
const open_second_worker = (options) => open_worker({ ...options, birth_ms: 3000 });

/// Who thinks, one after the other; the last one is asked for ever.
const ways = [open_first_worker, open_second_worker, open_on_page];

/// on_answer(text) gets the replies. Returns { begin(), send(text), restart(), home() }.
export function open_players({ on_answer }) {
  const owed = new Map(); // requests without a reply, by number
  let way = 0;
  let thinker = null;
  let begun_at = 0;
  let program = null; // the promise of its bytes
  let missing = null; // why it has not come, while it has not

  // Once it has not come, it is fetched again while nobody waits for it.
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

  // An answer nobody waits for is dropped: it came twice, or too late.
  // One without a number is nobody's: whoever gives such answers would leave every question open.
  function take_reply(text) {
    if (number_in(text) === '0') return give_up(new Error('an answer without a number'));
    if (!owed.delete(number_in(text))) return;
    if (way === 1) way = 0; // the second Worker is as good as a first one
    on_answer(text);
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

  // Before another one begins its scripts are fetched past the browser's cache, where a wrong answer would stay. Where nothing comes to a
  // Worker that has never said a word, the next one would not either.
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
    for (const text of unanswered) on_answer(refusal_of(text, error));
  }

  return {
    /// Begins, if it has not: the players warm up.
    begin() { if (!thinker) begin(); },
    send(text) {
      if (text.startsWith('cancel ')) {
        if (owed.delete(number_in(text))) thinker?.take(text);
        return;
      }
      owed.set(number_in(text), text);
      if (thinker) thinker.take(text);
      else begin();
      if (missing) setTimeout(() => refuse_all(missing)); // whoever asks is in the middle of asking
    },
    /// Whoever thinks now has taken too long: what was asked is forgotten.
    restart() {
      owed.clear();
      if (thinker && performance.now() - begun_at < young_ms) return; // another one took too long, and was noticed here
      end();
      way = Math.min(way + 1, ways.length - 1);
    },
    /// For tests: where thinking is done.
    home: () => (ways[way] === open_on_page ? 'page' : 'worker'),
  };
}
