// Tests tables on pages that change attributes, move elements, add frames later, use unusual sizes or have scroll bars.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { samples } from '../../tools/site/guide.mjs';
import { open_host } from './embed_host.mjs';
import { act, click_start, position, readers, running, start } from './embed_reader.mjs';
import { launch_chromium, open_house } from './table.mjs';

let house, host, open;
before(async () => {
  [house, host] = [await open_house(), await open_host()];
  ({ open } = readers(house, host));
});
after(async () => {
  await house.close();
  await host.close();
});

const helper = () => `<script src="${house.address}mitts-embed.js"></script>`;
const element = '<mitts-table game="mitaines" hands="7S,7D,KC/3H,9C,2D" pile="2C,KH" turn="0">Two sevens</mitts-table>';

// Opens a page on the other site with this body.
function page_with(body, options) {
  host.put(`<!doctype html><meta charset="utf-8"><title>A page</title><style>body{margin:0}</style>${body}`);
  return open(host.address, { viewport: { width: 900, height: 700 }, ...options });
}
// Starts counting the documents that the page's frames load.
const count_loads = (page) => page.evaluate(() => {
  globalThis.loads = 0;
  globalThis.line = [];
  addEventListener('message', ({ data }) => { if (data?.mitts && data.type === 'ready' && data.id === undefined) loads += 1; });
});
const frame_of = async (page, selector = 'mitts-table iframe') => (await page.waitForSelector(selector)).contentFrame();

test('setting an attribute to its current value, or changing an unrelated attribute, does not reload a started table', async () => {
  const { page, complaints, close } = await page_with(helper() + element);
  const frame = await frame_of(page);
  await click_start(frame);
  await running(frame);
  await count_loads(page);
  await page.evaluate(() => {
    const table = document.querySelector('mitts-table');
    const same = [...table.attributes].map(({ name, value }) => [name, value]);
    const other = ['class', 'style', 'id', 'data-x', 'aria-label', 'aria-hidden', 'inert', 'title', 'role', 'tabindex', 'dir', 'draggable', 'nonce', 'part', 'slot',
      'popover', 'translate', 'name', 'width', 'height', 'loading', 'hx-get', '_ngcontent-ng-c1', 'wire:id'].map((name) => [name, '1']);
    for (const [name, value] of [...same, ...other, ...other]) table.setAttribute(name, value);
    for (const [name] of other) table.removeAttribute(name);
    table.removeAttribute('pile'); // the next statement restores the attribute within the same task
    table.setAttribute('pile', '2C,KH');
  });
  await page.waitForTimeout(300);
  assert.equal((await frame.evaluate(() => mitts.state())).page, 'table');
  assert.equal(await page.evaluate(() => loads), 0);
  // Changes to the language and the appearance apply to the current match.
  await page.evaluate(() => document.querySelector('mitts-table').setAttribute('lang', 'fr'));
  await frame.waitForFunction(() => mitts.state().language === 'fr');
  await page.evaluate(() => document.querySelector('mitts-table').setAttribute('theme', 'dark'));
  await page.evaluate(() => document.querySelector('mitts-table').removeAttribute('theme'));
  // Without the attribute, the table returns to the user's language.
  await page.evaluate(() => document.querySelector('mitts-table').removeAttribute('lang'));
  await frame.waitForFunction(() => mitts.state().language === 'en');
  assert.equal(await page.evaluate(() => loads), 0);
  // Changing the cards reloads the frame.
  await page.evaluate(() => document.querySelector('mitts-table').setAttribute('pile', '2C'));
  await page.waitForFunction(() => loads === 1);
  assert.match(await (await frame_of(page)).textContent('#description'), /^Mitaines/);
  assert.deepEqual(complaints, []);
  await close();
});

// Returns true in a frame that has this theme, 'light' or 'dark'.
const is_theme = (theme) => document.documentElement.hasAttribute('data-dark') === (theme === 'dark');

