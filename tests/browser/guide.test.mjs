// Tests the guide for authors (embedding.html). The guide is readable on phones and without scripts, and its samples
// contain the site's URL. Every message can be tried, and the guide lists exactly the messages that the table sends.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { guide_tables } from '../../tools/site/guide.mjs';
import { zip_name } from '../../tools/site/version.mjs';
import { readers, running } from './embed_reader.mjs';
import { open_house, small_window } from './table.mjs';

let house, open;
before(async () => {
  house = await open_house();
  ({ open } = readers(house));
});
after(() => house.close());

test('the guide fits a phone screen, contains the site’s URL, and links to pages in the same language', async () => {
  for (const [name, language] of [['embedding.html', 'en'], ['embedding.fr.html', 'fr']]) {
    const { page, complaints, close } = await open(house.address + name, { viewport: { width: 320, height: 640 } });
    await page.locator('.copying button').first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    assert.equal(await page.getAttribute('html', 'lang'), language);
    const shown = await page.locator('pre').allTextContents();
    assert.ok(shown[0].includes(`src="${house.address}embed.html?`), shown[0]);
    assert.ok(shown.every((text) => !text.includes('https://HOST')));
    const others = await page.locator('header a[href*="examples"]').getAttribute('href');
    assert.equal(others, language === 'en' ? 'examples.html' : 'examples.fr.html');
    assert.match(await page.textContent(`[href="${zip_name}"] >> nth=1`), /./);
    assert.deepEqual(complaints, []);
    await close();
  }
});

test('the guide is readable without scripts', async () => {
  const { page, close } = await open(`${house.address}embedding.html`, { viewport: { width: 480, height: 640 }, javaScriptEnabled: false });
  assert.match(await page.innerText('#host'), /stands for the address of this site/);
  assert.match(await page.innerText('body'), /the reader’s browser[\s\S]*needs JavaScript, which is turned off here/);
  assert.ok(await page.locator('#talk').isHidden());
  await close();
});

test('the start page, the examples, the builder and the guide link to one another', async () => {
  for (const [language, end] of [['en', ''], ['fr', '.fr']]) {
    const { page, complaints, close } = await open(`${house.address}?lang=${language}`, { viewport: small_window });
    await page.waitForFunction(() => globalThis.mitts?.state().resting);
    const doors = page.locator('#start .doors a:not([data-act]):visible, #start .links a:visible');
    await doors.first().waitFor();
    assert.deepEqual(await doors.evaluateAll((all) => all.map((each) => each.getAttribute('href'))), [`${language === 'fr' ? 'regles' : 'rules'}/mitaines.html`, `examples${end}.html`, `embedding${end}.html`]);
    await page.keyboard.press('1');
    await doors.first().waitFor({ state: 'hidden' });
    // Waits for pending fetches, because leaving the page would abort them.
    await page.waitForFunction(() => mitts.state().page === 'table' && mitts.state().tarot);
    const leads = { [`examples${end}.html`]: ['embedding', 'builder'], [`embedding${end}.html`]: ['examples', 'builder'] };
    for (const [name, others] of Object.entries(leads)) {
      await page.goto(house.address + name);
      const addresses = await page.locator('header a').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      for (const other of others) assert.ok(addresses.includes(other === 'builder' ? 'builder.html' : `${other}${end}.html`), `${name}: ${addresses}`);
      assert.ok(addresses.includes(language === 'fr' ? 'index.fr.html' : './'));
    }
    await page.goto(`${house.address}builder.html`);
    await page.locator('#guide[href="embedding.html"]').waitFor();
    assert.deepEqual(complaints, []);
    await close();
  }
});

