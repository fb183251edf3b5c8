// Tests the statistics: a finished match is counted once, and the results can be filtered, saved, reset and restored.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { faults_in_all_looks, faults_of } from './by_ear.mjs';
import { by_touch, play_round } from './player.mjs';
import { open_house, phone, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

const open_them = async (person) => {
  await person.page.goto(`${house.address}index.html?open=played`);
  await person.until(() => document.querySelector('#statistics[open]') !== null);
};
const results = (person) => person.page.evaluate(() => Object.entries(localStorage).find(([name]) => name.endsWith('results'))?.[1] ?? '');
// Stores results of Mitaines matches, one for each day. `first` is the computer's level in the first match.
const put = (person, totals, first = 'hasty') => person.page.evaluate(([all, name, level]) => localStorage.setItem(name, all.map(([mine, theirs], at) => JSON.stringify({
  id: `${at}`, date: String(Date.UTC(2026, 10, 1 + at, 12)), game: 'mitaines', options: 'preset=pagat players=2', names: ['You', 'Mathilde'], levels: ['', at === 0 ? level : 'careful'],
  sides: [0, 1], seat: 0, totals: [mine, theirs], winners: [mine > theirs ? 0 : 1], rounds: 2 })).join('\n')), [totals, slot, first]);
const slot = 'mitts.results';

test('a finished match and its reviewed round are each counted once, and a decision with a hint is not counted', { timeout: 300_000 }, async () => {
  const person = await sit_down(house, { quick: true, context: { viewport: phone, hasTouch: true }, query: '?game=mitaines&options=preset=pagat,players=2,target=50&seed=5' });
  await person.my_turn();
  await person.page.keyboard.press('h');
  // Waits for the hint, because a hint is counted only once it has been given.
  await person.page.locator('#mirror button', { hasText: 'show it' }).waitFor({ state: 'attached' });
  await play_round(person, { seed: 3, hand: by_touch });
  await person.until(() => mitts.state().phase === 'over');
  const [line, ...more] = (await results(person)).trim().split('\n');
  assert.equal(more.length, 0);
  const { totals, winners, rounds, game, seat, sides, captures, best, completed, undone, hints } = JSON.parse(line);
  assert.deepEqual([undone, hints], [0, 1]);
  assert.deepEqual([game, rounds, seat, sides], ['mitaines', 1, 0, [0, 1]]);
  assert.deepEqual(totals, (await person.state()).totals);
  assert.ok(winners.length > 0);
  assert.deepEqual([captures, best, completed].map((list) => list.length), [2, 2, 2]);
  assert.deepEqual(best, totals, 'the only round is the best one');
  await person.page.reload();
  await person.until(() => mitts.state().phase === 'over');
  assert.equal((await results(person)).trim().split('\n').length, 1);
  const reviews = () => person.page.evaluate(() => localStorage.getItem('mitts.reviews') ?? '');
  const review = async () => {
    await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
    await person.press_control((label) => label.startsWith('Review'));
    await person.page.locator('#review .result').waitFor({ timeout: 200_000 });
  };
  for (const time of ['first', 'second']) {
    await review();
    assert.notEqual(await reviews(), '');
    assert.equal((await reviews()).trim().split('\n').length, 1, time);
    if (time === 'first') await person.page.reload();
  }
  assert.match(await person.page.locator('#review').innerText(), /One was made with a hint or taken back: not counted/);
  const first_review = await reviews();
  const { decisions, losses, luck, levels } = JSON.parse(first_review);
  assert.deepEqual([decisions.length, losses.length, levels], [2, 2, ['', 'careful']]);
  assert.equal(luck[0], -luck[1]);
  assert.ok(decisions[0] > 5);
  await open_them(person);
  const panel = person.page.locator('#statistics');
  await panel.locator('.figures summary').press('Enter');
  assert.match(await panel.locator('.figures').innerText(), /matches\s+1\s+rounds\s+1\s+matches won\s+(0 · 0 %|1 · 100 %)/);
  assert.match(await panel.locator('.figures').innerText(), /reviewed rounds\s+1\s+points given away a decision\s+[\d.]+/);
  assert.match(await panel.innerText(), /After three matches/);
  assert.equal(await panel.locator('figure svg').count(), 0);
  await person.close_panels();
  while ((await person.state()).phase !== 'playing') {
    await person.page.keyboard.press('u');
    await person.rest();
  }
  await person.page.reload();
  await play_round(person, { seed: 99, hand: by_touch });
  await person.until(() => mitts.state().phase === 'over');
  assert.equal((await results(person)).trim().split('\n').length, 1, 'another end of the same match');
  await review();
  await person.until((before) => ![null, before].includes(localStorage.getItem('mitts.reviews')), first_review);
  assert.equal((await reviews()).trim().split('\n').length, 1, 'another end of the same round');
  await person.leave();
});

test('the statistics can be filtered, their reset can be undone, and a filter without any matches is removed', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true } });
  await put(person, [[500, 300], [200, 500], [510, 480], [505, 100]]);
  await open_them(person);
  const panel = person.page.locator('#statistics');
  const figures = () => panel.locator('.figures').innerText();
  await panel.locator('.figures summary').press('Enter');
  assert.match(await figures(), /matches\s+4\s+rounds\s+8\s+matches won\s+3 · 75 %\s+1 · 25 %\s+points a match\s+428\.8\s+345/);
  assert.equal(await panel.locator('figure svg circle').count(), 4);
  assert.equal(await panel.locator('figure tbody tr').count(), 4);
  await panel.locator('figure summary').press('Enter');
  await person.page.setViewportSize({ width: phone.height, height: phone.width });
  await person.until((width) => {
    const plot = document.querySelector('#statistics figure svg[viewBox]');
    return Number(plot?.getAttribute('viewBox').split(' ')[2]) > width;
  }, phone.width);
  assert.equal(await panel.locator('details[open] summary:focus').count(), 1, 'the open table keeps the focus in the new size');
  await person.page.setViewportSize(phone);
  await panel.locator('#statistics-level').selectOption('careful');
  assert.match(await figures(), /matches\s+3\s+rounds\s+6\s+matches won\s+2 · 67 %/);
  assert.deepEqual(await faults_of(person.page), []);
  const [file] = await Promise.all([person.page.waitForEvent('download'), panel.getByRole('button', { name: 'CSV' }).tap()]);
  assert.match(file.suggestedFilename(), /^mitts-results-\d{4}-\d\d-\d\d\.csv$/);
  await panel.locator('#statistics-reset').tap();
  assert.match(await panel.innerText(), /After your first finished match/);
  await panel.locator('#statistics-undo').tap();
  await panel.locator('.figures summary').press('Enter');
  assert.match(await figures(), /matches\s+4/, 'the reset clears the filter');
  await person.page.keyboard.press('Escape');
  await person.until(() => mitts.state().panel === null && document.getElementById('statistics') === null);

  // Opens the dialog from the start page without a reload, because the script must keep running.
  const reopen = () => person.page.locator('[data-act=played]').first().tap();
  await reopen();
  await panel.locator('.figures summary').press('Enter');
  await panel.locator('#statistics-level').selectOption('hasty');
  assert.match(await figures(), /matches\s+1/);
  await person.page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await put(person, [[510, -4], [505, 100], [0, 0]], 'careful');
  await reopen();
  await panel.locator('.figures summary').press('Enter');
  assert.match(await figures(), /matches\s+3/, 'no match has the filter’s level any more');
  const axis = panel.locator('figure text[text-anchor=end]');
  assert.deepEqual((await axis.allTextContents()).slice(0, -1), ['0', '200', '400', '600'], 'the labels are round numbers');
  await person.page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await put(person, [[1, -0.5], [1, 0], [1, 0]]);
  await reopen();
  await axis.first().waitFor({ state: 'attached' });
  assert.deepEqual((await axis.allTextContents()).slice(0, -1), ['−1', '0', '1'], 'the axis ends at whole numbers');
  await person.leave();
});

