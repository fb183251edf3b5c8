// Tests a whole match: the choice of rules, all rounds with real clicks, the end, a rematch and sharing.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { dice, play_round, take_turn } from './player.mjs';
import { open_house, replay, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const seed = '11';

// Selects house rules and a fixed seed in the new-match panel. Returns the points to win: more than the 200 of a first
// match. The number is not fixed, because the button repeats while it is held, and a click in a slow browser may last
// that long.
async function arrange(person) {
  await person.press_control((label) => label === 'Enter a seed');
  await person.page.locator('#question-text').fill(seed);
  await person.page.locator('#question-accept').click();
  await person.rest();
  await person.press_control((label) => label === 'House rules');
  await person.press_control((label) => label === 'Points to win: more');
  await person.press_control((label) => label === 'Deal the cards');
  const { target } = replay(await person.record())[0].options;
  assert.ok(target > 200);
  return target;
}

test('a match with chosen rules can be played to its end, and a rematch uses the same rules', { timeout: 300_000 }, async () => {
  const person = await sit_down(house, { quick: true });
  await person.click('Customize', { index: 0 });
  const target = await arrange(person);

  let rounds = 0;
  for (let phase = ''; phase !== 'over'; rounds++) {
    if (rounds > 0) await person.press_control((label) => label === 'Next round');
    await play_round(person, { seed: 40 + rounds });
    const state = await person.state();
    phase = state.phase;
    assert.equal(state.panel, 'summary');
    assert.equal(state.round, rounds + 1);
    // M21: play continues until a side has reached the target and is ahead.
    const [first, second] = [...state.totals].sort((a, b) => b - a);
    assert.equal(phase === 'over', first >= target && first > second);
    await person.picture(`match-round-${rounds + 1}`);
  }

  const record = await person.record();
  const trace = replay(record);
  assert.equal(trace[0].options.target, target);
  assert.equal(trace[0].seed, seed);
  assert.ok(rounds > 1);
  assert.equal(trace.filter(({ type }) => type === 'round_end').length, rounds);
  const end = trace.at(-1);
  assert.equal(end.type, 'game_end');
  assert.deepEqual(end.totals, (await person.state()).totals);
  assert.equal(end.winners.length, 1);

  // After a reload the finished match is unchanged and shows its result.
  await person.reload();
  assert.equal(await person.record(), record);
  await person.press_control((label) => label === 'Play again');
  const again = await person.my_turn();
  assert.equal(again.phase, 'playing');
  assert.equal(again.round, 1);
  assert.deepEqual(again.totals, [0, 0]);
  const rematch = replay(await person.record());
  assert.deepEqual(rematch[0].options, trace[0].options);
  assert.notEqual(rematch[0].seed, seed);
  await take_turn(person, dice(1));
  await person.leave();
});

test('a first match is short by default, and the panel offers a longer match with its expected duration', async () => {
  const person = await sit_down(house, { quick: true });
  await person.click('NewGame', { index: 0 });
  assert.equal(replay(await person.record())[0].options.target, 200);
  await person.leave();
  const chooser = await sit_down(house, { quick: true });
  await chooser.click('Customize', { index: 0 });
  assert.doesNotMatch(await chooser.told(), /one rule changed/);
  await chooser.press_control((label) => label === 'Length: 500 points, about 4 min');
  await chooser.press_control((label) => label === 'Deal the cards');
  assert.equal(replay(await chooser.record())[0].options.target, 500);
  await chooser.leave();
});

describe('sharing the result of a finished match', () => {
  const over = '?lang=en&game=mitigati&seed=3&moves=bid:10,bid:10,bid:-20,bid:0,bid:0,bid:0,bid:0,bid:0,bid:0';
  const told = /^Mitigati(, [^:]+)?: (a tie between \S+ and \S+|(I|Mathilde|Odile) won by (\d+ points|one point)) \(me [−+\d]+, Mathilde [−+\d]+, Odile [−+\d]+\)\.$/;

  // Shares the result on a device with the Web Share support `device`. Returns the shared content and the page's
  // notice.
  async function share(device) {
    const person = await sit_down(house, { query: over, before: (context) => context.addInitScript((kind) => {
      globalThis.shared = [];
      const lend = (name, value) => Object.defineProperty(navigator, name, { value, configurable: true });
      lend('clipboard', { writeText: async (text) => { shared.push({ copied: text }); } });
      lend('canShare', kind === 'pictures' ? ({ files }) => files?.length > 0 : () => false);
      lend('share', kind === 'nothing' ? undefined : async (what) => {
        if (kind === 'broken') throw new DOMException('no', 'NotAllowedError');
        const [file] = what.files ?? [];
        const picture = file && await createImageBitmap(file);
        const brush = picture && new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        brush?.drawImage(picture, 0, 0);
        const colours = brush && new Set(new Uint32Array(brush.getImageData(0, 0, picture.width, picture.height).data.buffer)).size;
        shared.push({ ...what, files: undefined, name: file?.name, type: file?.type, colours });
      });
    }, device) });
    if ((await person.state()).panel === null) await person.click('Scores');
    await person.press_control((label) => label === 'Share');
    await person.until(() => shared.length > 0);
    const [what] = await person.page.evaluate(() => shared);
    const link = what.url ?? /https?:\S+/.exec(what.copied)[0];
    const line = await person.page.locator('#copied p').allTextContents();
    await person.leave();
    const visitor = await sit_down(house, { query: link.slice(house.address.length) });
    assert.equal((await visitor.state()).phase, 'over', link);
    await visitor.leave();
    return { ...what, link, line };
  }

  test('Share sends a sentence, a picture of the table and a link if the device accepts pictures', async () => {
    const { text, name, type, colours } = await share('pictures');
    assert.match(text, told);
    assert.deepEqual([name, type], ['mitts.png', 'image/png']);
    assert.ok(colours > 20, `the picture is more than a plain colour: ${colours}`);
  });

  test('Share sends no picture if the device does not accept pictures', async () => {
    const { text, name } = await share('texts');
    assert.match(text, told);
    assert.equal(name, undefined);
  });

  for (const device of ['nothing', 'broken']) {
    test(`if Web Share is missing or fails, Share copies the result to the clipboard and shows a notice (${device})`, async () => {
      const { copied, link, line } = await share(device);
      assert.match(copied.slice(0, -link.length - 1), told);
      assert.deepEqual(line, ['Copied: the match result and a link to it.']);
    });
  }
});