test('every page has the same header: home, one row of links and both languages, at most 112 px high on the smallest phone', async () => {
  for (const name of ['rules/mitaines.html', 'regles/mitigati.html', 'rules/mitaines/W1.html', 'examples.html', 'examples.fr.html', 'embedding.html', 'embedding.fr.html', 'builder.html', 'fingerprint.html']) {
    for (const viewport of [{ width: 320, height: 568 }, { width: 844, height: 390 }]) {
      const { page, close } = await open(house.address + name, { viewport });
      const header = page.locator('header');
      await header.locator('.languages :is([aria-current], [aria-pressed="true"])').waitFor();
      const told = `${name} ${viewport.width}`;
      const home = header.locator('.home');
      assert.match(await home.textContent(), /^(?:Mitts|Mitaines et cie)/, told);
      const start_page = await (await page.request.get(await home.evaluate((link) => link.href))).text();
      assert.ok(start_page.includes(`<html lang="${await page.getAttribute('html', 'lang')}"`), told);
      assert.deepEqual(await header.locator('.languages > *').allTextContents(), ['English', 'Français'], told);
      assert.ok((await header.boundingBox()).height <= (viewport.width === 320 ? 112 : 72), told);
      const tops = await header.locator('.links a').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      assert.ok(new Set(tops).size <= 1, told);
      await close();
    }
  }
});

test('every message can be tried on the guide’s table, and the table’s replies match the guide’s list', async () => {
  const tables = await guide_tables();
  const { page, complaints, close } = await open(`${house.address}embedding.html`, { viewport: { width: 480, height: 640 } });
  const heard = async () => (await page.locator('#heard li').allTextContents())
    .map((line) => ({ sent: line.startsWith('→'), ...JSON.parse(line.slice(2)) }));
  const live = await page.waitForSelector('#live');
  await live.scrollIntoViewIfNeeded();
  const frame = await live.contentFrame();
  await frame.waitForSelector('#start:visible');
  let answers = 0;
  const send = async (type, fields) => {
    await page.selectOption('#type', type);
    if (fields !== undefined) await page.fill('#fields', fields);
    await page.click('#talk button');
  };
  const answered = async () => {
    answers += 1;
    await page.waitForFunction((number) => [...document.querySelectorAll('#heard li')].some((item) => item.textContent.startsWith('←') &&
      JSON.parse(item.textContent.slice(2)).id === number), answers);
  };
  await send('ping', 'nonsense');
  await page.waitForSelector('#not-json:visible');
  for (const type of ['ping', 'undo', 'start', 'step', 'set', 'hint', 'new', 'load', 'redo', 'again', 'undo']) {
    await send(type);
    await answered();
    if (type === 'start') await running(frame);
  }
  assert.ok(await page.locator('#not-json').isHidden());
  const told = (await heard()).filter(({ sent }) => !sent);
  const fields = ({ mitts, type, id, sent, ...rest }) => Object.keys(rest);
  for (const message of told) {
    for (const name of fields(message)) assert.ok(tables.told[message.type].includes(name), `${message.type}: ${name}`);
  }
  const states = told.filter(({ type, state }) => type === 'state' && state.started).map(({ state }) => state);
  for (const state of states) for (const name of Object.keys(state)) assert.ok(tables.state_fields.includes(name), name);
  const plain = tables.state_fields.filter((name) => !/^refusal_/.test(name));
  for (const name of plain) assert.ok(states.some((state) => name in state), name);
  const last = states.map((state) => state.last).find(Boolean);
  assert.deepEqual(Object.keys(last).sort(), [...tables.move_fields].sort());
  assert.deepEqual(new Set(told.filter(({ type }) => type === 'error').map(({ code }) => code)), new Set(['not-started']));
  assert.deepEqual(complaints, []);
  await close();
});

test('the guide, the builder, the examples and the fingerprint page have the rules pages’ colours and fonts', async () => {
  for (const scheme of ['light', 'dark']) {
    const context = await house.browser.newContext({ viewport: small_window, colorScheme: scheme, serviceWorkers: 'block' });
    const page = await context.newPage();
    const looks = {};
    for (const name of ['rules/mitch.html', 'builder.html', 'embedding.html', 'examples.html', 'fingerprint.html']) {
      await page.goto(house.address + name);
      await page.evaluate(() => document.fonts.ready);
      looks[name] = await page.evaluate(() => {
        const look = (selector) => getComputedStyle(document.querySelector(selector));
        return [look('body').backgroundColor, look('body').color, look('header').backgroundColor, look('h1').fontFamily,
          document.fonts.check('700 32px Atkinson'), look('main a, header a').color !== 'rgb(0, 0, 238)'];
      });
    }
    const [usual] = Object.values(looks);
    for (const [name, look] of Object.entries(looks)) assert.deepEqual(look, usual, `${scheme} ${name}`);
    await context.close();
  }
});
