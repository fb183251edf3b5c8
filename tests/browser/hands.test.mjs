// Tests unusual situations: held keys, several fingers, notches, long input, panels that are closed while loading, and
// overlapping elements. Keys and touches are sent to the browser as real input.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { play_round, take_turn, dice } from './player.mjs';
import { desktop, new_context, open_house, Person, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const hand = '?lang=en&game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0';
const middle = ({ x, y, w, h }) => ({ x: Math.round(x + w / 2), y: Math.round(y + h / 2) });

// Holds a key down for this number of repeats.
async function hold(person, key, repeats = 40) {
  for (let pressed = 0; pressed <= repeats; pressed++) {
    await person.page.keyboard.down(key);
    await person.page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await person.page.keyboard.up(key);
  await person.rest();
}

describe('a held key acts once', () => {
  test('holding Enter on the canvas plays only one card', async () => {
    const person = await sit_down(house, { query: `${hand}&lang=en`, quick: true });
    await person.page.keyboard.press('ArrowRight');
    await hold(person, 'Enter');
    await person.my_turn();
    const record = await person.record();
    assert.equal(record.slice(record.indexOf('\n\n')).split(/\s+/).filter((word) => word.startsWith('7S') || word.startsWith('7D') || word.startsWith('KC')).length, 1, record);
    await person.leave();
  });

  test('a held key presses a button on the page only once, even if the focus moves', async () => {
    const person = await sit_down(house, { query: hand, quick: true });
    await person.page.evaluate(() => {
      globalThis.presses = 0;
      addEventListener('click', () => { presses += 1; }, true);
      document.querySelector('#mirror .hand button').focus();
    });
    await hold(person, 'Enter');
    assert.equal(await person.page.evaluate(() => presses), 1);
    await hold(person, ' ');
    assert.ok(await person.page.evaluate(() => presses) <= 2);
    await person.leave();
  });

  test('a held Enter that opens a question or a text field does not also answer it', async () => {
    const person = await sit_down(house, { query: '?game=mitigati&seed=3' });
    await person.my_turn();
    await person.page.locator('#mirror button', { hasText: /^Type a bid/ }).first().focus();
    await hold(person, 'Enter', 6);
    assert.equal(await person.page.locator('#question-text').count(), 1);
    await person.open('?open=shelf');
    await person.page.locator('#shelf li .dots').first().click();
    await person.page.locator('#shelf li .more').getByRole('button', { name: 'Rename', exact: true }).focus();
    await hold(person, 'Enter', 6);
    assert.equal(await person.page.locator('#shelf li input').count(), 1);
    await person.leave();
  });

  test('Alt and an arrow key leave the focus in a row of cards where it is, because the browser uses them', async () => {
    const person = await sit_down(house, { query: hand });
    await person.page.locator('#mirror .hand button').first().focus();
    const at = () => person.page.evaluate(() => [...document.querySelectorAll('#mirror .hand button')].findIndex((button) => button === document.activeElement));
    await person.page.keyboard.press('Alt+ArrowRight');
    assert.equal(await at(), 0);
    await person.page.keyboard.press('ArrowRight');
    assert.equal(await at(), 1);
    await person.leave();
  });

  test('arrow keys repeat while they are held', async () => {
    const person = await sit_down(house, { query: hand, quick: true });
    const before = await person.frames();
    await hold(person, 'ArrowRight', 6);
    assert.ok(await person.frames() > before + 3);
    await person.leave();
  });
});

const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function with_fingers(query) {
  const person = await sit_down(house, { query, context: telephone });
  const touch = await person.context.newCDPSession(person.page);
  const told = (type, touchPoints) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const card = async (label) => middle((await person.targets()).find((one) => one.id === 'Card' && label.test(one.label)));
  return { person, told, card };
}

describe('additional touches are ignored', () => {
  for (const [name, rests] of [['a card', 'card'], ['the menu', 'menu']]) {
    test(`while one finger rests on ${name}, taps with a second finger select nothing`, async () => {
      const { person, told, card } = await with_fingers(hand);
      const thumb = { ...(rests === 'card' ? await card(/king/i) : middle(await person.find('Menu'))), id: 1 };
      const other = { ...await card(/7 of spades|seven of spades/i), id: 2 };
      const record = await person.record();
      await told('touchStart', [thumb]);
      await person.rest();
      for (let tap = 0; tap < 2; tap++) {
        await told('touchStart', [thumb, other]);
        await told('touchEnd', [thumb]);
        await person.rest();
      }
      await told('touchEnd', []);
      await person.rest();
      const { panel, actions } = await person.state();
      assert.deepEqual([await person.record(), panel, actions], [record, null, 0]);
      assert.equal((await person.targets()).filter(({ id }) => id.startsWith('Choice')).length, 0, 'no card is chosen');
      // The next tap works as usual.
      await person.page.touchscreen.tap(other.x, other.y);
      await person.rest();
      assert.ok((await person.targets()).some(({ id }) => id.startsWith('Choice')) || (await person.state()).actions > 0);
      await person.leave();
    });
  }

  test('a touch that the system cancels has no effect', async () => {
    const { person, told, card } = await with_fingers(hand);
    await told('touchStart', [{ ...await card(/king/i), id: 1 }]);
    await told('touchCancel', []);
    await person.rest();
    assert.equal((await person.targets()).filter(({ id }) => id.startsWith('Choice')).length, 0);
    await person.leave();
  });
});

describe('notches', () => {
  /** @type {[width: number, height: number, notch: { [side in 'left' | 'top' | 'right' | 'bottom']?: number }][]} */
  const windows = [[844, 390, { left: 59, right: 59, bottom: 21 }], [390, 844, { top: 59, bottom: 34 }]];
  for (const [width, height, notch] of windows) {
    test(`at ${width}×${height}, every touch target and every line of text is inside the safe area`, { timeout: 120_000 }, async () => {
      const person = await sit_down(house, { context: { viewport: { width, height }, hasTouch: true } });
      const session = await person.context.newCDPSession(person.page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...notch } });
      const { left = 0, top = 0, right = 0, bottom = 0 } = notch;
      async function look(name) {
        await person.page.evaluate(() => dispatchEvent(new Event('resize')));
        await person.rest();
        const beside = ({ x, w }) => x < left - 1 || x + w > width - right + 1;
        const outside = (place) => beside(place) || place.y < top - 1 || place.y + place.h > height - bottom + 1;
        const places = await person.targets();
        const { panel } = await person.state();
        // The start page scrolls, so only horizontal positions are checked here. The page's top and bottom are checked
        // below.
        const scrolls = await person.page.evaluate(() => document.documentElement.dataset.page === 'start');
        const wrong = places.filter(({ id }) => !['Control', 'Table'].includes(id)).filter(scrolls ? beside : outside);
        assert.deepEqual(panel ? [] : wrong.map(({ id, x, y, w, h }) => ({ id, x, y, w, h })), [], name);
        const elements = await person.page.evaluate(() => [...document.querySelectorAll('#lines aside, #sound-offer, #deal-note, #rules-note, #whole-screen, dialog[open]')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).clipPath === 'none')
          .map((one) => ({ id: one.id || one.textContent, ...(({ x, y, width: w, height: h }) => ({ x, y, w, h }))(one.getBoundingClientRect()) })));
        assert.deepEqual(elements.filter(outside), [], name);
      }
      await look('start page');
      const head = await person.page.locator('#start h1').boundingBox();
      assert.ok(head.y >= top, `the start page begins at ${head.y}`);
      await person.page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const foot = await person.page.locator('#start .links').boundingBox();
      assert.ok(foot.y + foot.height <= height - bottom, `the start page ends at ${foot.y + foot.height}`);
      for (const game of ['mitaines', 'mitch', 'mitigati']) {
        await person.open(`?lang=en&game=${game}&seed=5`);
        await person.my_turn();
        await look(game);
      }
      await person.page.keyboard.press('Escape');
      await person.rest();
      await look('menu');
      await person.page.keyboard.press('?');
      await look('keys');
      for (const panel of ['shelf', 'lessons', 'played']) {
        await person.open(`?open=${panel}`);
        await person.page.locator('dialog[open]').waitFor();
        await look(panel);
      }
      await person.leave();
    });
  }
});

