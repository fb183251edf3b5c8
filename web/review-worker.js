// The Worker of the review. Loads the review's module (reviewer.js, reviewer.wasm) and works in slices, so that
// messages arrive in between.
//
// Messages in:
//   { open: { home, wasm, record } }  the first message: the address of this script, the module's bytes, the record
//   { number, review: { round, worlds, enough } }  begins the review of a round, counted from 0
//   { number, again: { round, players } }  begins to play a round again
//   { exercise: { id, round, action } }  asks for an exercise (src/review/exercise.h), counted from 0
//   { paused }                        pauses the work or goes on
// Messages out:
//   { opened }                        the description of the record (src/app/main_review.cpp)
//   { number, lines, done }           results; `done` after the last ones
//   { exercise: { id, record } }      the record of the exercise
//   { broken: reason }                the module failed; nothing follows

import { address_of } from './files.js';

/// A slice ends with the first step after this many ms.
const slice_ms = 30;

const policy = self.mitts_policy ?? self.trustedTypes?.createPolicy('mitts', { createScriptURL: (address) => address });
let module = null;
let number = 0; // of the current work; 0 if there is none
let paused = false;

const call = (name, types, values) => module.ccall(name, 'string', types, values);
const tell_broken = (error) => self.postMessage({ broken: String(error?.message ?? error) });

async function open({ home, wasm, record }) {
  const script = new URL(address_of('reviewer.js'), home).href;
  importScripts(policy ? policy.createScriptURL(script) : script);
  module = await self.MittsReviewer({ wasmBinary: wasm });
  self.postMessage({ opened: JSON.parse(call('mitts_review_open', ['string'], [record])) });
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
  if (data.exercise) {
    const { id, round, action } = data.exercise;
    return void self.postMessage({ exercise: { id, record: call('mitts_review_exercise', ['number', 'number'], [round, action]) } });
  }
  if (data.paused === undefined) return void begin(data);
  paused = data.paused;
  if (!paused && number) work(number);
};
