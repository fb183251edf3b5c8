// Tests the main paths in every engine. The page loads, a round of each game is played with real clicks and a reload,
// and the page still works after the network is cut. Chromium and WebKit draw with WebGL. Firefox runs with WebGL, and
// again with SDL's software renderer. Each engine has a separate file (tests/browser/engine_*.test.mjs), because files
// are tested in parallel.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { take_turn as take_mitch_turn } from '../mitch_player.mjs';
import { ask_for_more, turns } from '../mitigati_player.mjs';
import { play_round, take_turn } from '../player.mjs';
import { Person, compare_with_replay, reload_in_the_middle, serve_site } from '../table.mjs';

// The first two games are started from their tiles. A Mitigati deal is long, so the test plays a position with only six
// tricks left.
const games = [
  { name: 'mitaines', begin: (person) => person.click('NewGame', { index: 0 }), turn_of: take_turn, reload_at: 2 },
  { name: 'mitch', begin: (person) => person.click('NewGame', { index: 1 }), turn_of: take_mitch_turn, reload_at: 2 },
  {
    name: 'mitigati',
    begin: (person) => person.open('?game=mitigati&stage=play&hands=2H,9H,KS,3C,7D,TD/3H,8H,4S,9C,2D,QC/5H,KH,6S,4C,8D,2C&turn=1'),
    turn_of: turns({ bargain: ask_for_more }),
    reload_at: 2,
  },
];

// Opens a page from a separate server, which a test can stop without affecting other tests.
async function sit_down(engine, t, { quick = 0 } = {}) {
  const server = await serve_site();
  const { page, close } = await engine.new_page({ quick });
  t.after(async () => {
    await close();
    await server.close().catch(() => {}); // some tests have already stopped the server
  });
  const person = new Person({ address: server.address, server }, { close: () => {} }, page);
  await person.open('?lang=en');
  return person;
}

async function sees_the_engine(person, { webgl }) {
  const seen = await person.page.evaluate(() => ({
    webgl: document.createElement('canvas').getContext('webgl') !== null,
    less_motion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  assert.deepEqual(seen, { webgl, less_motion: true });
}

// Returns the names of the colours that a screenshot contains: `cloth` (the spruce table), `paper` (cards and panels)
// and `red` (a main button).
async function colours_on_screen(person) {
  const png = await person.page.screenshot();
  return person.page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height);
    const near = (at, ...colour) => colour.every((part, channel) => Math.abs(data[at + channel] - part) < 12);
    const seen = { cloth: 0, paper: 0, red: 0 };
    for (let at = 0; at < data.length; at += 4) {
      if (near(at, 0x2C, 0x57, 0x4D)) seen.cloth++;
      else if (near(at, 0xFB, 0xF7, 0xEF)) seen.paper++;
      else if (near(at, 0xB3, 0x26, 0x2E)) seen.red++;
    }
    return Object.entries(seen).filter(([, count]) => count > 2000).map(([name]) => name);
  }, Buffer.from(png).toString('base64'));
}

// Checks that the screen shows these colours. Firefox may show a frame some time after the page has drawn it.
async function sees_colours(person, ...colours) {
  let found, missing;
  for (let asked = 0; asked < 20; asked++) {
    found = await colours_on_screen(person);
    missing = colours.filter((colour) => !found.includes(colour));
    if (missing.length === 0) return;
    await pause(200);
  }
  assert.fail(`no ${missing.join(' and no ')}, but ${found}`);
}

// Runs in the page. Returns { done, so_far }. `done` is true if the service worker is active, controls the page, and
// has cached every file that it lists. `so_far` describes the progress. An active worker may still be fetching files.
async function what_is_kept() {
  const registration = await navigator.serviceWorker.getRegistration();
  const states = ['installing', 'waiting', 'active'].map((name) => registration?.[name]?.state);
  const serves = navigator.serviceWorker.controller !== null;
  const worker = await (await fetch('sw.js')).text();
  const listed = [...worker.matchAll(/\["([^"]+)","(?:[\w-]{12})?"\]/g)].map(([, name]) => (name === 'index.html' ? '' : name));
  const [name] = await caches.keys();
  const kept = name ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname.slice(1)) : [];
  const whole = listed.length > 20 && listed.every((file) => kept.includes(file));
  return { done: whole && serves && states[2] === 'activated', so_far: `${states} ${serves} ${kept.length} of ${listed.length}` };
}

