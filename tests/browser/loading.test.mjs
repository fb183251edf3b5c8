// The first load: bytes counted, playable before the last pictures, and installable in both languages.

import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { site_file, site_folder } from './site.mjs';
import { open_house, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

test('the bar counts every byte that is needed; the tarot pack comes after and keeps nobody waiting', async () => {
  let let_tarot_come;
  const person = await sit_down(house, { query: '?game=mitaines&seed=5', before: (context) => context.route('**/tarot.*.png', (route) => {
    let_tarot_come = () => route.continue();
  }) });
  assert.equal((await person.my_turn()).tarot, false);
  const needed = ['mitts.wasm', 'regular.ttf', 'bold.ttf', 'shapes.png', 'core.png']
    .map((name) => statSync(path.join(site_folder, site_file(name))).size).reduce((sum, size) => sum + size);
  assert.deepEqual(await person.page.evaluate(() => {
    const { max, value } = document.getElementById('progress');
    return { max, value };
  }), { max: needed, value: needed });
  let_tarot_come();
  await person.until(() => mitts.state().tarot);
  await person.leave();
});

test('the page can be installed, in the language that it is in', async () => {
  const person = await sit_down(house);
  const browser = await person.context.newCDPSession(person.page);
  for (const [language, name] of [['en', 'Mitts'], ['fr', 'Mitaines et cie']]) {
    await person.click('Language', { index: language === 'en' ? 0 : 1 });
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

test('each shortcut begins a match of its game', async () => {
  for (const game of ['mitaines', 'mitch', 'mitigati']) {
    const person = await sit_down(house, { query: `?game=${game}` });
    assert.equal((await person.my_turn()).page, 'table');
    assert.match(await person.record(), new RegExp(game, 'i'));
    await person.leave();
  }
});
