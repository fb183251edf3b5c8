// The number of source lines stays within its budget, so that growth is a decision.
// `node tests/tools/line_budget.test.mjs --write` writes today's counts as the budget (line_budget.json).

import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const budget_file = new URL('line_budget.json', import.meta.url);
const is_source = /\.(h|cpp|inc|c|js|mjs|css|html|py|sh)$|^[^.]+$/;
const is_made = /^(web\/mitts\.js|.*\/node_modules|.*\/__pycache__)$/;

function files_in(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (is_made.test(name)) return [];
    if (entry.isDirectory()) return files_in(name);
    return is_source.test(entry.name) && statSync(path.join(root, name)).isFile() ? [name] : [];
  });
}

const lines_of = (name) => readFileSync(path.join(root, name), 'utf8').split('\n').length - 1;

// Lines by area: each library of src, web, tests and tools; and the number of long files in src.
function counts() {
  const areas = {};
  for (const name of ['src', 'web', 'tests', 'tools'].flatMap(files_in)) {
    const [top, library] = name.split('/');
    const area = top === 'src' && name.split('/').length > 2 ? `src/${library}` : top;
    areas[area] = (areas[area] ?? 0) + lines_of(name);
  }
  const long = files_in('src').filter((name) => lines_of(name) > 300).length;
  return { lines: areas, 'files over 300 lines in src': long };
}

const rounded_up = (count) => Math.ceil(count / 20) * 20;

if (process.argv.includes('--write')) {
  const { lines, ...rest } = counts();
  const budget = { lines: Object.fromEntries(Object.entries(lines).map(([area, count]) => [area, rounded_up(count)])), ...rest };
  writeFileSync(budget_file, `${JSON.stringify(budget, null, 2)}\n`);
} else {
  test('every library stays within its budget of lines', () => {
    const budget = JSON.parse(readFileSync(budget_file, 'utf8'));
    const { lines, ...rest } = counts();
    assert.deepEqual(Object.keys(lines).sort(), Object.keys(budget.lines).sort());
    const over = Object.entries(lines).filter(([area, count]) => count > budget.lines[area]);
    assert.deepEqual(over, [], 'more lines than in line_budget.json: remove some, or raise the budget on purpose');
    assert.ok(rest['files over 300 lines in src'] <= budget['files over 300 lines in src']);
  });
}
