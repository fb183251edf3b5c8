// Benchmarks the loading and running of the built site in Debian's Chromium.
//
//   node tools/bench_page.mjs [--site build/site] [--compare SITE] [--visits] [--lighthouse] [--times 5]
//                             [--pages NAME,NAME] [--keep]
//
// Visits (tools/bench_page/visits.mjs) use a phone's viewport. They open the start page and tap a new game, or follow a
// link to a table, each as a first and as a repeat visit. Each visit is repeated with a processor four times slower,
// with a connection of 1.6 Mbit/s and 150 ms latency, and with both. Lighthouse (tools/bench_page/lighthouse.mjs) runs
// its mobile preset on every kind of page. Each metric is a median, shown with its budget
// (tools/bench_page/budgets.mjs) and its value in the last release (last.json, which --keep writes).
//
// Without --visits or --lighthouse, both parts run. With --compare, visits alternate with visits to another site, so
// that load affects both equally. No test checks the budgets, because they assume an idle machine with two cores.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch_chromium, whole_chromium } from '../tests/browser/table.mjs';
import { budget_of, conditions, pages } from './bench_page/budgets.mjs';
import { install_lighthouse, open_lighthouse } from './bench_page/lighthouse.mjs';
import { serve } from './serve.mjs';

const { values: options } = parseArgs({
  options: {
    site: { type: 'string', default: 'build/site' }, compare: { type: 'string' }, visits: { type: 'boolean' }, lighthouse: { type: 'boolean' },
    times: { type: 'string', default: '5' }, pages: { type: 'string' }, keep: { type: 'boolean' },
  },
});
const times = Number(options.times);
if (!Number.isInteger(times) || times < 1) throw new Error('--times must be a whole number from 1');
const both = !options.visits && !options.lighthouse;
const last_file = new URL('bench_page/last.json', import.meta.url);
const last = JSON.parse(readFileSync(last_file, 'utf8'));
const kept = { ...last };

const median = (numbers) => [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)];
// Returns each metric's median over all runs or visits.
const medians = (all) => Object.fromEntries(Object.keys(all[0]).map((name) => [name, median(all.map((figures) => figures[name]))]));

const is_wanted = (title) => !options.pages || options.pages.split(',').some((name) => title.includes(name));

const shown = (value) => (value === undefined ? '–' : Math.abs(value) < 10 ? value.toFixed(2).replace(/\.?0+$/, '') : value.toFixed(0));

// Prints a table. Each row contains a metric's name, its value for each site, its budget, and the last release's value.
function show(title, columns) {
  console.log(`\n${title}`);
  for (const name of Object.keys(columns[0])) {
    const { bound, least } = budget_of(title, name);
    const budget = bound === undefined ? '' : `${least ? '≥' : '≤'} ${shown(bound)}`;
    const missed = bound !== undefined && (least ? columns[0][name] < bound : columns[0][name] > bound);
    console.log(`  ${name.padEnd(26)} ${columns.map((figures) => shown(figures[name]).padStart(8)).join('')}   ${budget.padEnd(9)} last ${
      shown(last[title]?.[name]).padStart(6)}${missed ? '   misses its budget' : ''}`);
  }
  kept[title] = Object.fromEntries(Object.entries(columns[0]).map(([name, value]) => [name, Number(value?.toFixed(2))]));
}

async function open_house(folder, encoding) {
  const asked = [];
  const server = await serve({ folder, encoding, on_request(name) { asked.push({ name, when: Date.now() }); } });
  return { folder: path.resolve(folder), server, asked };
}

async function bench_visits() {
  const { visit } = await import('./bench_page/visits.mjs');
  const browser = await launch_chromium({ program: whole_chromium });
  for (const { title, encoding = 'gzip', ...condition } of conditions) {
    if (!is_wanted(title)) continue;
    const houses = await Promise.all([options.site, options.compare].filter(Boolean).map((folder) => open_house(folder, encoding)));
    const results = houses.map(() => []);
    for (const house of houses) await visit(house, { browser, ...condition }); // fills the server's compression cache
    for (let time = 0; time < times; time++) {
      for (const [index, house] of houses.entries()) results[index].push(await visit(house, { browser, ...condition }));
    }
    show(title, results.map(medians));
    await Promise.all(houses.map(({ server }) => server.close()));
  }
  await browser.close();
}

async function bench_lighthouse() {
  const house = await open_house(options.site, 'gzip');
  const lighthouse = await open_lighthouse();
  for (const [title, address] of Object.entries(pages)) {
    if (!is_wanted(title)) continue;
    const looks = [];
    for (let time = 0; time < times; time++) looks.push(await lighthouse.look(house.server.address + address));
    show(`Lighthouse: ${title}`, [medians(looks.map(({ figures }) => figures))]);
    if (looks[0].faults.length > 0) console.log(`  faults: ${looks[0].faults.join(', ')}`);
  }
  await lighthouse.close();
  await house.server.close();
}

await install_lighthouse();
if (both || options.visits) await bench_visits();
if (both || options.lighthouse) await bench_lighthouse();
if (options.keep) writeFileSync(last_file, `${JSON.stringify(kept, null, 2)}\n`);