test('a result of an unknown game is left out of the statistics, but its stored line is kept', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true } });
  await put(person, [[500, 300], [200, 500]]);
  const text = await person.page.evaluate((name) => {
    const [first] = localStorage.getItem(name).split('\n');
    const newer = JSON.stringify({ ...JSON.parse(first), id: 'newer', game: 'mittens', date: '1893456000000' });
    localStorage.setItem(name, `${localStorage.getItem(name)}\n${newer}`);
    return localStorage.getItem(name);
  }, slot);
  await open_them(person);
  const panel = person.page.locator('#statistics');
  await panel.locator('.figures summary').press('Enter');
  assert.match(await panel.locator('.figures').innerText(), /Mitaines\s+you\s+average opponent\s+matches\s+2/);
  assert.doesNotMatch(await panel.innerText(), /undefined|mittens/);
  assert.equal(await results(person), text);
  await person.leave();
});

// Stores reviewed rounds of Mitigati, in which the user played against careful players.
const put_reviews = (person, number, loss) => person.page.evaluate(([rounds, lost]) => localStorage.setItem('mitts.reviews', Array.from({ length: rounds }, (_, at) => JSON.stringify({
  id: String(at), date: '1764158400000', game: 'mitigati', options: 'preset=standard', levels: ['', 'careful', 'careful'], sides: [0, 1, 2], seat: 0,
  decisions: [10, 8, 8], losses: [lost + 1000 * (at % 2), 4000, 0], luck: [3000, -1000, -2000] })).join('\n')), [number, loss]);
