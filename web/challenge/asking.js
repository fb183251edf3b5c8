// The Worker of the challenge dialog. It runs the review module, which writes and reads challenges.

import { start_worker } from '../review/worker.js';

/// Returns { request, forget }. request(message) starts the Worker if it is not running, and resolves to its answer.
/// forget() makes the next request start another Worker. on_broken(reason) is called after a crash.
export function make_asking({ trusted, fetch_bytes, on_broken }) {
  let module = null; // a promise for the Worker; null before the first request and after a failure
  const waiting = new Map(); // unanswered requests, by number
  let requests = 0;
  return {
    async request(message) {
      module ??= start_worker({
        trusted, fetch_bytes,
        on_message({ id, told }) {
          waiting.get(id)?.(told);
          waiting.delete(id);
        },
        on_broken(reason) {
          module = null;
          on_broken(reason);
        },
      });
      const { tell } = await module;
      const id = ++requests;
      const told = new Promise((resolve) => { waiting.set(id, resolve); });
      tell({ id, ...message });
      return told;
    },
    forget() { module = null; },
  };
}
