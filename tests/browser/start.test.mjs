// Tests the start page: languages, keys, starting the program, continuing a match, URLs and navigation.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dice, take_turn } from './player.mjs';
import { bring, desktop, eventually, new_context, open_house, phone, sit_down, small_window } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const placed = (person) => person.page.evaluate(() => document.documentElement.dataset.page);
const on_panel = (person, panel) => person.until((wanted) => mitts.state().panel === wanted && mitts.state().resting, panel);
const stored = (person, name) => person.page.evaluate((key) => localStorage.getItem(`mitts.${key}`), name);
const store = (person, name, text) => person.page.evaluate(([key, value]) => localStorage.setItem(`mitts.${key}`, value), [name, text]);
const settings = (words) => (context) => context.addInitScript((text) => { localStorage['mitts.settings'] ??= text; }, words);

// Records the names of requested files that match `wanted`.
function noting(wanted, asked) {
  return (context) => context.route(wanted, (route) => {
    asked.push(new URL(route.request().url()).pathname.split('/').pop().replace(/\.[A-Z2-7]{8}/, ''));
    return route.continue();
  });
}
const of_program = /\/files\/(mitts|ai|page|ai-worker|core|shapes|texts-\w\w)\.[A-Z2-7]{8}\.\w+$/;

describe('the start page without scripts', () => {
  for (const [name, language, game, learn] of [['', 'en', 'New match', 'Learn'], ['index.fr.html', 'fr', 'Nouvelle partie', 'Apprendre']]) {
    test(`without scripts, the start page is complete, and its links work (${language})`, async () => {
      const context = await new_context(house.browser, { javaScriptEnabled: false, viewport: phone });
      const page = await context.newPage();
      await page.goto(house.address + name);
      assert.equal(await page.getAttribute('html', 'lang'), language);
      assert.equal(await page.locator('h1').first().isVisible(), true);
      for (const words of [game, learn]) assert.equal(await page.locator('#games').getByRole('link', { name: new RegExp(words) }).count(), 3, words);
      for (const hidden of ['#resume', '#missing', '#loading', '#mirror']) assert.equal(await page.locator(hidden).isVisible(), false, hidden);
      assert.equal(await page.locator('#start noscript p, #start .aside').first().isVisible(), true);
      const addresses = await page.locator('#start a:visible').evaluateAll((links) => links.map(({ href }) => href));
      assert.ok(addresses.length > 15, String(addresses.length));
      for (const address of new Set(addresses)) {
        const answer = await page.request.get(address);
        assert.equal(answer.status(), 200, address);
        assert.match(answer.headers()['content-type'], /html/, address);
        if (/[?]/.test(address)) assert.ok((await answer.text()).includes(`<html lang="${language}"`), address);
      }
      await page.locator(`#languages a[hreflang=${language === 'en' ? 'fr' : 'en'}]`).click();
      assert.equal(await page.getAttribute('html', 'lang'), language === 'en' ? 'fr' : 'en');
      await page.locator('a.rules').first().click();
      assert.match(page.url(), /(rules|regles)\/mitaines\.html$/);
      await context.close();
    });
  }
});

