// Measures how long the review of a round (web/review.js) takes, and how accurately it compares the two best actions.
//
//   node tools/bench_review.mjs [--rounds N]
//   node tools/bench_review.mjs --levels [--rounds N] [--game NAME]   prints the losses of each level
//
// Needs build/web/reviewer.wasm and build/release/mitts. Careful players play the rounds. The module runs in Node.js,
// which has the same JavaScript engine as Chromium. Chromium's CPU throttling does not affect Workers, so the measured
// CPU time is multiplied by four to simulate a slow machine. The command fails if a game exceeds its limits.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: { rounds, levels: of_levels, game: only } } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, levels: { type: 'boolean' }, game: { type: 'string' } } });
const slowness = 4;

// The games, each with its limits: the seconds per round, and the 90th percentile of the error in points.
const cases = [
  { game: 'mitaines', options: 'preset=pagat players=2', players: 2, seconds: 20, error: 1.5 },
  { game: 'mitch', options: 'players=4', players: 4, seconds: 40, error: 0.4 },
  { game: 'mitigati', options: 'preset=standard', players: 3, seconds: 40, error: 1 },
];

// Returns the page's review plan for each game: [worlds, enough].
function plans_of() {
  const text = readFileSync(`${root}web/review.js`, 'utf8');
  const plan = (game) => new RegExp(`${game}: \\{ worlds: (\\d+), enough: (\\d+) \\}`).exec(text).slice(1).map(Number);
  return Object.fromEntries(cases.map(({ game }) => [game, plan(game)]));
}

// The levels and the player counts whose losses are in web/statistics/reviewed.js.
const levels = ['newcomer', 'hasty', 'forgetful', 'careful', 'expert', 'master'];
const level_cases = [cases[0], { ...cases[1], options: 'players=3', players: 3 }, cases[2]].filter(({ game }) => !only || only === game);

// Returns the record of a round played by players of one level, or null if the game has no such level.
function played({ game, options, players }, seed, level = 'careful') {
  const flags = Array.from({ length: players }, () => ['--player', level]).flat();
  const { stdout, status } = spawnSync(`${root}build/release/mitts`, ['trace', '--game', game, '--options', options, '--seed', String(seed), '--rounds', '1', ...flags], { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) return null;
  const actions = stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter(({ type }) => type === 'action').map(({ action }) => action);
  return `[Game "${game}"]\n[Options "${options}"]\n[Seed "${seed}"]\n\n${actions.join(' ')}\n`;
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

const reviewer = await createRequire(import.meta.url)(`${root}build/web/reviewer.js`)({ wasmBinary: readFileSync(`${root}build/web/reviewer.wasm`) });
const text_of = (name, ...texts) => reviewer.ccall(name, 'string', texts.map(() => 'string'), texts);
const plans = plans_of();

// Reviews the round of a record. Returns the output lines of the review module.
function reviewed({ game }, record) {
  const { trouble } = JSON.parse(text_of('mitts_review_open', record));
  if (trouble) throw new Error(`${game}: ${trouble}`);
  reviewer._mitts_review_begin(0, ...plans[game]);
  while (reviewer._mitts_review_step());
  return text_of('mitts_review_take').split('\n').filter(Boolean).map((line) => JSON.parse(line));
}

// Prints each level's mean loss per decision, with a standard error from the differences between rounds and seats.
function print_levels(one) {
  for (const level of levels) {
    const seats = [];
    for (let seed = 1; seed <= Number(rounds); seed++) {
      const record = played(one, seed, level);
      if (!record) break;
      const decisions = reviewed(one, record).filter(({ type }) => type === 'decision');
      for (let seat = 0; seat < one.players; seat++) seats.push(decisions.filter((decision) => decision.seat === seat).map(({ loss }) => loss / 1000));
    }
    const made = seats.flat().length;
    if (made === 0) continue;
    const mean = seats.flat().reduce((sum, loss) => sum + loss, 0) / made;
    const square = seats.reduce((sum, losses) => sum + (losses.reduce((all, loss) => all + loss, 0) - mean * losses.length) ** 2, 0);
    console.log(`${one.game}, ${one.players} players, ${level}: ${mean.toFixed(3)} ± ${(Math.sqrt(square * seats.length / (seats.length - 1)) / made).toFixed(3)} points a decision (${made} decisions)`);
  }
}
if (of_levels) {
  level_cases.forEach(print_levels);
  process.exit();
}

let failed = false;
for (const one of cases) {
  const errors = [];
  let seconds = 0;
  let slowest = 0;
  for (let seed = 1; seed <= Number(rounds); seed++) {
    const record = played(one, seed);
    const begin = process.cpuUsage();
    const lines = reviewed(one, record);
    const { user, system } = process.cpuUsage(begin);
    const taken = (user + system) / 1e6 * slowness;
    seconds += taken;
    slowest = Math.max(slowest, taken);
    for (const { type, closest } of lines) {
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
