// Tests the review of a round at the table. The numbers add up, and the plot, keys and lists select the current step.
// The review works on a phone and with a screen reader, and a missing review module is reported.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { faults_of } from './by_ear.mjs';
import { bring, desktop, open_house, phone, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

// A short round. The best first move would have been the king, which matches the top card of the pile.
const short = '?game=mitaines&options=preset=pagat,players=2&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0&moves=7S,3H,7D,9C,KC,2D';
// A match of three deals, all settled by agreement.
const bargained = '?game=mitigati&options=preset=standard,players=3&seed=12&moves=bid:-5,bid:5,bid:0,bid:-5,bid:-5,bid:50,bid:-15,bid:-15,bid:46,' +
  'bid:-15,bid:-20,more,bid:10,bid:-5,more,bid:0,bid:-10,bid:40,bid:-14,bid:-26,bid:-10,bid:15,bid:10,bid:-25';

// A match of two rounds, with 48 actions each.
const long_match = '?game=mitaines&options=preset=pagat,players=2,target=200&seed=7&moves=9C,6C:m,2S,6S,5D,4C,4D,7S,AC,8H,TC,QD,4S,TH:m,5H,TS,7C,2H,AS' +
  ',6H,3C:m,8D,3D,JS,JH,2C,2D,3S,6D,4H,7H,9S,8S,KH,QS,AH,TD,7D,JD,8C,3H,9H,QC,QH,5C,KD,KC,AD,8D:m,QD:m,2S,QS,6S,2H,8S,AD,9S,3C:m,KS,3' +
  'D,TH:m,AH:m,JC:m,JH,7C:m,4C,7S,AS,TS,9H,JD,5D,5C,3H,TD,4D:m,KC:m,4S,KD,5H,QH,8H,JS,9C,9D,2D,4H,7D,5S,8C,6D,6H,QC,TC,AC,KH';

// A round with eight players.
const crowded = '?game=mitch&options=preset=two_packs,players=8,rounds=1&seed=3&moves=' +
  'place:4C,place:8S,drop:QC,place:4H,drop:3D,drop:KD,place:QH,drop:7S,place:JD,place:5C,place:4D,drop:QC,drop:6D,place:5S,place:8C,' +
  'drop:8H,place:6S,place:4C,place:6H,place:JS,place:TC,drop:KC,place:5H,drop:8C,place:4D,drop:JS,place:6S,drop:KS,place:5S,place:3H,' +
  'drop:7S,place:5D,place:4S,place:TD,drop:9S,drop:QD,place:KH,place:3S,place:6D,drop:6C,drop:KD,place:2S,place:4S,place:9C,drop:JC,' +
  'drop:7D,drop:2H,drop:JC,place:6H,drop:QS,place:3D,drop:KS,place:3C,place:8D,drop:9D,drop:TH,drop:JH,drop:7D,drop:QH,drop:9H,place:2C,' +
  'drop:QD,drop:TS,place:KC,drop:7C,drop:2D,drop:7H,drop:QS,drop:TC,drop:5D,drop:3H,drop:2S,drop:8D,drop:5H,drop:7H,drop:TS,drop:4H,' +
  'drop:6C,place:2D';

// Opens the finished match in the query, and then its review.
async function look_again(query, context, before_) {
  const person = await sit_down(house, { query, context, before: before_ });
  await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
  await person.press_control((label) => label.startsWith('Review'));
  await person.until(() => mitts.state().mode === 'review');
  return person;
}
const done = (person) => person.until(() => document.querySelector('#review .result') !== null);
const numbers_in = (texts) => texts.map((text) => Number(/[+−]?[\d.]+$/.exec(text)[0].replace('−', '-')));
const step_is = (person, actions, round = 1) => person.until(
  ([wanted, number]) => mitts.state().actions === wanted && mitts.state().round === number && mitts.state().resting, [actions, round]);

test('a review’s terms add up to the result, and each term lists its moves', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: desktop });
  await done(person);
  const panel = person.page.locator('#review');
  assert.equal(await panel.locator('.result').textContent(), 'You tied');
  const terms = numbers_in(await panel.locator('.terms button').allTextContents());
  assert.ok(terms.length >= 3, String(terms));
  assert.equal(terms.reduce((sum, term) => sum + term, 0), 0);
  await panel.locator('#review-losses').click();
  assert.equal(await panel.locator('.term li').count(), 1);
  assert.match(await panel.locator('.term li').textContent(), /^1You: 7♠−\d+$/);
  const [plot] = numbers_in(await panel.locator('figcaption .luck').allTextContents());
  const [play] = numbers_in(await panel.locator('figcaption .play').allTextContents());
  assert.equal(plot + play, 0);
  await person.leave();
});