describe('languages', () => {
  const address = (person) => person.page.url().slice(house.address.length);

  test('the site’s root URL redirects French users to the French page, but a page’s URL does not', async () => {
    const french = await sit_down(house, { context: { locale: 'fr-CA' } });
    assert.equal(address(french), 'index.fr.html');
    await french.open('index.html');
    assert.deepEqual([address(french), (await french.state()).language], ['index.html', 'en']);
    await french.leave();
    const english = await sit_down(house, { query: 'index.fr.html' });
    assert.deepEqual([address(english), (await english.state()).language], ['index.fr.html', 'fr']);
    await english.leave();
    const chosen = await sit_down(house, { before: settings('language=fr') });
    assert.equal(address(chosen), 'index.fr.html');
    await chosen.leave();
    const asked = await sit_down(house, { query: '?lang=fr&utm_source=a' });
    assert.equal(address(asked), 'index.fr.html?lang=fr&utm_source=a');
    await asked.leave();
  });

  test('the chosen language is stored, and the table uses it', async () => {
    const person = await sit_down(house);
    await person.choose_language('fr');
    assert.equal(address(person), 'index.fr.html');
    assert.match(await stored(person, 'settings'), /language=fr/);
    await person.click('NewGame', { index: 1 });
    assert.equal((await person.my_turn()).language, 'fr');
    await person.open('index.html');
    await person.page.goBack();
    await person.leave();
  });

  test('the French page, or a language in the URL, sets the table’s language', async () => {
    for (const query of ['index.fr.html', '?lang=fr', '?lang=fr&begin=mitaines']) {
      const person = await sit_down(house, { query });
      if (!query.includes('begin')) await person.click('NewGame', { index: 0 });
      assert.equal((await person.my_turn()).language, 'fr', query);
      await person.leave();
    }
  });

  test('the French page sets the table’s language even if the program has already started in English', async () => {
    const person = await sit_down(house, { query: 'index.fr.html', before: settings('language=en') });
    await person.page.locator('.begin').first().hover();
    await person.until(() => document.getElementById('loading').hidden && mitts.state().pictures);
    await person.click('NewGame', { index: 0 });
    await person.my_turn();
    await person.until(() => mitts.state().language === 'fr');
    await person.leave();
  });

  test('a link of the French page that is opened in a new tab shows a French table', async () => {
    const person = await sit_down(house, { query: 'index.fr.html' });
    const address = await person.page.locator('[data-game=mitch] .begin').evaluate((link) => link.href);
    const other = await person.another_tab(address.slice(house.address.length));
    assert.equal((await other.my_turn()).language, 'fr');
    await person.leave();
  });

  test('a link that is opened in a new tab shows the table in the user’s language', async () => {
    const person = await sit_down(house, { query: '?begin=mitch', context: { locale: 'fr-CA' } });
    assert.equal((await person.my_turn()).language, 'fr');
    assert.equal(await stored(person, 'settings'), null);
    await person.leave();
  });

  test('a language chosen in the settings also applies to the start page', async () => {
    const person = await sit_down(house);
    await person.click('Settings');
    await person.press_control((label) => label === 'Language: Français');
    await person.until(() => mitts.state().language === 'fr');
    await person.page.keyboard.press('Escape');
    await person.until(() => document.documentElement.lang === 'fr' && document.documentElement.dataset.page === 'start');
    assert.equal(address(person), 'index.fr.html');
    await person.leave();
  });
});

