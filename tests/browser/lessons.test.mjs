// Tests the lessons at the table. Each lesson is played once by touch and once with the keyboard alone. Wrong moves are
// explained and taken back, the previous match is restored, and the lessons are offered to newcomers.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';
import { faults_of, tab_to } from './by_ear.mjs';
import { bid } from './mitigati_player.mjs';
import { open_house, sit_down } from './table.mjs';

const { read_lessons } = await load_module('lessons/read.js');
const lessons_of = (game, language = 'en') => read_lessons(readFileSync(new URL(`../../web/lessons/${game}.${language}.txt`, import.meta.url), 'utf8'));

let house;
before(async () => { house = await open_house(); });
after(() => house.close());

const low = { width: 640, height: 360 };
const upright = { width: 360, height: 640 };
const panel = (person) => person.page.locator('#lesson');

// Waits until the panel shows this step of a lesson and the table is idle.
async function at(person, lesson, step, phase) {
  const wanted = { lesson, step: String(step), phase };
  await person.until((place) => {
    const { dataset } = document.getElementById('lesson') ?? {};
    const state = mitts.state();
    return dataset && Object.entries(place).every(([name, value]) => dataset[name] === value) && state.page === 'lesson' && !state.moving;
  }, wanted);
}

// Taps the middle of a target. If `before` (the position of the previous tap) is given, taps the end of the target that
// is farther from that position, because a second tap nearby could count as a double tap. Adds the offset of the
// canvas, which a panel may have moved.
async function tap(person, place, before = null) {
  assert.ok(place, `the target is missing: ${JSON.stringify(await person.targets())}`);
  const { left, top } = await person.page.evaluate(() => {
    const { left, top } = document.getElementById('canvas').getBoundingClientRect();
    return { left, top };
  });
  const spot = (part) => ({ x: left + place.x + place.w * part, y: top + place.y + place.h / 2 });
  const far = (part) => Math.abs(spot(part).x - before.x);
  const { x, y } = spot(before ? [0.15, 0.85].sort((one, other) => far(other) - far(one))[0] : 0.5);
  await person.page.touchscreen.tap(x, y);
  await person.rest();
  return { x, y };
}
const press = (person, id) => person.page.locator(`#${id}`).tap();

// Returns a card's index in the table's targets, which is the card's number in src/cards.
function index_of(game, card) {
  if (game !== 'mitigati') return '23456789TJQKA'.indexOf(card[0]) * 4 + 'CDHS'.indexOf(card[1]);
  return /^\d\d$/.test(card) ? 64 + Number(card) : 'CDHS'.indexOf(card[1]) * 16 + '.123456789TPNQK'.indexOf(card[0]);
}

async function touch_move(person, game, move) {
  const { actions } = await person.state();
  const made = async () => (await person.state()).actions > actions;
  const [what, of = ''] = move.split(':');
  const touch = async (id, match, before) => tap(person, await person.find(id, match), before);
  if (what === 'bid') return bid(person, Number(of), tap);
  if (what === 'more') return touch('MoreCards', { enabled: true });
  if (what === 'discard') {
    for (const card of move.split(' ')) await touch('Card', { index: index_of(game, card.slice(-2)) });
    return touch('Confirm', { enabled: true });
  }
  const places = what === 'place' || what === 'drop';
  const index = index_of(game, places ? of : what);
  const before = await touch('Card', { index });
  if (await made()) return;
  const choice = places ? ['ChoicePlace', 'ChoiceDiscard'][what === 'place' ? 0 : 1] : of ? 'ChoiceCall' : 'ChoicePlay';
  const found = await person.find(choice, choice === 'ChoiceCall' ? { index: { m: 2, g: 3, s: 4 }[of] } : {});
  if (found) await tap(person, found, before); // if the card has no choices, the move was refused
}

// Returns the first correct move that can be made with the cards in the hand.
async function right_move(person, game, { moves }) {
  const held = (await person.targets()).filter(({ id }) => id === 'Card').map(({ index }) => index);
  return moves.find((move) => /^(bid|more)/.test(move) || held.includes(index_of(game, /(?:^|:)(..)(?::.)?(?: |$)/.exec(move)[1])));
}

async function open_lessons(person) {
  await person.click('Menu');
  await person.press_control((label) => /^(Lessons|Leçons)$/.test(label));
  await person.page.locator('#lessons-begin').waitFor();
}

