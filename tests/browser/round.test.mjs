// Tests a whole round of Mitaines in each rule set, played with real clicks on the canvas and a reload in the middle. A
// replay of the record with the command-line program gives the same scores.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { play_round } from './player.mjs';
import { compare_with_replay, open_house, reload_in_the_middle, sit_down } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

const presets = [
  { name: 'Classic', id: 'pagat', players: 2 },
  { name: 'Race', id: 'gamerules', players: 3 },
  { name: 'Partners', id: 'regles', players: 4 },
  { name: 'Lavoie’s scores', id: 'lavoie', players: 2 },
  { name: 'Gaspésie', id: 'gaspesie', players: 4 },
];

// Two tests run at a time, because they spend most of their time in pauses or waiting for computer players.
describe('a round in each rule set', { concurrency: 2 }, () => {
  for (const [number, preset] of presets.entries()) {
    it(`a round with the preset ${preset.id} and ${preset.players} players can be played to its end, and a replay gives the same scores`, { timeout: 240_000 }, async () => {
      const person = await sit_down(house, { quick: true });
      await person.click('Customize', { index: 0 });
      await person.press_control((label) => label.startsWith(preset.name));
      if ((await person.controls()).some(({ label, enabled }) => label === `Players: ${preset.players}` && enabled)) {
        await person.press_control((label) => label === `Players: ${preset.players}`);
      }
      await person.press_control((label) => label === 'Deal the cards');
      assert.equal((await person.state()).page, 'table');

      let reloads = 0;
      await play_round(person, {
        seed: 1000 + number,
        async between(turn) {
          if (turn !== 1) return; // turn 1 is early enough, because a round of Race may end after a few turns
          await reload_in_the_middle(person);
          reloads++;
        },
      });
      assert.equal(reloads, 1);

      const trace = await compare_with_replay(person);
      const { options } = trace.find(({ type }) => type === 'game');
      assert.equal(options.preset, preset.id);
      assert.equal(options.players, preset.players);
      await person.picture(`summary-${preset.id}`);
      await person.leave();
    });
  }
});
