// A soak test: plays many rounds in one page of Chromium and prints the memory use.
//
//   node tools/soak.mjs [--rounds 1000] [--seed 1]
//
// Plays the three games in turn, match after match, with the page's buttons, against the computer players in their
// Worker. A faster clock shortens pauses, and a small window shortens rendering. At regular intervals, the test
// collects garbage and prints the size of the scripts' heap, the modules' memory (which can only grow), the numbers of
// elements and listeners, and the memory of the browser process.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch_chromium, Person, quick_clock, serve_site } from '../tests/browser/table.mjs';

// The highest usable factor. With an even faster clock, the players would exceed the table's time limit of 12 s.
const times_as_fast = 15;

// Runs in the page before its scripts. Records the memory of every module that is instantiated.
function note_memories() {
  globalThis.memories = [];
  const note = (made) => {
    for (const value of Object.values((made.instance ?? made).exports)) if (value instanceof WebAssembly.Memory) memories.push(value);
    return made;
  };
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const own = WebAssembly[name];
    WebAssembly[name] = (...what) => own.apply(WebAssembly, what).then(note);
  }
}

// Runs in the page. Plays at least this many rounds and finishes the last match. Resolves to the number of rounds.
async function play_in_page({ rounds, seed }) {
  let state = seed;
  const roll = (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * sides);
  };
  const label = (button) => button.textContent;
  let done = 0;
  let counted = false;
  for (;;) {
    const { phase, panel, human, curtain, moving } = mitts.state();
    const buttons = [...document.querySelectorAll('#mirror button')].filter((one) => one.getAttribute('aria-disabled') !== 'true');
    if (phase !== 'playing' && panel === 'summary') {
      if (!counted) done++;
      counted = true;
      if (done >= rounds && phase === 'over') return done;
      buttons.find((one) => /^(Next round|Next deal|Play again)$/.test(label(one)))?.click();
    } else if (phase === 'playing' && (human || curtain) && !moving) {
      counted = false;
      // Presses a choice of the selected card. If no choices are shown, presses a button that moves or selects a card.
      const ways = buttons.filter((one) => one.closest('.ways'));
      const moves = ways.length > 0 ? ways : buttons.filter((one) => one.dataset.do?.startsWith('submit') || one.ariaExpanded);
      moves[roll(moves.length)]?.click();
    }
    // Waits with a timer of the page's fast clock, because waiting for frames would draw them.
    await new Promise((looked) => { setTimeout(looked, 60); });
  }
}

const process_memory = (id) => 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1]);

// Resolves to the page's memory in bytes and its object counts, after garbage collection.
async function measure(browser, page) {
  const wasm = await page.evaluate(() => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0));
  // The number of nodes in the mirror depends on the current table, so it is subtracted.
  const told = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.getElementById('mirror'));
    let nodes = 0;
    while (walker.nextNode()) nodes++;
    return nodes;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name).value;
  await session.detach();
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  await whole.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => process_memory(id));
  return {
    heap: metric('JSHeapUsedSize'), wasm, elements: metric('Nodes') - told, listeners: metric('JSEventListeners'),
    process: Math.max(...renderers),
  };
}

/// Plays at least `rounds` rounds, and every match to its end. About every `stop_every` rounds, and at least `stops`
/// times, calls `on_figures(rounds, figures)`. Throws if the page reports an error.
export async function soak({ rounds, stop_every, stops = 0, seed = 1, on_figures }) {
  const server = await serve_site();
  const browser = await launch_chromium();
  try {
    const context = await browser.newContext({ viewport: { width: 480, height: 400 }, locale: 'en-CA', reducedMotion: 'reduce' });
    await context.addInitScript(quick_clock, times_as_fast);
    // Prevents the notice after the fifth match (web/asking.js), because its buttons would be counted.
    await context.addInitScript(() => localStorage.setItem('mitts.forgets', 'yes'));
    await context.addInitScript(note_memories);
    const page = await context.newPage();
    const person = new Person({ address: server.address }, context, page);
    await person.open('?lang=en');
    let played = 0;
    for (let stretch = 0; played < rounds || stretch < stops; stretch++) {
      await page.evaluate((name) => {
        document.querySelector(`#start [data-game="${name}"] [data-act="begin"]`).click();
      }, ['mitaines', 'mitch', 'mitigati'][stretch % 3]);
      played += await page.evaluate(play_in_page, { rounds: stop_every, seed: seed + played });
      await person.rest();
      await on_figures(played, await measure(browser, page));
      await page.evaluate(() => {
        [...document.querySelectorAll('#mirror button')].find((one) => one.textContent === 'Home').click();
      });
      await person.until(() => mitts.state().page === 'start');
      await person.rest();
    }
    await person.leave();
  } finally {
    await browser.close();
    await server.close();
  }
}

const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

async function main() {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number from 1');
  await soak({
    rounds, seed: Number(values.seed), stop_every: Math.min(25, Math.ceil(rounds / 6)),
    on_figures(played, { heap, wasm, elements, listeners, process: whole }) {
      console.log(`${String(played).padStart(5)} rounds: heap ${megabytes(heap)}, wasm ${megabytes(wasm)}, ${elements} elements, ` +
        `${listeners} listeners, process ${megabytes(whole)}`);
    },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
