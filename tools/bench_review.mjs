// Measures the review of a round (web/review.js): the time, and the errors of the comparison of the two best actions.
//
//   node tools/bench_review.mjs [--rounds N]
//
// Needs build/web/reviewer.wasm and build/release/mitts. Careful players play the rounds. The module runs in Node.js,
// in the same engine as in Chromium. A browser's throttle does not reach a Worker. So the slow machine is simulated:
// the measured CPU time is multiplied by four. The command fails if a game exceeds its limits.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: { rounds } } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const slowness = 4;

// Limits: seconds a round, and points of the error that nine decisions of ten may have.
const cases = [
  { game: 'mitaines', options: 'preset=pagat players=2', players: 2, seconds: 20, error: 1.5 },
  { game: 'mitch', options: 'players=4', players: 4, seconds: 40, error: 0.4 },
  { game: 'mitigati', options: 'preset=standard', players: 3, seconds: 40, error: 1 },
];

// Returns the page's plans by game: { worlds, enough }.
function plans_of() {
  const text = readFileSync(`${root}web/review.js`, 'utf8');
  const plan = (game) => new RegExp(`${game}: \\{ worlds: (\\d+), enough: (\\d+) \\}`).exec(text).slice(1).map(Number);
  return Object.fromEntries(cases.map(({ game }) => [game, plan(game)]));
}

// Returns the record of a round played by careful players.
function played({ game, options, players }, seed) {
  const flags = Array.from({ length: players }, () => ['--player', 'careful']).flat();
  const { stdout } = spawnSync(`${root}build/release/mitts`, ['trace', '--game', game, '--options', options, '--seed', String(seed), '--rounds', '1', ...flags], { encoding: 'utf8', maxBuffer: 1e9 });
  const actions = stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter(({ type }) => type === 'action').map(({ action }) => action);
  return `[Game "${game}"]\n[Options "${options}"]\n[Seed "${seed}"]\n\n${actions.join(' ')}\n`;
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

const reviewer = await createRequire(import.meta.url)(`${root}build/web/reviewer.js`)({ wasmBinary: readFileSync(`${root}build/web/reviewer.wasm`) });
const text_of = (name, ...texts) => reviewer.ccall(name, 'string', texts.map(() => 'string'), texts);
const plans = plans_of();
let failed = false;
for (const one of cases) {
  const errors = [];
  let seconds = 0;
  let slowest = 0;
  for (let seed = 1; seed <= Number(rounds); seed++) {
    const opened = JSON.parse(text_of('mitts_review_open', played(one, seed)));
    if (opened.trouble) throw new Error(`${one.game} ${seed}: ${opened.trouble}`);
    const begin = process.cpuUsage();
    reviewer._mitts_review_begin(0, ...plans[one.game]);
    while (reviewer._mitts_review_step());
    const lines = text_of('mitts_review_take');
    const { user, system } = process.cpuUsage(begin);
    const taken = (user + system) / 1e6 * slowness;
    seconds += taken;
    slowest = Math.max(slowest, taken);
    for (const { type, closest } of lines.split('\n').filter(Boolean).map((line) => JSON.parse(line))) {
      if (type === 'decision') errors.push(closest / 1000);
    }
  }
  errors.sort((a, b) => a - b);
  const error = quantile(errors, 0.9);
  const within = slowest <= one.seconds && error <= one.error;
  failed ||= !within;
  console.log(`${one.game}, ${one.players} players: at most ${plans[one.game][0]} worlds, ${(seconds / Number(rounds)).toFixed(1)} s a round on a machine ${slowness} times slower` +
    ` (slowest ${slowest.toFixed(1)}, limit ${one.seconds}); error of the two best actions ${quantile(errors, 0.5).toFixed(2)} in the middle,` +
    ` ${error.toFixed(2)} in nine of ten (limit ${one.error}): ${within ? 'within the limits' : 'NOT within the limits'}`);
}
process.exitCode = failed ? 1 : 0;