describe('input from outside', () => {
  const long = (length, start = '') => start + 'x'.repeat(length - start.length);
  const bring = (person, type, place, text, name) => person.page.evaluate(([kind, where, what, file]) => {
    const data = new DataTransfer();
    if (file) data.items.add(new File([what], file));
    else data.setData('text/plain', what);
    const event = kind === 'drop' ? new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true })
      : new ClipboardEvent(kind, { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector(where).dispatchEvent(event);
  }, [type, place, text, name]);
  const refused = /neither a match nor a shelf|cannot be opened|too long|is damaged/;

  test('dropped or pasted input that is too long is rejected with a message, and the match continues', { timeout: 120_000 }, async () => {
    const person = await sit_down(house, { query: hand, quick: true });
    const record = await person.record();
    for (const length of [262_144, 1_100_000, 2_500_000]) {
      for (const [type, text, name] of [['drop', long(length), 'photo.jpg'], ['drop', long(length), ''], ['paste', long(length, '[Game "mitaines"]\n'), ''],
        ['paste', long(length, 'mitts-save 1 '), ''], ['drop', long(length, 'mitts-shelf 1\n'), 'all.txt']]) {
        await bring(person, type, 'body', text, name);
        // If the text is an exported shelf, the page answers with a list of its new items.
        const answer = person.page.locator('#shelf .told, #shelf #moving').filter({ hasText: /./ });
        await answer.waitFor();
        const told = await answer.textContent();
        assert.match(told, text.startsWith('mitts-shelf') ? /Damaged and left out/ : refused, `${type} ${name} ${length}`);
        assert.equal(await person.page.locator('#crash').count(), 0);
        await person.page.keyboard.press('Escape');
        await person.page.locator('#shelf').waitFor({ state: 'detached' });
      }
    }
    // Enters a long string into the question dialog.
    await person.page.evaluate((text) => {
      const field = document.getElementById('question-text');
      document.querySelector('#mirror [data-do="menu"]').click();
      return field && text.length;
    }, long(10));
    await person.rest();
    await person.press_control((label) => /^(Record|Share|Save)/.test(label) || /record/i.test(label));
    await person.press_control((label) => /load|open/i.test(label));
    await person.page.locator('#question-text').evaluate((field, length) => { field.value = 'x'.repeat(length); }, 600_000);
    await person.page.locator('#question-accept').click();
    await person.rest();
    assert.equal(await person.page.locator('#crash').count(), 0);
    assert.equal(await person.record(), record);
    await person.leave();
  });
});