test('a review can be stepped with the arrow keys, the slider, the plot and the lists, and shows the possible moves', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: desktop });
  await done(person);
  const panel = person.page.locator('#review');
  await step_is(person, 0);
  await panel.locator('.now').filter({ hasText: /Move 1 · You\s*(could be better|costly) · −\d+/ }).waitFor();
  assert.equal(await panel.locator('.ways .chosen').count(), 1);
  await panel.locator('#review-hands').press('ArrowRight');
  await step_is(person, 1);
  await panel.locator('#review-hands').press('End');
  await step_is(person, 6);
  await panel.locator('.now').filter({ hasText: /the end/ }).waitFor();
  await panel.locator('#review-place').press('ArrowLeft');
  await step_is(person, 5);
  const { x, y, width } = await panel.locator('figure > svg').boundingBox();
  await person.page.mouse.click(x + 40 + (width - 50) * 2 / 6, y + 60);
  await step_is(person, 2);
  await panel.evaluate((element) => { element.scrollTop = element.scrollHeight; });
  await panel.locator('.moments button').first().click();
  await step_is(person, 0);
  assert.ok(await panel.evaluate((element) => element.querySelector('.now').getBoundingClientRect().top >= element.getBoundingClientRect().top - 1),
    'the section about the move is scrolled into view');
  await person.leave();
});

const hands_are = (person, wanted) => person.until((expected) => [...document.querySelectorAll('#hands div')].map((hand) =>
  `${hand.querySelector('dt span').textContent}: ${hand.querySelector('dd').textContent.trim()}`).join() === expected, wanted);
// Returns the bounds of the open hands, the table and the panel. Also returns the number of cards outside the bounds of
// the hands, and the number of hidden cards.
const places_of = (person) => person.page.evaluate(() => {
  const place = (element) => (({ left, top, right, bottom }) => ({ left, top, right, bottom }))(element.getBoundingClientRect());
  const strip = place(document.getElementById('hands'));
  const cards = [...document.querySelectorAll('#hands b')].map(place);
  return { strip, table: place(document.getElementById('canvas')), panel: place(document.getElementById('review')),
    outside: cards.filter(({ left, top, right, bottom }) => left < strip.left || top < strip.top || right > strip.right || bottom > strip.bottom).length,
    hidden: cards.filter((card, at) => cards.slice(at + 1).some(({ left, top }) => Math.abs(top - card.top) < 4 && left - card.left < 9 && left >= card.left)).length };
});

test('a review can show all hands at every move, and the table does not move', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: desktop });
  await done(person);
  const toggle = person.page.locator('#review-hands');
  const place_of_table = async () => (await places_of(person)).table;
  const before_ = await person.page.locator('#canvas').boundingBox();
  assert.equal(await person.page.locator('#hands').count(), 0);
  assert.equal(await person.page.locator('#review-why').count(), 1);
  await toggle.click();
  assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
  assert.equal(await person.page.locator('#review-why, #review .verdict').count(), 0, 'open hands judge no choice');
  await hands_are(person, 'Mathilde: 2♦ 3♥ 9♣');
  const height = ({ strip }) => strip.bottom - strip.top;
  const open_height = height(await places_of(person));
  const table = await place_of_table();
  assert.deepEqual(await person.page.locator('#canvas').boundingBox(), before_, 'the table does not move');
  await toggle.press('ArrowRight');
  await step_is(person, 1);
  await toggle.press('ArrowRight');
  await step_is(person, 2);
  await hands_are(person, 'Mathilde: 2♦ 9♣');
  await toggle.press('End');
  await step_is(person, 6);
  await hands_are(person, 'Mathilde: ');
  assert.equal(height(await places_of(person)), open_height, 'the height is the same at every step');
  assert.deepEqual(await place_of_table(), table);
  await toggle.click();
  await person.until(() => document.getElementById('hands') === null);
  assert.deepEqual(await person.page.locator('#canvas').boundingBox(), before_);
  await toggle.click();
  await person.page.keyboard.press('Escape'); // collapses the panel and hides the hands
  await person.page.locator('#review-unfold').click();
  await person.until(() => mitts.state().resting && document.getElementById('hands') !== null);
  await person.click_at(await person.find('Review', { index: 5 }));
  await person.until(() => mitts.state().mode !== 'review' && document.getElementById('hands') === null && document.getElementById('canvas').offsetTop === 0);
  await person.leave();
});

