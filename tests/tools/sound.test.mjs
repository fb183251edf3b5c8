// Checks that the table's sounds have the intended length and volume, and that every named sound exists.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { samples_of, sounds } = await load_module('sound.js');

const names = Object.keys(sounds);

test('the page has exactly the sounds that the program names', async () => {
  const source = await readFile(new URL('../../src/view/cue.cpp', import.meta.url), 'utf8');
  const table = /names\{([^}]*)\}/.exec(source)[1];
  assert.deepEqual([...table.matchAll(/"([a-z]+)"/g)].map(([, name]) => name).sort(), [...names].sort());
});

for (const name of names) {
  test(`the sound ${name} has the right length, is neither silent nor too loud, and ends without a click`, () => {
    const { ms, db } = sounds[name];
    const samples = samples_of(name, true);
    assert.equal(samples.length, Math.round(22_050 * ms / 1000));
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    const decibels = 20 * Math.log10(power);
    assert.ok(peak > 0.05 && peak <= 0.9, `peak ${peak}`);
    assert.ok(Math.abs(decibels - db) < 1, `${decibels} dB instead of ${db}`);
    assert.ok(Math.abs(samples.at(-1)) < 0.01 * peak, `ends at ${samples.at(-1)}`);
    assert.deepEqual(samples_of(name, true), samples, 'a second call returns the same samples');
  });
}

test('only the sounds for points are shorter if the user prefers less motion', () => {
  for (const name of names) {
    const more = samples_of(name).length - samples_of(name, true).length;
    assert.equal(more > 0, sounds[name].count === true, name);
  }
});