// Plays every lesson of a game. make(move) makes a move, and go_on(id) presses a button of the panel.
async function play_all(person, game, make, go_on = (id) => press(person, id)) {
  const all = lessons_of(game);
  for (const [number, { name, steps }] of all.entries()) {
    for (const [at_step, step] of steps.entries()) {
      await at(person, name, at_step, 'ask');
      if (step.moves.length === 0) {
        await go_on('lesson-next');
        continue;
      }
      await make(await right_move(person, game, step));
      if (step.right) await at(person, name, at_step, 'right');
      const is_last = number + 1 === all.length && at_step + 1 === steps.length;
      if (step.right && !is_last) await go_on('lesson-next');
    }
  }
}

for (const [game, index, viewport] of /** @type {const} */ ([['mitaines', 0, low], ['mitch', 1, upright], ['mitigati', 2, low]])) {
  test(`${game}: every lesson can be played by touch, and the last lesson leads to a first match`, { timeout: 400_000 }, async () => {
    const person = await sit_down(house, { context: { viewport, hasTouch: true, reducedMotion: 'no-preference' } });
    await person.click('Customize', { index });
    await person.until(() => mitts.state().panel === 'new-match');
    await person.press_control((label) => label === 'Lessons');
    await person.page.locator('#lessons-begin').waitFor();
    await press(person, 'lessons-begin');
    await play_all(person, game, (move) => touch_move(person, game, move));
    await press(person, 'lesson-first');
    await person.until(() => mitts.state().page === 'table');
    assert.match(await person.record(), new RegExp(`Game "${game}"`));
    await person.page.locator('#first-round-fine').waitFor();
    assert.equal(await panel(person).count(), 0);
    const kept = await person.page.evaluate(() => JSON.parse(localStorage.getItem('mitts.lessons')));
    assert.equal(kept[game].done.length, lessons_of(game).length);
    await person.leave();
  });
}

// Plays a card with the digit key of its position. In Mitigati, where digit keys enter bids, selects the card with the
// arrow keys and plays it with Enter. `hand` contains the cards in their initial order and the focused card's position.
async function key_card(person, game, card, hand) {
  const { keyboard } = person.page;
  const place = hand.cards.indexOf(index_of(game, card));
  assert.ok(place >= 0, `${card} is not in the hand`);
  if (game !== 'mitigati') return keyboard.press(String(place + 1));
  for (; hand.focused < place; hand.focused++) await keyboard.press('ArrowRight');
  for (; hand.focused > place; hand.focused--) await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
}

async function key_move(person, game, move) {
  const { keyboard } = person.page;
  const { actions } = await person.state();
  const [what, of = ''] = move.split(':');
  if (what === 'bid') {
    await keyboard.type(of);
    return keyboard.press('Enter');
  }
  if (what === 'more') return keyboard.press('m');
  const cards = (await person.targets()).filter(({ id }) => id === 'Card').map(({ index }) => index);
  const hand = { cards, focused: -1 }; // no card is focused yet
  if (what === 'discard') {
    for (const card of move.split(' ')) await key_card(person, game, card.slice(-2), hand);
    return keyboard.press('Enter');
  }
  await key_card(person, game, what === 'place' || what === 'drop' ? of : what, hand);
  await person.rest();
  if ((await person.state()).actions > actions) return; // the card had only one legal choice
  await keyboard.press({ place: 'p', drop: 'd' }[what] ?? (of || (game === 'mitigati' ? 'Enter' : 'p')));
}

for (const game of ['mitaines', 'mitch', 'mitigati']) {
  test(`${game}: every lesson can be played using only the keyboard`, { timeout: 400_000 }, async () => {
    const person = await sit_down(house, { context: { viewport: low } });
    const { keyboard } = person.page;
    await tab_to(person.page, `[data-game="${game}"] [data-act="arrange"]`);
    await keyboard.press('Enter');
    await person.until(() => mitts.state().panel === 'new-match');
    await person.page.getByRole('dialog').getByRole('button', { name: 'Lessons' }).press('Enter');
    await person.page.locator('#lessons-begin').waitFor();
    await keyboard.press('Enter'); // the start button has the focus
    await play_all(person, game, (move) => key_move(person, game, move), async (id) => {
      await person.page.locator(`#${id}`).focus();
      await keyboard.press('Enter');
    });
    await person.page.locator('#lesson-end').focus();
    await keyboard.press('Enter');
    await person.until(() => mitts.state().page === 'start');
    await person.leave();
  });
}

