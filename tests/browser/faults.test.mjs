// Injects faults one at a time. After each fault, the page shows the reason, the match is kept, and play can continue.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  clock_to_break, clock_to_jump, faulty_workers, page_to_hide, program_to_trap, storage_to_fill, unreadable_storage,
} from './faults.mjs';
import { dice, take_turn } from './player.mjs';
import { new_context, open_house, replay, sit_down, whole_chromium } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

// Opens the start page, or a given match, with an injected fault.
/** @type {(fault: any, argument?: any, options?: Record<string, any>) => Promise<any>} */
const with_fault = (fault, argument, { place = house, ...options } = {}) => sit_down(place, {
  ...options, before: (context) => context.addInitScript(fault, argument),
});

async function begin_match(person) {
  await person.click('NewGame', { index: 0 });
  await person.my_turn();
}

// Plays this many whole turns, and checks that the rules accept every action in the record.
async function play_turns(person, turns, seed = 1) {
  const roll = dice(seed);
  for (let turn = 0; turn < turns; turn++) {
    const { actions } = await person.my_turn();
    await take_turn(person, roll);
    await person.until((had) => mitts.state().actions >= had + 2 || mitts.state().phase !== 'playing', actions);
  }
  await person.my_turn();
  replay(await person.record());
}

// Returns the saves in a match's slot as { key, text, number, record }, newest first.
const saves = (person, slot = 'match') => person.page.evaluate((name) => Object.entries(localStorage)
  .filter(([key]) => new RegExp(`^mitts\\.${name}(\\.\\d)?$`).test(key))
  .map(([key, text]) => ({ key, text, number: Number(/^mitts-save \d+ (\d+)/.exec(text)?.[1] ?? 0), record: text.split('\n\n').slice(1).join('\n\n') }))
  .sort((one, other) => other.number - one.number), slot);
const store = (person, key, text) => person.page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text]);
const stored = (person, key) => person.page.evaluate((name) => localStorage.getItem(name), key);
const status = (person) => person.told();
const normal = (record) => record.replaceAll(/\s+/g, ' ').trim();

async function close_dialog(person) {
  await person.page.keyboard.press('Escape');
  await person.rest();
  assert.equal((await person.state()).panel, null);
}

// Presses the crash dialog's button, which reloads the page. Ignores the console errors that the test has caused.
async function open_again(person) {
  person.complaints.length = 0;
  await person.page.locator('#crash-reload').click();
  await person.ready();
}

