// Tests offline use and updates with a real service worker, and with a server that stops or serves another version.

import assert from 'node:assert/strict';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { serve } from '../../tools/serve.mjs';
import { take_turn as take_mitch_turn } from './mitch_player.mjs';
import { dice, play_round } from './player.mjs';
import { renewed_site, without_start_page } from './renewed_site.mjs';
import { kept_pages, site_folder, small_pages } from './site.mjs';
import { at_once, eventually, launch_chromium, sit_down, wait_until_kept } from './table.mjs';

let browser, folder, renewed;
before(async () => {
  browser = await launch_chromium();
  folder = await mkdtemp(path.join(tmpdir(), 'mitts-site-'));
  renewed = await renewed_site(site_folder, path.join(folder, 'renewed'));
});
after(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

// Starts a separate server for a test that stops the server or changes its files.
async function open_house(t, options = {}) {
  const asked = [];
  const server = await serve({ folder: site_folder, on_request(name) { asked.push(name); }, ...options });
  t.after(() => server.close().catch(() => {})); // some tests have already stopped the server
  return { t, address: server.address, browser, server, asked };
}

// A position in which the round ends after a few turns.
const short_round = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0';

const allowed = { context: { serviceWorkers: 'allow' } };

async function sit_down_to_stay(house, more = {}) {
  const person = await sit_down(house, { ...more, ...allowed });
  house.t.after(() => person.context.close());
  return person;
}

async function cut(house, person) {
  await person.context.setOffline(true);
  await house.server.close();
}

const version = (person) => person.page.locator('meta[name="mitts-version"]').getAttribute('content');
const offer_is_seen = (person) => person.page.locator('#update').isVisible();

// Makes the browser check for a new version, and waits until the version is installed or rejected.
async function look_for_renewal(person) {
  await person.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((resolve) => { registration.addEventListener('updatefound', resolve, { once: true }); });
    await registration.update();
    if (!registration.installing && !registration.waiting) await found; // an update may already be installing
    const worker = registration.installing ?? registration.waiting;
    await new Promise((resolve) => {
      const look = () => { if (worker.state !== 'installing') resolve(); };
      worker.addEventListener('statechange', look);
      look();
    });
  });
  await person.rest();
}

for (const [what, options] of [
  ['at the root of a server', {}],
  ['in a folder of a host that sends no headers', { path: '/some/where/mitts/', plain: true }],
]) {
  test(`a site ${what} can be used offline after one visit`, async (t) => {
    const house = await open_house(t, options);
    const person = await sit_down_to_stay(house);
    await wait_until_kept(person);
    await cut(house, person);

    await person.reload();
    await person.open(short_round);
    await play_round(person, { seed: 3 });
    await person.open('?game=mitch&options=players=3&seed=7');
    await take_mitch_turn(person, dice(1));
    await person.my_turn();
    await person.open('?game=mitigati&seed=7');
    await person.until(() => mitts.state().tarot);
    const pages = kept_pages().flatMap((name) => (name.includes('/') ? [name] : [name, `${name}?lang=fr`]));
    await at_once(pages, async (name) => {
      const page = await person.context.newPage();
      person.watch(page);
      const answer = await page.goto(house.address + name, { waitUntil: 'networkidle' });
      assert.equal(answer.status(), 200, name);
      await page.close();
    });
    await person.leave(); // also fails if a page has requested a URL outside the site
  });
}

// Runs in the page. Returns every cached file with its size.
const kept_files = async () => {
  const found = await Promise.all((await caches.keys()).map(async (name) => {
    const cache = await caches.open(name);
    return Promise.all((await cache.keys()).map(async (request) => [request.url, (await (await cache.match(request)).arrayBuffer()).byteLength]));
  }));
  return found.flat().sort();
};

async function until_kept(person, files) {
  let found;
  for (let asked = 0; asked < 100; asked++) {
    found = await person.page.evaluate(kept_files);
    if (isDeepStrictEqual(found, files)) return;
    await pause(100);
  }
  assert.deepEqual(found, files);
}

// Simulates ways in which a browser may damage its cache. Each function runs in the page.
const losses = {
  'its content is lost': async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.delete(request);
    }
  },
  'it is deleted': async () => { for (const name of await caches.keys()) await caches.delete(name); },
  'one file is truncated and another replaced': async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const [cut, other] = (await cache.keys()).filter(({ url }) => url.includes('/files/'));
    await cache.put(cut, new Response((await (await cache.match(cut)).arrayBuffer()).slice(0, 100)));
    await cache.put(other, new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } }));
  },
};