test('undo in a lesson repeats the question, and the reply to a wrong answer follows the page’s language', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { query: '#lesson=mitaines/match', context: { viewport: low, hasTouch: true } });
  const undo = () => person.page.keyboard.press('u');
  await at(person, 'match', 0, 'ask');
  await press(person, 'lesson-next');
  await at(person, 'match', 1, 'ask');
  for (const [card, phase] of [['9C', 'wrong'], ['4H', 'right']]) {
    await touch_move(person, 'mitaines', card);
    await at(person, 'match', 1, phase);
    await undo();
    await at(person, 'match', 1, 'ask');
  }
  await touch_move(person, 'mitaines', '4H');
  await at(person, 'match', 1, 'right');
  await touch_move(person, 'mitaines', '9C'); // makes the move of the next step in advance
  await press(person, 'lesson-next');
  await at(person, 'match', 2, 'ask');
  assert.equal((await person.state()).actions, 2);
  await undo();
  await at(person, 'match', 1, 'ask');
  assert.equal((await person.state()).actions, 0);
  await touch_move(person, 'mitaines', '9C');
  await at(person, 'match', 1, 'wrong');
  await person.choose_french();
  const { wrong } = lessons_of('mitaines', 'fr')[0].steps[1];
  await panel(person).getByText(wrong['9C']).waitFor();
  await person.leave();
});

test('a double tap on “Next” or “Show me” does not press the button that takes its place', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { query: '#lesson=mitaines/match', context: { viewport: low, hasTouch: true } });
  const double_tap = async (id, pause = 0) => {
    const { x, y, width, height } = await person.page.locator(`#${id}`).boundingBox();
    await person.page.mouse.click(x + width / 2, y + height / 2);
    await person.page.waitForTimeout(pause);
    await person.page.mouse.down({ clickCount: 2 });
    await person.page.mouse.up({ clickCount: 2 });
  };
  await at(person, 'match', 0, 'ask');
  await double_tap('lesson-next');
  await at(person, 'match', 1, 'ask');
  await double_tap('lesson-show', 250); // without animations, the answer is shown after 20 ms
  await at(person, 'match', 1, 'right');
  await press(person, 'lesson-next');
  await at(person, 'match', 2, 'ask');
  await person.leave();
});

test('a lesson explains a wrong or refused move, and the previous match is restored when the lesson is closed', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=3', quick: true, context: { viewport: low, hasTouch: true } });
  await person.my_turn();
  const record = await person.record();
  await open_lessons(person);
  await person.page.locator('#lessons li button').nth(2).tap();
  await at(person, 'mitten', 0, 'ask');
  assert.equal(await person.record(), record, 'a lesson does not change the record of the match');
  assert.deepEqual(await faults_of(person.page), []);
  assert.match(await panel(person).locator('.act').textContent(), /mitten/);
  await touch_move(person, 'mitaines', '7S');
  await at(person, 'mitten', 0, 'wrong');
  assert.match(await panel(person).locator('.answer').textContent(), /Choose mitten on the card/);
  await press(person, 'lesson-again');
  await at(person, 'mitten', 0, 'ask');
  await touch_move(person, 'mitaines', 'KC');
  await at(person, 'mitten', 0, 'wrong');
  assert.match(await panel(person).locator('.answer').textContent(), /king.*That is allowed/);
  await press(person, 'lesson-show');
  await at(person, 'mitten', 1, 'ask');
  await touch_move(person, 'mitaines', 'KC');
  await person.until(() => mitts.state().refusal_rule === 'M9');
  await panel(person).locator('.answer').waitFor();
  assert.equal((await panel(person).textContent()).match(/M9/g).length, 1, 'only the button names the rule');
  await panel(person).getByRole('button', { name: 'Why? Rule M9' }).tap();
  await person.page.frameLocator('#reference iframe').locator('#M9').waitFor();
  await person.page.locator('#reference button').tap();
  await press(person, 'lesson-back');
  await at(person, 'mitten', 0, 'ask');
  await press(person, 'lesson-skip');
  await at(person, 'mitten', 1, 'ask');
  await touch_move(person, 'mitaines', '7D');
  await at(person, 'mitten', 1, 'right');
  await panel(person).locator('.close').press('Enter');
  await person.until(() => mitts.state().page === 'table');
  await person.rest();
  assert.ok(await person.page.evaluate(() => document.activeElement.closest('#mirror .hand')), 'the focus returns to the table');
  assert.equal(await person.record(), record);
  assert.equal(await panel(person).count(), 0);
  await person.reload();
  await person.until(() => mitts.state().page === 'table');
  assert.equal(await person.record(), record);
  await open_lessons(person);
  assert.deepEqual(await person.page.locator('#lessons li .learned').allTextContents(), ['The mitten']);
  assert.equal(await person.page.locator('#lessons .jumbo use').first().isVisible(), true);
  await press(person, 'lessons-begin');
  await at(person, 'steal', 0, 'ask'); // the next lesson has begun
  await person.leave();
});