describe('the default button', () => {
  test('Enter presses the default button at the end of a round, even after a reload, and the mirror stays hidden', { timeout: 120_000 }, async () => {
    const person = await sit_down(house, { query: '?lang=en&game=mitaines&seed=5', quick: true });
    const slid = () => person.page.evaluate(() => document.documentElement.classList.contains('beside'));
    await play_round(person, { seed: 4 });
    await person.page.evaluate(() => document.activeElement?.blur());
    await person.until(() => mitts.state().panel === 'summary');
    assert.equal(await slid(), false);
    await person.reload();
    if ((await person.state()).panel !== 'summary') await person.page.keyboard.press('s');
    await person.until(() => mitts.state().panel === 'summary');
    assert.equal(await slid(), false);
    const { round } = await person.state();
    await person.page.keyboard.press('Enter');
    await person.until((was) => mitts.state().panel === null && mitts.state().round === was + 1, round);
    assert.equal(await slid(), false);
    await person.leave();
  });

  test('Enter and Escape close a dialog that has one button', async () => {
    for (const key of ['Enter', 'Escape']) {
      const person = await sit_down(house, { query: '?lang=en&game=mitaines&seed=nonsense' });
      await person.until(() => mitts.state().panel === 'dialog' && mitts.state().resting);
      await person.page.keyboard.press(key);
      await person.rest();
      assert.equal((await person.state()).panel, null);
      await person.leave();
    }
  });
});

test('a dialog that is requested twice opens only once, shows another tab’s changes, and closes with Escape', async () => {
  const person = await sit_down(house, { query: hand });
  await person.page.evaluate(() => document.querySelector('#mirror [data-do="menu"]').click());
  await person.rest();
  const control = (await person.controls()).find(({ label }) => /keys/i.test(label));
  const at = middle(control);
  await person.page.mouse.move(at.x, at.y);
  await person.page.mouse.down();
  await person.page.keyboard.press('?');
  await person.page.locator('#comfort').waitFor();
  await person.page.mouse.up();
  await person.rest();
  await person.page.keyboard.press('?');
  assert.equal(await person.page.locator('#comfort').count(), 1);
  const shown = await person.page.evaluate(() => {
    localStorage.setItem('mitts.text-table', 'yes'); // simulates a change in another tab
    dispatchEvent(new StorageEvent('storage'));
    return document.querySelector('#comfort [role="switch"]').getAttribute('aria-checked');
  });
  assert.equal(shown, 'true');
  await person.page.keyboard.press('Escape');
  await person.page.locator('#comfort').waitFor({ state: 'detached' });
  assert.equal(await person.page.locator('#crash').count(), 0);
  await person.leave();
});