// Runs in the page. Returns { done, so_far }. `done` is true if the fetches that follow the first frame are complete.
// In some engines, interrupting these fetches would cause a page error.
function what_has_come() {
  const come = performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1));
  const late = [/^fine_shapes\./, /^fine_core\./, /^tarot\./, /^texts-fr\./, /^ai\..*js$/, /^ai\..*wasm$/];
  return { done: late.every((name) => come.some((one) => name.test(one))), so_far: String(come.length) };
}

// A wait fails after this many ms without progress. The limit is generous, because some machines are slow.
const standstill = 60_000;

// Waits until `look`, which runs in the page, reports `done`. Fails if progress stops.
async function as_long_as_it_goes_on(person, look) {
  let [last, since] = ['', Date.now()];
  for (;;) {
    const { done, so_far } = await person.page.evaluate(look);
    if (done) return;
    if (so_far !== last) [last, since] = [so_far, Date.now()];
    assert.ok(Date.now() - since < standstill, `there is no progress: ${so_far}`);
    await pause(200);
  }
}

// Matches Firefox's page errors about a stopped server.
const of_the_network = /Error in input stream|A ServiceWorker intercepted the request/;
const forgive_the_network = (person) => { person.complaints = person.complaints.filter((one) => !of_the_network.test(one)); };

/// Tests one engine, which start() opens. `webgl` is true if the engine has WebGL. If `rounds` is true, plays whole
/// rounds.
export function test_main_paths({ name, webgl, start, rounds = true }) {
  describe(`the main paths in ${name}`, () => {
    const file_name = name.toLowerCase().replaceAll(' ', '-');
    let engine;
    before(async () => { engine = await start(); });
    after(async () => { await engine?.close(); });

    it('the start page and a table are drawn on the screen', { timeout: 120_000 }, async (t) => {
      const person = await sit_down(engine, t);
      await sees_the_engine(person, { webgl });
      assert.equal((await person.state()).page, 'start');
      await sees_colours(person, 'cloth', 'paper', 'red');
      await person.picture(`${file_name}-start`);
      await person.open('?game=mitaines&seed=5'); // a table, because the start page does not draw on the canvas
      await person.my_turn();
      await sees_colours(person, 'cloth', 'paper');
      forgive_the_network(person); // the start page may have been left while it was fetching
      await person.leave();
    });

    for (const [index, game] of (rounds ? games : []).entries()) {
      it(`a round of ${game.name} survives a reload in the middle`, { timeout: 240_000 }, async (t) => {
        const person = await sit_down(engine, t, { quick: 4 });
        await game.begin(person);
        let reloads = 0;
        await play_round(person, {
          seed: 30 + index,
          turn_of: game.turn_of,
          async between(turn) {
            if (turn !== game.reload_at) return;
            await person.picture(`${file_name}-${game.name}`);
            await reload_in_the_middle(person);
            reloads++;
          },
        });
        assert.equal(reloads, 1);
        const [first] = await compare_with_replay(person);
        assert.equal(first.game, game.name);
        await person.picture(`${file_name}-${game.name}-summary`);
        await person.leave();
      });
    }

    for (const moment of [0, 300, 1000]) {
      it(`the whole site is cached even if the page is left ${moment} ms after loading`, { timeout: 400_000 }, async (t) => {
        const person = await sit_down(engine, t);
        await pause(moment);
        for (const name of ['embed.html', 'builder.html', 'fingerprint.html']) await person.page.goto(person.house.address + name);
        const begun = await person.page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
        if (!begun) await person.open(); // the page had been left before it registered the service worker
        await as_long_as_it_goes_on(person, what_is_kept);
        await person.house.server.close();
        await person.open();
      });
    }

    it('after the network is cut, a match survives a reload, and a round can be played', { timeout: 400_000 }, async (t) => {
      const person = await sit_down(engine, t);
      await as_long_as_it_goes_on(person, what_is_kept);
      await person.click('NewGame', { index: 0 });
      await person.my_turn();
      await as_long_as_it_goes_on(person, what_has_come);
      await person.house.server.close();
      await reload_in_the_middle(person);
      await person.open('?game=mitaines&options=preset=pagat,players=2&hands=7S,7D/3H,9C&pile=2C,KH&turn=0');
      await play_round(person, { seed: 1 });
      await person.picture(`${file_name}-offline`);
      forgive_the_network(person);
      await person.leave();
    });
  });
}