const put_mitigati = (person) => person.page.evaluate((name) => localStorage.setItem(name, JSON.stringify({ id: '1', date: '1764158400000', game: 'mitigati', options: 'preset=standard',
  names: ['You', 'Mathilde', 'Odile'], levels: ['', 'careful', 'careful'], sides: [0, 1, 2], seat: 0, totals: [30, -10, -20], winners: [0], rounds: 3, captures: [0, 0, 0], best: [20, 5, 15], completed: [1, 0, 2] })), slot);

test('after twenty reviewed rounds, the statistics show the computer level that plays most like the user', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true } });
  await put_mitigati(person);
  await put_reviews(person, 19, 2000);
  await open_them(person);
  const panel = person.page.locator('#statistics');
  const figures = () => panel.locator('.figures').innerText();
  await panel.locator('.figures summary').press('Enter');
  assert.match(await figures(), /best round \(opponents\)\s+20\s+15\s+agreements a match\s+1\s+1/);
  assert.doesNotMatch(await figures(), /best capture/);
  assert.match(await figures(), /reviewed rounds\s+19\s+points given away a decision\s+0\.25\s+0\.25\s+luck a round\s+\+3\s+−1\.5\s+play a round\s+−0\.5/);
  assert.equal(await panel.locator('#likeness').count(), 0);
  assert.equal(await panel.locator('.board > div:first-child ol').count(), 1, 'the last matches fill the place of the comparison');
  await put_reviews(person, 20, 2000);
  await open_them(person);
  assert.match(await panel.locator('#likeness').innerText(), /You play like a player of this level: careful[\s\S]*Over 20 reviewed rounds you gave away 0\.25 points per decision.*expect 0\.23 to 0\.27/);
  assert.equal(await panel.locator('#likeness tbody tr').count(), 6);
  assert.equal(await panel.locator('.board > div:last-child ol').count(), 1);
  assert.match(await panel.locator('div.row').allInnerTexts().then((rows) => rows.join()), /luck a round\s+\+3,play a round\s+−0\.5/);
  for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1440, 900]]) {
    await person.page.setViewportSize({ width, height });
    await open_them(person);
    assert.ok(await panel.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth), `${width}`);
    assert.equal(await panel.locator('h2:focus').count(), 1, 'the heading has the focus');
    const tops = await panel.locator('.tiles section, .board > div').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    const in_row = (at) => tops.slice(at).filter((top) => top === tops[at]).length;
    assert.deepEqual([in_row(0), in_row(4)], width < 480 ? [2, 1] : [4, 2], 'the tiles and columns use the width');
    await person.picture(`likeness-${width}`);
  }
  await person.page.setViewportSize(phone);
  assert.deepEqual(await faults_in_all_looks(person.page), []);
  await panel.locator('#statistics-reset').tap();
  assert.match(await panel.innerText(), /After your first finished match/);
  await panel.locator('#statistics-undo').tap();
  assert.match(await panel.locator('#likeness').innerText(), /Over 20/);
  await person.leave();
});