test('an attribute that changes in every animation frame does not reload a started table, and its last value is shown', async () => {
  const { page, complaints, close } = await page_with(helper() + element);
  const frame = await frame_of(page);
  await start(page, frame);
  await act(page, frame, /^Play the 7 of spades/);
  await frame.waitForFunction(() => mitts.state().actions >= 2 && mitts.state().resting);
  const record = await frame.evaluate(() => mitts.record());
  await count_loads(page);
  const codes = await page.evaluate(async () => {
    const table = document.querySelector('mitts-table');
    const codes = [];
    table.table.on('error', ({ code }) => codes.push(code));
    for (let at = 0; at < 45; at++) {
      table.setAttribute('theme', at % 2 ? 'light' : 'dark');
      await new Promise(requestAnimationFrame);
    }
    table.setAttribute('theme', 'dark');
    table.setAttribute('lang', 'fr');
    return codes;
  });
  assert.deepEqual(codes, [], 'the page can still send messages of its own');
  await frame.waitForFunction(is_theme, 'dark');
  await frame.waitForFunction(() => mitts.state().language === 'fr');
  assert.equal(await page.evaluate(() => loads), 0);
  assert.equal(await frame.evaluate(() => mitts.record()), record);
  // A moved frame loads again, with the current values.
  await page.evaluate(() => document.body.append(document.querySelector('mitts-table')));
  await page.waitForFunction(() => loads === 1);
  await (await frame_of(page)).waitForFunction(is_theme, 'dark');
  assert.deepEqual(complaints, []);
  await close();
});

// Runs in the page, before the helper script. Replaces each answer to a changed attribute by answer(data), or drops the
// answer if there is no such value. The helper's clock is twenty times as fast.
function answers_to_replace() {
  const later = setTimeout;
  globalThis.setTimeout = /** @type {any} */ ((act, delay) => later(act, delay / 20));
  globalThis.answer = (data) => data;
  addEventListener('message', (event) => {
    const { data, source, origin } = event;
    if (!event.isTrusted || data?.mitts !== 1 || data.type !== 'state' || typeof data.id !== 'number') return;
    event.stopImmediatePropagation();
    const replaced = globalThis.answer(data);
    if (replaced) dispatchEvent(new MessageEvent('message', { data: replaced, source, origin }));
  });
}

test('a changed attribute is sent again if the answer is missing or the rate is too high, and reloads the frame only if it is refused', async () => {
  const { page, close } = await page_with(`<script>(${answers_to_replace})()</script>${helper()}${element}`);
  const frame = await frame_of(page);
  await click_start(frame);
  await running(frame);
  await count_loads(page);
  const set = (theme) => page.evaluate((value) => document.querySelector('mitts-table').setAttribute('theme', value), theme);
  for (const code of [null, 'rate']) {
    await page.evaluate((wrong) => {
      globalThis.asked = 0;
      globalThis.answer = ({ id }) => {
        globalThis.asked += 1;
        return wrong && { mitts: 1, type: 'error', id, code: wrong, what: '' };
      };
    }, code);
    await set('dark');
    await page.waitForFunction(() => globalThis.asked === 1);
    await set('light');
    await page.waitForFunction(() => globalThis.asked === 2);
    await page.evaluate(() => { globalThis.answer = (data) => data; });
    await frame.waitForFunction(is_theme, 'light');
    assert.equal(await page.evaluate(() => loads), 0, String(code));
  }
  await page.evaluate(() => {
    globalThis.answer = ({ id }) => {
      globalThis.answer = (data) => data;
      return { mitts: 1, type: 'error', id, code: 'value', what: '' };
    };
  });
  await set('dark');
  await page.waitForFunction(() => loads === 1);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => loads), 1);
  await (await frame_of(page)).waitForFunction(is_theme, 'dark');
  await close();
});