describe('storage', () => {
  test('if storage throws on every access, play continues, and a dialog reports once that nothing is saved', async () => {
    const person = await with_fault(unreadable_storage);
    await person.click('NewGame', { index: 0 });
    await person.until(() => mitts.state().panel === 'dialog');
    assert.match(await status(person), /not being saved/);
    await person.picture('not-kept');
    await close_dialog(person);
    await play_turns(person, 2);
    assert.equal((await person.state()).panel, null, 'the dialog opens only once');
    await person.leave();
  });

  test('full storage is reported immediately, and earlier saves are kept', async () => {
    const person = await with_fault(storage_to_fill);
    await begin_match(person);
    await play_turns(person, 2);
    const kept = normal(await person.record());
    assert.equal(normal((await saves(person))[0].record), kept);
    await person.page.evaluate(() => fill_storage());
    await take_turn(person, dice(3)).catch(() => {}); // may fail, because the dialog opens
    await person.until(() => mitts.state().panel === 'dialog');
    assert.match(await status(person), /storage is full/);
    await person.reload();
    assert.equal(normal(await person.record()), kept);
    await person.leave();
  });

  test('settings that cannot be stored still apply, and the failure is reported only once', async () => {
    const person = await with_fault(storage_to_fill, null, { query: '?open=settings' });
    await person.until(() => mitts.state().panel === 'settings');
    await person.page.evaluate(() => fill_storage());
    await person.press_control((label) => label === 'Brightness: dark');
    await person.page.locator('#full', { hasText: /storage is full/ }).waitFor();
    assert.ok(await person.page.evaluate(() => document.documentElement.hasAttribute('data-dark')));
    await person.page.locator('#full-fine').click();
    await person.press_control((label) => label === 'Brightness: light');
    await person.until(() => !document.documentElement.hasAttribute('data-dark'));
    assert.equal(await person.page.locator('#full').count(), 0);
    await person.leave();
  });

  test('the last three saves of a match are kept, and the newest one opens', async () => {
    const person = await sit_down(house);
    await begin_match(person);
    await play_turns(person, 3);
    const kept = await saves(person);
    assert.equal(kept.length, 3);
    assert.equal(normal(kept[0].record), normal(await person.record()));
    const { actions } = await person.state();
    await person.reload();
    assert.equal((await person.state()).actions, actions);
    await person.leave();
  });

  for (const [what, damage] of /** @type {const} */ ([
    ['that is truncated', (text) => text.slice(0, text.length / 2)],
    ['that has been changed', (text) => text.replace(/seat human/, 'seat master')],
    ['that is empty', () => ''],
    ['with a NUL character', (text) => text.replace('seat human', 'seat \0human')],
  ])) {
    test(`a save ${what} is moved to a backup entry and reported, and the previous save opens`, async () => {
      const person = await sit_down(house);
      await begin_match(person);
      await play_turns(person, 2);
      const [newest, second] = await saves(person);
      const damaged = damage(newest.text);
      await store(person, newest.key, damaged);
      await person.reload();
      assert.equal((await person.state()).panel, 'dialog');
      const told = await status(person);
      assert.match(told, /could not be read/);
      assert.match(told, /The previous save opens instead/);
      assert.equal(await stored(person, 'mitts.match.aside'), damaged);
      assert.equal(normal(await person.record()), normal(second.record));
      await close_dialog(person);
      await person.page.keyboard.press('Enter'); // continues the match from the start page
      await person.my_turn();
      await play_turns(person, 1);
      assert.equal(await stored(person, 'mitts.match.aside'), damaged);
      await person.leave();
    });
  }

  test('a save from an old version, which kept only one save per match, still opens', async () => {
    const person = await sit_down(house);
    await begin_match(person);
    await play_turns(person, 1);
    const [{ text }] = await saves(person);
    const record = await person.record();
    await person.page.evaluate((old) => {
      localStorage.clear();
      localStorage.setItem('mitts.match', old);
    }, text.replace(/^mitts-save 1 \d+ \d+/, 'mitts-save 1'));
    await person.reload();
    await person.page.keyboard.press('Enter'); // continues the match from the start page
    await person.my_turn();
    assert.equal((await person.state()).panel, null);
    assert.equal(await person.record(), record);
    await play_turns(person, 1);
    await person.leave();
  });

  test('a save from a newer version is reported, can be copied, and is not changed by further play', async () => {
    const person = await sit_down(house);
    await begin_match(person);
    const newer = 'mitts-save 4 90000000000 something\nof a kind not known here\n';
    await store(person, 'mitts.match.5', newer);
    const record = await person.record();
    await person.reload();
    assert.equal((await person.state()).panel, 'dialog');
    assert.match(await status(person), /newer version/);
    assert.ok((await person.controls()).some(({ label }) => /copy/i.test(label)), 'the dialog has a button that copies the save');
    await person.picture('newer-save');
    assert.equal(await person.record(), record, 'the save of this version opens');
    await close_dialog(person);
    await person.page.keyboard.press('Enter');
    await play_turns(person, 3);
    assert.equal(await stored(person, 'mitts.match.5'), newer);
    await person.leave();
  });
});