describe('starting the program', () => {
  test('while the start page is idle, the program is fetched and compiled, but not started', async () => {
    const asked = [];
    const person = await sit_down(house, { before: noting(of_program, asked) });
    const state = await person.state();
    assert.deepEqual([state.page, state.pictures, state.resting, state.panel, state.language], ['start', false, true, null, 'en']);
    assert.deepEqual([await person.record(), await person.frames()], ['', 0]);
    await eventually(person, () => globalThis.mitts_compiled?.size === 1);
    await person.page.evaluate(async () => { for (const { module } of mitts_compiled.values()) await module; });
    await person.page.waitForTimeout(300);
    assert.deepEqual(asked, ['mitts.wasm']);
    assert.equal(await person.page.evaluate(() => globalThis.MittsTable), undefined);
    assert.equal(await person.frames(), 0);
    await person.page.locator('#games .begin').nth(1).hover();
    await person.until(() => mitts.state().pictures);
    assert.equal(await placed(person), 'start', 'hovering over a game does not begin a match');
    assert.equal((await person.state()).page, 'start');
    assert.equal(asked.filter((name) => name === 'mitts.wasm').length, 1);
    assert.ok(asked.includes('mitts.js') && asked.includes('page.js'), asked.join(' '));
    await person.leave();
  });

  test('if the browser’s data saver is on, nothing is fetched in advance', async () => {
    const asked = [];
    const person = await sit_down(house, { async before(context) {
      await noting(of_program, asked)(context);
      await context.addInitScript(() => { Object.defineProperty(navigator, 'connection', { value: { saveData: true } }); });
    } });
    await person.page.evaluate(() => new Promise((done) => { requestIdleCallback(() => setTimeout(done, 500)); }));
    assert.deepEqual(asked, []);
    await person.click('NewGame', { index: 0 });
    assert.equal((await person.my_turn()).page, 'table');
    await person.leave();
  });

  for (const [what, turn] of /** @type {const} */ ([
    ['the focus', (page) => page.locator('.learn').first().focus()], ['the pointer', (page) => page.locator('.arrange').last().hover()],
  ])) {
    test(`the program starts when ${what} moves to a game’s link`, async () => {
      const person = await sit_down(house, { context: { viewport: small_window } });
      await turn(person.page);
      await person.until(() => mitts.state().pictures);
      assert.equal(await placed(person), 'start');
      await person.leave();
    });
  }

  test('a click on a game immediately shows the table’s background and the loading progress', async () => {
    let ask;
    const asked = new Promise((resolve) => { ask = resolve; });
    const person = await sit_down(house, { before: (context) => context.route('**/texts-en.*.txt', ask) });
    const seen = await person.page.evaluate(() => {
      document.querySelector('.begin').click();
      const { display } = getComputedStyle(document.getElementById('loading'));
      return [document.documentElement.dataset.page, display, document.getElementById('start').checkVisibility(), mitts.state().resting];
    });
    assert.deepEqual(seen, ['table', 'flex', false, false]);
    await person.until(() => document.getElementById('progress').value > 0);
    (await asked).continue();
    assert.equal((await person.my_turn()).page, 'table');
    await person.leave();
  });

  // Clicks on a game, and waits until the program has started the match without its pictures.
  async function begin_without_pictures(options = {}) {
    let ask;
    const asked = new Promise((resolve) => { ask = resolve; });
    const person = await sit_down(house, { ...options, before: (context) => context.route('**/core.*.png', ask) });
    await person.page.locator('.begin').first().click();
    await person.until(() => localStorage['mitts.place'] === 'table');
    assert.equal((await person.state()).page, 'start');
    return { person, let_pictures_come: async () => (await asked).continue() };
  }

  test('the match starts while its pictures are loading, but the first deal waits until the table is shown', async () => {
    const { person, let_pictures_come } = await begin_without_pictures({ context: { reducedMotion: 'no-preference' } });
    await person.page.evaluate(() => {
      const look = () => {
        const { page, moving } = mitts.state();
        if (page === 'table') globalThis.first_moving = moving;
        else requestAnimationFrame(look);
      };
      look();
    });
    await let_pictures_come();
    await person.until(() => 'first_moving' in globalThis);
    assert.equal(await person.page.evaluate(() => globalThis.first_moving), true);
    await person.my_turn();
    await person.leave();
  });

  test('Back leads to the start page even before the pictures have loaded', async () => {
    const { person, let_pictures_come } = await begin_without_pictures();
    await person.page.goBack();
    await let_pictures_come();
    await person.until(() => document.getElementById('loading').hidden && mitts.state().pictures);
    const { page, panel } = await person.state();
    assert.deepEqual([page, panel, await placed(person)], ['start', null, 'start']);
    await person.leave();
  });

  test('a click immediately after loading starts the match without reloading the page', async () => {
    const person = await sit_down(house, { before: (context) => context.addInitScript(() => {
      sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
      addEventListener('load', () => document.querySelector('.begin').click());
    }) });
    assert.equal((await person.my_turn()).page, 'table');
    assert.equal(await person.page.evaluate(() => sessionStorage.loads), '1');
    await person.leave();
  });
});

describe('keys', () => {
  for (const [key, game] of [['1', 'mitaines'], ['2', 'mitch'], ['3', 'mitigati']]) {
    test(`the key ${key} starts a match of ${game}`, async () => {
      const person = await sit_down(house);
      await person.page.keyboard.press(key);
      await person.my_turn();
      assert.match(await person.record(), new RegExp(`\\[Game "${game}"\\]`));
      await person.leave();
    });
  }

  test('Enter continues an unfinished match or, if there is none, starts a match of the last chosen game', async () => {
    const person = await sit_down(house, { before: (context) => context.addInitScript(() => { localStorage['mitts.game'] ??= 'mitch'; }) });
    await person.page.keyboard.press('Enter');
    await person.my_turn();
    const record = await person.record();
    assert.match(record, /\[Game "mitch"\]/);
    await person.page.goBack();
    await person.until(() => document.documentElement.dataset.page === 'start');
    await person.page.keyboard.press('Enter');
    await person.my_turn();
    assert.equal(await person.record(), record);
    await person.leave();
  });

  test('digit keys start a match, unless shortcuts are off, a form field has the focus or a modifier key is held', async () => {
    const person = await sit_down(house, { before: (context) => context.addInitScript(() => { localStorage['mitts.keys'] ??= 'off'; }) });
    await person.page.keyboard.press('1');
    await store(person, 'keys', '');
    await person.page.keyboard.press('Control+1');
    await person.page.locator('#look summary').click();
    await person.page.locator('#look input:checked').first().focus();
    await person.page.keyboard.press('1');
    assert.equal(await placed(person), 'start');
    await person.page.locator('[data-game="mitch"] .begin').focus();
    await person.page.keyboard.press('1');
    await person.my_turn();
    assert.match(await person.record(), /\[Game "mitaines"\]/);
    await person.leave();
  });
});

