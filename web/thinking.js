// The computer players' program given its time in slices, in a Worker or, where there is none to be had, on the page itself.
//
// Texts in: requests and 'cancel 7'. Texts out: replies, as src/ai/README.md describes them. Between slices whoever gives the
// time listens, so that a cancellation or a deadline is noticed within one of them. Requests that come while one is being
// thought about wait for their turn. A program that cannot be loaded, or breaks down, is told once; nothing is answered after that.

/// After so many milliseconds a slice ends with the step it is at, which takes a fraction of one. (A browser also needs the
/// breaks: it cannot replace a function of the program by its quick version while that function is running.)
const slice_ms = 6;
/// How long each question of the warm-up is thought about.
const warm_up_ms = 80;

/// The number of a request, a cancellation or a reply.
export const number_in = (text) => /^(?:number|cancel) (\d+)/.exec(text)?.[1] ?? '0';

/// A reply that says why there is none.
export const refusal_of = (request, error) =>
  `number ${number_in(request)}\nerror ${String(error?.message ?? error).replaceAll(/\s+/g, ' ')}\n`;

// Calls something after whatever messages are waiting. (A timer would wait for milliseconds.)
function make_pauses() {
  const { port1, port2 } = new MessageChannel();
  let goes_on = null;
  port1.onmessage = () => {
    const go_on = goes_on;
    goes_on = null;
    go_on?.();
  };
  return {
    then(go_on) {
      goes_on = go_on;
      port2.postMessage(null);
    },
    end() {
      goes_on = null;
      port1.close();
    },
  };
}

/// `load()` promises the program (ai.js); on_reply(text) gets what it answers, on_broken(error) is called when it cannot be
/// loaded or has broken down. `warms_up`: idle time is spent on questions of its own, which make it quick.
/// Returns { take(text), end() }.
export function open_thinker({ load, on_reply, on_broken, warms_up = false }) {
  const waiting = []; // requests not yet answered, the one in work first: { text, received, cancelled }
  const pauses = make_pauses();
  let module = null;
  let warm_ups = warms_up ? 0 : null;
  let working = false;
  let ended = false;

  function end() {
    ended = true;
    pauses.end();
  }

  function break_down(error) {
    if (ended) return;
    end();
    on_broken(error);
  }

  // Thinks about a request until it is done, or `is_over()` before a slice; then calls `done`.
  function think(request, is_over, done) {
    const received = performance.now();
    const deadline = module.ccall('mitts_ai_begin', 'number', ['string'], [request]);
    const slice = () => {
      try {
        const begin = performance.now();
        if (is_over(begin - received, deadline)) return done();
        let more;
        do more = module._mitts_ai_step(); while (more && performance.now() - begin < slice_ms);
        if (!more) return done();
        pauses.then(slice);
      } catch (error) {
        break_down(error);
      }
    };
    slice();
  }

  function answer(request) {
    if (!request.cancelled) on_reply(module.ccall('mitts_ai_reply', 'string', [], []));
  }

  function think_about(request) {
    working = true;
    const is_over = (taken, deadline) =>
      request.cancelled || (deadline > 0 && performance.now() - request.received >= deadline);
    think(request.text, is_over, () => {
      answer(request);
      waiting.shift();
      working = false;
      go_on();
    });
  }

  function warm_up(question) {
    working = true;
    warm_ups += 1;
    think(module.UTF8ToString(question), (taken) => waiting.length > 0 || taken >= warm_up_ms, () => {
      working = false;
      go_on();
    });
  }

  // The next request; or, while there is none, the next question of the warm-up.
  function go_on() {
    if (working || !module || ended) return;
    try {
      while (waiting[0]?.cancelled) waiting.shift();
      if (waiting[0]) return think_about(waiting[0]);
      const question = warm_ups === null ? 0 : module._mitts_ai_warm_up(warm_ups);
      if (question) warm_up(question);
      else warm_ups = null;
    } catch (error) {
      break_down(error);
    }
  }

  function cancel(text) {
    const request = waiting.find((one) => number_in(one.text) === number_in(text) && !one.cancelled);
    if (!request) return;
    request.cancelled = true;
    on_reply(refusal_of(request.text, 'cancelled'));
  }

  // The promise is made at once, so that the program is ready, and warm, when the first request comes.
  new Promise((resolve) => { resolve(load()); }).then((loaded) => {
    module = loaded;
    go_on();
  }, break_down);

  return {
    take(text) {
      if (ended) return;
      if (text.startsWith('cancel ')) return cancel(text);
      waiting.push({ text, received: performance.now(), cancelled: false });
      go_on();
    },
    end,
  };
}
