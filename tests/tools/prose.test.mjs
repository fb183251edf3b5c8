// Tests the prose checker (tools/prose.mjs), and that the tree has no findings.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { area_of, findings, findings_in, own_subjects, wrong_with_subject } from '../../tools/prose.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the tree breaks no prose rule', () => {
  assert.deepEqual(findings(), [], 'node tools/prose.mjs prints the findings');
});

test('the commits since main have short imperative subjects', () => {
  for (const subject of own_subjects()) assert.equal(wrong_with_subject(subject), null, subject);
});

const rules_in = (name, source) => findings_in(name, source).map(({ rule, line }) => `${rule} ${line}`);

test('a comment that opens with a headless clause is reported, but a question is not', () => {
  assert.deepEqual(rules_in('a.js', '// What is said.\ncode(); // Where it is.\n// It says what.\n\n// What now? Nothing.\n'), ['opening 1', 'opening 2']);
  assert.deepEqual(rules_in('a.h', '/// Whether it moves.\nbool moves();\n//! Whose turn it is.\n'), ['opening 1', 'opening 3']);
  assert.deepEqual(rules_in('a.js', '/**\n * What it is.\n * @returns {number} whatever\n */\n/* How */\n'), ['opening 1', 'word 3', 'opening 5']);
  assert.deepEqual(rules_in('a.py', '"""How it is done."""\n# Who\n'), ['opening 1', 'opening 2']);
  assert.deepEqual(rules_in('a.sh', '# How\necho "# What"\n'), ['opening 1']);
});

test('a test name that opens with a headless clause is reported', () => {
  const [script, program] = ['test', 'TEST_CASE']; // in variables, so that this file has no findings
  assert.deepEqual(rules_in('a.test.mjs', `${script}('what is wrong', () => {});\n${script}('errors are reported', () => {});\n`), ['opening 1']);
  assert.deepEqual(rules_in('a.cpp', `${program}("whoever plays") {\n`), ['word 1']);
});

test('banned words are reported even across line breaks, but not inside other words or in code', () => {
  assert.deepEqual(rules_in('a.js', '// It has a file of\n// its own, and\n// recommends amendments.\n'), ['word 1']);
  assert.deepEqual(rules_in('a.js', "const words = 'whatever';\nf('https://x'); // whatever\n"), ['word 2']);
  assert.deepEqual(rules_in('A.md', 'Use `anew`.\n\n    anew in code\n\n```\nanew\n```\nMade anew.\n'), ['word 8']);
});

test('long lines are reported in comments and readmes, but not in code, tables and URLs', () => {
  const long = 'word '.repeat(25);
  assert.deepEqual(rules_in('a.js', `// ${long}\ncall('${long}');\n`), ['line 1']);
  assert.deepEqual(rules_in('A.md', `${long}\n\n| ${long} |\n\n    ${long}\n\nhttps://${'x'.repeat(120)}\n`), ['line 1']);
});

test('each long sentence in a readme is reported as one finding', () => {
  const [short, long] = [30, 31].map((number) => `${'word '.repeat(number - 1)}end.`);
  assert.deepEqual(rules_in('A.md', `${short.slice(0, 60)}\n${short.slice(61)}\n`), []);
  assert.deepEqual(rules_in('A.md', `- short. ${long.replaceAll('word word ', 'word word\n')}\n- short\n`), ['sentence 1']);
  assert.deepEqual(rules_in('A.md', `# Heading\n\n| a | ${long} |\n`), ['sentence 3']);
});

test('an area is a top-level folder, or a subfolder of src or tests', () => {
  assert.deepEqual(['README.md', 'web/embed/params.js', 'src/ai/mitch/search.h', 'tests/README.md'].map(area_of), ['.', 'web', 'src/ai', 'tests']);
});

test('commit subjects that are long, without an area or not imperative are rejected', () => {
  for (const subject of ['web: fetch the program once', 'tests/view: address each seat', 'README: shorten', 'Merge branch x', 'Revert "web: x"']) {
    assert.equal(wrong_with_subject(subject), null, subject);
  }
  for (const subject of ['fetch it', 'web: fetches it', 'web: fetched it', 'web: fetching it', 'web: Fetch it', 'web: fetch it.', `web: ${'fetch '.repeat(12)}it`]) {
    assert.notEqual(wrong_with_subject(subject), null, subject);
  }
});

test('the git hook is installed on request, and rejects a commit that breaks the prose rules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mitts-hooks-'));
  const git = (...words) => spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: folder, encoding: 'utf8' });
  try {
    for (const name of ['tools/hooks', 'tools/setup', 'tools/files.mjs', 'tools/prose.mjs']) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    if (git('init', '--quiet').error) return; // skips the test on a machine without git
    assert.equal(git('commit', '--allow-empty', '-m', 'something').status, 0);
    assert.equal(spawnSync(path.join(folder, 'tools/setup/hooks.sh')).status, 0);
    const refused = git('commit', '--allow-empty', '-m', 'something');
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, /^commit message: the subject is not in the form/);
    assert.equal(git('commit', '--allow-empty', '-m', 'web: add something').status, 0);
    assert.equal(spawnSync(path.join(folder, 'tools/setup/hooks.sh'), ['--remove']).status, 0);
    assert.equal(git('commit', '--allow-empty', '-m', 'something').status, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
