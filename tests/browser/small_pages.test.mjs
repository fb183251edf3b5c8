// Tests the pages that show a single lesson, example or rule set, and the lazily drawn examples of a rules page.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { act, readers, running } from './embed_reader.mjs';
import { kept_pages, small_pages } from './site.mjs';
import { open_house, phone } from './table.mjs';

let house, open;
before(async () => {
  house = await open_house();
  ({ open } = readers(house));
});
after(async () => { await house.close(); });

const rules_pages = kept_pages().filter((name) => name.includes('/'));

test('each lesson, example and rule-set page is complete without scripts, and fits the smallest phone screen', async () => {
  for (const name of small_pages) {
    for (const javaScriptEnabled of [false, true]) {
      const { page, complaints, close } = await open(house.address + name, { viewport: { width: 320, height: 568 }, javaScriptEnabled });
      const what = `${name} ${javaScriptEnabled}`;
      assert.ok((await page.locator('h1').textContent()).length > 3, what);
      assert.ok(await page.locator('figure a').first().isVisible(), what);
      const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth })).catch(() => ({ scrollWidth: 0 }));
      assert.ok(scrollWidth <= 320, `${what}: ${scrollWidth}`);
      if (!/rule-set-standard/.test(name)) assert.ok(await page.locator('.neighbours a').count() >= 1, what);
      assert.equal(await page.locator('.languages a:not([aria-current])').count(), 1, what);
      assert.equal(await page.locator('.languages [aria-current]').getAttribute('lang'), await page.getAttribute('html', 'lang'), what);
      assert.ok(await page.locator(`main a[href$="${name.split('/').slice(0, 2).join('/')}.html"]`).count() >= 1, what);
      assert.deepEqual(complaints, [], what);
      await close();
    }
  }
});

test('the page for a missing file has its style at any address', async () => {
  const { page, close } = await open(`${house.address}some/where/else.html`, { viewport: { width: 320, height: 568 } });
  assert.equal(await page.locator('h1').evaluate((title) => getComputedStyle(title).backgroundColor), 'rgb(44, 87, 77)');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 320);
  await close();
});

test('an example’s page and a rule set’s page each open a table', { timeout: 120_000 }, async () => {
  const { page, complaints, close } = await open(house.address + small_pages[0], { viewport: { width: 480, height: 700 } });
  await page.locator('a.try').click();
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await running(frame);
  await act(page, frame, /^Play the 6 of spades/);
  await page.waitForFunction(() => /^That is the move in the text\..*href="\.\.\/\.\.\/rules\/mitaines\.html#M18\.2"/.test(document.querySelector('.said').innerHTML));
  await page.locator('.live button').click();
  assert.equal(await page.locator('iframe').count(), 0);
  await page.goto(`${house.address}rules/mitaines/rule-set-regles.html`);
  await page.locator('a.play').click();
  await page.frameLocator('iframe').locator('#mirror button').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('iframe').getAttribute('title'), 'Partners');
  assert.deepEqual(complaints, []);
  await close();
});

test('a lesson’s page opens the table with that lesson', { timeout: 120_000 }, async () => {
  for (const [name, title, place] of [['rules/mitaines/lesson-steal.html', 'Stealing a call', 'steal'],
    ['regles/mitaines/lecon-steal.html', 'Voler une annonce', 'steal']]) {
    const { page, complaints, close } = await open(house.address + name, { viewport: phone });
    assert.equal(await page.locator('h1').textContent(), title);
    await page.locator('a.begin').click();
    const lesson = page.locator('#lesson');
    await lesson.waitFor();
    assert.equal(await lesson.getAttribute('data-lesson'), place);
    assert.equal(await lesson.locator('h2').textContent(), title);
    assert.equal(await page.evaluate(() => mitts.state().page), 'lesson');
    assert.equal(new URL(page.url()).hash, '');
    assert.deepEqual(complaints, []);
    await close();
  }
});

test('a rules page has at most 1,500 elements at first, and draws an example’s cards only near the viewport', async () => {
  for (const name of rules_pages) {
    for (const viewport of [phone, { width: 1440, height: 900 }]) {
      const { page, complaints, close } = await open(house.address + name, { viewport });
      await page.waitForLoadState('networkidle');
      const count = await page.evaluate(() => document.body.querySelectorAll('*').length);
      assert.ok(count <= 1500, `${name} ${viewport.width}: ${count}`);
      const last = page.locator('figure[data-example]').last();
      const words = await last.textContent();
      const id = await last.getAttribute('id');
      assert.match(words, /[♣♦♥♠★]|\d/, name);
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await page.locator(`#${id} .do a`).first().waitFor();
      assert.equal(await page.locator(`#${id}[data-example]`).count(), 0);
      // The drawn example has the same text as the description: the cards in the page's language, and the results.
      const said = (text) => text.replaceAll(/[\s·:]/g, '');
      const drawn = said(await page.locator(`#${id}`).textContent());
      assert.ok(drawn.startsWith(said(words).slice(0, 40)) || said(words).split(/(?<=[♣♦♥♠]\uFE0E)/).slice(0, 3).every((part) => drawn.includes(part.slice(-3))), name);
      assert.deepEqual(complaints, []);
      await close();
    }
  }
});

test('each rule number has a button that copies the link to the rule', async () => {
  const { page, complaints, close } = await open(`${house.address}rules/mitaines.html?options=preset=pagat#M15.2`, { permissions: ['clipboard-read', 'clipboard-write'] });
  const button = page.getByRole('button', { name: 'Copy the link to rule M15.2' });
  await button.click();
  await page.waitForFunction(() => document.getElementById('copied').hidden === false);
  assert.equal(await page.locator('#copied').textContent(), 'Link copied.');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${house.address}rules/mitaines.html#M15.2`);
  assert.deepEqual(complaints, []);
  await close();
});

test('a position can be saved as a self-contained SVG picture', async () => {
  const { page, complaints, close } = await open(house.address + small_pages[0]);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).click();
  const download = await coming;
  assert.equal(download.suggestedFilename(), 'mitts-mitaines-W13.svg');
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  assert.deepEqual([/^<(\w+)/.exec(text)[1], text.match(/class="card /g).length, text.match(/class="back"/g).length], ['svg', 4, 2]);
  assert.doesNotMatch(text, /url\((?!data:)|https?:(?!\/\/www\.w3\.org\/)/);
  // A browser can draw the picture without the page.
  const picture = await page.context().newPage();
  await picture.setContent(`<img src="data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}">`);
  await picture.waitForFunction(() => document.querySelector('img').naturalWidth === 720);
  assert.deepEqual(complaints, []);
  await close();
});