// The table is beside or below the panel. On a short portrait screen, the panel may cover the menu, the scores and the
// opponents. On a large screen, the panel overlaps the table, but covers only the sentence about the turn. The panel
// scales with the table.
for (const [width, height] of [[320, 568], [390, 844], [768, 1024], [844, 390], [1280, 800], [1440, 900], [2560, 1440]]) {
  test(`at ${width} × ${height}, the lesson panel covers neither the hand nor the cards on the table`, async () => {
    const person = await sit_down(house, { query: '?game=mitaines&seed=3', quick: true, context: { viewport: { width, height }, hasTouch: true } });
    await person.my_turn();
    for (const game of ['mitaines', 'mitch', 'mitigati']) {
      await open_lessons(person);
      await person.page.locator('#lessons .games button').nth(['mitaines', 'mitch', 'mitigati'].indexOf(game)).tap();
      await person.page.locator(`#lessons .games button[aria-pressed="true"]`).filter({ hasText: new RegExp(game, 'i') }).waitFor();
      const honours = lessons_of(game).findIndex(({ name }) => name === 'honours'); // the lesson with the longest hand
      await person.page.locator('#lessons li button').nth(Math.max(0, honours)).tap();
      await person.until(() => document.getElementById('lesson') && !mitts.state().moving);
      await person.rest();
      const [canvas, said, font] = await person.page.evaluate(() => [...['canvas', 'lesson'].map((id) => document.getElementById(id).getBoundingClientRect().toJSON()),
        Number.parseFloat(getComputedStyle(document.getElementById('lesson')).fontSize)]);
      assert.deepEqual([canvas.left, canvas.top, canvas.width, canvas.height], [0, 0, width, height], game);
      for (const { id, index, x, y } of await person.targets()) {
        const [upright, large] = [height > width, width >= 1320];
        const may_be_covered = upright ? !['Card', 'Column', 'Stock', 'TrickPlace'].includes(id) : id === 'Table' || (large && id === 'Word');
        const is_clear = upright ? y >= said.bottom : x >= said.right || (large && y <= said.top);
        assert.ok(may_be_covered || is_clear, `${game}: the panel covers ${id} ${index}`);
      }
      assert.ok(font >= (width === 2560 ? 22 : 14), `${game}: ${font} px`);
      await panel(person).locator('.close').tap();
      await person.until(() => mitts.state().page === 'table');
    }
    await person.leave();
  });
}

test('a table’s menu offers the lessons of its game', async () => {
  for (const game of ['mitch', 'mitigati', 'mitaines']) {
    const person = await sit_down(house, { query: `?game=${game}&seed=3`, quick: true });
    await open_lessons(person);
    const shown = await person.page.locator('#lessons .games button[aria-pressed="true"]').textContent();
    assert.equal(shown.toLowerCase(), game);
    await person.leave();
  }
});

test('in a window 320 pixels wide, every lesson title fits on two lines inside the panel', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=3&lang=fr', quick: true, context: { viewport: { width: 320, height: 568 }, hasTouch: true } });
  await open_lessons(person);
  await press(person, 'lessons-begin');
  await at(person, 'match', 0, 'ask');
  for (const { title } of lessons_of('mitaines', 'fr')) {
    const [height, line, above] = await person.page.evaluate((words) => {
      const heading = document.getElementById('lesson-title');
      heading.textContent = words;
      const { top, height } = heading.getBoundingClientRect();
      return [height, Number.parseFloat(getComputedStyle(heading).lineHeight), top - document.getElementById('lesson').getBoundingClientRect().top];
    }, title);
    assert.ok(height < 2.1 * line && above >= 4, `${title}: ${height} of ${line}, ${above} from the edge`);
  }
  await person.leave();
});