test('a <mitts-table> can be moved into a document without a window and back', async () => {
  const { page, complaints, close } = await page_with(helper() + element);
  await (await frame_of(page)).waitForSelector('#start:visible');
  await page.evaluate(() => {
    const other = document.implementation.createHTMLDocument();
    globalThis.other = other;
    for (const table of [document.querySelector('mitts-table'), document.createElement('mitts-table')]) {
      table.id = table.isConnected ? 'old' : 'new';
      other.body.append(table);
      table.setAttribute('seed', '5');
      table.setAttribute('width', '300');
      Mitts.attach(table).look();
    }
  });
  assert.deepEqual(complaints, []);
  await page.evaluate(() => document.body.append(...globalThis.other.body.children));
  for (const id of ['old', 'new']) {
    const frame = await frame_of(page, `#${id} iframe`);
    await frame.waitForSelector('#start:visible');
    assert.match(await frame.evaluate(() => location.search), /seed=5/);
    assert.equal(await page.evaluate((of) => document.getElementById(of).offsetWidth, id), 300);
  }
  await close();
});

test('in a shadow tree, an element works like elsewhere, and a script can attach a frame', async () => {
  const { page, complaints, close } = await page_with(`${helper()}<div id="host"></div>`);
  const sizes = await page.evaluate(async (address) => {
    const root = document.getElementById('host').attachShadow({ mode: 'closed' });
    root.innerHTML = `<iframe data-mitts src="${address}"></iframe><mitts-table game="mitch" seed="5"></mitts-table>`;
    const [frame, element] = root.children;
    const tables = [frame, element].map(Mitts.attach);
    await Promise.all(tables.map((table) => table.ping()));
    return tables.map((table) => table.frame.style.height);
  }, `${house.address}embed.html?game=mitaines&amp;seed=8`);
  for (const height of sizes) assert.match(height, /^\d+px$/);
  assert.deepEqual(complaints, []);
  await close();
});

test('after a table has been created, moved, reattached or changed, commands wait until it is ready', async () => {
  const { page, complaints, close } = await page_with(`${helper()}<div id="one">${element}</div><div id="two"></div>
    <iframe data-mitts src="${house.address}embed.html${position.replaceAll('&', '&amp;')}"></iframe>`);
  await (await frame_of(page)).waitForSelector('#start:visible');
  const answers = await page.evaluate(async () => {
    const answers = [];
    const ask = async (what, table) => answers.push(`${what} ${await table.ping().then(({ type }) => type, ({ code }) => code)}`);
    const element = document.querySelector('mitts-table');
    const table = Mitts.attach(element);
    await ask('at first', table);
    document.getElementById('two').append(element);
    await ask('moved', table);
    element.remove();
    setTimeout(() => document.body.append(element), 300);
    await ask('removed and added', table);
    element.setAttribute('seed', '6');
    for (const name of ['hands', 'pile', 'turn']) element.removeAttribute(name);
    await ask('changed', table);
    const frame = document.querySelector('iframe');
    const plain = Mitts.attach(frame);
    await ask('a frame', plain);
    document.getElementById('two').append(frame);
    await ask('a frame moved', plain);
    frame.src = frame.src.replace('turn=0', 'turn=1');
    await ask('a frame sent elsewhere', plain);
    const made = document.createElement('mitts-table');
    const later = Mitts.attach(made);
    made.setAttribute('game', 'mitch');
    made.style.marginTop = '3000px'; // far below the viewport, where a lazy frame does not load
    setTimeout(() => document.body.append(made), 100);
    await ask('made', later);
    element.setAttribute('record', '\uD800');
    await ask('a broken record', table);
    element.removeAttribute('record');
    element.setAttribute('seed', '7');
    const { state } = await table.start();
    answers.push(`started ${state.started} ${(await table.ready).type}`);
    return answers;
  });
  assert.deepEqual(answers, ['at first ready', 'moved ready', 'removed and added ready', 'changed ready', 'a frame ready', 'a frame moved ready',
    'a frame sent elsewhere ready', 'made ready', 'a broken record ready', 'started true ready']);
  assert.equal(await page.evaluate(() => document.querySelector('mitts-table').frame.src.includes('seed=7')), true);
  assert.deepEqual(complaints, []);
  await close();
});

