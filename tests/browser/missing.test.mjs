// Tests files that are missing, late or wrong. Every page recovers if it can. Otherwise, it shows a message within five
// seconds. The message is part of the page's HTML and names the files.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { click_start, position, running } from './embed_reader.mjs';
import { site_folder } from './site.mjs';
import { at_once, new_context, open_house } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const patience_ms = 5000;
const slowness_ms = 10_000; // allowance for a busy machine
const sign_in = { status: 200, contentType: 'text/html', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  body: '<!doctype html><title>Sign in</title>' };

// Bad responses from a host or a proxy.
const faults = {
  missing: (route) => route.fulfill({ status: 404, body: 'not found' }),
  hanging: () => {},
  'a sign-in page': (route) => route.fulfill(sign_in),
  'truncated': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
};

const table = '?game=mitaines&seed=5';

// The files that each page needs, identified by the start of their names.
const pages = {
  '': ['start.', 'style.', 'boot.'],
  [table]: ['page.', 'mitts.', 'style.', 'part.'],
  'builder.html': ['builder.'],
  'fingerprint.html': ['fingerprint.'],
  'examples.html': ['examples.'],
  'embedding.html': ['embedding.'],
  [`embed.html${position}`]: ['embed.', 'cards.'],
};
const names = Object.entries(pages).flatMap(([page, begins]) => begins.map((begin) => [page, begin]));


// Answers matching requests with the fault until the returned function is called.
async function with_fault(context, wanted, answer) {
  let amiss = true;
  await context.route(wanted, (route) => (amiss ? answer(route) : route.continue()));
  return () => { amiss = false; };
}

const of_name = (begin) => (url) => url.pathname.split('/').pop().startsWith(begin) && /\.(js|css)$/.test(url.pathname);

async function told(page, box = '#missing.told') {
  await page.locator(box).waitFor({ timeout: patience_ms + slowness_ms });
  assert.match(await page.locator(box).innerText(), /could not be loaded.*n’a pas pu être chargée/s);
  return page.locator('#missing p').last().innerText();
}

// Presses "Try again" if the message is still shown. On a busy machine, the page may already have recovered.
async function try_again(page) {
  await page.locator('#missing-again').click({ timeout: patience_ms }).catch(() => {});
  await page.locator('#missing').waitFor({ state: 'hidden' });
}

for (const [fault, answer] of Object.entries(faults)) {
  test(`each page reports a faulty file (${fault}) within five seconds, and loads after a retry`, { timeout: 300_000 }, async () => {
    // Skips truncated files in frames, because a frame cannot always detect them.
    const cared_for = names.filter(([name, begin]) => (fault !== 'truncated' || !name.startsWith('embed')) &&
      (fault !== 'hanging' || begin !== 'boot.')); // an unanswered request for boot.js would block the page
    await at_once(cared_for, async ([name, begin]) => {
      const context = await new_context(house.browser, { serviceWorkers: 'block' });
      const page = await context.newPage();
      const mended = await with_fault(context, of_name(begin), answer);
      await page.goto(house.address + name, { waitUntil: 'commit' });
      const begun = Date.now();
      const what = await told(page);
      assert.ok(Date.now() - begun < patience_ms + slowness_ms, `${name} ${begin}: ${Date.now() - begun} ms`);
      assert.ok(begin === 'part.' ? what !== '' : what.includes(begin), `${name}: ${what}`);
      mended();
      await try_again(page);
      await context.close();
    });
  });
}

