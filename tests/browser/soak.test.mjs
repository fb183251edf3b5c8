// Tests that neither memory nor listeners leak after the first round of each game. `node tools/soak.mjs` runs a longer
// test.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soak } from '../../tools/soak.mjs';

test('over rounds of all games, the number of listeners is constant, and memory use stays bounded', { timeout: 280_000 }, async () => {
  const stops = [];
  await soak({ rounds: 10, stop_every: 1, stops: 6, on_figures: (rounds, figures) => stops.push({ rounds, ...figures }) });
  const [settled, ...later] = stops.slice(2); // by then, all three games have been played
  assert.ok(later.length >= 2, `only ${stops.length} stops`);
  for (const stop of later) {
    const told = JSON.stringify({ settled, stop });
    assert.equal(stop.wasm, settled.wasm, told);
    assert.equal(stop.listeners, settled.listeners, told);
    assert.ok(stop.elements <= settled.elements * 1.2, told);
    assert.ok(stop.heap <= settled.heap * 1.5, told);
  }
});
