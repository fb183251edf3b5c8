// Tests the first load: the progress in bytes, the download order, and the page's installation.

import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { first_visit } from './first_visit.mjs';
import { site_file, site_folder } from './site.mjs';
import { open_house, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

test('the progress bar counts every required byte, and play does not wait for the tarot pack', async () => {
  let ask;
  const asked = new Promise((resolve) => { ask = resolve; });
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', before: (context) => context.route('**/tarot.*.png', ask) });
  assert.equal((await person.my_turn()).tarot, false);
  const needed = ['mitts.wasm', 'texts-en.txt', 'regular.ttf', 'bold.ttf', 'shapes.png', 'core.png']
    .map((name) => statSync(path.join(site_folder, site_file(name))).size).reduce((sum, size) => sum + size);
  assert.deepEqual(await person.page.evaluate(() => {
    const { max, value } = document.getElementById('progress');
    return { max, value };
  }), { max: needed, value: needed });
  (await asked).continue();
  await person.until(() => mitts.state().tarot);
  await person.leave();
});

test('a new visitor sees the first card after at most 14 requests and 650 kB', async () => {
  const { context, asked } = await first_visit(house);
  const list = asked.map(({ name, bytes }) => `${name} ${bytes}`).join('\n');
  assert.ok(asked.length <= 14, list);
  assert.ok(asked.reduce((sum, { bytes }) => sum + bytes, 0) <= 650_000, list);
  await context.close();
});

test('if a page’s HTML arrives in two parts, the scripts wait for the second part, and the table appears', async () => {
  const server = createServer(async (request, response) => {
    const answer = await fetch(house.address.slice(0, -1) + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') });
    const half = request.url.startsWith('/?') ? body.indexOf('<body') : 0;
    response.write(body.subarray(0, half));
    if (half > 0) await pause(1500);
    response.end(body.subarray(half));
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const person = await sit_down({ browser: house.browser, address: `http://127.0.0.1:${server.address().port}/` }, { query: '?game=mitaines&seed=5' });
  await person.my_turn();
  await person.leave();
  server.closeAllConnections();
  server.close();
});

test('a language change takes effect once the language has loaded, and a failed download is reported', async () => {
  const french = '**/texts-fr.*.txt';
  let let_french_come;
  const held = await sit_down(house, { before: (context) => context.route(french, (route) => {
    let_french_come = () => route.continue();
  }) });
  const choose_french = async (person) => {
    await person.click('Settings');
    await person.press_control((label) => label === 'Language: Français');
  };
  await choose_french(held);
  assert.equal((await held.state()).language, 'en');
  await held.page.locator('#missing.told').filter({ hasText: 'texts.fr' }).waitFor();
  let_french_come();
  await held.until(() => mitts.state().language === 'fr');
  await held.page.locator('#missing').waitFor({ state: 'hidden' });
  await held.until(() => document.documentElement.lang === 'fr');
  await held.context.unroute(french);
  await held.page.keyboard.press('Escape');
  await held.until(() => document.documentElement.lang === 'fr' && mitts.state().page === 'start' && !mitts.state().pictures);
  await held.ready();
  await held.click('NewGame', { index: 0 });
  assert.equal((await held.state()).language, 'fr', 'the chosen language has priority from then on');
  await held.leave();

  const without = await sit_down(house, { before: (context) => context.route(french, (route) => route.abort()) });
  await choose_french(without);
  await without.page.locator('#texts').waitFor();
  assert.match(await without.page.locator('#texts').innerText(), /other language did not load/);
  assert.equal((await without.state()).language, 'en');
  await without.context.unroute(french);
  await without.page.locator('#texts-again').click();
  await without.until(() => mitts.state().language === 'fr');
  without.complaints.length = 0; // ignores the error about the missing file
  await without.leave();
});

test('the page is installable in either language', async () => {
  const person = await sit_down(house);
  const browser = await person.context.newCDPSession(person.page);
  for (const [language, name] of [['en', 'Mitts'], ['fr', 'Mitaines et cie']]) {
    await person.choose_language(language);
    const { url, errors, data } = await browser.send('Page.getAppManifest');
    assert.ok(url.endsWith(`manifest.${language}.webmanifest`), url);
    assert.deepEqual(errors, []);
    const manifest = JSON.parse(data);
    assert.equal(manifest.short_name, name);
    for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots].filter(({ sizes: size }) => size !== 'any')) {
      assert.equal(type, 'image/png');
      assert.equal(await person.page.evaluate(async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return `${picture.width}x${picture.height}`;
      }, src), sizes, src);
    }
    assert.deepEqual(manifest.shortcuts.map(({ url: address }) => address), ['mitaines', 'mitch', 'mitigati'].map((game) => `./?game=${game}`));
  }
  await person.leave();
});

test('each manifest shortcut starts a match of its game', async () => {
  for (const game of ['mitaines', 'mitch', 'mitigati']) {
    const person = await sit_down(house, { query: `?game=${game}` });
    assert.equal((await person.my_turn()).page, 'table');
    assert.match(await person.record(), new RegExp(game, 'i'));
    await person.leave();
  }
});