test('a panel that is closed while it loads does not open later', async () => {
  const person = await sit_down(house, { query: hand });
  let let_through, note_request;
  const held = new Promise((resolve) => { let_through = resolve; });
  const asked = new Promise((resolve) => { note_request = resolve; });
  await person.page.route(/files\/(mitaines|mitch|mitigati)\.(en|fr)\./, async (route) => {
    note_request();
    await held;
    await route.continue();
  });
  await person.page.evaluate(() => document.querySelector('#mirror [data-do="menu"]').click());
  await person.rest();
  await person.press_control((label) => /^Lessons$/.test(label) || /learn/i.test(label));
  assert.equal((await person.state()).panel, 'lessons');
  await asked;
  await person.page.keyboard.press('Escape');
  await person.page.keyboard.press('Escape');
  await person.rest();
  const [answer] = await Promise.all([person.page.waitForResponse(/files\/(mitaines|mitch|mitigati)\.(en|fr)\./), let_through()]);
  await answer.finished();
  await person.page.waitForTimeout(300);
  assert.equal(await person.page.locator('#lessons').count(), 0);
  assert.equal((await person.state()).panel, null);
  await person.leave();
});

test('no notice is covered by another notice, the mirror or the text table', async () => {
  for (const alone of [false, true]) {
    const person = await sit_down(house, { query: hand, context: { viewport: { width: 1280, height: 720 } } });
    await person.page.evaluate((text_table) => {
      const lines = document.getElementById('lines') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'lines' }));
      lines.replaceChildren(...['update', 'other'].map((id) => {
        const line = Object.assign(document.createElement('aside'), { id, className: id === 'update' ? '' : 'line' });
        line.append(Object.assign(document.createElement('p'), { textContent: 'There is a new version of this page, which is being offered here.' }),
          Object.assign(document.createElement('button'), { id: `${id}-later`, textContent: 'Later' }));
        return line;
      }));
      document.documentElement.classList.add(text_table ? 'text' : 'beside');
    }, alone);
    for (const id of ['update-later', 'other-later']) {
      const seen = await person.page.evaluate((name) => {
        const button = document.getElementById(name);
        const { x, y, width, height } = button.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === button;
      }, id);
      assert.equal(seen, true, `${id} is covered`);
    }
    await person.leave();
  }
});

describe('an AI module with invalid replies', () => {
  // Runs in the page. Replaces the text of every reply from a Worker.
  function nonsense(kind) {
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      constructor(address) {
        super(address);
        const set = (listener) => {
          super.onmessage = (event) => {
            const text = event.data?.text;
            const number = /^number (\d+)/.exec(text)?.[1];
            if (number === undefined || /\nerror /.test(text)) return listener(event);
            const answer = { markup: `number ${number}\naction <img src=x> now\n`, 'no action': `number ${number}\n`, 'unknown action': `number ${number}\naction dance\n`, 'no reply': 'hello', 'another number': `number ${number}x\naction dance\n`, 'a later number': `number ${number}9\naction dance\n` }[kind];
            return listener({ data: { text: answer } });
          };
        };
        Object.defineProperty(this, 'onmessage', { set });
      }
    };
  }
  for (const kind of ['markup', 'no action', 'unknown action', 'no reply', 'another number', 'a later number']) {
    test(`after an invalid reply from the AI module (${kind}), play continues immediately`, async () => {
      const person = await sit_down(house, { query: '?lang=en&game=mitaines&seed=5', before: (context) => context.addInitScript(nonsense, kind) });
      const begun = Date.now();
      for (let turn = 0; turn < 2; turn++) {
        const { actions } = await person.my_turn();
        await take_turn(person, dice(turn + 1));
        await person.until((had) => mitts.state().actions >= had + 2 || mitts.state().phase !== 'playing', actions);
      }
      assert.ok(Date.now() - begun < 24_000, `${Date.now() - begun} ms`);
      assert.equal(await person.page.locator('#crash').count(), 0);
      await person.leave();
    });
  }
});

test('if every save of a match is from a newer version, no save is overwritten, and a dialog reports the failure', async () => {
  const context = await new_context(house.browser, { viewport: desktop, serviceWorkers: 'block' });
  const first = new Person(house, context, await context.newPage());
  await first.open('?lang=en');
  await first.click('NewGame', { index: 0 });
  await first.my_turn();
  const fill = () => {
    const number = Math.max(...Object.values(localStorage).map((text) => Number(/^mitts-save \d+ (\d+)/.exec(text)?.[1] ?? 0)));
    for (let place = 0; place < 8; place++) localStorage.setItem(`mitts.match${place > 0 ? `.${place}` : ''}`, `mitts-save 4 ${number + 9 + place} 12\nof a kind not known here\n`);
  };
  await first.page.evaluate(fill);
  const before = await first.page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await take_turn(first, dice(1)).catch(() => {});
  await first.page.locator('#tabs-keep').click();
  await first.page.locator('#tabs').filter({ hasText: 'could not be saved' }).waitFor();
  const kept = await first.page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([name]) => /^mitts\.match/.test(name)).sort()));
  assert.deepEqual(JSON.parse(before).filter(([name]) => /^mitts\.match/.test(name)), JSON.parse(kept), 'no save of the newer version is overwritten');
  await context.close();
});

