// A whole match as somebody plays it who came for the game: rules chosen, every round by real clicks, its end, a rematch.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dice, play_round, take_turn } from './player.mjs';
import { open_house, replay, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const target = 250;
const seed = '11';

// In the panel of a new match: the rules of the house, and cards that can be dealt again.
async function arrange(person) {
  await person.press_control((label) => label === 'Write a seed');
  await person.page.locator('#question-text').fill(seed);
  await person.page.locator('#question-accept').click();
  await person.rest();
  await person.press_control((label) => label === 'House rules');
  for (let points = 500; points > target; points -= 50) {
    await person.press_control((label) => label === 'Points to win: less');
  }
  await person.press_control((label) => label === 'Deal the cards');
}

test('a match from its rules to its end, and once more', { timeout: 300_000 }, async () => {
  const person = await sit_down(house, { quick: true });
  await person.click('Customize', { index: 0 });
  await arrange(person);

  let rounds = 0;
  for (let phase = ''; phase !== 'over'; rounds++) {
    if (rounds > 0) await person.press_control((label) => label === 'Next round');
    await play_round(person, { seed: 40 + rounds });
    const state = await person.state();
    phase = state.phase;
    assert.equal(state.panel, 'summary');
    assert.equal(state.round, rounds + 1);
    // M21: played on until somebody alone has reached what was agreed.
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

  // What is over stays over, and is told.
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
