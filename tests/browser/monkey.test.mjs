// Runs monkey tests with fixed seeds for two minutes. `node tools/monkey.mjs` runs one test for any length of time.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { let_loose, sizes } from '../../tools/monkey.mjs';
import { at_once, open_house } from './table.mjs';

let house;
before(async () => { house = await open_house(); });
after(async () => { await house.close(); });

test('random touch, mouse and keyboard input causes no error and leaves the page usable', { timeout: 300_000 }, async () => {
  const acts = [];
  await at_once(Object.keys(sizes).map((size, seed) => ({ size, seed: seed + 1 })), async ({ size, seed }) => {
    acts.push(await let_loose({ browser: house.browser, address: house.address, seconds: 120, seed, size }));
  });
  assert.ok(acts.every((number) => number > 30), `${acts} acts`);
});
