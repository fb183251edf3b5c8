// A screen for browsers that draw with the graphics hardware's language only when they have a window: an X server without a
// monitor, on a display number that nobody else has.

import { spawn } from 'node:child_process';
import { once } from 'node:events';

// By itself an X server resets when its last window is gone, and a browser that comes at that moment finds nobody: -noreset.

/// Starts it. `display` is what a program's DISPLAY must be; `close` ends it.
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

/// What a browser under this screen needs in its environment: its own home, which is thrown away afterwards, and drawing by
/// the processor where there is no graphics card.
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
