// Tests the watchdog, which abandons a Worker only if the Worker has a pending request and stops responding.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { watch_pulse } = await load_module('pulse.js');

// The watchdog's only timer. The mock timers of node:test are not used, because their interface varies between versions
// of Node.js.
let alarm = null;
globalThis.setTimeout = /** @type {any} */ ((ring) => (alarm = ring, 1));
globalThis.clearTimeout = () => { alarm = null; };

let now, awaited, said, pulse, pings;
Object.defineProperty(globalThis, 'performance', { value: { now: () => now } });
beforeEach(() => {
  alarm = null;
  globalThis.document = /** @type {any} */ ({ hidden: false });
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

// Advances time in steps. A step longer than usual simulates a frozen page.
function pass(ms, step = 500) {
  for (const end = now + ms; now < end;) {
    now += step;
    const ring = alarm;
    alarm = null;
    ring?.();
  }
}

test('a Worker that has loaded its module is abandoned if it stays silent for three seconds after a request', () => {
  pulse.heard('awake');
  pulse.heard('ready');
  pass(60_000);
  assert.equal(said, '', 'no request is pending');
  pulse.begin();
  pass(10_000);
  assert.equal(said, 'silent after 63000');
});

test('a Worker that answers pings is never abandoned', () => {
  pulse.heard('ready');
  said = 'pong';
  pulse.begin();
  pass(60_000);
  assert.equal(said, 'pong');
  assert.equal(pings, 120);
});

test('a Worker that is still downloading is not pinged', () => {
  pulse.heard('awake');
  pulse.begin();
  pass(60_000);
  assert.deepEqual([said, pings], ['', 0]);
  pulse.heard('ready');
  pass(10_000);
  assert.equal(said, 'silent after 63000');
});

test('a Worker that has never answered is abandoned five seconds after its start', () => {
  pulse.begin();
  pass(10_000);
  assert.equal(said, 'silent after 5000');
});

test('a Worker that started long ago and has never answered is abandoned three seconds after a request', () => {
  now = 60_000;
  pulse.begin();
  pass(10_000);
  assert.equal(said, 'silent after 63000');
});

test('time does not count towards the watchdog’s limits while the page is hidden or frozen', () => {
  pulse.heard('ready');
  pulse.begin();
  Object.assign(globalThis.document, { hidden: true });
  pass(60_000);
  Object.assign(globalThis.document, { hidden: false });
  pass(2500);
  pass(60_000, 2000);
  assert.equal(said, '');
});

test('a Worker without a pending request is not pinged', () => {
  pulse.heard('ready');
  pulse.begin();
  pass(1000);
  awaited = false;
  pass(60_000);
  assert.deepEqual([said, pings], ['', 2]);
});