test('the helper script can load after the page’s other scripts, and sets up frames that are added later', async () => {
  const talk = samples['talk.js'].replaceAll('https://HOST/', house.address);
  const { page, complaints, close } = await page_with(`${element}<div id="later"></div>
    <script type="module">${talk}\nglobalThis.talked = true;</script><script src="${house.address}mitts-embed.js" async></script>
    <script src="${house.address}mitts-embed.js" async></script>`);
  await page.waitForFunction(() => globalThis.talked);
  await page.evaluate((address) => {
    document.getElementById('later').innerHTML = `<p><iframe data-mitts src="${address}" title="a"></iframe></p><iframe data-mitts="game=mitch&seed=5" title="b"></iframe>`;
  }, `${house.address}embed.html?game=mitaines&amp;seed=8`);
  await page.waitForFunction(() => [...document.querySelectorAll('#later iframe')].every(({ style }) => /px/.test(style.height)));
  const frame = await frame_of(page, '#later iframe[title=b]');
  assert.match(await frame.textContent('#description'), /^Mitch/);
  await page.evaluate(() => { document.querySelector('[title=b]').dataset.mitts = 'game=mitigati&seed=5'; });
  await frame.waitForFunction(() => document.getElementById('description')?.textContent.startsWith('Mitigati'));
  await page.evaluate(() => document.querySelector('#later iframe').setAttribute('data-mitts', ''));
  assert.deepEqual(complaints, []);
  await close();
});

test('the frame in a <mitts-table> has the expected size in any container, and a title from the element’s text', async () => {
  const table = (attributes = '', text = 'A  position\n of two') => `<mitts-table game="mitch" seed="4" ${attributes}>${text}</mitts-table>`;
  const { page, complaints, close } = await page_with(`${helper()}
    <div>${table('id="usual"')}</div>
    <div style="width:800px">${table('id="share" width="100%"')}</div>
    <div style="width:800px">${table('id="half" width="50%" height="20em"')}</div>
    <div style="width:900px;font-size:20px">${table('id="ems" width="30em" height="15em"')}</div>
    <div style="width:900px">${table('id="pixels" width="500px" height="300"')}</div>
    <div style="width:900px">${table('id="calc" width="calc(100% - 100px)"')}</div>
    <div style="width:900px">${table('id="odd" width="wide" height="auto"')}</div>
    <div style="width:800px">${table('id="share_end" width="100%;" height="300.5;"')}</div>
    <div style="width:800px">${table('id="share_text" width=" 50%x" height="200 px"')}</div>
    <div style="width:800px">${table('id="share_space" width="500 %" height="250e3"')}</div>
    <div style="width:800px">${table('id="ems_end" width="20em;" height=".5"')}</div>
    <div style="width:800px">${table('id="negative" width="-300" height="+300"')}</div>
    <div style="width:800px">${table('id="points" width="400.5.5" height="300."')}</div>
    <div style="width:900px">${table('id="zero" width="0" height="0"')}</div>
    <div style="width:300px">${table('id="narrow"')}</div>
    <div style="display:flex;width:900px"><span>before</span>${table('id="flex"')}</div>
    <div style="display:flex;width:400px">${table('id="tight_flex"')}<span>after</span></div>
    <div style="display:flex;flex-direction:column;align-items:center;width:900px">${table('id="centred"')}</div>
    <table><td>${table('id="cell"')}</td></table>
    <div style="width:350px"><table style="width:100%"><td>${table('id="tight_cell"')}</td></table></div>
    <div style="width:900px;overflow:auto">${table('id="float" style="float:left"')}</div>
    <div style="width:900px;height:400px">${table('id="tall" height="100%"')}</div>
    <style>#filled{width:100%;max-width:none}</style><div style="width:880px">${table('id="filled"')}</div>
    <div>${table('id="untold"', '')}${table('id="titled" title="By title"')}${table('id="labelled" aria-label="By label"')}</div>`);
  await page.waitForSelector('#labelled iframe');
  const sizes = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll('mitts-table')].map((each) => {
    const { width } = each.getBoundingClientRect();
    const inner = each.frame.getBoundingClientRect();
    return [each.id, [width, inner.width, each.frame.dataset.height ? inner.height : 'its own']];
  })));
  const both = (width, /** @type {number | string} */ height = 'its own') => [width, width, height];
  const { flex, tight_flex, tight_cell, ...rest } = sizes;
  assert.deepEqual(rest, {
    usual: both(640), share: both(800), half: both(400, 320), ems: both(600, 300), pixels: both(500, 300), calc: both(800), odd: both(640),
    share_end: both(800, 300.5), share_text: both(400, 200), share_space: both(500, 250), ems_end: both(320), negative: both(640), points: both(400.5, 300),
    zero: both(640), narrow: both(300), centred: both(640), cell: both(640), float: both(640), tall: both(640, 400), filled: both(880),
    untold: both(640), titled: both(640), labelled: both(640),
  });
  assert.equal(flex[1], 640);
  assert.ok(tight_flex[1] > 300 && tight_flex[1] < 400, String(tight_flex));
  assert.ok(tight_cell[1] > 300 && tight_cell[1] < 350, String(tight_cell));
  const titles = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll('mitts-table')].map(({ id, frame }) => [id, frame.title])));
  assert.deepEqual([titles.usual, titles.untold, titles.titled, titles.labelled], ['A position of two', 'mitch', 'By title', 'By label']);
  assert.deepEqual(complaints, []);
  await close();
});

