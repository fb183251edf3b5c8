// Serves a page of another site that embeds the table. Browsers treat localhost and 127.0.0.1 as different sites. The
// page stores every message from its frame, and can send messages to the frame.

import { createServer } from 'node:http';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { whole_chromium } from './table.mjs';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const page_of = (frame, { attributes = '', helper = '' } = {}) => `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A rules page</title>
<body style="margin:0"><p><input id="field"></p>
<iframe id="frame" src="${escaped(frame)}" width="640" height="525" ${attributes}></iframe><div style="height:3000px">long</div>
<script>
  var messages = [];
  var frame = document.getElementById('frame');
  addEventListener('message', ({ origin, data, source }) => { if (source === frame.contentWindow) messages.push({ origin, ...data }); });
  var send = (message) => frame.contentWindow.postMessage(message, '*');
</script>${helper === '' ? '' : `<script src="${escaped(helper)}"></script>`}`;

/// Starts a web server on 127.0.0.1. At /page it serves the page that was last set with show() or put().
export async function open_host() {
  let text = '';
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.url === '/page' ? text : '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    address: `${origin}/page`,
    show(frame, options) { text = page_of(frame, options); },
    /// Sets the page to serve.
    put(page) { text = page; },
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

/// Opens Chromium with its default settings, which give a cross-site frame partitioned storage instead of no storage.
export async function open_ordinary_browser() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ordinary-'));
  const child = spawn(whole_chromium, ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--no-sandbox',
    '--disable-quic', '--no-first-run', '--disable-background-networking', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise((resolve, reject) => {
    let told = '';
    child.stderr.on('data', (part) => {
      told += part;
      const found = /DevTools listening on (ws:\S+)/.exec(told);
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`the browser has ended: ${told}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  return {
    browser,
    async close() {
      await browser.close();
      const ended = new Promise((resolve) => { child.once('exit', resolve); });
      if (child.exitCode === null && child.kill()) await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