test('the hands in a review cover neither the table nor each other, at any window size and with any number of players', { timeout: 240_000 }, async () => {
  for (const query of [bargained, crowded]) {
    const person = await look_again(query, { viewport: phone });
    await person.page.locator('#review-hands').click();
    await person.page.locator('#hands').waitFor(); // the hands come from the Worker
    for (const size of [phone, { width: 844, height: 390 }, { width: 320, height: 568 }, { width: 1440, height: 900 }]) {
      await person.page.setViewportSize(size);
      await person.rest();
      const { strip, table, panel, outside, hidden } = await places_of(person);
      const at_size = `${query.slice(0, 12)} at ${size.width} × ${size.height}`;
      assert.equal(outside, 0, `cards outside, ${at_size}`);
      assert.equal(hidden, 0, `cards that hide another's index, ${at_size}`);
      assert.ok(strip.left >= panel.left && strip.right <= panel.right, `the hands are wider than the panel, ${at_size}`);
      assert.ok(table.bottom <= panel.top + 1 || table.right <= panel.left + 1, `the panel covers the table, ${at_size}`);
      assert.ok(size.height - panel.top >= 96, `the panel has ${size.height - panel.top} points, ${at_size}`);
    }
    assert.deepEqual(await faults_of(person.page), []);
    await person.leave();
  }
});

test('on the smallest phone, the plot and the judgement of a chosen move are visible without scrolling', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: { width: 320, height: 568 }, hasTouch: true });
  await done(person);
  const is_visible = (selector) => person.until((wanted) => {
    const [part, panel, header] = [wanted, '#review', '#review header'].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return part && part.top >= header.bottom - 1 && part.bottom <= panel.bottom;
  }, selector);
  await is_visible('#review figure > svg');
  await person.page.locator('#review .moments button').first().tap();
  for (const selector of ['#review .now h3', '#review .verdict', '#review .chosen']) await is_visible(selector);
  await person.leave();
});

test('in a review, the loss agrees with the alternatives, and the turning points agree with the plot', { timeout: 120_000 }, async () => {
  const person = await look_again(long_match, { viewport: desktop });
  await done(person);
  const panel = person.page.locator('#review');
  const texts = (selector) => panel.locator(selector).allTextContents();
  const [loss] = numbers_in(await texts('.verdict'));
  assert.ok(loss < 0);
  assert.deepEqual(numbers_in(await texts('.ways .chosen > b')), [loss]);
  assert.deepEqual(numbers_in(await texts('.ways li:first-child > b')), [0]);
  const words = await texts('.ways li > small:nth-of-type(1)');
  assert.match(words[0], /^best/);
  assert.ok(words.slice(1).every((text) => /^(as good|worse|costly)( · played)?$/.test(text)), String(words));
  assert.deepEqual((await texts('svg text')).filter((text) => /^Deal/.test(text)), ['Deal 1', 'Deal 2', 'Deal 3', 'Deal 4']);
  const turned = panel.locator('section', { hasText: 'Turning points' }).getByRole('button');
  for (const text of await turned.allTextContents()) {
    const [, action = '0', points] = /^(\d+)?\D.*?([+−]\d+)$/.exec(text);
    const cells = await panel.locator('tbody tr').nth(Number(action)).locator('td').allTextContents();
    assert.ok(cells.slice(2).includes(points), `${text}: ${cells}`);
  }
  const dealt = turned.filter({ hasText: 'New cards after move' }).first();
  const [, move, luck] = /after move (\d+)([+−]\d+)$/.exec(await dealt.textContent());
  await dealt.click();
  await step_is(person, 48 + Number(move), 2);
  assert.equal(await panel.locator('.now .came').textContent(), `New cards after move ${move}luck ${luck}`);
  assert.match(await person.told(), new RegExp(`move ${Number(move) + 1} of 48`), 'the step bar counts the moves of the round');
  assert.doesNotMatch(await person.told(), /play any card|to take the pile/, 'the table gives no advice');
  await person.leave();
});

