// Checks that a test program's cases have different names, because CTest identifies cases by name.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { files_in } from '../../tools/files.mjs';

const tests = fileURLToPath(new URL('../', import.meta.url));

const test_case = /\bTEST_CASE(?:_TEMPLATE)?\(\s*"((?:[^"\\]|\\.)*)"/g;
const case_names = (file) => [...readFileSync(path.join(tests, '..', file), 'utf8').matchAll(test_case)].map(([, name]) => name);

test('no two test cases of a program have the same name', () => {
  const groups = readdirSync(tests, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = groups.flatMap(({ name }) =>
    files_in(`tests/${name}`, /_test\.cpp$/).flatMap(case_names).map((each) => `${name}: ${each}`));
  assert.ok(names.length > 500, `${names.length} cases found`);
  assert.deepEqual(names.filter((name, at) => names.indexOf(name) < at), []);
});