test('results from earlier versions are listed but not counted', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true, locale: 'fr-CA' } });
  await person.page.evaluate((name) => localStorage.setItem(name, 'Pagat · Toi 510 – Mathilde 480\n'), 'mitts.played');
  await person.page.goto(`${house.address}index.fr.html?open=played`);
  await person.until(() => document.querySelector('#statistics[open]') !== null);
  const panel = person.page.locator('#statistics');
  await panel.locator('summary').tap();
  assert.match(await panel.innerText(), /Après la première partie terminée[\s\S]+Pagat · Toi 510 – Mathilde 480/);
  assert.deepEqual(await faults_of(person.page), []);
  await person.leave();
});

test('tiles show the wins, the points and the longest streak, and a level’s bar switches a filter for that level on and off', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true } });
  await put(person, [[500, 300], [510, 480], [505, 100], [200, 500]]);
  await open_them(person);
  const panel = person.page.locator('#statistics');
  const tiles = async () => (await panel.locator('.tiles section').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  assert.deepEqual(await tiles(), ['Matches won 3 of 4 75 %', 'Points a match 428.8 average opponent 345', 'Rounds 8', 'Longest winning streak 3 Last matches W W W L']);
  assert.deepEqual(await panel.locator('ol li span').allInnerTexts(), ['200 · Mathilde 500', '505 · Mathilde 100', '510 · Mathilde 480', '500 · Mathilde 300']);
  const bar = panel.locator('#statistics-level-careful');
  assert.equal(await bar.innerText(), 'careful\n2 of 3');
  await bar.press('Enter');
  assert.deepEqual((await tiles())[0], 'Matches won 2 of 3 67 %');
  assert.equal(await panel.locator('#statistics-level').inputValue(), 'careful');
  assert.equal(await panel.locator('#statistics-level-careful[aria-pressed=true]:focus').count(), 1);
  assert.equal(await panel.locator('#statistics-level-hasty').innerText(), 'hasty\n1 of 1', 'the other levels keep their bars');
  assert.deepEqual(await faults_of(person.page), []);
  await bar.press('Enter');
  assert.deepEqual((await tiles())[0], 'Matches won 3 of 4 75 %');
  await person.leave();
});

test('extremely large totals and long level names fit on the smallest phone', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: { width: 320, height: 568 }, hasTouch: true } });
  await put(person, [[1e15, -1e15], [1e15, 5], [3, 1e15]], 'a_level_of_a_later_version_with_a_long_name');
  await open_them(person);
  const panel = person.page.locator('#statistics');
  await panel.locator('.figures summary').press('Enter');
  assert.equal(await panel.evaluate((element) => element.scrollWidth - element.clientWidth), 0);
  assert.match(await panel.locator('.figures').innerText(), /points a match\s+6\.7E14\s+1\.7/);
  assert.deepEqual(await faults_of(person.page), []);
  await person.leave();
});

