// Tests the rules pages: they are complete without scripts, fit a phone, and open their examples at a table.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { act, readers } from './embed_reader.mjs';
import { kept_pages, site_folder, site_pages } from './site.mjs';
import { open_house, phone, sit_down, small_window } from './table.mjs';

let house, open;
before(async () => {
  house = await open_house();
  ({ open } = readers(house));
});
after(async () => { await house.close(); });

// Waits until a check succeeds in a frame that is still opening. The test polls, because a wait inside such a frame
// fails.
async function until(page, is_true) {
  while (!await is_true().catch(() => false)) await page.waitForTimeout(200);
}

// Opens an example's table. Returns the frame once the table is idle.
async function table_of(page, name) {
  await page.locator(`#${name}`).scrollIntoViewIfNeeded(); // an example is drawn only near the viewport
  await page.locator(`#${name} a.try`).click();
  const frame = await (await page.waitForSelector(`#${name} iframe`)).contentFrame();
  await until(page, () => frame.evaluate(() => Boolean(globalThis.mitts?.state().pictures && globalThis.mitts.state().resting)));
  return frame;
}

const until_seen = (page, element) => until(page, () => element.isVisible());

const pages = kept_pages().filter((name) => name.includes('/'));

test('without scripts, each rules page is complete, fits a phone screen, and fetches only styles, fonts and icons', async () => {
  assert.equal(pages.length, 6);
  for (const name of pages) {
    const { page, complaints, asked, close } = await open(house.address + name, { viewport: phone, javaScriptEnabled: false });
    await page.waitForLoadState('networkidle');
    assert.ok(await page.locator('figure').count() >= 15, name);
    assert.ok(await page.locator('table.options').isVisible());
    assert.ok((await page.locator('main').boundingBox()).width <= phone.width, name);
    for (const figure of await page.locator('figure').all()) assert.ok((await figure.boundingBox()).width <= phone.width - 20, name);
    assert.deepEqual(asked.filter((each) => !/\.(css|ttf|html|svg|js)$/.test(new URL(each.url()).pathname)).map((each) => each.url()), []);
    assert.ok(asked.every((each) => each.status() === 200), name);
    assert.deepEqual(complaints, []);
    await close();
  }
});

test('the options table’s headers stay visible while the table scrolls, and the values in a column are left-aligned', async () => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    const { page, close } = await open(`${house.address}rules/mitaines.html`, { viewport });
    const found = await page.evaluate(() => {
      const table = document.querySelector('table.options');
      const scroller = table.closest('.wide');
      scroller.scrollTop = 600;
      const left_of = (cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().left;
      };
      const column = [...table.tBodies[0].rows].map((row) => row.cells[3]);
      return {
        scrolled: scroller.scrollTop, above: table.tHead.rows[0].cells[1].getBoundingClientRect().top - scroller.getBoundingClientRect().top,
        lefts: [...new Set(column.map((cell) => Math.round(left_of(cell))))],
      };
    });
    assert.ok(found.scrolled > 500 && Math.abs(found.above) < 2, JSON.stringify(found));
    assert.equal(found.lefts.length, 1, JSON.stringify(found));
    await close();
  }
});

test('an example can be played, and a message compares the reader’s move with the move in the text', { timeout: 200_000 }, async () => {
  const { page, complaints, close } = await open(`${house.address}rules/mitaines.html#W13`, { viewport: { width: 480, height: 640 } });
  page.setDefaultTimeout(90_000); // allowance for a busy machine
  const said = (name) => page.waitForFunction((of) => document.querySelector(`#${of} .said`).innerHTML, name).then((found) => found.jsonValue());
  await act(page, await table_of(page, 'W13'), /^Play the 6 of spades/);
  assert.match(await said('W13'), /^That is the move in the text\..*<a class="rule" href="#M15\.2">/);
  await page.locator('#W13 .live button').click();
  assert.equal(await page.locator('iframe').count(), 0);

  // The mirror offers only legal moves, so the test itself dispatches the message about a refusal.
  await page.locator('#bound').scrollIntoViewIfNeeded();
  await page.locator('#bound a.try').click();
  const refuse = (rule) => page.evaluate((by) => document.querySelector('#bound iframe')
    .dispatchEvent(new CustomEvent('mitts:rule', { detail: { type: 'rule', rule: by, refused: true } })), rule);
  await refuse('M12');
  assert.equal(await page.locator('#bound .said').textContent(), '');
  await refuse('M9');
  assert.match(await said('bound'), /^Refused, as the text says\..*>M9</);
  assert.deepEqual(complaints, []);
  await close();
});

