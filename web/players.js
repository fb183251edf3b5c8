// The computer players as the table sees them: texts out, texts in, whoever thinks.
//
// They think in a Worker, which begins when the table can be played at, or with the first request. One that dies, breaks down,
// keeps silent (pulse.js) or, as the table finds (`restart`), takes too long is restarted once, and what it owed is asked again;
// if the second one comes to nothing either, thinking goes on in slices on the page. Where the browser refuses a Worker from an
// address (a sandboxed frame), one from a blob is tried. If nobody can think at all, every request is answered with the reason:
// the table then finds a legal move itself.

import { address_of } from './files.js';
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

// { take(text), end() }, or throws where the browser has no Worker for us.
function open_worker({ on_reply, on_broken, is_awaited, wasm }) {
  let worker;
  let asks_to_begin = false;
  try {
    worker = new Worker(trusted(script));
  } catch {
    worker = worker_from_blob();
    asks_to_begin = true;
  }
  const pulse = watch_pulse({
    is_awaited,
    ping: () => worker.postMessage({ ping: true }),
    on_silent: () => on_broken(new Error('the Worker keeps silent')),
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
  const begun = asks_to_begin
    ? Promise.resolve(wasm?.()).catch(() => null).then((bytes) => worker.postMessage({ begin: { home: home(), wasm: bytes } }))
    : null;
  return {
    take(text) {
      pulse.begin();
      if (begun) begun.then(() => worker.postMessage({ text }));
      else worker.postMessage({ text });
    },
    end() {
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

/// Who thinks, one after the other; the last one is asked for ever.
const ways = [open_worker, open_worker, open_on_page];

/// on_answer(text) gets the replies. `wasm`, if given, promises the players' program as bytes, for a page that must not fetch it.
/// Returns { begin(), send(text), restart(), home() }.
export function open_players({ on_answer, wasm = null }) {
  const owed = new Map(); // requests without a reply, by number
  let way = 0;
  let thinker = null;
  let begun_at = 0;

  function begin() {
    begun_at = performance.now();
    const mine = {
      is_awaited: () => owed.size > 0,
      on_reply: (text) => { if (thinker === opened) take_reply(text); },
      on_broken: (error) => { if (thinker === opened) give_up(error); },
      wasm,
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
  function take_reply(text) {
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
    if (way < ways.length - 1) {
      way += 1;
      if (owed.size > 0) begin();
      return;
    }
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
