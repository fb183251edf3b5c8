// Compares the number of source lines with a budget, to make growth visible. line_budget.json contains the budget.
// `node tests/tools/line_budget.test.mjs --write` writes the current counts to it.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { files_in } from '../../tools/files.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const budget_file = new URL('line_budget.json', import.meta.url);
const is_source = /\.(h|cpp|inc|c|js|mjs|css|html|py|sh)$|^[^.]+$/;
const sources_in = (folder) => files_in(folder, is_source).filter((name) => name !== 'web/mitts.js'); // a build output

const lines_of = (name) => readFileSync(path.join(root, name), 'utf8').split('\n').length - 1;

// Returns the number of lines in each library of src, in web, tests and tools, and the number of long files in src.
function counts() {
  const areas = {};
  for (const name of ['src', 'web', 'tests', 'tools'].flatMap(sources_in)) {
    const [top, library] = name.split('/');
    const area = top === 'src' && name.split('/').length > 2 ? `src/${library}` : top;
    areas[area] = (areas[area] ?? 0) + lines_of(name);
  }
  const long = sources_in('src').filter((name) => lines_of(name) > 300).length;
  return { lines: areas, 'files over 300 lines in src': long };
}

const rounded_up = (count) => Math.ceil(count / 20) * 20;

if (process.argv.includes('--write')) {
  const { lines, ...rest } = counts();
  const budget = { lines: Object.fromEntries(Object.entries(lines).map(([area, count]) => [area, rounded_up(count)])), ...rest };
  writeFileSync(budget_file, `${JSON.stringify(budget, null, 2)}\n`);
} else {
  test('no library exceeds its line budget', () => {
    const budget = JSON.parse(readFileSync(budget_file, 'utf8'));
    const { lines, ...rest } = counts();
    assert.deepEqual(Object.keys(lines).sort(), Object.keys(budget.lines).sort());
    const over = Object.entries(lines).filter(([area, count]) => count > budget.lines[area]);
    assert.deepEqual(over, [], 'more lines than in line_budget.json: remove some, or raise the budget deliberately');
    assert.ok(rest['files over 300 lines in src'] <= budget['files over 300 lines in src']);
  });
}