test('the focus is never lost while a review is used with the keyboard', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: desktop });
  await done(person);
  const focused = (selector) => person.until((wanted) => document.activeElement.matches(`#review ${wanted}`) && mitts.state().resting, selector);
  const press = (selector) => person.page.locator(`#review ${selector}`).first().press('Enter');
  await focused('h2');
  await press('summary');
  await focused('details[open] summary');
  await person.page.keyboard.press('ArrowRight');
  await step_is(person, 1);
  await focused('details[open] summary');
  await press('.moments button');
  await step_is(person, 0);
  await focused('.moments li:first-child button');
  await press('.close');
  await focused('#review-unfold');
  await person.page.keyboard.press('Enter');
  await focused('.close');
  await press('#review-why');
  await person.until(() => mitts.state().panel === 'why-move' && mitts.state().resting);
  await person.page.keyboard.press('Escape');
  await person.until(() => mitts.state().panel === null);
  await focused('#review-why');
  await press('#review-again');
  await focused('#review-again[role="status"]');
  await person.page.locator('#review-place').press('Escape');
  await focused('#review-unfold');
  await person.leave();
});

test('after a review that was opened and ended with the keyboard, the focus is in the table’s elements', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { query: short, context: { viewport: desktop } });
  await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
  await person.page.locator('#mirror button', { hasText: 'Review' }).press('Enter');
  await done(person);
  await person.page.locator('#review h2').press('Escape');
  await person.until(() => document.activeElement.matches('#mirror h1') && document.getElementById('review') === null && mitts.state().panel === 'summary');
  await person.leave();
});

test('the reasons for a decision open over the table, even if the user made the decision', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: desktop });
  await done(person);
  await person.page.locator('#review-why').click();
  await person.until(() => mitts.state().panel === 'why-move' && mitts.state().resting);
  await person.until(() => document.querySelector('#mirror [role="dialog"]')?.textContent.includes('best'));
  const told = await person.told();
  assert.match(told, /Why this choice/);
  assert.match(told, /Expected points of each choice/);
  assert.doesNotMatch(told, /Only they know why|another choice/);
  await person.page.locator('#review .close').press('Escape'); // closes only the panel of reasons
  await person.until(() => mitts.state().panel === null && mitts.state().resting);
  assert.equal(await person.page.locator('#review-why').isVisible(), true);
  await person.leave();
});

test('the master can replay a reviewed round, and a link leads to the first move that differs', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: phone, hasTouch: true });
  await done(person);
  const panel = person.page.locator('#review');
  await panel.locator('#review-again').tap();
  await person.until(() => document.querySelector('#review .again .link') !== null);
  assert.match(await panel.locator('.again').innerText(), /With the master in your seat: \d+ : \d+\. As played: \d+ : \d+\.\s+The first difference is move 1: K♣ instead of 7♠/);
  await panel.locator('.again .link').tap();
  await step_is(person, 0);
  await person.leave();
});

// A save of the match `bargained`, with computer players of two levels.
const bargained_save = `mitts-save 1\nround 3\nseat human Marie\nseat newcomer Odile\nseat hasty Victor\n\n[Game "mitigati"]\n[Format "1"]\n` +
  `[Options "preset=standard players=3"]\n[Seed "12"]\n\n${bargained.split('moves=')[1].replaceAll(',', ' ')}\n`;