test('the rule behind a refusal opens beside the table, and the match continues', { timeout: 120_000 }, async () => {
  const query = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0&moves=7S:m,3H';
  const person = await sit_down(house, { query, context: { viewport: small_window } });
  await person.my_turn();
  const note = person.page.locator('#rules-note a');
  await person.click('Menu');
  await person.press_control((label) => label === 'Rules in force');
  await person.until(() => mitts.state().panel === 'rules');
  assert.equal(await note.getAttribute('href'), 'rules/mitaines.html?options=preset=pagat,players=2');
  await person.close_panels();
  await note.waitFor({ state: 'hidden' });
  await person.page.keyboard.press('1'); // the king cannot complete the call
  await person.rest();
  await person.page.keyboard.press('Enter');
  await person.until(() => mitts.state().refusal_rule === 'M9');
  assert.equal(await note.textContent(), 'Why? Rule M9');
  const rule = person.page.frameLocator('#reference iframe').locator('#M9');
  await person.click('Rule'); // follows the link in the refusal message
  await until_seen(person.page, rule);
  await person.page.locator('#reference button').click();
  assert.equal(await person.page.locator('#reference').count(), 0);
  await person.page.keyboard.press('1'); // not Enter, which would follow the link if the link had the focus
  await person.rest();
  // The first key press may only have selected the card.
  if (!(await person.state()).refusal_rule) await person.page.keyboard.press('Enter');
  await note.press('Enter'); // follows the link in the corner, which keyboard users can reach
  await until_seen(person.page, rule);
  await person.page.locator('#reference button').click();
  assert.equal((await person.state()).actions, 2);
  await person.leave();
});

