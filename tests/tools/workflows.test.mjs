// Tests the continuous integration workflows: pinned actions, valid commands and options, and release files.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { checksums_of, notes_of } from '../../tools/release.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.github/workflows/`;
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(folder + name, 'utf8') }));

// Returns the shell commands of a workflow: the values of `run`, in a line or a block, and of `command` in a matrix.
function shell_lines(text) {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, indent, command] = /^( *)(?:- )?(?:run|command): (.+)$/.exec(line) ?? [];
    if (command !== '|') return command ? [command] : [];
    const below = lines.slice(at + 1);
    const end = below.findIndex((each) => each.trim() !== '' && !each.startsWith(`${indent} `));
    return below.slice(0, end < 0 ? undefined : end).join('\n').replace(/\\\n */g, '').split('\n').map((each) => each.trim()).filter(Boolean);
  });
}

// Returns the calls to the project's programs in a shell command, each with its options.
const own_commands = (line) => line.split(/&&|\|\||[;|]/).map((part) => part.trim().split(/\s+/))
  .map(([first, ...rest]) => (first === 'node' ? { program: rest[0], words: rest.slice(1), by_node: true } : { program: first, words: rest }))
  .filter(({ program }) => /^(?:\.\/|\.ci\/|tools\/)/.test(program ?? ''))
  .map(({ words, ...rest }) => ({ ...rest, options: words.filter((word) => word.startsWith('--')) }));

for (const { name, text } of workflows) {
  test(`the workflow ${name} pins every action to a commit hash, and states the action’s version`, () => {
    for (const [line, action, pin] of text.matchAll(/\buses:\s*([^\s@]+)(.*)$/gm)) {
      assert.match(pin, /^@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, line);
      assert.match(action, /^[\w-]+\/[\w-]+$/);
    }
  });

  test(`the workflow ${name} calls only existing programs with documented options`, () => {
    for (const { program, options, by_node } of shell_lines(text).flatMap(own_commands)) {
      assert.ok(existsSync(root + program), `${program} is missing`);
      if (!by_node) accessSync(root + program, constants.X_OK);
      if (options.length === 0) continue;
      const described = by_node ? readFileSync(root + program, 'utf8') : spawnSync(root + program, ['--help'], { encoding: 'utf8' }).stdout;
      for (const option of options) {
        const has = described.includes(option) || (by_node && new RegExp(`\\b${option.slice(2)}: \\{ type`).test(described));
        assert.ok(has, `${program} has no option ${option}`);
      }
    }
  });

  test(`the workflow ${name} declares its permissions`, () => assert.match(text, /^permissions:\n {2}contents: (?:read|write)$/m));
}

test('all workflows that use an action pin it to the same version', () => {
  const pins = new Map();
  for (const { name, text } of workflows) {
    for (const [, action, pin] of text.matchAll(/\buses:\s*([^\s@]+)@(.*)$/gm)) {
      assert.equal(pins.get(action) ?? pin, pin, `${name}: ${action}`);
      pins.set(action, pin);
    }
  }
  assert.ok(pins.size >= 4);
});

test('a workflow’s shell commands are found in single-line steps, in blocks and in a matrix', () => {
  assert.deepEqual(shell_lines('  - run: ./a --b\n    run: |\n      one \\\n        two\n      three\n  command: c\n'), ['./a --b', 'one two', 'three', 'c']);
  assert.deepEqual(own_commands('apt-get x && ./check --fast a'), [{ program: './check', options: ['--fast'] }]);
  assert.ok(workflows.flatMap(({ text }) => shell_lines(text).flatMap(own_commands)).length >= 6);
});

test('the release notes are the changelog section for the released version', () => {
  const changelog = '# Changelog\n\n## [Unreleased]\n\n- later\n\n## [1.0.0] - 2026-12-01\n\n### Added\n- a\n\n## 1.0.0-rc.1\n- b\n\n[1.0.0]: https://x\n';
  assert.equal(notes_of(changelog, '1.0.0'), '### Added\n- a\n');
  assert.equal(notes_of(changelog, '1.0.0-rc.1'), '- b\n');
  assert.throws(() => notes_of(changelog, '1.0'), /CHANGELOG\.md has no notes about 1\.0:/);
});

test('a release’s checksums are written in sha256sum’s format', () => {
  const line = checksums_of([['a.txt', Buffer.from('a')]]);
  assert.equal(line, 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.txt\n');
});

test('a release whose tag does not match the version is rejected', () => {
  const { status, stderr } = spawnSync('node', [`${root}tools/release.mjs`, 'v0.0.0', '--site', 'nowhere', '--out', 'nowhere'], { encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /^release: [^\n]+\n$/);
});
