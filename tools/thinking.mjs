// Measures the thinking time of the players in Chromium.
//
//   node tools/thinking.mjs [--player master] [--rounds 3] [--seed 77]
//
// Sends every request of some rounds to the Worker of the built site (build/site), as the table would. For each game,
// prints the median, the 99th percentile and the maximum time per request, with bids counted separately. Then cancels
// requests after a few milliseconds and prints the Worker's reaction time. No test depends on the results.

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { open_house, program } from '../tests/browser/table.mjs';
import { open_worker } from '../tests/browser/worker.mjs';

const { values: options } = parseArgs({
  options: {
    player: { type: 'string', default: 'master' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '77' },
  },
});

const tables = [
  ['mitaines', 'players=2'], ['mitaines', 'players=3'], ['mitaines', 'players=4'],
  ['mitch', 'players=3'], ['mitch', 'players=8'],
  ['mitigati', ''],
];

function requests(game, rules) {
  const words = ['requests', '--game', game, '--options', rules, '--ask', options.player, '--rounds', options.rounds,
    '--seed', options.seed];
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n\n').map((text) => text.trim()).filter(Boolean).map((text) => `${text}\n`);
}

function figures(times) {
  const sorted = [...times].sort((left, right) => left - right);
  const within = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  return `${times.length} decisions: median ${within(0.5)} ms, 99 % ${within(0.99)} ms, longest ${within(1)} ms`;
}

const house = await open_house();
try {
  const worker = await open_worker(house);
  await new Promise((resolve) => { setTimeout(resolve, 1500); }); // waits for the end of the warm-up
  for (const [game, rules] of tables) {
    const times = { moves: [], bids: [] };
    const asked = requests(game, rules);
    for (const text of asked) {
      const { took } = await worker.ask(text);
      times[/^phase bargain/m.test(text) ? 'bids' : 'moves'].push(took);
    }
    for (const [kind, taken] of Object.entries(times)) {
      if (taken.length > 0) console.log(`${game} ${rules} ${kind}`.padEnd(28), figures(taken));
    }
    const noticed = [];
    for (const text of asked.slice(0, 30)) {
      const { text: reply, took } = await worker.ask_and_cancel(text, 3);
      if (reply.endsWith('error cancelled\n')) noticed.push(took);
    }
    if (noticed.length > 0) console.log(`${game} ${rules} cancelled`.padEnd(28), figures(noticed));
  }
  await worker.close();
} finally {
  await house.close();
}