for (const [what, lose] of Object.entries(losses)) {
  test(`a visit to any page repairs the offline cache if ${what}`, async (t) => {
    const house = await open_house(t);
    const person = await sit_down_to_stay(house);
    await wait_until_kept(person);
    const whole = await person.page.evaluate(kept_files);
    assert.ok(whole.length > 40, String(whole.length));
    for (const name of ['fingerprint.html', '']) {
      await person.page.evaluate(lose);
      await person.page.goto(house.address + name);
      await until_kept(person, whole);
    }
    await cut(house, person);
    await person.open(short_round);
    // Ignores the errors about damaged page scripts.
    person.complaints = person.complaints.filter((text) => !/'integrity' attribute|SRI's integrity/.test(text));
    await person.leave();
  });
}

test('the offline cache is completed even if the user leaves the first page while the service worker is installing', async (t) => {
  const house = await open_house(t);
  const first = await sit_down_to_stay(house);
  await wait_until_kept(first);
  const whole = await first.page.evaluate(kept_files);
  for (const moment of [0, 100, 300, 900]) {
    const person = await sit_down_to_stay(house);
    // The start page registers the worker when it is idle.
    await eventually(person, async () => await navigator.serviceWorker.getRegistration() !== undefined);
    await pause(moment);
    for (const name of ['examples.html', 'builder.html', 'fingerprint.html', '', 'examples.fr.html']) await person.page.goto(house.address + name);
    await wait_until_kept(person);
    await until_kept(person, whole);
    await person.context.close(); // not leave(), because a page that is left during a fetch may report errors
  }
});

test('a visited example page and its table open offline, but an unvisited example page does not', async (t) => {
  const house = await open_house(t);
  const person = await sit_down_to_stay(house);
  await wait_until_kept(person);
  const [visited, other] = small_pages;
  const page = await person.context.newPage();
  await page.goto(house.address + visited);
  const title = await page.title();
  assert.match(title, /double glove/);
  await page.waitForFunction((name) => caches.match(new URL(name, location.href).href), `${house.address}${visited}`);
  await cut(house, person);
  await page.goto('about:blank');
  await page.goto(house.address + visited);
  assert.equal(await page.title(), title);
  await page.locator('a.try').click();
  await page.frameLocator('iframe').locator('#mirror button').first().waitFor({ state: 'attached' });
  await assert.rejects(page.goto(house.address + other));
});

test('a new version is offered only after the round, and is activated only at the user’s request', async (t) => {
  const house = await open_house(t);
  const person = await sit_down_to_stay(house, { query: short_round, quick: true });
  await wait_until_kept(person);
  const old_version = await version(person);
  await person.my_turn();
  await house.server.show(renewed.folder);
  house.asked.length = 0;
  await look_for_renewal(person);
  // Unchanged files are copied from the previous version.
  const pages = kept_pages().map((name) => (name === 'index.html' ? '' : name));
  assert.deepEqual([...new Set(house.asked)].sort(), ['sw.js', renewed.new_style, ...pages].sort());

  assert.equal(await offer_is_seen(person), false);
  await person.open(); // opens either the start page or the match
  await person.reload();
  assert.equal(await version(person), old_version);
  const begins = (await person.state()).page === 'start';
  await person.until((wanted) => (document.getElementById('update')?.hidden === false) === wanted, begins);
  if ((await person.state()).page === 'start') await person.page.keyboard.press('Enter');
  await person.my_turn();
  assert.equal((await person.state()).phase, 'playing');
  await person.until(() => document.getElementById('update')?.hidden !== false);

  await play_round(person, { seed: 3 });
  await person.page.locator('#update').waitFor({ state: 'visible' });
  assert.equal(await person.page.evaluate(() => document.activeElement === document.body), true);
  assert.match(await person.page.locator('#update').textContent(), /new version.*Update now.*Later/);
  await person.picture('update-offered');
  await person.page.locator('#update-later').click();
  assert.equal(await offer_is_seen(person), false);
  assert.equal(await version(person), old_version);

  await person.reload();
  const record = await person.record();
  await person.page.locator('#update-now').click();
  await person.page.waitForFunction((old) => document.querySelector('meta[name="mitts-version"]')?.content !== old, old_version);
  await person.ready();
  assert.equal(await version(person), renewed.version);
  if ((await person.state()).page === 'start') await person.page.keyboard.press('Enter');
  await person.rest();
  assert.equal(await person.record(), record);
  assert.equal(await offer_is_seen(person), false);
  await person.leave();
});

test('a match from a version without a start page can be continued from the new start page', async (t) => {
  const before = await renewed_site(site_folder, path.join(folder, 'before'), without_start_page);
  const house = await open_house(t, { folder: before.folder });
  const person = await sit_down_to_stay(house, { query: short_round, quick: true });
  await wait_until_kept(person);
  await play_round(person, { seed: 3 });
  const record = await person.record();
  assert.equal(await person.page.evaluate(() => document.documentElement.dataset.page), 'table');
  await house.server.show(site_folder);
  await look_for_renewal(person);
  await person.page.locator('#update-now').click();
  await person.page.waitForFunction((old) => document.querySelector('meta[name="mitts-version"]')?.content !== old, before.version);
  await person.ready();
  assert.equal(await person.record(), record);
  // Removes the match summary, which old versions did not store. The start page still shows the match.
  await person.page.addInitScript(() => {
    for (const name of Object.keys(localStorage)) if (/summary|place/.test(name)) localStorage.removeItem(name);
  });
  await person.open();
  assert.equal((await person.state()).page, 'start');
  assert.equal(await person.page.locator('#resume').isVisible(), true);
  await person.click('Continue');
  await person.rest();
  assert.equal(await person.record(), record);
  await person.leave();
});

test('when one tab activates the new version, another tab keeps the old version until that tab is reloaded', async (t) => {
  const house = await open_house(t);
  const person = await sit_down_to_stay(house, { query: '?game=mitaines&seed=5' });
  await wait_until_kept(person);
  const old_version = await version(person);
  const old_style = await person.page.locator('link[rel="stylesheet"]').getAttribute('href');
  await person.my_turn();

  await house.server.show(renewed.folder);
  const other = await person.another_tab('?lang=fr');
  await look_for_renewal(other);
  await other.page.locator('#update').waitFor({ state: 'visible' });
  assert.match(await other.page.locator('#update').textContent(), /nouvelle version.*Mettre à jour.*Plus tard/);
  await other.page.locator('#update-now').click();
  await other.page.waitForFunction((old) => document.querySelector('meta[name="mitts-version"]')?.content !== old, old_version);
  await other.ready();
  assert.equal(await version(other), renewed.version);

  // The first tab continues its round, and its version's files are still available.
  assert.equal(await version(person), old_version);
  assert.equal((await person.my_turn()).phase, 'playing');
  assert.equal(await offer_is_seen(person), false);
  assert.equal((await fetch(house.address + old_style)).status, 404);
  assert.equal(await person.page.evaluate(async (address) => (await fetch(address)).status, old_style), 200);
  const kept = (page) => page.evaluate(async () => (await caches.keys()).length);
  await other.reload();
  assert.equal(await kept(other.page), 2);

  // After a reload the first tab has the new version too, and the old version is deleted.
  await person.reload();
  assert.equal(await version(person), renewed.version);
  await eventually(person, async () => (await caches.keys()).length === 1);
  await person.leave();
});

test('a partially deployed version is neither cached nor offered', async (t) => {
  const house = await open_house(t);
  const person = await sit_down_to_stay(house);
  await wait_until_kept(person);
  const old_version = await version(person);
  const partial = await renewed_site(site_folder, path.join(folder, 'partial'));
  await truncate(path.join(partial.folder, partial.new_style), 100);
  await house.server.show(partial.folder);
  await look_for_renewal(person);
  assert.equal(await offer_is_seen(person), false);
  await person.reload();
  assert.equal(await version(person), old_version);

  await house.server.show(renewed.folder);
  await look_for_renewal(person);
  await person.page.locator('#update').waitFor({ state: 'visible' });
  person.complaints.length = 0; // ignores the error about the refused version
  await person.leave();
});

test('the page loads without a service worker in a frame, and in a browser that blocks service workers', async (t) => {
  const house = await open_house(t);
  const framed = await sit_down_to_stay(house, { before: async (context, page) => {
    await page.route('**/frame-of-ours.html', (route) => route.fulfill({ contentType: 'text/html', body: '<iframe src="./?game=mitaines" width="800" height="600"></iframe>' }));
    await page.goto(`${house.address}frame-of-ours.html`);
    const frame = page.frames()[1];
    await frame.waitForFunction(() => globalThis.mitts?.state().tarot === true);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  } });
  await framed.leave();

  const without = await sit_down_to_stay(house, { query: '?game=mitaines', before: (context) => context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { throw new DOMException('sandboxed', 'SecurityError'); } });
  }) });
  await without.until(() => mitts.state().tarot === true);
  await without.leave();
});