test('a faulty file that a new match needs is reported, and the match starts after a retry', { timeout: 240_000 }, async () => {
  const cases = Object.entries(faults).flatMap(([fault, answer]) => ['page.', 'mitts.'].map((begin) => [fault, answer, begin]));
  await at_once(cases, async ([fault, answer, begin]) => {
    const context = await new_context(house.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    const mended = await with_fault(context, of_name(begin), answer);
    await page.goto(house.address);
    await page.locator('.begin').nth(1).click();
    assert.ok((await told(page)).includes(begin), `${fault}: ${begin}`);
    mended();
    await try_again(page);
    await page.waitForFunction(() => globalThis.mitts?.record().includes('[Game "mitch"]'));
    assert.ok(await page.locator('#missing').isHidden());
    assert.equal(page.url(), house.address);
    await context.close();
  });
});

test('a match starts even if the HTTP cache contains a wrong response for a file that the match needs', async () => {
  await at_once(['page.', 'mitts.'], async (begin) => {
    const context = await new_context(house.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    let wrong = 0;
    await context.route(of_name(begin), (route) => (wrong++ === 0 ? route.fulfill(sign_in) : route.continue()));
    await page.goto(house.address);
    await page.locator('.begin').nth(1).click();
    await page.waitForFunction(() => globalThis.mitts?.record().includes('[Game "mitch"]'));
    await context.close();
  });
});

test('each page recovers if the HTTP cache contains a wrong response for one of its files', async () => {
  await at_once(names, async ([name, begin]) => {
    const context = await new_context(house.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    let wrong = 0;
    await context.route(of_name(begin), (route) => (wrong++ === 0 ? route.fulfill(sign_in) : route.continue()));
    await page.goto(house.address + name, { waitUntil: 'commit' });
    for (let looks = 0; wrong < 2 && looks < 100; looks++) await page.waitForTimeout(100);
    await page.waitForFunction(() => document.getElementById('missing')?.className === 'told' && document.getElementById('missing').hidden);
    assert.ok(wrong >= 2, `${name} ${begin}`);
    await context.close();
  });
});

test('if no script loads, each page still shows its error message', async () => {
  const context = await new_context(house.browser, { serviceWorkers: 'block' });
  await context.route('**/*.js', (route) => route.abort());
  await at_once(Object.keys(pages), async (name) => {
    const page = await context.newPage();
    await page.goto(house.address + name);
    await told(page, '#missing');
  });
  await context.close();
});

test('truncated files are refetched, and a stalled download is reported and can be retried', { timeout: 120_000 }, async () => {
  for (const file of ['mitts.', 'texts-en.', 'regular.', 'bold.']) {
    const context = await new_context(house.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    const wanted = (url) => url.pathname.split('/').pop().startsWith(file) && !/\.js$/.test(url.pathname);
    let asked = 0;
    await context.route(wanted, (route) => (asked++ === 0 ? faults.truncated(route) : route.continue()));
    await page.goto(house.address + table);
    await page.waitForFunction(() => globalThis.mitts?.state().pictures === true);
    await context.close();

    if (!['mitts.', 'texts-en.'].includes(file)) continue;
    const other = await new_context(house.browser, { serviceWorkers: 'block' });
    const waiting = await other.newPage();
    const mended = await with_fault(other, wanted, faults.hanging);
    await waiting.goto(house.address + table, { waitUntil: 'commit' });
    assert.match(await told(waiting), file === 'mitts.' ? /mitts\.wasm/ : /texts-en\.txt/);
    mended();
    await waiting.locator('#missing-again').click();
    await waiting.waitForFunction(() => globalThis.mitts?.state().pictures === true);
    await other.close();
  }
});

test('a language file that is still faulty after a retry is reported', { timeout: 120_000 }, async () => {
  const older = async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('New match', 'Old match') });
  };
  await at_once([['truncated', faults.truncated, 'incomplete or damaged'], ['a page', faults['a sign-in page'], 'incomplete or damaged'],
    ['older', older, 'incomplete or damaged'], ['missing', faults.missing, 'missing from this site']], async ([, answer, words]) => {
    const context = await new_context(house.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    await context.route('**/texts-en.*.txt', answer);
    await page.goto(house.address + table);
    await page.locator('#trouble').filter({ hasText: words }).waitFor();
    await context.close();
  });
});

test('the table opens even if one font stays truncated, but an error is shown if both fonts do', { timeout: 120_000 }, async () => {
  for (const files of [['regular.'], ['bold.'], ['regular.', 'bold.']]) {
    const context = await new_context(house.browser, { serviceWorkers: 'block' });
    const page = await context.newPage();
    await context.route((url) => files.some((file) => url.pathname.includes(`/${file}`)), faults.truncated);
    await page.goto(house.address + table);
    if (files.length === 1) await page.waitForFunction(() => globalThis.mitts?.state().pictures === true);
    else await page.locator('#trouble').filter({ hasText: 'incomplete or damaged' }).waitFor();
    await context.close();
  }
});

test('a frame reports a failed download of a table file, and the table starts after a retry', { timeout: 240_000 }, async () => {
  const ways = Object.entries(faults).filter(([fault]) => fault !== 'truncated');
  await at_once(ways, async ([fault, answer]) => {
    for (const file of ['embed-later.', 'mitts.']) {
      const context = await new_context(house.browser, { serviceWorkers: 'block', viewport: { width: 640, height: 525 } });
      const page = await context.newPage();
      await page.goto(house.address + `embed.html${position}`);
      await page.waitForSelector('#start');
      const wanted = (url) => url.pathname.split('/').pop().startsWith(file) && url.pathname.endsWith('.js');
      const mended = await with_fault(context, wanted, answer);
      await page.click('#start');
      if (fault === 'hanging') {
        assert.ok((await told(page)).includes(file));
      } else {
        await page.locator('#notes:visible li, #trouble p, #missing:visible').first().waitFor({ timeout: patience_ms + slowness_ms });
      }
      mended();
      if (fault === 'hanging') await page.locator('#missing-again').click();
      else if (await page.locator('#retry').isVisible()) await page.locator('#retry').click();
      await click_start(page);
      await running(page);
      await context.close();
    }
  });
});

test('a page opened as a local file explains how to start a server, but a poster is drawn without a server', async () => {
  const context = await new_context(house.browser, { viewport: { width: 640, height: 525 } });
  const page = await context.newPage();
  for (const name of ['index.html', 'builder.html', 'fingerprint.html', 'examples.html', 'embedding.html']) {
    await page.goto(`file://${site_folder}/${name}`);
    await page.locator('#missing.told').waitFor();
    const words = await page.locator('#missing').innerText();
    assert.match(words, /needs a web server.*\.\/play.*python3 -m http\.server.*il lui faut un serveur/s, name);
    assert.doesNotMatch(words, /connection/, name);
  }
  await page.goto(`file://${site_folder}/embed.html${position}`);
  await page.waitForSelector('#picture svg .card');
  assert.ok(await page.locator('#missing').isHidden());
  await context.close();
});