// Two tests run at a time, because they mostly wait for silent Workers.
describe('the computer players', { concurrency: 2 }, () => {
  const address = '?game=mitaines&seed=5';
  const thinks_on_page = (person) => person.page.evaluate(() => document.querySelector('script[src*="files/ai."]') !== null);
  const workers = (person) => person.page.evaluate(() => globalThis.workers);

  test('a Worker that crashes is restarted, and play continues', async () => {
    const person = await with_fault(faulty_workers, { mode: 'dying', faulty: 1 }, { query: address });
    await play_turns(person, 3);
    assert.equal((await workers(person)).made, 2);
    assert.equal(await thinks_on_page(person), false);
    await person.leave();
  });

  test('if Workers keep crashing, the computer players run on the main thread', async () => {
    const person = await with_fault(faulty_workers, { mode: 'dying', faulty: 99 }, { query: address });
    await play_turns(person, 3);
    assert.equal((await workers(person)).made, 2);
    assert.equal(await thinks_on_page(person), true);
    // The hint has reasons, so it comes from a computer player. Fallback moves have no reasons.
    await person.page.keyboard.press('h');
    await person.page.locator('#mirror button', { hasText: 'show it' }).waitFor({ state: 'attached' });
    await person.page.keyboard.press('h');
    await person.page.waitForFunction(() => /Hint: /.test(document.querySelector('#urgent')?.textContent ?? ''));
    await person.leave();
  });

  // Makes a move, waits for the computer's move, and returns the numbers of the requests sent in between. When the
  // table's time limit expires, the table sends a new request with a new number.
  async function asked_until_answered(person, roll) {
    const { actions } = await person.my_turn();
    const asked_before = (await workers(person)).asked.length;
    await take_turn(person, roll);
    await person.until((had) => mitts.state().actions >= had + 2, actions);
    return (await workers(person)).asked.slice(asked_before);
  }

  test('if Workers never send anything, the computer players run on the main thread before the table’s time limit expires', async () => {
    const person = await with_fault(faulty_workers, { mode: 'silent', faulty: 99 }, { query: address });
    const asked = await asked_until_answered(person, dice(1));
    assert.equal(asked.length, 2);
    assert.equal(asked[0], asked[1]);
    assert.equal(await thinks_on_page(person), true);
    await play_turns(person, 2);
    assert.equal((await workers(person)).made, 2);
    await person.leave();
  });

  test('a Worker that stops responding is restarted before the table’s time limit expires', async () => {
    const person = await with_fault(faulty_workers, { mode: 'mute', faulty: 1 }, { query: address });
    const roll = dice(1);
    await asked_until_answered(person, roll);
    await person.my_turn();
    await person.page.evaluate(() => { globalThis.workers.mute = true; });
    const asked = await asked_until_answered(person, roll);
    assert.equal(asked.length, 2);
    assert.equal(asked[0], asked[1]);
    assert.equal((await workers(person)).made, 2);
    assert.equal(await thinks_on_page(person), false);
    await person.leave();
  });

  test('a slow Worker that answers pings is not replaced', async () => {
    const person = await with_fault(faulty_workers, { mode: 'slow', faulty: 99 }, { query: address });
    assert.equal((await asked_until_answered(person, dice(1))).length, 1);
    assert.equal((await workers(person)).made, 1);
    await person.leave();
  });

  test('a Worker that only answers pings is replaced when the table’s time limit expires', async () => {
    const person = await with_fault(faulty_workers, { mode: 'pinging', faulty: 1 }, { query: address });
    const asked = await asked_until_answered(person, dice(1));
    assert.equal(asked.length, 2);
    assert.notEqual(asked[0], asked[1], 'the table has sent a new request');
    assert.equal((await workers(person)).made, 2);
    assert.equal(await thinks_on_page(person), false);
    await person.leave();
  });

  test('a Worker’s reply is used only once, even if it arrives late and twice', async () => {
    const person = await with_fault(faulty_workers, { mode: 'late', faulty: 99 }, { query: address });
    await play_turns(person, 3);
    assert.equal((await workers(person)).made, 1);
    await person.leave();
  });

  test('a Worker that cannot be created from its URL is created from a blob, if the content security policy allows it', async () => {
    const person = await sit_down(house, {
      query: address,
      context: { serviceWorkers: 'block' },
      async before(context) {
        await context.addInitScript(faulty_workers, { mode: 'refused', faulty: 99 });
        await context.route(/\/(\?.*)?$/, async (route) => {
          const response = await route.fetch();
          route.fulfill({ response, body: (await response.text()).replace("worker-src 'self'", "worker-src 'self' blob:") });
        });
      },
    });
    await play_turns(person, 2);
    assert.ok((await workers(person)).blobs > 0);
    assert.equal(await thinks_on_page(person), false);
    await person.leave();
  });

  test('without Workers, the computer players run on the main thread', async () => {
    const person = await with_fault(faulty_workers, { mode: 'refused', faulty: 99 }, { query: address });
    await play_turns(person, 2);
    assert.equal(await thinks_on_page(person), true);
    person.complaints.length = 0; // ignores the error about the refused blob URL
    await person.leave();
  });

  for (const [what, answer] of [
    ['missing', (route) => route.fulfill({ status: 404, body: 'none' })],
    ['stalled', () => {}],
    ['truncated', async (route) => {
      const response = await route.fetch();
      route.fulfill({ response, body: (await response.body()).subarray(0, 50_000) });
    }],
  ]) {
    test(`if the AI module is ${what}, the computer players still make legal moves`, async () => {
      const person = await sit_down(house, {
        query: address,
        context: { serviceWorkers: 'block' },
        async before(context) {
          await context.addInitScript(faulty_workers, { mode: 'none', faulty: 0 });
          await context.route(/\/ai\.[A-Z2-7]+\.wasm/, answer);
        },
      });
      await play_turns(person, 2);
      // If the table's time limit had expired, the computer players would run on the main thread.
      assert.equal(await thinks_on_page(person), false);
      person.complaints.length = 0; // ignores the error about the faulty file
      await person.leave();
    });
  }

  for (const file of ['ai-worker.', 'ai.']) {
    test(`a wrong copy of ${file}js in the HTTP cache is replaced with the right file`, async () => {
      let kept = 'wrong'; // the copy in the simulated cache
      let plain_fetches = file === 'ai.' ? 1 : 0; // players.js also fetches this script into the cache
      const person = await sit_down(house, {
        query: address,
        context: { serviceWorkers: 'block' },
        async before(context) {
          await context.addInitScript(faulty_workers, { mode: 'none', faulty: 0 });
          const wanted = (url) => url.pathname.split('/').pop().startsWith(file) && url.pathname.endsWith('.js');
          await context.route(wanted, (route) => {
            // Browsers do not load scripts with fetch(), so any fetch() after the plain fetches is a refetch.
            if (route.request().resourceType() === 'fetch' && plain_fetches-- <= 0) kept = 'right';
            return kept === 'right' ? route.continue() : route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' });
          });
        },
      });
      await play_turns(person, 2);
      assert.equal(kept, 'right');
      assert.equal((await workers(person)).made, 2);
      assert.equal(await thinks_on_page(person), false);
      person.complaints.length = 0; // ignores the error about the wrong content type
      await person.leave();
    });
  }

  for (const [file, most_workers, who] of [['ai-worker.', 1, 'the computer players run on the main thread'], ['ai.', 2, 'the computer makes fallback moves']]) {
    test(`if the script ${file}js never arrives, ${who} before the table’s time limit expires`, async () => {
      const person = await sit_down(house, {
        query: address,
        context: { serviceWorkers: 'block' },
        async before(context) {
          await context.addInitScript(faulty_workers, { mode: 'none', faulty: 0 });
          await context.route((url) => url.pathname.split('/').pop().startsWith(file) && url.pathname.endsWith('.js'), () => {});
        },
      });
      await play_turns(person, 3);
      // If the table's time limit had expired, the table would have tried another Worker or the main thread.
      assert.ok((await workers(person)).made <= most_workers);
      assert.equal(await thinks_on_page(person), file === 'ai-worker.');
      await person.leave();
    });
  }

  test('an AI module served with the wrong content type still runs', async () => {
    const person = await sit_down(house, {
      query: address,
      context: { serviceWorkers: 'block' },
      async before(context) {
        await context.addInitScript(faulty_workers, { mode: 'none', faulty: 0 });
        await context.route(/\.wasm$/, async (route) => {
          const response = await route.fetch();
          route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/plain' } });
        });
      },
    });
    await play_turns(person, 2);
    assert.equal((await workers(person)).made, 1);
    person.complaints.length = 0; // ignores the error about the wrong content type
    await person.leave();
  });
});