test('with classic scroll bars, the frame’s height settles at every window size', async (t) => {
  const browser = await launch_chromium({ ignoreDefaultArgs: ['--hide-scrollbars'] });
  t.after(() => browser.close());
  for (const mode of ['play', 'try']) {
    const { page, close } = await page_with(`${helper()}<style>iframe{display:block;width:100%;border:0}</style>
      <iframe data-mitts src="${house.address}embed.html${position.replaceAll('&', '&amp;')}&amp;mode=${mode}"></iframe>`, { browser });
    await page.waitForFunction(() => /px/.test(document.querySelector('iframe').style.height));
    const frame = await frame_of(page, 'iframe');
    // Returns true until the frame's document has its new width, which may be rounded to whole pixels of the screen.
    const lags = async () => Math.abs(await frame.evaluate(() => innerWidth) - await page.evaluate(() => document.querySelector('iframe').clientWidth)) > 8;
    await page.evaluate(() => {
      globalThis.heights = [];
      new ResizeObserver(() => heights.push(document.querySelector('iframe').style.height)).observe(document.querySelector('iframe'));
    });
    let had_bar = 0;
    for (let height = 500; height <= 584; height += 14) {
      for (const width of [625, 655]) {
        await page.setViewportSize({ width, height });
        // A busy browser takes time to apply the new size. An oscillating height never settles.
        for (let tries = 0; tries < 40 && await lags(); tries++) await page.waitForTimeout(50);
        let [calm, changes] = [0, []];
        for (let tries = 0; calm < 3 && tries < 30; tries++) {
          await page.waitForTimeout(100);
          changes = await page.evaluate(() => heights.splice(0));
          calm = changes.length === 0 ? calm + 1 : 0;
        }
        had_bar += await page.evaluate(() => Number(document.documentElement.clientWidth < innerWidth));
        assert.equal(calm, 3, `${mode} ${width} × ${height}: ${changes}`);
      }
    }
    assert.ok(had_bar > 0, 'at least one size needs scroll bars');
    // On a much narrower page, the frame becomes shorter.
    const until_height = (least, most) => page.waitForFunction(([low, high]) => {
      const now = Number.parseInt(document.querySelector('iframe').style.height, 10);
      return now >= low && now <= high;
    }, [least, most]);
    await page.setViewportSize({ width: 900, height: 900 });
    await until_height(640, 720);
    await page.setViewportSize({ width: 700, height: 900 });
    await until_height(400, 600);
    await close();
  }
});

