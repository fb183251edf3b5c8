// Helpers for servers from Debian's packages, which run as child processes with temporary folders and ports.

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

/// Returns the path of a file in the packages that are unpacked but not installed (tools/setup/packages.sh).
export const unpacked = (name) => path.join(unpacked_folder, name);

// Each test's clean-up actions. They run in reverse order, so a server stops before its folder is removed.
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

/// Returns a folder that is removed after the test.
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

/// Starts a program that is stopped after the test. Returns { child, said }. said() returns its error output.
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

/// Waits until asked() resolves to true. Fails if the server has ended or takes more than a minute.
export async function wait_for_answer({ child, said }, asked) {
  for (let times = 0; !await asked(); times++) {
    assert.ok(times < 600 && child.exitCode === null && child.pid !== undefined, said());
    await pause(100);
  }
}
