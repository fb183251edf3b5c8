// A Worker that is waited for is given up when it is silent, and only then.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { watch_pulse } = await load_module('pulse.js');

// The one alarm that a pulse sets at a time. (The timers of node:test's mock are switched on in other words by every Node.js.)
let alarm = null;
globalThis.setTimeout = (ring) => (alarm = ring, 1);
globalThis.clearTimeout = () => { alarm = null; };

let now, awaited, said, pulse, pings;
Object.defineProperty(globalThis, 'performance', { value: { now: () => now } });
beforeEach(() => {
  alarm = null;
  globalThis.document = { hidden: false };
  [now, awaited, said, pings] = [0, true, '', 0];
  pulse = watch_pulse({
    birth_ms: 5000,
    is_awaited: () => awaited,
    ping() {
      pings += 1;
      if (said === 'pong') pulse.heard('pong');
    },
    on_silent: () => { said = `silent after ${now}`; },
  });
});

// Time passes in steps; a page that stands still sees a long one.
function pass(ms, step = 500) {
  for (const end = now + ms; now < end;) {
    now += step;
    const ring = alarm;
    alarm = null;
    ring?.();
  }
}

test('one that has its program and says nothing is given up after three seconds', () => {
  pulse.heard('awake');
  pulse.heard('ready');
  pass(60_000);
  assert.equal(said, '', 'nobody is waited for');
  pulse.begin();
  pass(10_000);
  assert.equal(said, 'silent after 63000');
});

test('one that answers its pings may think as long as it likes', () => {
  pulse.heard('ready');
  said = 'pong';
  pulse.begin();
  pass(60_000);
  assert.equal(said, 'pong');
  assert.equal(pings, 120);
});

test('one whose program is on its way is not asked, and waited for', () => {
  pulse.heard('awake');
  pulse.begin();
  pass(60_000);
  assert.deepEqual([said, pings], ['', 0]);
  pulse.heard('ready');
  pass(10_000);
  assert.equal(said, 'silent after 63000');
});

test('one that has never said a word is given its time from its birth', () => {
  pulse.begin();
  pass(10_000);
  assert.equal(said, 'silent after 5000');
});

test('one born long ago that has never said a word is given up sooner', () => {
  now = 60_000;
  pulse.begin();
  pass(10_000);
  assert.equal(said, 'silent after 63000');
});

test('a page that is out of sight, or stands still, does not count its own time', () => {
  pulse.heard('ready');
  pulse.begin();
  globalThis.document.hidden = true;
  pass(60_000);
  globalThis.document.hidden = false;
  pass(2500);
  pass(60_000, 2000);
  assert.equal(said, '');
});

test('nobody is asked when nothing is owed', () => {
  pulse.heard('ready');
  pulse.begin();
  pass(1000);
  awaited = false;
  pass(60_000);
  assert.deepEqual([said, pings], ['', 2]);
});