test('a poster is readable in forced colours and in print', async () => {
  const contrast = (page) => page.evaluate(() => {
    const lightness = (colour) => {
      const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = getComputedStyle(document.body).backgroundColor;
    const probe = document.createElement('p');
    document.body.append(probe);
    probe.style.color = 'Canvas';
    const paper = matchMedia('print').matches ? 'rgb(255, 255, 255)' : /, 0\)$/.test(ground) ? getComputedStyle(probe).color : ground;
    const words = [...document.querySelectorAll('#picture > svg > text')].map((text) => getComputedStyle(text).fill);
    return Math.min(...[...words, getComputedStyle(document.getElementById('moves')).color].map((colour) => {
      const [low, high] = [lightness(colour), lightness(paper)].sort((one, other) => one - other);
      return (high + 0.05) / (low + 0.05);
    }));
  });
  for (const theme of ['light', 'dark']) {
    for (const media of [{ forcedColors: 'active', colorScheme: 'light' }, { forcedColors: 'active', colorScheme: 'dark' }, { media: 'print', colorScheme: 'dark' }]) {
      const { page, close } = await open(`${house.address}embed.html${position}&moves=7S:m&theme=${theme}`);
      await page.emulateMedia(media);
      await page.waitForSelector('#picture svg .card');
      const least = await contrast(page);
      assert.ok(least >= 4.5, `${theme} ${JSON.stringify(media)}: ${least}`);
      await close();
    }
  }
});

test('in a frame, the notes and all notice lines are stacked, and each can be reached in a small frame', async () => {
  for (const height of [525, 240]) {
    const { page, close } = await page_with(`${helper()}${element.replace(' ', ` height="${height}" width="${height === 240 ? 320 : 640}" sead="3" `)}`,
      { prepare: (context) => context.route(/\/(?:packed-)?(?:core|shapes|texts-fr)\./, (route) => route.abort()) });
    const frame = await frame_of(page);
    await click_start(frame);
    await frame.locator('#pictures').waitFor();
    await page.evaluate(() => document.querySelector('mitts-table').setAttribute('lang', 'fr'));
    await frame.locator('#texts').waitFor();
    const found = await frame.evaluate(() => ['notes', 'pictures', 'texts'].map((id) => {
      const { top, bottom, left, right } = document.getElementById(id).getBoundingClientRect();
      return { id, top, bottom, is_inside: top >= 0 && left >= 0 && right <= innerWidth };
    }).sort((one, other) => one.top - other.top));
    assert.equal(found[0].id, 'notes');
    found.forEach(({ id, top, is_inside }, at) => {
      assert.ok(is_inside, id);
      assert.ok(at === 0 || top >= found[at - 1].bottom, `${id} at ${height}: ${JSON.stringify(found)}`);
    });
    // Playwright clicks a button only if it can be scrolled into view and nothing covers it.
    await frame.click('#texts-again');
    await frame.click('#notes-close');
    await frame.click('#pictures-without');
    await close();
  }
});