test('a reviewed round can be played again with the same cards and players, even from another seat', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true } });
  await person.page.evaluate(bring, ['paste', 'body', [{ text: bargained_save }]]);
  const hand = () => person.page.locator('#mirror .hand button').allTextContents().then((cards) => cards.map((card) => card.replace('Play the ', '')).sort().join());
  let cards = '';
  for (const [id, seat, seats] of /** @type {[string, number, string[]][]} */ ([
    ['review-same', 0, ['human Marie', 'newcomer Odile', 'hasty Victor']], ['review-seat-2', 2, ['hasty Victor', 'newcomer Odile', 'human Marie']],
  ])) {
    await person.page.locator('#shelf .go').last().tap();
    await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
    await person.press_control((label) => label.startsWith('Review'));
    await done(person);
    await step_is(person, (await person.state()).actions, 3);
    cards ||= await hand();
    await person.page.locator(`#${id}`).tap();
    await person.until((wanted) => mitts.state().mode === 'play' && mitts.state().viewer === wanted && mitts.state().phase === 'playing' && mitts.state().round === 3 && mitts.state().resting, seat);
    if (seat === 0) assert.equal(await hand(), cards);
    const save = await person.page.evaluate(() => localStorage.getItem(`mitts.${mitts.state().slot}`));
    assert.deepEqual([...save.matchAll(/^seat (.*)$/gm)].map(([, told]) => told), seats);
    await person.page.goto(`${house.address}index.html?open=shelf`);
    await person.page.locator('#shelf').waitFor();
  }
  await person.leave();
});

test('on a phone, every round of a match can be reviewed, and a swipe steps forward or back', { timeout: 120_000 }, async () => {
  const person = await look_again(bargained, { viewport: phone, hasTouch: true });
  await done(person);
  const panel = person.page.locator('#review');
  assert.equal(await panel.locator('h2').textContent(), 'Deal 3 of 3');
  assert.match(await panel.locator('.result').textContent(), /^You got −25$/);
  await panel.getByRole('button', { name: 'Previous', exact: true }).tap();
  await person.until(() => document.querySelector('#review h2').textContent === 'Deal 2 of 3');
  await done(person);
  assert.equal((await person.state()).round, 2);
  const { actions } = await person.state();
  const across = async (from, to) => {
    await person.page.mouse.move(from, 200);
    await person.page.mouse.down();
    await person.page.mouse.move(to, 205, { steps: 4 });
    await person.page.mouse.up();
  };
  await across(300, 180);
  await step_is(person, actions + 1, 2);
  await across(180, 300);
  await step_is(person, actions, 2);
  const { height } = await person.page.locator('#canvas').boundingBox();
  const box = await panel.boundingBox();
  assert.ok(height <= box.y + 1, `the table ends at ${height}, the panel begins at ${box.y}`);
  await panel.locator('.close').tap();
  await person.until(() => document.getElementById('canvas').clientHeight === innerHeight);
  await person.page.locator('#review-unfold').tap();
  await person.until(() => document.getElementById('canvas').clientHeight < innerHeight);
  await person.leave();
});

test('two rounds can be reviewed at the same time, and each review shows only the numbers of its round', { timeout: 120_000 }, async () => {
  const person = await look_again(long_match, { viewport: desktop });
  // The review of round 2 has not finished yet.
  await person.page.getByRole('button', { name: 'Previous', exact: true }).click();
  const figures = async (round) => {
    await person.until((wanted) => document.querySelector('#review h2')?.textContent === wanted, `Round ${round} of 2`);
    await done(person);
    return person.page.locator('#review tbody tr').count();
  };
  assert.equal(await figures(1), 49, 'one row for the deal and one for each of 48 actions');
  const terms = numbers_in(await person.page.locator('#review .terms button').allTextContents());
  assert.equal(terms.reduce((sum, term) => sum + term, 0), -100);
  await person.page.getByRole('button', { name: 'Next', exact: true }).click();
  assert.equal(await figures(2), 49);
  await person.leave();
});

test('the review panel can be closed while its module is loading', { timeout: 120_000 }, async () => {
  let let_it_come;
  const held = new Promise((resolve) => { let_it_come = resolve; });
  const person = await look_again(short, { viewport: desktop }, (context) => context.route(/\/reviewer\.[A-Z2-7]{8}\.wasm$/, async (route) => {
    await held;
    await route.continue();
  }));
  await person.page.locator('#review .close').press('Escape');
  await person.page.locator('#review-unfold').waitFor();
  let_it_come();
  await person.until(() => document.getElementById('review-unfold')?.textContent === 'Round 1 again');
  await person.page.locator('#review-unfold').click();
  await done(person);
  await person.leave();
});