test('a key of the start page does not also reach the table, and the arrow keys scroll the page', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=3', context: { viewport: phone } });
  await person.my_turn();
  await person.click('Menu');
  await person.press_control((label) => label === 'Start page');
  await person.until(() => document.activeElement.id === 'start');
  await person.rest();
  await eventually(person, () => scrollY > 0, () => person.page.keyboard.press('ArrowDown'));
  const told = async (key) => {
    await person.page.keyboard.press(key);
    await person.my_turn();
    const chosen = await person.page.locator('#mirror [aria-pressed=true], #mirror [aria-expanded=true]').count();
    return { actions: (await person.state()).actions, chosen };
  };
  const go_back = async () => {
    await person.page.goBack();
    await person.until(() => document.documentElement.dataset.page === 'start');
  };
  assert.deepEqual(await told('1'), { actions: 0, chosen: 0 });
  await go_back();
  const begun = await told('2');
  await go_back();
  assert.deepEqual(await told('Enter'), begun); // at the table, Enter would draw a card
  await person.leave();
});

test('a link that differs from the start page only in its fragment opens', async () => {
  const person = await sit_down(house);
  await person.page.evaluate(() => { location.hash = 'game=mitch&seed=3'; });
  await person.until(() => globalThis.mitts?.state().page === 'table');
  assert.match(await person.record(), /\[Game "mitch"\]/);
  await person.leave();
});

test('dragging a link of the page does not import the link', async () => {
  const person = await sit_down(house);
  await person.page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', location.href);
    for (const type of ['dragstart', 'drop', 'dragend']) document.querySelector('a.rules').dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  assert.equal(await placed(person), 'start');
  await person.leave();
});

test('the start page’s scripts cause no layout shift', async () => {
  const note_shifts = (context) => context.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) shifts.push({ value, of: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.nodeName) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Fonts that arrive after the first paint, as on a busy machine, would shift the layout too.
  const without_fonts = (context) => context.route('**/*.ttf', (route) => route.abort());
  // Delays start.js until long after the first paint.
  const slow = (context) => context.route('**/start.*.js', async (route) => {
    await new Promise((resolve) => { setTimeout(resolve, 700); });
    await route.continue();
  });
  const person = await sit_down(house, { context: { viewport: phone }, before: (context) => Promise.all([note_shifts(context), without_fonts(context), slow(context)]) });
  await person.page.waitForTimeout(200);
  const shifts = await person.page.evaluate(() => globalThis.shifts);
  assert.ok(shifts.reduce((sum, { value }) => sum + value, 0) < 0.01, JSON.stringify(shifts));
  await person.context.close(); // without leave(), which would report the missing fonts
});

