// Servers of others as Debian has them, each a child of the test that starts it, in a folder and on a port of its own.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const { env } = process;
const unpacked_folder = env.MITTS_UNPACKED ??
  path.join(env.MITTS_CACHE ?? path.join(env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'mitts'), 'unpacked');

/// A file of the packages that ./check only unpacks (tools/setup/packages.sh).
export const unpacked = (name) => path.join(unpacked_folder, name);

// What is to be done after a test, the last thing first: a server ends before its folder goes.
const endings = new WeakMap();
function at_the_end(t, act) {
  if (!endings.has(t)) {
    endings.set(t, []);
    t.after(async () => {
      for (const each of endings.get(t).reverse()) await each();
    });
  }
  endings.get(t).push(act);
}

/// A folder that goes with the test.
export async function folder_for(t) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mitts-host-'));
  at_the_end(t, () => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export async function free_port() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/// Starts a program that ends with the test; what it complained of is its `said()`.
export function child_of(t, program, words, options = {}) {
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
  let said = '';
  child.stderr.on('data', (part) => { said = (said + part).slice(-5000); });
  child.once('error', (error) => { said += error; });
  const ended = new Promise((resolve) => { child.once('close', resolve); });
  at_the_end(t, async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  });
  return { child, said: () => said };
}

/// Until it answers: `asked()` says whether.
export async function wait_for_answer({ child, said }, asked) {
  for (let times = 0; !await asked(); times++) {
    assert.ok(times < 600 && child.exitCode === null && child.pid !== undefined, said());
    await pause(100);
  }
}
