// Whether a Worker that is waited for is still there. One that works listens between its slices (thinking.js) and answers a ping
// within moments, however long it thinks; one that says nothing at all is given up long before the table loses patience with the
// answer itself (src/table/computer_turns.h).

const tick_ms = 500;
/// How long a Worker that has its program may say nothing.
const silence_ms = 3000;
/// is_awaited() tells whether an answer is owed, ping() asks for a sign of life, on_silent(stage) is called once. A Worker that has never
/// said a word ('unborn') is given up once it is birth_ms old: its script may be slow to come. Returns { begin(), heard(what), end() }:
/// begin when something is asked, heard whatever comes: 'awake' when the script runs, after which the program is fetched and compiled and
/// nothing can be asked of anybody, 'ready' when that is done.
export function watch_pulse({ birth_ms, is_awaited, ping, on_silent }) {
  const born = performance.now();
  let stage = 'unborn';
  let silence = 0; // in ticks, while the page is looked at
  let last_tick = 0;
  let timer = 0;

  function end() {
    clearTimeout(timer);
    timer = 0;
  }
  const wait = () => { timer = setTimeout(tick, tick_ms); };

  function tick() {
    if (!is_awaited()) return end();
    const now = performance.now();
    // A page out of sight, or one that stood still itself, has not been listening.
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