describe('the match to continue', () => {
  const card = (person) => person.page.locator('#resume');
  async function with_a_match(options = {}) {
    const person = await sit_down(house, { context: { viewport: desktop }, ...options });
    assert.equal(await card(person).isVisible(), false);
    assert.equal(await person.page.locator('#first-time').isVisible(), true);
    await person.click('NewGame', { index: 0 });
    await person.my_turn();
    await take_turn(person, dice(1));
    await person.my_turn();
    const record = await person.record();
    await person.page.goBack();
    await person.until(() => document.documentElement.dataset.page === 'start');
    await store(person, 'place', 'start');
    return { person, record };
  }
  const goes_on = async (person, record) => {
    await person.click('Continue');
    await person.my_turn();
    assert.equal(await person.record(), record);
  };

  test('the start page shows the unfinished match’s game, scores and cards from its stored summary', async () => {
    const { person, record } = await with_a_match();
    for (const again of [false, true]) {
      if (again) await person.reload();
      assert.equal(await card(person).isVisible(), true);
      assert.equal((await person.state()).pictures, !again, 'after a reload the program has not loaded yet');
      assert.match(await person.page.locator('#resume-title').textContent(), /^Mitaines/);
      assert.equal(await person.page.locator('#resume-turn').textContent(), 'Your turn');
      assert.notEqual(await person.page.locator('#resume-detail').textContent(), '');
      assert.ok(await person.page.locator('#resume-scores dd').count() >= 2);
      assert.ok(await person.page.locator('.resume-cards .mini-card').count() >= 1);
      assert.equal(await person.page.locator('#resume-shelf .count').textContent(), '1');
      assert.equal(await person.page.locator('#first-time').isVisible(), false);
      assert.equal((await person.targets()).filter(({ id }) => id === 'Continue').length, 1);
    }
    for (const width of [390, 320]) {
      await person.page.setViewportSize({ width, height: 800 });
      assert.equal(await person.page.locator('#resume-shelf').innerText().then((text) => text.replace(/\s+/g, ' ')), 'On the shelf 1');
      for (const name of ['#continue', '#resume-shelf']) {
        assert.ok(await person.page.locator(name).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), `${name} is cut off at ${width}`);
      }
      assert.ok(await person.page.locator('#resume-shelf .word').evaluate((word) => word.getBoundingClientRect().width > 20), `no words at ${width}`);
    }
    await person.page.setViewportSize(desktop);
    await goes_on(person, record);
    await person.leave();
  });

  for (const [what, change] of /** @type {const} */ ([
    ['damaged', () => '{"number":'], ['from an earlier save', (line) => line.replace(/"number":\d+/, '"number":7')],
    ['of another type', () => '[]'], ['missing', () => null],
  ])) {
    test(`if the summary is ${what}, only the game and the date are shown, and the program rewrites the summary`, async () => {
      const { person, record } = await with_a_match();
      const name = await person.page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('mitts.summary.')));
      const line = await person.page.evaluate((key) => localStorage.getItem(key), name);
      await person.page.evaluate(([key, text]) => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text)), [name, change(line)]);
      await person.reload();
      assert.equal(await person.page.locator('#resume-title').textContent(), 'Mitaines');
      assert.match(await person.page.locator('#resume-detail').textContent(), /20\d\d/);
      assert.equal(await person.page.locator('#resume-scores dd').count(), 0);
      await person.wake();
      await eventually(person, `localStorage.getItem('${name}') === ${JSON.stringify(line)}`);
      await goes_on(person, record);
      await person.leave();
    });
  }

  test('if the latest match is finished, the start page offers the shelf instead of a match to continue', async () => {
    const { person } = await with_a_match();
    const name = await person.page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('mitts.summary.')));
    await person.page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), over: true })), name);
    await person.reload();
    assert.equal(await card(person).isVisible(), false);
    assert.equal(await person.page.locator('#shelf-door').isVisible(), true);
    await person.click('Shelf');
    await person.page.locator('#shelf li').first().waitFor();
    await person.leave();
  });

  test('a match from an old version is shown with its game but without a date', async () => {
    const person = await sit_down(house);
    await store(person, 'match', 'mitts-save 1\nround 1\nseat human A\n\n[Game "mitigati"]\n[Seed "5"]\n\n');
    await person.reload();
    assert.equal(await person.page.locator('#resume-title').textContent(), 'Mitigati');
    assert.equal(await person.page.locator('#resume-detail').textContent(), '');
    for (const summary of ['{"number":0}', '{"number":0,"scores":[null],"cards":[]}', '{"number":0,"scores":[],"cards":[7]}']) {
      await person.page.evaluate((text) => localStorage.setItem('mitts.summary.match', text), summary);
      await person.reload();
      assert.equal(await person.page.locator('#resume-title').textContent(), 'Mitigati', summary);
    }
    await store(person, 'match', 'mitts-save 2 999999999999999 0\nround 1\nseat human A\n\n[Game "mitigati"]\n[Seed "5"]\n\n');
    await person.reload();
    assert.equal(await person.page.locator('#resume-detail').textContent(), '', 'no date after the year 2200');
    await store(person, 'match', 'mitts-save 1\nround 1\nseat human A\n\n[Game "constructor"]\n[Seed "5"]\n\n');
    await person.reload();
    assert.equal(await person.page.locator('#resume-title').textContent(), 'A match');
    await person.leave();
  });

  test('a summary is never parsed as HTML', async () => {
    const { person } = await with_a_match();
    const name = await person.page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('mitts.summary.')));
    await person.page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), name: '<img src=x>' })), name);
    await person.reload();
    assert.equal(await person.page.locator('#resume-title').textContent(), '<img src=x>');
    assert.equal(await person.page.locator('#resume img').count(), 0);
    await person.leave();
  });
});