test('if a review is closed and reopened while its module is loading, only the new Worker remains', { timeout: 120_000 }, async () => {
  let let_it_come;
  const held = new Promise((resolve) => { let_it_come = resolve; });
  const person = await look_again(short, { viewport: desktop }, async (context) => {
    await context.route(/\/reviewer\.[A-Z2-7]{8}\.wasm$/, async (route) => {
      await held;
      await route.continue();
    });
    await context.addInitScript(() => {
      globalThis.ended = 0;
      const end = Worker.prototype.terminate;
      Worker.prototype.terminate = function (...all) {
        globalThis.ended++;
        return end.apply(this, all);
      };
    });
  });
  await person.until(() => document.getElementById('review') !== null);
  await person.page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await person.page.keyboard.press('Escape');
  await person.until(() => mitts.state().mode !== 'review' && document.getElementById('review') === null);
  await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
  await person.press_control((label) => label.startsWith('Review'));
  await person.until(() => mitts.state().mode === 'review');
  let_it_come();
  await done(person);
  await person.until(() => globalThis.ended === 1); // the first review's Worker has ended
  await person.leave();
});

test('if a review’s Worker fails, the panel shows the reason instead of endless progress', { timeout: 120_000 }, async () => {
  const person = await look_again(long_match, { viewport: phone }, (context) => context.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      constructor(script) {
        super(script);
        // After the first results, simulates an error such as a lack of memory.
        if (String(script).includes('review')) this.addEventListener('message', ({ data }) => {
          if (data.opened === undefined) setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory', cancelable: true })));
        });
      }
    };
  }));
  await person.page.locator('#review [role="alert"]').filter({ hasText: 'out of memory' }).waitFor();
  assert.equal(await person.page.locator('#review progress').count(), 0);
  await person.page.locator('#canvas').focus();
  await person.page.keyboard.press('ArrowRight');
  await step_is(person, 49, 2);
  await person.leave();
});

// Resolves to the stored rounds, and replaces them with `rounds` if there are any.
const stored_rounds = (person, rounds = []) => person.page.evaluate((put) => new Promise((done) => {
  const request = indexedDB.open('mitts-reviews', 1);
  request.onsuccess = () => {
    const { result } = request;
    const store = result.transaction('rounds', 'readwrite').objectStore('rounds');
    const all = store.getAll();
    if (put.length > 0) store.clear();
    for (const one of put) store.add(one);
    store.transaction.oncomplete = () => {
      result.close();
      done(all.result);
    };
  };
}), rounds);

// Resolves to the stored rounds once is_right(rounds) is true, or after ten seconds. A review is shown before it is
// stored.
async function soon_stored(person, is_right) {
  let rounds = await stored_rounds(person);
  for (let asked = 0; !is_right(rounds) && asked < 100; asked++) {
    await person.page.waitForTimeout(100);
    rounds = await stored_rounds(person);
  }
  return rounds;
}

test('a review is stored, and is shown immediately the next time', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: desktop });
  await done(person);
  const terms = await person.page.locator('#review .terms').textContent();
  await soon_stored(person, ({ length }) => length > 0);
  await person.page.reload();
  await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
  await person.page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    globalThis.asked_for = [];
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.review) globalThis.asked_for.push(message.review);
      return post.call(this, message, ...rest);
    };
  });
  await person.press_control((label) => label.startsWith('Review'));
  await done(person);
  assert.deepEqual(await person.page.evaluate(() => globalThis.asked_for), []);
  assert.equal(await person.page.locator('#review .terms').textContent(), terms);
  await person.leave();
});