test('the text in form fields is large enough to keep phones from zooming in', async () => {
  for (const name of ['builder.html', 'embedding.html', 'embedding.fr.html', 'fingerprint.html']) {
    const { page, close } = await open(`${house.address}${name}`, { viewport: { width: 390, height: 844 } });
    await page.waitForSelector('select, textarea', { state: 'attached' });
    const small = await page.evaluate(() => [...document.querySelectorAll('select, textarea, input:not([type=checkbox])')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map(({ id, name: called }) => id || called));
    assert.deepEqual(small, [], name);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, name);
    // The page uses the site's font.
    assert.match(await page.evaluate(() => getComputedStyle(document.body).fontFamily), /^Atkinson/);
    assert.ok(await page.evaluate(() => document.fonts.ready.then(() => [...document.fonts].some(({ status }) => status === 'loaded'))), name);
    await close();
  }
  const { page, frame, close } = await page_with(helper() + element).then(async (opened) => ({ ...opened, frame: await frame_of(opened.page) }));
  await click_start(frame);
  await running(frame);
  assert.ok(await frame.evaluate(() => Number.parseFloat(getComputedStyle(document.getElementById('question-text')).fontSize)) >= 16);
  assert.deepEqual(await page.evaluate(() => document.title), 'A page');
  await close();
});

test('the builder clears the selection when the game, the kind of deal or the whole position changes', async () => {
  const { page, complaints, close } = await open(`${house.address}builder.html`, { viewport: { width: 1280, height: 1000 } });
  const pick = () => page.click('[data-zone="hand-1"] [data-card="9C"]');
  const line = () => page.inputValue('#line');
  const changes = [() => page.selectOption('[name=game]', 'mitch'), () => page.selectOption('[name=game]', 'mitaines'), () => page.click('#clear'),
    () => page.selectOption('[name=kind]', 'seed').then(() => page.selectOption('[name=kind]', 'position'))];
  for (const change of changes) {
    await page.reload();
    if (change === changes[1]) await page.selectOption('[name=game]', 'mitch');
    await (change === changes[1] ? page.click('[data-zone="hand-1"] [data-card="KC"]') : pick());
    assert.match(await page.textContent('#picked'), /^Chosen/);
    await change();
    assert.equal(await page.textContent('#picked'), '');
    assert.equal(await page.locator('main [aria-pressed=true]').count(), 0);
    const was = await line();
    assert.ok(await page.locator('[data-zone="hand-0"] h3 button').isDisabled());
    assert.equal(await line(), was);
  }
  // The selection survives a change that does not affect the zones.
  await page.reload();
  await pick();
  await page.click('#choices summary');
  await page.selectOption('[name=theme]', 'dark');
  await page.click('[data-zone="hand-0"] h3 button');
  assert.match(await line(), /hands=7S,7D,KC,9C\/3H,2D/);
  assert.deepEqual(complaints, []);
  await close();
});

test('the builder lists the errors in an embed code that it opens', async () => {
  const { page, complaints, close } = await open(`${house.address}builder.html?game=mitaines&amp;seed=8&sead=3`);
  assert.match((await page.locator('#opened li').allTextContents()).join(' '), /&amp;.*“sead”; did you mean “seed”/);
  await page.click('#choices summary');
  await page.selectOption('[name=theme]', 'dark');
  assert.equal(await page.locator('#opened li').count(), 0);
  await page.goto(`${house.address}builder.html?game=mitch&hands=QH,7H,3C/KC,QC,JC/KD,QD,JD&stock=2c,zz&turn=0`);
  assert.match(await page.locator('#opened').textContent(), /^“stock”: “zz” is not a card/);
  assert.equal(await page.locator('#problems li').count(), 0);
  assert.match(await page.locator('#line').inputValue(), /stock=2C"/);
  // The moves are kept until a new seed changes the deal.
  await page.goto(`${house.address}builder.html?game=mitaines&options=target=300&seed=5&dealer=1&moves=3H`);
  assert.match(await page.locator('#line').inputValue(), /options=target=300&amp;seed=5&amp;dealer=1&amp;moves=3H"/);
  await page.fill('[name=seed]', '6');
  assert.match(await page.locator('#line').inputValue(), /options=target=300&amp;seed=6&amp;dealer=1"/);
  assert.deepEqual(complaints, []);
  await close();
});
