// The Worker of the review. Loads the review module (reviewer.js, reviewer.wasm) and works in slices, so that it can
// receive messages between them.
//
// Messages in:
//   { open: { home, wasm, record } }  the first message: the URL of this script, the module's bytes, the record or
//                                     undefined
//   { number, review: { round, worlds, enough } }  starts the review of a round, counted from 0
//   { number, again: { round, players } }  replays a round with these players
//   { exercise: { id, round, action } }  requests an exercise (src/review/exercise.h); round and action from 0
//   { paused }                        pauses or resumes the work
//   { id, ask: [name, ...values] }    calls a function of src/app/main_challenge.cpp
//   { id, check: [text, play] }       checks the computers' moves in a challenge play
// Messages out:
//   { opened }                        the description of the record (src/app/main_review.cpp)
//   { number, lines, done }           results; `done` is true in the last message
//   { exercise: { id, record } }      the record of the exercise
//   { id, told }                      the answer to `ask` or `check`
//   { broken: reason }                the module failed; no further messages follow

import { address_of } from './files.js';

/// A slice stops at the end of the current step once this many ms have passed.
const slice_ms = 30;

const policy = self.mitts_policy ?? self.trustedTypes?.createPolicy('mitts', { createScriptURL: (address) => address });
let module = null;
let number = 0; // the number of the current request, or 0 if there is none
let paused = false;

const call = (name, types, values) => module.ccall(name, 'string', types, values);
const tell_broken = (error) => self.postMessage({ broken: String(error?.message ?? error) });

async function open({ home, wasm, record }) {
  const script = new URL(address_of('reviewer.js'), home).href;
  importScripts(policy ? policy.createScriptURL(script) : script);
  module = await self.MittsReviewer({ wasmBinary: wasm });
  self.postMessage({ opened: record === undefined ? {} : JSON.parse(call('mitts_review_open', ['string'], [record])) });
}

function work(mine) {
  if (paused || mine !== number) return;
  try {
    const begin = performance.now();
    let more;
    do more = module._mitts_review_step(); while (more && performance.now() - begin < slice_ms);
    const lines = call('mitts_review_take', [], []);
    if (lines !== '' || !more) self.postMessage({ number: mine, lines, done: !more });
    if (more) setTimeout(work, 0, mine);
    else number = 0;
  } catch (error) {
    tell_broken(error);
  }
}

// Calls a function of the module with strings and numbers. Returns its result, a number or parsed JSON.
function ask(name, values, /** @type {any} */ kind = 'string') {
  const told = module.ccall(`mitts_challenge_${name}`, kind, values.map((value) => typeof value), values);
  return kind === 'string' ? JSON.parse(told) : told;
}

let last_check = Promise.resolve(); // the module checks one play at a time

async function check(id, values) {
  if (ask('check', values, 'number')) {
    let more = true;
    while (more) {
      const begin = performance.now();
      do more = module._mitts_challenge_step(); while (more && performance.now() - begin < slice_ms);
      await new Promise((resolve) => { setTimeout(resolve); });
    }
  }
  self.postMessage({ id, told: ask('checked', []) });
}

function begin(data) {
  const { review, again } = data;
  const begun = review ? module._mitts_review_begin(review.round, review.worlds, review.enough)
    : module.ccall('mitts_review_again', 'number', ['number', 'string'], [again.round, again.players]);
  if (!begun) return tell_broken(new Error('there is no such round or player'));
  ({ number } = data);
  setTimeout(work, 0, number);
}

self.onmessage = ({ data }) => {
  if (data.open) return void open(data.open).catch(tell_broken);
  if (data.ask) {
    const [name, ...values] = data.ask;
    try {
      return void self.postMessage({ id: data.id, told: ask(name, values) });
    } catch (error) {
      return tell_broken(error);
    }
  }
  if (data.check) {
    last_check = last_check.then(() => check(data.id, data.check)).catch(tell_broken);
    return;
  }
  if (data.exercise) {
    const { id, round, action } = data.exercise;
    return void self.postMessage({ exercise: { id, record: call('mitts_review_exercise', ['number', 'number'], [round, action]) } });
  }
  if (data.paused === undefined) return void begin(data);
  paused = data.paused;
  if (!paused && number) work(number);
};