describe('the program', () => {
  let place;
  before(async () => { place = await open_house({ program: whole_chromium }); });
  after(async () => { await place.close(); });

  for (const [what, answer, told] of /** @type {const} */ ([
    ['missing', (route) => route.fulfill({ status: 404, body: 'none' }), /missing from this site/],
    ['truncated', async (route) => {
      const response = await route.fetch();
      route.fulfill({ response, body: (await response.body()).subarray(0, 100_000) });
    }, /incomplete or damaged/],
    ['unreachable', (route) => route.abort(), /connection/],
  ])) {
    test(`if the program file is ${what}, the page shows an error in both languages`, async () => {
      const context = await new_context(house.browser, { serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.route(/\/mitts\.[A-Z2-7]+\.wasm/, answer);
      await page.goto(house.address);
      await page.locator('.begin').first().click();
      await page.locator('#trouble p').first().waitFor();
      assert.match(await page.locator('#trouble p[lang="en"]').textContent(), told);
      assert.equal(await page.locator('#trouble p[lang="fr"]').count(), 1);
      await context.close();
    });
  }

  for (const [language, words] of /** @type {const} */ ([['en-CA', /because of an error/], ['fr-CA', /à cause d’une erreur/]])) {
    test(`after a crash, a dialog shows the record, and the match continues from that record (${language})`, async () => {
      const person = await with_fault(program_to_trap, null, { place, context: { locale: language } });
      await begin_match(person);
      await play_turns(person, 2);
      const record = await person.record();
      await person.page.evaluate(() => trap());
      const dialog = person.page.locator('#crash');
      await dialog.waitFor();
      assert.match(await dialog.locator('h2').textContent(), words);
      assert.equal(normal(await dialog.locator('textarea').inputValue()), normal(record));
      await person.picture(`crash-${language}`);
      await open_again(person);
      assert.equal(await person.record(), record);
      await play_turns(person, 1);
      await person.leave();
    });
  }

  test('if an assertion in the program fails, the crash dialog shows the assertion, and the match can be continued', async () => {
    const person = await with_fault(clock_to_break);
    await begin_match(person);
    await play_turns(person, 2);
    await person.page.evaluate(() => break_clock());
    // Tries every card, because only one of them may be legal.
    for (const card of ['1', '2', '3', '4']) {
      for (const key of [card, 'p']) await person.page.keyboard.press(key);
    }
    const dialog = person.page.locator('#crash');
    await dialog.waitFor();
    assert.match(await dialog.textContent(), /Your match is saved.*\(src\/\S+\.cpp:\d+: this should hold: .*\)/s);
    await person.picture('crash-check');
    const record = await dialog.locator('textarea').inputValue();
    await open_again(person);
    // The computer may have moved since the match was reopened.
    assert.ok(normal(await person.record()).startsWith(normal(record)), `${await person.record()}\n${record}`);
    await play_turns(person, 1);
    await person.leave();
  });

  test('if the program aborts without a message, the crash dialog still shows the record', async () => {
    const person = await with_fault(program_to_trap, null, { place });
    await begin_match(person);
    await play_turns(person, 1);
    const record = await person.record();
    await person.page.evaluate(() => give_up());
    const dialog = person.page.locator('#crash');
    await dialog.waitFor();
    assert.doesNotMatch(await dialog.textContent(), /\(/);
    assert.equal(normal(await dialog.locator('textarea').inputValue()), normal(record));
    await open_again(person);
    assert.equal(await person.record(), record);
    await person.leave();
  });

  test('if nothing can be saved, the crash dialog reports that the match was not saved', async () => {
    const person = await sit_down(place, {
      async before(context) {
        await context.addInitScript(unreadable_storage);
        await context.addInitScript(program_to_trap);
      },
    });
    await person.click('NewGame', { index: 0 });
    await person.until(() => mitts.state().panel === 'dialog');
    await close_dialog(person);
    await play_turns(person, 1);
    const record = await person.record();
    await person.page.evaluate(() => trap());
    assert.match(await person.page.locator('#crash').textContent(), /did not save your match/);
    assert.equal(normal(await person.page.locator('#crash textarea').inputValue()), normal(record));
    person.complaints.length = 0;
    await person.leave();
  });

  test('if the program crashes right after a match is reopened, a reload shows the start page, which offers the match', async () => {
    const person = await with_fault(program_to_trap, null, { place });
    await begin_match(person);
    await play_turns(person, 1);
    const record = await person.record();
    await person.reload();
    assert.equal((await person.state()).page, 'table');
    await person.page.evaluate(() => trap());
    assert.equal(normal(await person.page.locator('#crash textarea').inputValue()), normal(record));
    await person.page.locator('#crash-reload').click();
    await person.ready();
    assert.equal((await person.state()).page, 'start');
    await person.click('Continue');
    await person.my_turn();
    assert.equal(await person.record(), record);
    person.complaints.length = 0;
    await person.leave();
  });
});

describe('the graphics context', () => {
  // Makes the page lose its graphics context, either immediately or in the first frame of the animation of the match's
  // action number `action`.
  const lose = (person, action = 0) => person.page.evaluate((number) => new Promise((done) => {
    const canvas = document.getElementById('canvas');
    const extension = (canvas.getContext('webgl2') ?? canvas.getContext('webgl')).getExtension('WEBGL_lose_context');
    globalThis.give_back = () => extension.restoreContext();
    const look = () => {
      const { actions, moving } = mitts.state();
      if (number > 0 && (actions < number || !moving)) {
        requestAnimationFrame(look);
        return;
      }
      extension.loseContext();
      done();
    };
    look();
  }), action);
  const give_back = (person) => person.page.evaluate(() => new Promise((done) => {
    document.getElementById('canvas').addEventListener('webglcontextrestored', () => done());
    setTimeout(() => globalThis.give_back());
  }));

  // Plays a fixed match, calls happens(person, action) during one move, and returns a screenshot and the record at the
  // next turn. `action` is the number of the opponent's action, whose animation is short, so the call comes first.
  async function second_turn(happens) {
    const person = await sit_down(house, { query: '?game=mitaines&seed=5', context: { reducedMotion: 'no-preference' } });
    const { actions } = await person.my_turn();
    await person.rest();
    await Promise.all([happens(person, actions + 2), take_turn(person, dice(1))]);
    await person.my_turn();
    await person.rest();
    await person.page.mouse.move(5, 5);
    await person.rest();
    const picture = await person.page.screenshot();
    const record = await person.record();
    await person.leave();
    return { picture, record };
  }

  // Returns the largest difference of a colour value (0 to 255) between two screenshots of the same size.
  async function largest_difference(...pictures) {
    const page = await house.browser.newPage();
    const difference = await page.evaluate(async (sources) => {
      const [first, second] = await Promise.all(sources.map(async (source) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(source), (byte) => byte.charCodeAt(0))]));
        const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        brush.drawImage(bitmap, 0, 0);
        return brush.getImageData(0, 0, bitmap.width, bitmap.height).data;
      }));
      return first.reduce((most, value, i) => Math.max(most, Math.abs(value - second[i])), 0);
    }, pictures.map((picture) => picture.toString('base64')));
    await page.close();
    return difference;
  }

  test('if the graphics context is lost during an animation and restored, the table is drawn as before', async () => {
    const expected = await second_turn(async () => {});
    const found = await second_turn(async (person, action) => {
      await lose(person, action); // during the animation of the opponent's card
      await give_back(person);
    });
    assert.equal(found.record, expected.record);
    // A restored context may round colours differently. Drawing errors would change the colours far more.
    const difference = await largest_difference(found.picture, expected.picture);
    assert.ok(difference <= 2, `the same picture, but for ${difference} of 255 steps of a colour`);
  });

  test('if the graphics context is never restored, the page offers to reload, and the match is kept', async () => {
    const person = await sit_down(house);
    await begin_match(person);
    const record = await person.record();
    await lose(person);
    const line = person.page.locator('#graphics');
    await line.waitFor();
    assert.match(await line.textContent(), /bring the table back/);
    await person.page.locator('#graphics-reload').click();
    await person.ready();
    assert.equal(await person.record(), record);
    await person.leave();
  });
});

