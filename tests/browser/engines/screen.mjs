// A virtual X server (Xvfb) on an unused display number, for browsers that use WebGL only in a window.

import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Without -noreset, an X server resets when its last client disconnects, and no browser can connect during the reset.

/// Starts the server. Returns { display, close }. `display` is the value for DISPLAY, and close() stops the server.
export async function open_screen({ width = 1400, height = 1000 } = {}) {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = once(server, 'exit');
  const number = await Promise.race([
    once(server.stdio[3], 'data').then(([data]) => String(data).trim()),
    ended.then(([status]) => { throw new Error(`Xvfb ended with status ${status}`); }),
    once(server, 'error').then(([error]) => { throw new Error(`Xvfb (package xvfb): ${error.message}`); }),
  ]);
  return {
    display: `:${number}`,
    async close() {
      server.kill();
      await ended;
    },
  };
}

/// Returns environment variables for a browser on this screen, with a temporary home folder and software rendering.
export function surroundings(home, screen) {
  return {
    ...process.env,
    ...(screen ? { DISPLAY: screen.display } : {}),
    HOME: home,
    XDG_CONFIG_HOME: `${home}/.config`,
    XDG_CACHE_HOME: `${home}/.cache`,
    XDG_DATA_HOME: `${home}/.local/share`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    LANG: 'en_CA.UTF-8',
  };
}
