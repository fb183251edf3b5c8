// Tests the AI Worker in a browser: its replies match the native program's, and it handles cancellations and deadlines.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { open_house, program, sit_down, slow_to_draw } from './table.mjs';
import { open_worker } from './worker.mjs';

const games = ['mitaines', 'mitch', 'mitigati'];
let house;
let worker;
before(async () => {
  house = await open_house();
  worker = await open_worker(house);
});
after(async () => {
  await worker.close();
  await house.close();
});

function run(words, input = '') {
  const { status, stdout, stderr } = spawnSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  assert.equal(status, 0, stderr);
  return stdout;
}

// Requests and replies are separated by empty lines.
const texts_in = (output) => output.split('\n\n').map((text) => text.trim()).filter(Boolean).map((text) => `${text}\n`);
const requests = (game, player, ...more) => texts_in(run(['requests', '--game', game, '--ask', player, ...more]));
const native = (texts) => texts_in(run(['serve'], texts.join('\n')));
// Returns the level names, which `mitts` lists in its error message about an unknown level.
function levels(game) {
  const { stderr } = spawnSync(program, ['requests', '--game', game, '--ask', '?'], { encoding: 'utf8' });
  return /known: (.*)$/m.exec(stderr)[1].split(', ');
}
const with_deadline = (text, ms) => text.replace('observation\n', `deadline ${ms}\nobservation\n`);

for (const game of games) {
  test(`${game}: every player gives the same replies in the browser as in the native program`, async () => {
    for (const player of levels(game)) {
      const asked = requests(game, player, '--seed', '11').filter((_, index) => index % 5 === 0).slice(0, 6);
      const expected = native(asked);
      const answered = await worker.ask_all(asked);
      assert.deepEqual(answered.map(({ text }) => text), expected, player);
    }
  });
}

test('a request can be cancelled while the player thinks, and the next request gets a reply', async () => {
  for (const game of games) {
    const [first, second] = requests(game, 'master', '--seed', '3');
    const { text } = await worker.ask_and_cancel(first, 0);
    assert.ok(/\nerror cancelled\n$/.test(text) || /\naction /.test(text), text); // the reply may be sent first
    assert.match((await worker.ask(second)).text, /^number 2\naction /);
  }
});

test('queued requests are answered in order, and cancelled requests are skipped', async () => {
  // In Mitigati's card play, a decision takes longer than a message's round trip.
  const played = requests('mitigati', 'master', '--seed', '4', '--player', 'random');
  const asked = played.filter((text) => text.includes('\nphase play\n')).slice(0, 6);
  const numbers = asked.map((text) => /^number (\d+)/.exec(text)[1]);
  const replies = worker.ask_all(asked);
  const last = await worker.ask_and_cancel(asked[5].replace(/^number \d+/, 'number 99999'), 0);
  assert.equal(last.text, 'number 99999\nerror cancelled\n');
  assert.deepEqual((await replies).map(({ text }) => /^number (\d+)\naction /.exec(text)?.[1]), numbers);
});

test('a request that reaches its deadline gets a reply with a legal move', async () => {
  for (const game of games) {
    for (const text of requests(game, 'master', '--seed', '5').slice(0, 3)) {
      const reply = (await worker.ask(with_deadline(text, 1))).text;
      assert.match(reply, /^number \d+\naction \S+\n(estimate .*\n)?alternative /);
      const actions = (answer) => [...answer.matchAll(/^alternative (\S+)/gm)].map(([, action]) => action).sort();
      assert.deepEqual(actions(reply), actions(native([text])[0]));
    }
  }
});

test('an invalid request gets a reply with an error message', async () => {
  assert.equal((await worker.ask('number 5\ngame chess\nplayer x\nseed 1\nobservation\n')).text,
    "number 5\nerror line 2: unknown game 'chess'; known: mitaines, mitch, mitigati\n");
});

test('if a computer move is ready before the table is drawn, the move is played once the table appears', async () => {
  const note_actions = () => new MutationObserver(() => {
    if (document.getElementById('loading')?.hidden) globalThis.drawn_with ??= globalThis.mitts.state().actions;
  }).observe(document, { subtree: true, attributeFilter: ['hidden'] });
  const query = '?game=mitaines&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=1&seat=0';
  const person = await sit_down(house, { query, before: async (context) => {
    await context.addInitScript(slow_to_draw);
    await context.addInitScript(note_actions);
  } });
  assert.equal(await person.page.evaluate(() => globalThis.drawn_with), 0);
  await person.until(() => mitts.state().actions === 1);
  await person.leave();
});