test('a stored review that is damaged, truncated or for another round is computed and stored again', { timeout: 180_000 }, async () => {
  const person = await look_again(short, { viewport: desktop });
  await done(person);
  const terms = await person.page.locator('#review .terms').textContent();
  const [good] = await soon_stored(person, ({ length }) => length > 0);
  const lines = good.lines.split('\n');
  for (const bad of [{ lines: good.lines.slice(0, 700) }, { lines: `${lines.slice(0, 5).join('\n')}\n` }, { lines: 'null\n' }, { lines: 5 }, { lines: good.lines.replaceAll('"loss":', '"loss":1') }, { sum: undefined }]) {
    await stored_rounds(person, [{ ...good, ...bad }]);
    await person.page.reload();
    await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
    await person.press_control((label) => label.startsWith('Review'));
    await done(person);
    assert.equal(await person.page.locator('#review .terms').textContent(), terms);
    assert.deepEqual(await soon_stored(person, (rounds) => isDeepStrictEqual(rounds, [good])), [good], JSON.stringify(bad).slice(0, 60));
  }
  await person.leave();
});

test('a swipe steps through a review only if it begins on the table and no panel is over the review', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: phone, hasTouch: true });
  await done(person);
  const drag = async (from, to) => {
    await person.page.mouse.move(...from);
    await person.page.mouse.down();
    await person.page.mouse.move(...to, { steps: 4 });
    await person.page.mouse.up();
    await person.rest();
  };
  await drag([300, 200], [100, 200]);
  await step_is(person, 1);
  const { y } = await person.page.locator('#review').boundingBox();
  await drag([300, y + 200], [100, 200]);
  await step_is(person, 1);
  await person.page.locator('#review-place').press('Home');
  await step_is(person, 0);
  await person.page.locator('#review-why').tap();
  await person.until(() => mitts.state().panel !== null);
  await drag([300, 200], [100, 200]);
  await step_is(person, 0);
  await person.leave();
});

// The record of a Mitch match with two costly decisions by seat 0, and a save from the browser in which it was played.
const costly = '[Game "mitch"]\n[Format "1"]\n[Options "preset=banilower players=2 rounds=1"]\n[Seed "4"]\n\nplace:JD place:JS place:6D place:KC place:QS ' +
  'place:3S place:9S place:5H place:9H place:6C place:3D drop:5S place:8C drop:7D place:7C drop:8D place:4H drop:TH\n';
const costly_save = `mitts-save 3\nround 1\nseat human\nseat careful Mathilde\nhelps 0 0 1\n\n${costly}`;

const played_on = Date.UTC(2026, 1, 3);
// Adds a match with that date to the shelf, and opens its review.
async function look_again_at(person, text) {
  await person.page.evaluate(bring, ['paste', 'body', [{ text }]]);
  await person.page.locator('#shelf .go').last().waitFor();
  // A save's number is its date in tenths of a second.
  await person.page.evaluate((number) => localStorage.setItem('mitts.match', localStorage.getItem('mitts.match').replace(/^(\S+ \d) \d+/, `$1 ${number}`)), played_on / 100);
  await person.page.locator('#shelf .go').last().click();
  await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
  await person.press_control((label) => label.startsWith('Review'));
  await done(person);
}

test('costly decisions become exercises, and each answer sets the date of the next repetition', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: phone, hasTouch: true } });
  await look_again_at(person, costly_save);
  assert.equal(await person.page.evaluate(() => JSON.parse(localStorage.getItem('mitts.reviews')).date), String(played_on), 'the date of the match, not of its review');
  const practise = person.page.locator('#review-practise');
  await practise.filter({ hasText: /[2-9]/ }).waitFor(); // the exercises arrive one after another
  assert.equal(await practise.textContent(), 'Practise 2 exercises');
  const stored = () => person.page.evaluate(() => JSON.parse(Object.entries(localStorage).find(([name]) => name.endsWith('exercises'))[1]));
  const [first] = (await stored()).sort((one, other) => other.loss - one.loss);
  await practise.tap();
  await person.until(() => mitts.state().page === 'lesson' && mitts.state().resting);
  const panel = person.page.locator('#lesson');
  assert.match(await panel.innerText(), /Your own mistakes\s+1\/2[\s\S]+What would you play\?/);
  assert.equal((await person.state()).pointed, '', 'the table does not point at the answer');
  assert.match(await person.page.locator('#mirror').innerText(), /Mathilde: 5 cards in hand/);
  await person.page.locator('#lesson-show').tap();
  await person.until(() => document.getElementById('lesson').dataset.phase === 'right');
  assert.match(await panel.innerText(), /Best: place 10♥\. Your choice then: place 3♠, about \d(\.\d)? points? worse/);
  const after = (await stored()).find(({ id }) => id === first.id);
  assert.equal(after.stage, 0);
  assert.ok(after.due > first.due, 'an exercise whose answer was shown is due tomorrow');
  await person.tap_later('#lesson-next');
  await person.until(() => document.getElementById('lesson').dataset.phase === 'ask' && mitts.state().resting);
  await person.page.locator('#lesson .close').tap();
  await person.until(() => mitts.state().page === 'table');
  assert.equal((await person.state()).phase, 'over', 'the match is restored');
  await person.leave();
});