test('a match saved while the clock shows the year 275760 opens after a reload', async () => {
  const person = await sit_down(house, { query: '?lang=en', before: (context) => context.addInitScript(() => {
    Date.now = () => 8_640_000_000_000_000;
  }) });
  await person.click('NewGame', { index: 0 });
  for (let turn = 0; turn < 3; turn++) {
    const { actions } = await person.my_turn();
    await take_turn(person, dice(turn + 1));
    await person.until((had) => mitts.state().actions >= had + 2 || mitts.state().phase !== 'playing', actions);
  }
  await person.my_turn();
  const record = await person.record();
  await person.reload();
  assert.equal(await person.record(), record);
  await person.leave();
});

describe('two people on one device', () => {
  async function two_people() {
    const person = await sit_down(house, { query: '?lang=en' });
    await person.click('Customize', { index: 0 });
    await person.press_control((label) => /^Mathilde: first-timer, next/.test(label));
    await person.seat_another();
    await person.press_control((label) => label === 'Deal the cards');
    assert.equal((await person.my_turn()).curtain, true);
    return person;
  }

  test('the curtain between two players’ turns names the next player instead of saying “you”', async () => {
    const person = await two_people();
    const told = await person.told();
    assert.match(told, /Player 1/);
    assert.doesNotMatch(told, /\byou\b/i);
    await person.leave();
  });

  test('between the turns of two players, a held key opens the curtain or plays a card, but not both', async () => {
    const person = await two_people();
    await hold(person, 'Enter');
    const lifted = await person.state();
    assert.deepEqual([lifted.curtain, lifted.actions], [false, 0]);
    await person.page.keyboard.press('ArrowRight');
    await hold(person, 'Enter'); // plays a card, after which the curtain closes
    // The first press may have shown the card's choices instead.
    if ((await person.state()).actions === 0) await hold(person, 'Enter');
    await person.until(() => mitts.state().curtain && !mitts.state().moving);
    await hold(person, 'ArrowRight', 3);
    const { curtain, actions } = await person.state();
    assert.deepEqual([curtain, actions], [true, 1]);
    await person.leave();
  });
});

describe('focus rings', () => {
  const ring = () => {
    const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement);
    // The second focus ring is a box shadow without an offset.
    return outlineStyle === 'none' && !boxShadow.includes('0px 0px 0px') ? 'none' : 'seen';
  };

  // Each dialog is opened with the first touches on the page, because browsers then show a focus ring if a script moves
  // the focus.
  for (const [control, dialog] of [['Check the deal', '#deal-note'], ['Lessons', '#lessons'], ['Keys and text table', '#comfort'], ['On the shelf', '#shelf']]) {
    test(`a touch on "${control}" shows no focus ring, but a key press does`, async () => {
      const person = await sit_down(house, { query: '?game=mitaines&seed=5', context: { ...telephone, viewport: { width: 390, height: 1100 } } });
      const { page } = person;
      const tap = async (place) => {
        const { x, y } = middle(place);
        await page.touchscreen.tap(x, y);
        await person.rest();
      };
      await tap(await person.find('Menu'));
      await tap((await person.controls()).find(({ label }) => label === control));
      await page.locator(`${dialog}[open]`).waitFor();
      await person.until(() => document.activeElement !== document.body);
      assert.equal(await page.evaluate(ring), 'none');
      if (dialog === '#lessons') {
        await page.locator('#lessons-begin').tap();
        await person.until(() => document.activeElement.closest('#lesson'));
        assert.equal(await page.evaluate(ring), 'none');
      }
      await page.keyboard.press('Shift'); // not Tab, which would leave the page if the dialog has only one button
      assert.equal(await page.evaluate(ring), 'seen');
      await person.leave();
    });
  }

  test('a focused text field always shows a focus ring', async () => {
    const person = await sit_down(house, { query: hand, context: telephone });
    await person.page.evaluate(() => {
      const text = document.body.appendChild(document.createElement('textarea'));
      addEventListener('pointerdown', () => { text.focus(); }, { once: true });
    });
    await person.page.touchscreen.tap(200, 700);
    assert.equal(await person.page.evaluate(ring), 'seen');
    await person.leave();
  });
});