test('log lines, summary lines and option explanations link to their rules, on the canvas and in the mirror', { timeout: 120_000 }, async () => {
  const query = '?game=mitaines&options=preset=pagat,players=2&hands=QS,2C/3C,4C&pile=QH&turn=0&moves=QS';
  const person = await sit_down(house, { query, context: { viewport: small_window } });
  await person.until(() => mitts.state().human !== undefined);
  const { page } = person;
  const panel = async (of, name) => {
    await person.click('Menu');
    await person.press_control((label) => label === of);
    await person.until((wanted) => mitts.state().panel === wanted, name);
    await person.rest();
  };
  const told = async (rule) => {
    const frame = page.locator('#reference iframe');
    await frame.waitFor();
    assert.match(await frame.getAttribute('src'), new RegExp(`^rules/mitaines\\.html\\?options=preset=pagat,players=2#${rule.replace('.', '\\.')}$`));
    await page.frameLocator('#reference iframe').locator(`[id="${rule}"]`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#reference').waitFor({ state: 'detached' });
  };
  await panel('Match log', 'log');
  await person.press_control((label) => label === 'Rule M17');
  await told('M17');
  await page.locator('#mirror li button', { hasText: /^Rule M17$/ }).evaluate((button) => button.click());
  await told('M17');
  await person.close_panels();
  await panel('Points so far', 'summary');
  await person.press_control((label) => /^Rule M18\.3: /.test(label));
  await told('M18.3');
  await person.close_panels();
  await panel('Rules in force', 'rules');
  await person.press_control((label) => /^Rule M21: /.test(label));
  await told('M21');
  await person.leave();
});

test('the new-match panel links to the game’s rules', async () => {
  const person = await sit_down(house);
  await person.click('Customize', { index: 1 });
  await person.until(() => mitts.state().panel === 'new-match');
  assert.equal(await person.page.locator('#rules-note a').getAttribute('href'), 'rules/mitch.html');
  await person.leave();
});

test('the rules page collapses inactive rules, compares two rule sets, and finds words and rule numbers', async () => {
  const { page, complaints, close } = await open(`${house.address}rules/mitaines.html?options=preset=regles,players=4,doubles=yes#M18.2`,
    { viewport: { width: 900, height: 700 } });
  assert.match(await page.locator('.force').textContent(), /^In force at your table: Partners, doubles=yes/);
  assert.deepEqual(await page.locator('details h3').evaluateAll((all) => all.map(({ id }) => id)),
    ['race-the-english-summary', 'lavoie-s-scores', 'gaspesie-with-jokers']);
  assert.equal(await page.locator('#W32').isVisible(), false);
  const rows = page.locator('table.options tbody tr:visible');
  const all = await rows.count();
  await page.locator('.compare select').last().selectOption({ label: 'Classic' });
  assert.ok(await rows.count() < all);
  assert.ok(await rows.filter({ hasText: 'first_dealer' }).isVisible());
  assert.equal(await page.locator('#option-jokers').isVisible(), false);

  const field = page.locator('header input');
  await field.fill('SWIP');
  assert.deepEqual(await page.locator('main :is(h2, h3):visible').evaluateAll((found) => found.map(({ id }) => id)), ['variations', 'gaspesie-with-jokers']);
  await field.fill('chaussettes');
  assert.equal(await page.locator('main > p[role="status"]').textContent(), 'Nothing found.');
  await page.locator('.contents [href="#the-deal"]').click();
  assert.ok(await page.locator('#the-deal').isVisible(), 'a link ends the search');
  assert.equal(await field.inputValue(), '');
  await field.fill('m15.2');
  await field.press('Enter');
  await page.waitForURL(/#M15\.2$/);
  assert.ok(await page.locator('#W13').isVisible());
  assert.deepEqual(complaints, []);
  await close();
});

test('the table of contents marks the current section, and on a phone it stays at the top in one row', async () => {
  for (const [viewport, is_row] of /** @type {const} */ ([[phone, true], [{ width: 844, height: 390 }, true], [{ width: 1440, height: 900 }, false]])) {
    const { page, complaints, close } = await open(`${house.address}rules/mitaines.html`, { viewport });
    const here = page.locator('.contents [aria-current="location"]');
    assert.equal(await here.count(), 0);
    for (const [place, section] of [['W1', '#without-a-call'], ['M2', '#the-deal'], ['W33', '#race-the-english-summary']]) {
      await page.evaluate((id) => document.getElementById(id).scrollIntoView(), place);
      await page.locator(`.contents [href="${section}"][aria-current="location"]`).waitFor();
      assert.equal(await here.count(), 1, section);
      const link = await here.boundingBox();
      assert.ok(link.x >= 0 && link.x + link.width <= viewport.width, `${section}: ${JSON.stringify(link)}`);
      if (is_row) assert.ok(link.y >= 0 && link.y < 60 && (await page.locator('.contents').boundingBox()).height < 64, section);
    }
    assert.deepEqual(complaints, []);
    await close();
  }
});

test('a link to a rule leads to the rule, although the figures above it get their final heights later', async () => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    for (const rule of ['mitaines.html#M11', 'mitaines.html#M18', 'mitigati.html#T11', 'mitch.html#C14']) {
      const { page, close } = await open(`${house.address}rules/${rule}`, { viewport });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      const top = await page.locator(new URL(page.url()).hash).evaluate((target) => target.getBoundingClientRect().top);
      assert.ok(top >= 0 && top < 100, `${rule} in a window ${viewport.width} pixels wide: at ${top}`);
      await close();
    }
  }
});

test('an example without a position shows the hand of the player on turn, and says whose turn it is', async () => {
  for (const [name, text] of [['rules/mitaines/exchange.html', /It is A’s turn\. *Cards in hand: A 7 · B 7 · C 7 · D 7\. *Not allowed: play 2.*M6.*Allowed, and nothing else: give J/],
    ['regles/mitaines/exchange.html', /C’est à A de jouer\. *Cartes en main.: A 7 · B 7 · C 7 · D 7\. *Pas permis.: jouer 2.*M6.*Permis, et rien d’autre.: donner V/]]) {
    const { page, close } = await open(house.address + name);
    assert.match((await page.locator('figure .so').textContent()).replaceAll(/\s+/g, ' '), /** @type {RegExp} */ (text));
    assert.equal(await page.locator('figure dd i').count(), 7);
    await close();
  }
});