describe('the start page opened with a URL parameter', () => {
  for (const [query, check] of /** @type {const} */ ([
    ['?begin=mitigati', async (person) => { assert.match((await person.my_turn()) && await person.record(), /mitigati/); }],
    ['?learn=mitch', (person) => on_panel(person, 'lessons')], ['?open=lessons', (person) => on_panel(person, 'lessons')],
    ['?Arrange=Mitch.', async (person) => {
      await on_panel(person, 'new-match');
      assert.equal((await person.state()).arranged, 'mitch');
    }],
    ['?open=continue', (person) => on_panel(person, 'shelf')], ['?open=settings', (person) => on_panel(person, 'settings')], ['?open=shelf', (person) => on_panel(person, 'shelf')],
    ['?open=played', (person) => on_panel(person, 'played')],
  ])) {
    test(`${query} opens the requested panel or match, and Escape leads from the panel to the start page`, async () => {
      const person = await sit_down(house, { query });
      await check(person);
      assert.equal(await placed(person), 'table');
      assert.equal(person.page.url(), house.address, 'the query is removed, so that a reload does not repeat it');
      if ((await person.state()).page === 'start') {
        await person.page.keyboard.press('Escape');
        await person.until(() => document.documentElement.dataset.page === 'start');
        assert.equal(await person.page.locator('#start').isVisible(), true);
      }
      await person.leave();
    });
  }

  test('a URL with an unknown game, or with only campaign parameters, opens the start page', async () => {
    const person = await sit_down(house, { query: '?utm_source=a&fbclid=b' });
    assert.equal(await placed(person), 'start');
    for (const query of ['?begin=chess', '?begin=constructor', '?open=__proto__', '?open=toString']) {
      await person.open(query);
      assert.equal(await placed(person), 'start', query);
      assert.equal(await person.page.locator('#start').isVisible(), true, query);
    }
    await person.leave();
  });

  test('a lesson’s URL opens the start page if its game is unknown, and the lesson list if only the lesson is unknown', async () => {
    const person = await sit_down(house);
    await person.page.goto('about:blank');
    await person.page.goto(`${house.address}#lesson=chess/castling`);
    await person.until(() => globalThis.mitts?.state().pictures && document.documentElement.dataset.page === 'start');
    assert.equal(person.page.url(), house.address);
    const begun = { mitaines: { done: ['match'], at: ['steal', 1] } };
    await person.page.evaluate((text) => localStorage.setItem('mitts.lessons', text), JSON.stringify(begun));
    await person.page.goto('about:blank');
    await person.page.goto(`${house.address}#lesson=mitaines/stael`);
    await person.page.locator('#lessons-begin').waitFor();
    assert.deepEqual(await person.page.evaluate(() => JSON.parse(localStorage.getItem('mitts.lessons'))), begun);
    await person.page.goto('about:blank');
    await person.page.goto(`${house.address}#Lesson%3DMitaines%2FSteal).`);
    await person.page.locator('#lesson[data-lesson=steal]').waitFor();
    await person.leave();
  });

  test('a link to a match, or a reload of an open match, never shows the start page', async () => {
    const note = () => {
      globalThis.seen = [];
      new MutationObserver(() => { globalThis.seen.push(document.documentElement.dataset.page); }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-page'] });
    };
    const person = await sit_down(house, { query: '?game=mitch&seed=5', before: (context) => context.addInitScript(note) });
    await person.my_turn();
    await person.open();
    assert.equal((await person.state()).page, 'table');
    assert.deepEqual([...new Set(await person.page.evaluate(() => seen))], ['table']);
    await person.leave();
  });
});

describe('navigation', () => {
  const shown = (person, place) => person.until((wanted) => document.documentElement.dataset.page === wanted && mitts.state().resting, place);

  test('Back leads from a table to the start page, and Forward leads to the match', async () => {
    const person = await sit_down(house);
    const begun = await person.page.evaluate(() => history.length);
    await person.click('NewGame', { index: 0 });
    await person.my_turn();
    const record = await person.record();
    await person.page.goBack();
    await shown(person, 'start');
    assert.equal((await person.state()).page, 'start');
    assert.equal(await person.page.title(), 'Mitts: Mitaines, Mitch and Mitigati');
    await person.page.goForward();
    await shown(person, 'table');
    assert.equal(await person.record(), record);
    assert.equal(await person.page.evaluate(() => history.length), begun + 1);
    await person.leave();
  });

  for (const [opener, panel, dialog] of [['[data-act=played]', 'played', '#statistics'], ['#games [data-act=lessons]', 'lessons', '#lessons'],
    ['[data-act=settings]', 'settings', null]]) {
    test(`Back and Escape close a panel, and the focus returns to the link that opened it (${panel})`, async () => {
      const person = await sit_down(house);
      const link = person.page.locator(`#start ${opener}`).first();
      const open = async () => {
        await link.press('Enter');
        await on_panel(person, panel);
        if (dialog) await person.page.locator(dialog).waitFor();
      };
      const closed = async () => {
        await shown(person, 'start');
        assert.equal(await person.page.locator('dialog[open]').count(), 0);
        assert.equal(await link.evaluate((element) => element === document.activeElement), true);
      };
      await open();
      await person.page.goBack();
      await closed();
      await open();
      await person.page.keyboard.press('Escape');
      await closed();
      await person.leave();
    });
  }

  test('leaving a table with Back closes its dialogs', async () => {
    const person = await sit_down(house);
    await person.click('NewGame', { index: 0 });
    await person.my_turn();
    await person.page.keyboard.press('?');
    await person.page.locator('#comfort').waitFor();
    await person.page.goBack();
    await shown(person, 'start');
    assert.equal(await person.page.locator('dialog[open]').count(), 0);
    await person.leave();
  });

  test('leaving a table with Back hides the rules panel', async () => {
    const person = await sit_down(house);
    await person.click('NewGame', { index: 0 });
    await person.my_turn();
    await person.click('Menu');
    await person.press_control((label) => label === 'Rules in force');
    await person.press_control((label) => label === 'Rule M1: Players');
    await person.page.locator('#reference').waitFor();
    await person.page.goBack();
    await shown(person, 'start');
    assert.equal(await person.page.locator('#reference').isVisible(), false);
    await person.leave();
  });

  test('returning from another page with Back shows the start page, including any match played in the meantime', async () => {
    const person = await sit_down(house);
    await person.page.locator('a.rules').first().click();
    await person.page.waitForURL(/rules\/mitaines/);
    const other = await person.another_tab('?begin=mitch');
    await other.my_turn();
    await store(other, 'place', 'start');
    await person.page.bringToFront();
    await person.page.goBack();
    await person.ready();
    assert.equal(await placed(person), 'start');
    assert.match(await person.page.locator('#resume-title').textContent(), /^Mitch/);
    // Simulates a return from the back/forward cache, which this browser does not use.
    await person.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/^mitts\.(match|summary)/.test(key)) localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    assert.equal(await person.page.locator('#resume').isVisible(), false);
    await person.leave();
  });

  test('a table’s menu leads to the start page', async () => {
    const person = await sit_down(house);
    await person.click('NewGame', { index: 2 });
    await person.my_turn();
    await person.click('Menu');
    await person.press_control((label) => label === 'Start page');
    await shown(person, 'start');
    assert.match(await person.page.locator('#resume-title').textContent(), /^Mitigati/);
    await person.reload();
    assert.equal(await placed(person), 'start');
    await person.leave();
  });
});

test('a match dropped on or pasted into the start page is put on the shelf, even before the program has loaded', async () => {
  const record = '[Game "mitch"]\n[Seed "7"]\n\n';
  for (const what of [['drop', 'body', [{ name: 'one.txt', text: record }]], ['paste', 'body', [{ text: record }]]]) {
    const person = await sit_down(house, { context: { viewport: small_window } });
    assert.equal(await person.page.evaluate(bring, what), true);
    await person.page.locator('#shelf .told span').filter({ hasText: '1 match was put on the shelf.' }).waitFor();
    assert.equal(await person.page.locator('#shelf li').count(), 1);
    await person.page.keyboard.press('Escape');
    await person.until(() => document.documentElement.dataset.page === 'start');
    assert.match(await person.page.locator('#resume-title').textContent(), /^Mitch/);
    await person.leave();
  }
});