describe('time', () => {
  test('play continues when the clock jumps forwards or backwards', async () => {
    const person = await with_fault(clock_to_jump, null, { context: { reducedMotion: 'no-preference' } });
    const tile = await person.find('NewGame', { index: 0 });
    await person.set_moving(() => person.click_at(tile));
    await person.page.evaluate(() => jump(3_600_000));
    await person.my_turn();
    const roll = dice(2);
    for (const by of [-365 * 86_400_000, 8 * 3_600_000, 50]) {
      const { actions } = await person.my_turn();
      await take_turn(person, roll);
      await person.page.evaluate((ms) => jump(ms), by); // jumps while a request is pending
      await person.until((had) => mitts.state().actions >= had + 2, actions);
    }
    await person.my_turn();
    replay(await person.record());
    await person.leave();
  });

  test('a hidden page pauses, and continues at normal speed when it is shown again', async () => {
    const person = await with_fault(page_to_hide, null, {
      query: '?game=mitaines&seed=5&options=players=4', context: { reducedMotion: 'no-preference' },
    });
    await person.my_turn();
    const { actions } = await person.state();
    await take_turn(person, dice(1));
    await person.page.evaluate(() => hide(true));
    const look = () => ({ frames: mitts.frames(), asked: globalThis.asked, actions: mitts.state().actions });
    await person.page.waitForTimeout(1500); // long enough for running animations to end
    const before_wait = await person.page.evaluate(look);
    await person.page.waitForTimeout(3000);
    const after_wait = await person.page.evaluate(look);
    assert.deepEqual(after_wait, before_wait, 'a hidden page draws no frames, sends no requests and makes no moves');
    assert.ok(after_wait.actions <= actions + 2);
    await person.page.evaluate(() => hide(false));
    // Checks that every opponent's move is visible: at most one move may be made between two frames.
    const steps = await person.page.evaluate(() => new Promise((done) => {
      const seen = [mitts.state().actions];
      const look = () => {
        const state = mitts.state();
        if (state.actions !== seen.at(-1)) seen.push(state.actions);
        if (state.human || state.phase !== 'playing') done(seen);
        else requestAnimationFrame(look);
      };
      look();
    }));
    for (let index = 1; index < steps.length; index++) assert.equal(steps[index], steps[index - 1] + 1);
    await person.leave();
  });
});