// Returns { seen, named }. `seen` is the colour in the table's upper left corner, and `named` is the lesson's
// `data-ground`.
async function grounds(person) {
  await person.until(() => mitts.state().resting && !mitts.state().moving);
  const picture = await person.page.screenshot({ type: 'png' });
  return person.page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const { left, top } = document.getElementById('canvas').getBoundingClientRect();
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    const brush = canvas.getContext('2d');
    brush.drawImage(bitmap, 0, 0);
    const share = bitmap.width / innerWidth;
    const seen = [...brush.getImageData(Math.round((left + 4) * share), Math.round((top + 4) * share), 1, 1).data].slice(0, 3);
    const named = document.getElementById('lesson')?.dataset.ground ?? '';
    return { seen: seen.join(), named };
  }, [...picture]);
}

test('a lesson uses its game’s table colour, and the previous table’s colour is restored afterwards', async () => {
  const person = await sit_down(house, { query: '?game=mitaines&seed=3', quick: true, context: { hasTouch: true, deviceScaleFactor: 1 } });
  await person.my_turn();
  const spruce = await grounds(person);
  await person.click('Menu');
  await person.press_control((label) => label === 'Settings');
  await person.press_control((label) => label === 'Table for Mitaines: plum');
  await person.close_panels();
  const plum = await grounds(person);
  assert.notEqual(plum.seen, spruce.seen);
  for (const game of ['mitaines', 'mitch', 'mitigati']) {
    await open_lessons(person);
    await person.page.locator('#lessons .games button').nth(['mitaines', 'mitch', 'mitigati'].indexOf(game)).tap();
    await person.page.locator(`#lessons .games button[aria-pressed="true"]`).filter({ hasText: new RegExp(game, 'i') }).waitFor();
    await person.page.locator('#lessons li button').first().tap();
    await person.until((one) => document.getElementById('lesson')?.dataset.game === one && !mitts.state().moving, game);
    const lesson = await grounds(person);
    assert.equal(lesson.named, game === 'mitaines' ? 'plum' : 'own');
    assert.equal(lesson.seen === plum.seen, game === 'mitaines', game);
    await panel(person).locator('.close').tap();
    await person.until(() => mitts.state().page === 'table');
    assert.equal((await grounds(person)).seen, plum.seen, `after ${game}`);
  }
  await person.leave();
});

test('the French start page offers lessons to newcomers', async () => {
  const person = await sit_down(house, { query: '?lang=fr', context: { viewport: upright, hasTouch: true } });
  await tap(person, await person.find('Lessons', { index: -1 }));
  await person.page.locator('#lessons-begin').waitFor();
  assert.deepEqual(await faults_of(person.page), []);
  await press(person, 'lessons-begin');
  const [{ name, title }] = lessons_of('mitaines', 'fr');
  await at(person, name, 0, 'ask');
  assert.equal(await panel(person).locator('h2').textContent(), title);
  await person.leave();
});

test('if the file of a linked lesson cannot be loaded, the start page can be opened, or a retry opens that lesson', { timeout: 120_000 }, async () => {
  const person = await sit_down(house, { context: { viewport: upright, hasTouch: true } });
  await person.page.route(/\/mitaines\.en\.\w+\.txt$/, (route) => route.abort());
  await person.page.goto('about:blank');
  await person.page.goto(`${house.address}#lesson=mitaines/steal`);
  await person.page.locator('#no-lessons-again').waitFor();
  await person.page.locator('#no-lessons-close').tap();
  await person.until(() => document.documentElement.dataset.page === 'start' && location.hash === '');
  await person.page.goto('about:blank');
  await person.page.goto(`${house.address}#lesson=mitaines/steal`);
  await person.page.locator('#no-lessons-again').waitFor();
  await person.page.unroute(/\/mitaines\.en\.\w+\.txt$/);
  await person.page.locator('#no-lessons-again').tap();
  await at(person, 'steal', 0, 'ask');
  await person.until(() => location.hash === '');
  await person.context.close(); // not leave(), because the console contains the failed request
});