test('two resets in a row can be undone together, and a reset keeps the focus in the dialog', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true } });
  await put(person, [[500, 300], [200, 500]]);
  await open_them(person);
  const button = (name) => person.page.locator(`#statistics-${name}`);
  const focused = () => person.page.evaluate(() => document.activeElement.id);
  const first = await results(person);
  await button('reset').press('Enter');
  assert.deepEqual([await results(person), await focused()], ['', 'statistics-undo']);
  // Another tab stores the result of another match.
  const other = `${first.split('\n')[0].replace('"id":"0"', '"id":"new"')}\n`;
  await person.page.evaluate(([name, line]) => localStorage.setItem(name, line), [slot, other]);
  await person.page.setViewportSize({ width: phone.height, height: phone.width });
  await button('reset').press('Enter');
  assert.equal(await results(person), '');
  await button('undo').press('Enter');
  assert.deepEqual((await results(person)).split('\n').filter(Boolean).map((line) => JSON.parse(line).id), ['0', '1', 'new']);
  assert.equal(await focused(), 'statistics-reset');
  await person.leave();
});

test('at a text size of 200 %, the labels of the plot grow with the text, and nothing is cut off', { timeout: 120_000 }, async () => {
  for (const width of [390, 1280]) {
    const person = await sit_down(house, { context: { viewport: { width, height: 800 } } });
    await put(person, [[500, 300], [200, 500], [510, 480], [505, 100]]);
    await open_them(person);
    const measured = () => person.page.evaluate(() => {
      const [dialog, label, note] = ['#statistics', '#statistics figure text', '#statistics li small'].map((place) => document.querySelector(place));
      return { labels: label.getBoundingClientRect().height, words: note.getBoundingClientRect().height, wider: dialog.scrollWidth - dialog.clientWidth };
    });
    const before = await measured();
    await person.page.evaluate(() => {
      document.documentElement.style.fontSize = '212.5%';
      dispatchEvent(new Event('resize'));
    });
    const after = await measured();
    assert.ok(Math.abs(after.words / before.words - 2) < 0.1, JSON.stringify([before, after]));
    assert.ok(after.labels / before.labels > 1.6 && after.labels / before.labels < 2.4, JSON.stringify([before, after]));
    assert.equal(after.wider, 0);
    await person.leave();
  }
});

test('names from right to left do not swap the points of two opponents', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone } });
  await person.page.evaluate((name) => localStorage.setItem(name, JSON.stringify({ id: '1', date: '1793620800000', game: 'mitch', options: 'preset=banilower players=3',
    names: ['You', '\u05D0\u05D1\u05D9', '\u05D3\u05E0\u05D4'], levels: ['', 'hasty', 'hasty'], sides: [0, 1, 2], seat: 0, totals: [5, 11, 22], winners: [2], rounds: 1 })), slot);
  await open_them(person);
  const places = await person.page.evaluate(() => {
    const item = document.querySelector('#statistics ol li');
    const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    const found = {};
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const word of ['\u05D0\u05D1\u05D9', '11', '\u05D3\u05E0\u05D4', '22']) {
        const at = node.textContent.indexOf(word);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        found[word] = range.getBoundingClientRect().x;
      }
    }
    return found;
  });
  assert.ok(Math.max(places['\u05D0\u05D1\u05D9'], places['11']) < Math.min(places['\u05D3\u05E0\u05D4'], places['22']), JSON.stringify(places));
  await person.leave();
});

test('the plot of two thousand matches has no point markers, and its table has a row for each match', { timeout: 120_000 }, async () => {
  const person = await sit_down(house);
  await put(person, Array.from({ length: 2000 }, (_, at) => [at % 500, at % 7]));
  await open_them(person);
  const panel = person.page.locator('#statistics');
  await panel.locator('figure tbody tr').nth(1999).waitFor({ state: 'attached' });
  assert.equal(await panel.locator('figure svg circle').count(), 0);
  assert.match(await panel.locator('figure path.own').getAttribute('d'), /^M[\d. ]+(L[\d. ]+){1999}$/);
  await person.leave();
});
