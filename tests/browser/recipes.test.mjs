// Tests the guide's samples for authors (tools/site/guide/samples) on pages of another site. The samples are either
// pasted unchanged or processed by programs that do not need a server.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import markdown_it from 'markdown-it';
import { host as stand_in, samples } from '../../tools/site/guide.mjs';
import { tables } from '../../tools/site/guide/samples/markdown_it.mjs';
import { open_host } from './embed_host.mjs';
import { start, state } from './embed_reader.mjs';
import { look_at, sample_for, shows_the_position } from './recipe_reader.mjs';
import { folder_for } from './servers.mjs';
import { open_house } from './table.mjs';

let house, host, site;
before(async () => {
  [house, host] = [await open_house(), await open_host()];
  site = house.address;
});
after(async () => {
  await house.close();
  await host.close();
});

const sample = (name) => sample_for(site, name);

// Opens a page on the other site with this content. Returns the page and its frame.
function shown(content, options) {
  host.put(`<!doctype html><meta charset="utf-8"><title>A rules page</title>${content}`);
  return look_at(house.browser, host.address, options);
}

test('in plain HTML, the embed code shows the table, and the helper script sets the frame’s height', async () => {
  const { frame, page, close } = await shown(sample('line.html'));
  await start(page, frame);
  assert.equal((await state(frame)).mode, 'try');
  await close();
  await shows_the_position(await shown(sample('line.html')));
  const helped = await shown(sample('helper.html'));
  assert.match(await helped.frame.textContent('#description'), /^Mitch/);
  await helped.page.waitForFunction(() => /px/.test(document.querySelector('iframe').style.height));
  await helped.close();
});

test('<mitts-table> reads its attributes, answers commands, sends events and reacts to changed attributes', async () => {
  const shown_here = await shown(sample('element.html'), { find: 'mitts-table iframe' });
  const { page, frame, said, close } = shown_here;
  await page.waitForFunction(() => /px/.test(document.querySelector('mitts-table').frame.style.height));
  assert.equal(await page.getAttribute('mitts-table iframe', 'title'), 'Mitaines');
  assert.ok(await page.locator('mitts-table a').isHidden());
  await start(page, frame);
  await frame.waitForFunction(() => mitts.state().tarot); // the other language has arrived too
  await page.evaluate(() => {
    globalThis.heard = [];
    addEventListener('mitts:state', (/** @type {any} */ { target, detail }) => heard.push([target.localName, detail.state.language]));
  });
  assert.equal((await page.evaluate(() => Mitts.attach(document.querySelector('mitts-table')).set({ lang: 'fr' }))).state.language, 'fr');
  assert.deepEqual((await page.evaluate(() => heard)).at(-1), ['mitts-table', 'fr']);
  await page.evaluate(() => {
    const element = document.querySelector('mitts-table');
    for (const name of ['hands', 'pile', 'turn', 'mode']) element.removeAttribute(name);
    element.setAttribute('game', 'mitch');
    element.setAttribute('record', '[Game "mitch"]\n[Seed "4"]\n');
  });
  await page.frameLocator('mitts-table iframe').locator('#description', { hasText: /^Mitch/ }).waitFor();
  assert.deepEqual(said, []);
  await close();
  await shows_the_position(await shown(sample('element.html'), { find: 'mitts-table iframe' }));
});

test('<mitts-table> reports invalid attributes, has the requested size, and shows a link if scripts are off', async () => {
  const { page, close } = await shown(`${sample('helper.html').split('\n')[0]}<mitts-table gmae="mitch" width="400" height="360" id="one">`, { find: null });
  const frame = page.frameLocator('mitts-table iframe');
  await frame.locator('#notes li', { hasText: /“gmae”; did you mean “game”/ }).waitFor();
  const { width, height } = await page.locator('mitts-table').boundingBox();
  assert.deepEqual([width, height], [400, 360]);
  await close();
  const plain = await shown(sample('element.html'), { find: null, javaScriptEnabled: false });
  assert.equal(await plain.page.locator('mitts-table a').innerText(), 'Mitaines');
  assert.ok((await plain.page.getAttribute('mitts-table a', 'href')).startsWith(`${site}embed.html?`));
  await plain.close();
});

test('the content security policy in the guide allows the frame, the helper script and the element', async () => {
  const [, said_here] = /^Content-Security-Policy: (.*)$/m.exec(samples['policy.txt'].replaceAll(stand_in.slice(0, -1), new URL(site).origin));
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; require-trusted-types-for 'script'; ${said_here}">`;
  const { page, frame, said, close } = await shown(policy + sample('element.html'), { find: 'mitts-table iframe' });
  await page.waitForFunction(() => /px/.test(document.querySelector('mitts-table').frame.style.height));
  assert.equal((await page.evaluate(() => Mitts.attach(document.querySelector('mitts-table')).set({ theme: 'dark' }))).state.started, false);
  await shows_the_position({ frame, close: () => {} });
  assert.deepEqual(said.filter((each) => !/favicon/.test(each)), []);
  await close();
  const refused = await shown(`<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">${sample('line.html')}`, { find: null });
  for (let looks = 0; looks < 100 && !/frame-src/.test(refused.said.join()); looks++) await refused.page.waitForTimeout(100);
  assert.match(refused.said.join(), /frame-src/);
  await refused.close();
});

test('markdown-it renders a table from the embed code or, if HTML is not allowed, from a fenced block', async () => {
  await shows_the_position(await shown(markdown_it({ html: true }).render(`# Rules\n\n${sample('line.html')}\n`)));
  const careful = markdown_it();
  careful.use(tables, site);
  const made = careful.render(`# Rules\n\n${samples['markdown_it.md']}\n~~~js\nplain()\n~~~\n`);
  assert.match(made, /<code class="language-js">plain/);
  await shows_the_position(await shown(made));
  assert.doesNotMatch(careful.render('~~~mitts\n"><script>alert(1)</script>\n~~~'), /<script/);
});

test('the HTML of an oEmbed response shows the requested position or record', async () => {
  const answered = async (address) => (await (await fetch(`${site}oembed.json?url=${encodeURIComponent(site + address)}`)).json()).html;
  const [, line] = /embed\.html(\?[^"]*)/.exec(samples['line.html'].replaceAll('&amp;', '&'));
  await shows_the_position(await shown(await answered(`embed.html${line}`)));
  const record = encodeURIComponent('[Game "mitch"]\n[Seed "4"]\n');
  const { frame, close } = await shown(await answered(`embed.html?mode=replay#r=${record}`));
  assert.match(await frame.textContent('#description'), /^Mitch/);
  await close();
});

test('the Hugo shortcode shows the table', async (t) => {
  const folder = await folder_for(t);
  for (const name of ['content', 'layouts/shortcodes']) mkdirSync(path.join(folder, name), { recursive: true });
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  write('config.toml', 'disableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n');
  write('layouts/index.html', '<h1>Rules</h1>{{ .Content }}');
  write('layouts/shortcodes/mitts.html', sample('hugo.html'));
  write('content/_index.md', `Some words.\n\n${samples['hugo.md']}`);
  const { status, stderr, stdout } = spawnSync('hugo', ['--quiet', '--source', folder], { encoding: 'utf8' });
  assert.equal(status, 0, stderr + stdout);
  await shows_the_position(await shown(readFileSync(path.join(folder, 'public/index.html'), 'utf8')));
});
