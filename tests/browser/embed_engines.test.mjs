// Tests a table in a frame on another site's page, with and without a sandbox, in Firefox and WebKit. The embedding
// page starts the table with a message, and receives a computer player's move.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { open_host } from './embed_host.mjs';
import { open_firefox } from './engines/firefox.mjs';
import { open_webkit } from './engines/webkit.mjs';
import { serve_site } from './table.mjs';

const other_site = { name: 'a table works in a frame on another site', attributes: '' };
const with_origin = { name: 'a table works in a sandboxed frame with its own origin', attributes: 'sandbox="allow-scripts allow-same-origin"' };
const without_origin = { name: 'a table works in a sandboxed frame with an opaque origin', attributes: 'sandbox="allow-scripts"' };

// embed.test.mjs covers Chromium. In WebKit, the page's policy ('self') blocks scripts in frames with an opaque origin.
const engines = [
  { name: 'Firefox', start: () => open_firefox({ window: false }), frames: [other_site, with_origin, without_origin] },
  { name: 'WebKit', start: open_webkit, frames: [other_site, with_origin] },
];
// Seat 1 is the viewer, so a computer plays first.
const line = 'embed.html?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0&seat=1&keep=1&motion=reduced';

for (const { name, start, frames } of engines) {
  describe(name, () => {
    let engine, server, host;
    before(async () => { [engine, server, host] = [await start(), await serve_site(), await open_host()]; });
    after(async () => {
      await engine.close();
      await server.close();
      await host.close();
    });

    it('<mitts-table> is sized like an <iframe>, and answers commands after it has been moved', { timeout: 120_000 }, async () => {
      const table = (id, more = '') => `<mitts-table id="${id}" game="mitch" seed="4" ${more}>A table</mitts-table>`;
      host.put(`<!doctype html><meta charset="utf-8"><title>A page</title><script src="${server.address}mitts-embed.js"></script><style>body{margin:0}</style>
        <div style="width:900px;overflow:auto">${table('float', 'style="float:left"')}</div><div style="display:flex;width:900px">${table('flex')}</div>
        <div style="width:350px"><table style="width:100%"><td>${table('cell')}</td></table></div><div style="width:800px">${table('share', 'width="100%"')}</div>
        <div style="width:800px">${table('ems', 'width="30em" style="font-size:20px"')}</div>`);
      const { page, close } = await engine.new_page();
      await page.goto(host.address);
      const found = await page.evaluate(async () => {
        await customElements.whenDefined('mitts-table');
        const all = [...document.querySelectorAll('mitts-table')];
        const widths = Object.fromEntries(all.map(({ id, frame }) => [id, frame.getBoundingClientRect().width]));
        document.body.append(all[0]);
        const { type } = await Mitts.attach(all[0]).ping();
        return { widths, type, title: all[0].frame.title };
      });
      assert.ok(found.widths.cell > 300 && found.widths.cell < 350, String(found.widths.cell));
      assert.deepEqual({ ...found.widths, cell: 0 }, { float: 640, flex: 640, cell: 0, share: 800, ems: 600 });
      assert.deepEqual([found.type, found.title], ['ready', 'A table']);
      await close();
    });

    for (const frame of frames) {
      it(frame.name, { timeout: 120_000 }, async () => {
        host.show(`${server.address}${line}`, { attributes: frame.attributes });
        const { page, close } = await engine.new_page();
        await page.goto(host.address);
        const heard = (type) => page.waitForFunction((wanted) => messages.some((each) => each.type === wanted), type, { timeout: 60_000 });
        await heard('ready');
        await page.evaluate(() => send({ mitts: 1, type: 'start', id: 1 }));
        await heard('move');
        const { move, error } = await page.evaluate(() => ({
          move: messages.find(({ type }) => type === 'move').move, error: messages.find(({ type }) => type === 'error') ?? null,
        }));
        assert.equal(error, null);
        assert.equal(move.seat, 0);
        assert.match(move.words, /\w+ /);
        await close();
      });
    }
  });
}