describe('two tabs', () => {
  test('when two tabs show the same match, the second shows a warning, and the idle tab stops saving', async () => {
    const first = await sit_down(house);
    await begin_match(first);
    await play_turns(first, 1);
    const second = await first.another_tab();
    await second.page.locator('#tabs-too').waitFor();
    assert.match(await second.page.locator('#tabs-too').textContent(), /open in another tab/);
    const french = await second.page.evaluate(async () => {
      const { documentElement: root } = document;
      root.lang = 'fr';
      await null;
      const { textContent } = document.getElementById('tabs-too');
      root.lang = 'en';
      return textContent;
    });
    assert.match(french, /ouverte dans un autre onglet/, 'the notice follows the page’s language');
    await second.picture('open-in-another-tab');
    await second.page.locator('#tabs-too-fine').click();
    assert.equal(await second.page.locator('#tabs-too').count(), 0);
    await play_turns(second, 1, 5);
    const played = await second.record();
    const dialog = first.page.locator('#tabs');
    await dialog.waitFor();
    assert.match(await dialog.textContent(), /continued in another tab/);
    await first.picture('gone-on-in-another-tab');

    // The button #tabs-look closes the dialog. The next move is not saved, and opens the dialog again.
    await first.page.locator('#tabs-look').click();
    const kept = (await saves(first))[0];
    await Promise.race([take_turn(first, dice(9)).catch(() => {}), dialog.waitFor()]);
    await dialog.waitFor();
    assert.equal((await saves(first))[0].text, kept.text);
    assert.equal((await first.state()).panel, null, 'no other dialog opens');

    // The button #tabs-go-on continues the other tab's match.
    await first.page.locator('#tabs-go-on').click();
    await first.ready();
    assert.equal(await first.record(), played);
    await first.page.locator('#tabs-too-fine').click();
    await play_turns(first, 1, 6);
    await second.page.locator('#tabs').waitFor();
    const now = normal(await first.record());
    // The browser passes each save to the other tab with a delay.
    await second.until((record) => Object.values(localStorage).some((text) => text.replaceAll(/\s+/g, ' ').includes(record)), now);
    assert.equal(normal((await saves(second))[0].record), now);
    assert.deepEqual(second.complaints, []);
    await first.leave();
  });

  test('a tab whose match was continued in another tab shows the warning again after Back and Continue', async () => {
    const first = await sit_down(house);
    await begin_match(first);
    await play_turns(first, 1);
    const second = await first.another_tab();
    await play_turns(second, 1, 5);
    await first.page.locator('#tabs').waitFor();
    await first.page.goBack();
    await first.until(() => document.documentElement.dataset.page === 'start');
    assert.equal(await first.page.locator('#tabs').count(), 0);
    await first.page.locator('#continue').click();
    await Promise.race([take_turn(first, dice(9)).catch(() => {}), first.page.locator('#tabs').waitFor()]);
    await first.page.locator('#tabs').waitFor();
    await first.leave();
  });

  for (const before of ['has moved', 'has only opened the match']) test(`if the user chooses to keep the match of a tab that ${before}, that tab saves it, and the other tab shows a dialog`, async () => {
    const first = await sit_down(house);
    await begin_match(first);
    await play_turns(first, 1);
    if (before !== 'has moved') await first.reload();
    await first.my_turn();
    const own = await first.record();
    const second = await first.another_tab();
    await play_turns(second, 1, 5);
    await first.page.locator('#tabs-keep').click();
    await second.page.locator('#tabs').waitFor();
    assert.equal(normal((await saves(first))[0].record), normal(own));
    await first.page.bringToFront();
    await play_turns(first, 1, 7);
    const now = await first.record();
    await first.reload();
    assert.equal(await first.record(), now);
    assert.deepEqual(second.complaints, []);
    await first.leave();
  });

  test('a match started in another tab is saved in a separate slot, and after a reload each tab continues its own match', async () => {
    const first = await sit_down(house);
    await begin_match(first);
    await play_turns(first, 1);
    const own = await first.record();
    const second = await first.another_tab();
    await second.page.evaluate(() => localStorage.setItem('mitts.place', 'start'));
    await second.reload();
    await second.click('NewGame', { index: 1 });
    await second.my_turn();
    const other = await second.record();
    assert.equal(normal((await saves(second, 'match.m2'))[0].record), normal(other));
    await first.page.bringToFront();
    await first.reload();
    assert.equal(normal(await first.record()), normal(own));
    await second.page.bringToFront();
    await second.reload();
    assert.equal(normal(await second.record()), normal(other));
    assert.equal(await first.page.locator('#tabs').count() + await second.page.locator('#tabs').count(), 0);
    assert.deepEqual(second.complaints, []);
    await first.leave();
  });

  test('tabs with different matches do not affect each other', async () => {
    const first = await sit_down(house);
    await begin_match(first);
    const second = await first.another_tab('?game=mitaines&seed=5');
    await play_turns(second, 1);
    await first.page.bringToFront();
    await play_turns(first, 1);
    for (const person of [first, second]) {
      assert.equal(await person.page.locator('#tabs').count(), 0);
      assert.equal(await person.page.locator('#tabs-too').count(), 0);
      assert.deepEqual(person.complaints, []);
    }
    await first.leave();
  });
});
