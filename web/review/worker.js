// Starts the Worker of the review module (review-worker.js), for the review and for challenges.

import { address_of, size_of } from '../files.js';

const program = { address: address_of('reviewer.wasm'), size: size_of('reviewer.wasm') };

// A sandboxed frame cannot start a Worker from the URL of a script. There, a Worker from a blob imports the script, as
// in players.js.
function open_worker(script, home, trusted) {
  try {
    return new Worker(trusted(script));
  } catch {
    const text = `self.mitts_policy=self.trustedTypes?.createPolicy('mitts',{createScriptURL:a=>a});
      const address=${JSON.stringify(home)};importScripts(self.mitts_policy?self.mitts_policy.createScriptURL(address):address);`;
    return new Worker(trusted(URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))));
  }
}

/// Resolves to { opened, tell(message), end() } once the module is running and the optional record is open.
/// on_message(data) receives all later messages, and on_broken(reason) is called if the module fails.
export async function start_worker({ record = undefined, trusted, fetch_bytes, on_message, on_broken }) {
  const wasm = await fetch_bytes(program);
  const script = address_of('review-worker.js');
  const home = new URL(script, document.baseURI).href;
  const worker = open_worker(script, home, trusted);
  const opened = await new Promise((resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message ?? 'the Worker could not be started'));
      on_broken(event.message);
    };
    worker.onmessage = ({ data }) => {
      if (data.broken !== undefined) {
        reject(new Error(data.broken));
        on_broken(data.broken);
      } else if (data.opened) resolve(data.opened);
      else on_message(data);
    };
    worker.postMessage({ open: { home, wasm, record } });
  });
  return { opened, tell: (message) => worker.postMessage(message), end: () => worker.terminate() };
}

/// Opens a Worker for a record. Resolves to { opened, ask(request), tell(message), end() } once the record is opened.
/// on_lines({ lines, done }) receives the results of the last request, and on_exercise({ id, record }) the exercises.
/// on_broken(reason) is called if the module fails.
export async function open_review({ record, trusted, fetch_bytes, on_lines, on_exercise, on_broken }) {
  let number = 0;
  const on_message = (data) => {
    if (data.exercise) on_exercise(data.exercise);
    else if (data.number === number) on_lines(data);
  };
  const { opened, tell, end } = await start_worker({ record, trusted, fetch_bytes, on_message, on_broken });
  return { opened, ask: (request) => tell({ number: ++number, ...request }), tell, end };
}
