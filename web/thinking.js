// Runs the computer players' module in slices, in a Worker or on the main thread.
//
// Messages in: requests and "cancel 7". Messages out: replies (src/ai/README.md). Messages are received between slices,
// so a cancellation or a deadline takes effect within one slice. Requests are processed in order. If the module fails
// to load or crashes, this is reported once, and no further request is answered.

/// A slice stops at the end of the current step once this many ms have passed. A step takes less than 1 ms. The pauses
/// also let the browser replace a running function of the module with its optimised version.
const slice_ms = 6;
/// The time, in ms, that the warm-up spends on each position.
const warm_up_ms = 80;

/// Returns the number of a request, a cancellation or a reply, or '0' if there is none.
export const number_in = (text) => /^(?:number|cancel) (\d+)/.exec(text)?.[1] ?? '0';

/// Returns a reply that contains an error instead of a move.
export const refusal_of = (request, error) =>
  `number ${number_in(request)}\nerror ${String(error?.message ?? error).replaceAll(/\s+/g, ' ')}\n`;

// Schedules a callback after the queued messages. A timer would add a delay of several milliseconds.
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

/// Returns { take(text), end() }. take() accepts requests and cancellations. load() resolves to the module (ai.js).
/// on_reply(text) receives the replies. on_broken(error) is called if the module fails to load or crashes. With
/// `warms_up`, idle time is spent on positions that make the browser optimise the module.
export function open_thinker({ load, on_reply, on_broken, warms_up = false }) {
  const waiting = []; // unanswered requests, the current one first: { text, received, cancelled }
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

  // Works on a request in slices. Calls done() when the request is answered, or if is_over() is true before a slice.
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

  // Continues with the next request or, if there is none, with the next position of the warm-up.
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

  // Loads immediately, so that the module is ready and warmed up for the first request.
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