test('in a review of a match between people who share a device, the player is named instead of “you”, and nothing is stored', { timeout: 120_000 }, async () => {
  const person = await sit_down(house);
  await look_again_at(person, costly_save.replace('seat human\nseat careful Mathilde', 'seat human Marie\nseat human Paul'));
  await done(person);
  const [result, caption, terms] = await Promise.all(['.result', 'figcaption', '.terms'].map((part) => person.page.locator(`#review ${part}`).innerText()));
  assert.match(result, /^(Marie|Paul): [+−]\d+$/);
  assert.match(terms, /this side’s choices −\d/);
  assert.doesNotMatch(caption + terms, /\byour\b/i);
  await person.page.locator('#review-again').click(); // the Worker answers in order, exercises first
  await person.until(() => document.querySelector('#review .again .link, #review .again .note') !== null);
  assert.deepEqual(await person.page.evaluate(() => Object.keys(localStorage).filter((name) => /reviews|exercises/.test(name))), []);
  await person.leave();
});

test('the moves of an imported record or a link are reviewed, but neither counted nor turned into exercises', { timeout: 120_000 }, async () => {
  const [tags, moves] = costly.trim().split('\n\n');
  const value = (name) => new RegExp(`\\[${name} "(.*)"`).exec(tags)[1].replaceAll(' ', ',');
  const link = `?game=mitch&options=${value('Options')}&seed=${value('Seed')}&MOVES=${moves.replaceAll(' ', ',')}`;
  for (const text of [costly, '']) {
    const person = text ? await sit_down(house) : await look_again(link);
    if (text) await look_again_at(person, text);
    await done(person);
    await person.page.locator('#review-again').click(); // the Worker answers in order, exercises first
    await person.until(() => document.querySelector('#review .again .link, #review .again .note') !== null);
    assert.deepEqual(await person.page.evaluate(() => Object.keys(localStorage).filter((name) => /reviews|exercises/.test(name))), []);
    await person.leave();
  }
});

test('the review has no axe-core violations in either language, and its numbers are listed in an HTML table', { timeout: 120_000 }, async () => {
  for (const locale of ['en-CA', 'fr-CA']) {
    const person = await sit_down(house, { query: short, context: { viewport: phone, hasTouch: true, locale } });
    await person.until(() => mitts.state().panel === 'summary' && mitts.state().resting);
    await person.press_control((label) => /^(Review|Revoir)/.test(label));
    await done(person);
    await person.page.locator('#review summary').tap();
    assert.equal(await person.page.locator('#review tbody tr').count(), 7);
    assert.deepEqual(await faults_of(person.page), []);
    await person.leave();
  }
});

test('if the review module is missing, a message reports it, and the match can still be stepped through', { timeout: 120_000 }, async () => {
  const person = await look_again(short, { viewport: desktop }, (context) => context.route(/\/reviewer\.[A-Z2-7]{8}\.wasm$/, (route) => route.abort()));
  await person.until(() => document.getElementById('no-review') !== null);
  assert.match(await person.page.locator('#no-review').innerText(), /part could not be loaded/);
  assert.equal(await person.page.locator('#review').count(), 0);
  await person.page.locator('#canvas').focus();
  await person.page.keyboard.press('ArrowRight');
  await step_is(person, 1);
  person.complaints = person.complaints.filter((text) => !text.includes('ERR_FAILED')); // ignores the aborted request
  await person.leave();
});