test('a glossary word shows its meaning on hover, focus and touch, and without scripts it links to the glossary', async () => {
  const address = `${house.address}rules/mitaines.html`;
  const { page, complaints, close } = await open(address, { viewport: phone, hasTouch: true });
  const bubble = page.locator('#word-bubble');
  const glove = page.locator('main p a.word', { hasText: /^gloves?$/ }).first();
  await page.waitForFunction(() => document.querySelector('#word-bubble'));
  await glove.tap();
  assert.equal(await bubble.textContent(), 'three cards of one rank');
  const box = await bubble.boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= phone.width, JSON.stringify(box));
  assert.equal(new URL(page.url()).hash, '');
  await page.keyboard.press('Escape');
  assert.equal(await bubble.isVisible(), false);
  const sock = page.locator('main p a.word', { hasText: /^socks?$/ }).first();
  await sock.focus();
  assert.equal(await bubble.textContent(), 'all four cards of one rank');
  assert.equal(await sock.getAttribute('aria-describedby'), 'word-bubble');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#word-sock$/);
  await page.locator('main h1').click();
  assert.equal(await bubble.isVisible(), false);
  await glove.hover();
  assert.equal(await bubble.isVisible(), true);
  assert.deepEqual(complaints, []);
  await close();

  const plain = await open(`${house.address}regles/mitaines.html`, { javaScriptEnabled: false });
  const gant = plain.page.locator('main p a.word', { hasText: /^gants?$/ }).first();
  assert.equal(await gant.getAttribute('title'), 'trois cartes de même force');
  await gant.click();
  await plain.page.waitForURL(/#word-gant$/);
  await plain.close();
});

test('two rule sets can be compared for a pasted deal, and for the current deal at the table', { timeout: 120_000 }, async () => {
  const { page, complaints, close } = await open(`${house.address}rules/mitaines.html#%E9`, { viewport: { width: 900, height: 700 } });
  const told = page.locator('.both');
  const sets = page.locator('.compare select');
  await sets.first().selectOption({ label: 'Classic' });
  await sets.last().selectOption({ label: 'Partners' });
  assert.equal(await told.textContent(), '');
  const compare = async (text) => {
    await page.locator('#compare-deal').fill(text);
    await page.locator('form.compare button').click();
    await told.locator('p').waitFor({ timeout: 30_000 });
  };
  await compare(`<iframe src="${house.address}embed.html?game=mitaines&amp;hands=6C,6D,6H,QS/6S,QC&amp;turn=0&amp;moves=6C:g,6S" title="M"></iframe>`);
  assert.deepEqual(await told.locator('tbody tr').allInnerTexts().then((rows) => rows.map((row) => row.replaceAll(/\s+/g, ' ').replaceAll('\uFE0E', '').trim())),
    ['2. B: 6♠ B +200 call 100, double 100 B +50 call 50', 'Points so far A 0 · B 200 A 0 · B 50']);
  await compare(`${house.address}embed.html#r=${encodeURIComponent('[Game "mitaines"]\n[Hands "6C 6D 6H QS / 6S QC"]\n[Turn "0"]\n\n6C:g 6S')}`);
  assert.match(await told.locator('tbody').textContent(), /\+200/);
  await sets.last().selectOption({ label: 'Gaspésie' });
  await page.waitForFunction(() => /\+100/.test(document.querySelector('.both').textContent));
  await compare('?game=mitch&options=players=2&seed=1');
  await page.waitForFunction(() => /not a deal/.test(document.querySelector('.both').textContent));
  assert.deepEqual(complaints, []);
  await close();

  const query = '?game=mitaines&options=preset=pagat,players=2,lone_jack=10,mitten_on_match=no&hands=JC,7S,7D/3H,9C,2D&pile=7H&turn=0';
  const person = await sit_down(house, { query, context: { viewport: { width: 1000, height: 700 } } });
  await person.my_turn();
  await person.click('Menu');
  await person.press_control((label) => label === 'How to play');
  assert.equal((await person.state()).panel, null, 'the menu is closed, so that the table is visible beside its rules');
  const rules_page = person.page.frameLocator('#reference iframe');
  await rules_page.locator('.compare select').last().selectOption({ label: 'Classic' });
  const rows = rules_page.locator('.both tbody tr');
  await rows.first().waitFor({ timeout: 30_000 });
  const texts = (await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' ').replaceAll('\uFE0E', '').trim());
  assert.ok(texts.includes('You: J♣ A +10 lone card 10 Allowed'), texts.join('\n'));
  assert.ok(texts.includes('You: 7♠ mitten Not allowed M11 Allowed'), texts.join('\n'));
  assert.equal(await rules_page.locator('#option-lone_jack td').first().textContent(), '10');
  await person.leave();
});

