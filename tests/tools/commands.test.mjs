// Tests that ./play and ./check reject invalid options before they install or build anything.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = (command, ...words) => spawnSync(`./${command}`, words, { cwd: root, encoding: 'utf8', timeout: 20000 });

for (const command of ['play', 'check']) {
  test(`./${command} --help shows its usage`, () => {
    const { status, stdout, stderr } = run(command, '--help');
    assert.equal(status, 0);
    assert.match(stdout, new RegExp(`^Usage: \\./${command} `));
    assert.equal(stderr, '');
  });
}

const refused = /** @type {const} */ ([
  ['play', ['--prot', '8000'], /unknown option --prot/],
  ['play', ['--port'], /--port needs a number/],
  ['play', ['--port', 'http'], /from 0 to 65535, not http/],
  ['play', ['--port=65536'], /from 0 to 65535, not 65536/],
  ['check', ['--fast'], /unknown option --fast/],
  ['check', ['--only'], /--only needs the names/],
  ['check', ['--only', 'native,nothing'], /unknown group nothing: the groups are format lint native/],
  ['check', ['--nightly', '--only', 'monkey'], /unknown group monkey: the groups are .* browser monkeys$/m],
]);
for (const [command, words, message] of refused) {
  test(`./${command} ${words.join(' ')} is rejected with a one-line message`, () => {
    const { status, stdout, stderr } = run(command, ...words);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, message);
    assert.equal(stderr.trim().split('\n').length, 1);
  });
}
