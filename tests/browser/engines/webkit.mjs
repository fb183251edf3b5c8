// WebKit, Safari's engine, in its GTK port. MiniBrowser is driven by WebKitWebDriver.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Origin } from 'selenium-webdriver';
import { quick_clock } from '../table.mjs';
import { PageWords, answered } from './page_words.mjs';
import { open_screen, surroundings } from './screen.mjs';

async function free_port() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// Finds MiniBrowser, which is in a folder named after the machine's architecture.
async function find_browser() {
  if (process.env.MITTS_WEBKIT) return process.env.MITTS_WEBKIT;
  for (const machine of await readdir('/usr/lib')) {
    const file = `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`;
    if ((await readdir(path.dirname(file)).catch(() => [])).includes('MiniBrowser')) return file;
  }
  throw new Error('there is no MiniBrowser (package webkit2gtk-driver)');
}

// Turns on reduced motion, which is a desktop setting, not a browser setting.
async function write_wishes(home) {
  await mkdir(path.join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(path.join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
}

async function answering(port, driver) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with status ${driver.exitCode}`);
    if (await fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok, () => false)) return;
    await pause(50);
  }
  throw new Error('WebKitWebDriver does not answer');
}

class WebKitPage {
  constructor(session, console_lines, quick) {
    this.session = session;
    this.console_lines = console_lines;
    this.quick = quick;
    this.size = null; // set when a page is opened
  }

  // WebKit reports no page events except console messages, which include errors.
  on(event, listener) {
    if (event === 'console') this.console_lines.listener = listener;
  }

  async goto(address) {
    await this.session.get(address);
    const [width, height] = await this.run('() => [innerWidth, innerHeight]');
    this.size = { width, height };
    await this.hasten();
  }

  // Speeds up the clock after loading, because WebDriver cannot run a script before the page's scripts.
  async hasten() {
    if (this.quick) await this.run(`(times) => (${quick_clock})(times)`, this.quick);
  }

  async reload() {
    await this.session.navigate().refresh();
    await this.hasten();
  }

  // Runs `source` as part of the driver's script, because the page's policy forbids creating functions from text.
  async run(source, argument) {
    const { value, error } = await this.session.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
       Promise.resolve(arguments[0]).then(${source}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      argument);
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async click(x, y) {
    await this.session.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }).click().perform();
  }

  async picture() { return Buffer.from(await this.session.takeScreenshot(), 'base64'); }
}

// Extracts the page's console messages from WebKit's output.
function listen_to_console(output) {
  const lines = { listener: null };
  let rest = '';
  output.setEncoding('utf8').on('data', (text) => {
    const all = (rest + text).split('\n');
    rest = all.pop();
    for (const line of all) {
      const found = /^CONSOLE (?:\S+ )*?(ERROR|WARN|LOG|INFO|DEBUG) (.*)$/.exec(line);
      if (found) lines.listener?.({ type: () => found[1].toLowerCase(), text: () => found[2] });
    }
  });
  return lines;
}

/// Opens WebKit. Every page is a new session in a browser without stored data.
export async function open_webkit() {
  const home = await mkdtemp(path.join(tmpdir(), 'mitts-webkit-'));
  await write_wishes(home);
  const browser = await find_browser();
  const screen = await open_screen();
  const port = await free_port();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'],
    {
      env: surroundings(home, screen), stdio: ['ignore', 'pipe', process.env.MITTS_WEBKIT_LOG ? 'inherit' : 'ignore'],
      detached: true, // the driver and its browsers form a process group that can be killed together
    });
  const console_lines = listen_to_console(driver.stdout);
  const ended = once(driver, 'exit');
  await answering(port, driver);
  return {
    name: 'WebKit',
    webgl: true,
    async new_page({ quick = 0 } = {}) {
      const wanted = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--geometry=860x680', '--enable-write-console-messages-to-stdout=true'],
        },
      });
      const session = await answered('a new session', new Builder().disableEnvironmentOverrides()
        .usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build());
      await session.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
      return {
        page: new PageWords(new WebKitPage(session, console_lines, quick)),
        close: () => answered('the end of a session', session.quit()),
      };
    },
    async close() {
      try {
        process.kill(-driver.pid, 'SIGKILL'); // a hung browser does not exit on request
      } catch { /* all processes have already ended */ }
      await ended;
      await screen.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