test('text that is too long for a deal is refused, and after an error the next comparison loads a fresh module', { timeout: 120_000 }, async () => {
  // After fail(), the judge's next call throws, as a stack overflow does. A real overflow would crash the headless
  // shell.
  const prepare = (context) => context.addInitScript(() => {
    let fails = false;
    globalThis.modules = 0;
    globalThis.fail = () => { fails = true; };
    const instantiate = WebAssembly.instantiateStreaming;
    const or_fail = (call) => (...values) => {
      if (!fails || values.length !== 4) return call(...values); // only the comparison has four parameters
      fails = false;
      throw new WebAssembly.RuntimeError('memory access out of bounds');
    };
    WebAssembly.instantiateStreaming = async (source, imports) => {
      const { module, instance } = await instantiate(source, imports);
      globalThis.modules += 1;
      const exports = Object.fromEntries(Object.entries(instance.exports).map(([name, value]) => [name, typeof value === 'function' ? or_fail(value) : value]));
      return { module, instance: { exports } };
    };
  });
  const { page, close } = await open(`${house.address}rules/mitaines.html`, { viewport: { width: 900, height: 700 }, prepare });
  const told = page.locator('.both');
  await page.locator('.compare select').first().selectOption({ label: 'Classic' });
  await page.locator('.compare select').last().selectOption({ label: 'Partners' });
  const compare = async (text, answer) => {
    await page.locator('#compare-deal').fill(text);
    await page.locator('form.compare button').click();
    await told.filter({ hasText: answer }).waitFor({ timeout: 30_000 });
  };
  const deal = '?game=mitaines&hands=6C,6D,6H,QS/6S,QC&turn=0&moves=6C:g,6S';
  await compare('x'.repeat(2_000_000), /This is not a deal of this game/);
  await compare(deal, /\+200/);
  await compare('é'.repeat(250_000), /This is not a deal of this game/);
  await compare(deal, /\+200/);
  await compare(`[Game "mitaines"]${' '.repeat(250_000)}`, /This is not a deal of this game/);
  await compare(deal, /\+200/);
  assert.equal(await page.evaluate(() => globalThis.modules), 1);
  await page.evaluate(() => globalThis.fail());
  await compare(deal, /could not be loaded/);
  await compare(deal, /\+200/);
  assert.equal(await page.evaluate(() => globalThis.modules), 2);
  await close();
});

test('a table accepts every example’s query', { timeout: 300_000 }, async () => {
  const { page, complaints, close } = await open(`${house.address}rules/mitaines.html`, { viewport: { width: 480, height: 640 } });
  page.setDefaultTimeout(90_000);
  await table_of(page, 'W1');
  for (const name of pages.filter((each) => each.startsWith('rules/'))) {
    const examples = site_pages().filter((each) => each.startsWith(name.replace('.html', '/')));
    const queries = examples.flatMap((each) => [...readFileSync(path.join(site_folder, each), 'utf8').matchAll(/ href="(?:\.\.\/)+embed\.html\?([^"]*)"/g)])
      .map(([, query]) => query.replaceAll('&amp;', '&'));
    assert.ok(queries.length >= 15, name);
    const refused = await page.evaluate(async (lines) => {
      const table = globalThis.Mitts.attach(document.querySelector('#W1 iframe'));
      const against = [];
      for (const query of lines) {
        await table.load({ query }).catch((error) => against.push(`${query}: ${error.message}`));
        await new Promise((resolve) => { setTimeout(resolve, 60); }); // a frame accepts twenty messages per second
      }
      return against;
    }, queries);
    assert.deepEqual(refused, [], name);
  }
  assert.deepEqual(complaints, []);
  await close();
});
