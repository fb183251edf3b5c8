// A watchdog for a Worker with open requests. A healthy Worker receives messages between slices (thinking.js), so it
// answers a ping quickly, however long it thinks. A silent Worker is abandoned long before the table stops waiting for
// its reply (src/table/computer_turns.h).

const tick_ms = 500;
/// The longest permitted silence of a Worker.
const silence_ms = 3000;
/// Watches a Worker. is_awaited() is true while a request is open. ping() sends a ping. on_silent(stage) is called once
/// if the Worker is silent for too long. In the stage 'unborn' the Worker's script may still be loading, so the limit
/// is at least birth_ms.
///
/// Returns { begin(), heard(what), end() }. Call begin() with every request and heard() with every message. After the
/// message 'awake' the Worker loads its module and cannot be pinged. The message 'ready' ends this stage.
export function watch_pulse({ birth_ms, is_awaited, ping, on_silent }) {
  const born = performance.now();
  let stage = 'unborn';
  let silence = 0; // the number of ticks without a message, while the page is visible
  let last_tick = 0;
  let timer;

  function end() {
    clearTimeout(timer);
    timer = 0;
  }
  const wait = () => { timer = setTimeout(tick, tick_ms); };

  function tick() {
    if (!is_awaited()) return end();
    const now = performance.now();
    // A hidden or suspended page could not receive messages, so the silence does not count.
    const listens = !document.hidden && now - last_tick < 3 * tick_ms && stage !== 'awake';
    last_tick = now;
    silence = listens ? silence + 1 : 0;
    if (silence * tick_ms >= silence_ms && (stage === 'ready' || now - born >= birth_ms)) {
      end();
      on_silent(stage);
      return;
    }
    if (stage === 'ready') ping();
    wait();
  }

  return {
    begin() {
      if (timer) return;
      silence = 0;
      last_tick = performance.now();
      wait();
    },
    heard(what) {
      silence = 0;
      if (what === 'awake' || what === 'ready') stage = what;
    },
    end,
  };
}
