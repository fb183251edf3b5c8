// The page's side of the line to a table in a frame (mitts-embed.js): commands wait until the frame's document is ready, however often
// it is moved, removed, added or sent to another address.

import { envelope, helper, incoming, version } from './messages.js';

const base = document.currentScript?.src ?? document.querySelector('script[src*="mitts-embed.js"]')?.src ?? location.href;

/// Sends a frame to a table's line.
export function address(frame, line) {
  const url = new URL(`embed.html${line}`, base);
  if (!url.searchParams.has('origin') && location.origin !== 'null') url.searchParams.set('origin', location.origin);
  frame.referrerPolicy = 'origin';
  frame.src = url.href;
}

// A sandboxed frame without an origin of its own is known by its window alone.
const has_no_origin = (frame) => frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
const origin_of = (frame) => new URL(frame.src, location.href).origin;

class Table {
  #listeners = new Map();
  #waiting = new Map(); // id of a command → { message, settle, sent: the document that it was posted to }
  #number = 0;
  #documents = 0; // those that have reported ready in this frame
  #ready = {}; // the window and address of the last one, and its message
  #next = deferred();

  /// `is_current()` tells whether the frame already has the address that it should have.
  constructor(frame, is_current = () => true) {
    this.frame = frame;
    this.is_current = is_current;
    frame.addEventListener('load', () => this.look());
    this.look();
  }

  /// Whether commands can be posted now.
  get is_ready() {
    const { window, address: at } = this.#ready;
    return window !== undefined && window === this.frame.contentWindow && at === this.frame.src && this.is_current();
  }

  /// Promises the `ready` message of the frame's present document.
  get ready() { return this.is_ready ? Promise.resolve(this.#ready.message) : this.#next.promise; }

  /// Asks whether a document is ready. The target is "*": the browser would complain about an origin that is not in the frame yet.
  look() { this.#post(envelope('ping', { id: 'helper' }), '*'); }

  #post(message, origin = has_no_origin(this.frame) ? '*' : origin_of(this.frame)) {
    try {
      this.frame.contentWindow?.postMessage(message, origin);
    } catch {
      // The frame shows something else by now.
    }
  }

  /// Takes a message from the frame's window.
  receive(origin, data) {
    if (data?.mitts !== version || typeof data.type !== 'string') return;
    if (origin !== (has_no_origin(this.frame) ? 'null' : origin_of(this.frame))) return;
    if (data.type === 'ready') this.#begin(data);
    if (data.type === 'resize' && this.frame.dataset.height !== 'fixed') this.#fit(data.height);
    this.#waiting.get(data.id)?.settle(data);
    for (const listener of this.#listeners.get(data.type) ?? []) listener(data);
    this.frame.dispatchEvent(new CustomEvent(`mitts:${data.type}`, { detail: data, bubbles: true, composed: true }));
  }

  // A new document reports itself without an id, any other `ready` answers a ping.
  #begin(message) {
    if (this.is_ready && message.id !== undefined) return;
    this.#ready = { window: this.frame.contentWindow, address: this.frame.src, message };
    this.#documents += 1;
    this.#next.resolve(message);
    this.#next = deferred();
    this.post_waiting();
  }

  /// Posts the commands that the present document has not had yet; one that an earlier document left unanswered is posted again.
  post_waiting() {
    if (!this.is_ready) return;
    for (const command of this.#waiting.values()) {
      if (command.sent === this.#documents) continue;
      command.sent = this.#documents;
      this.#post(command.message);
    }
  }

  #fit(height) {
    const { least_height, most_height } = helper;
    if (Number.isFinite(height)) this.frame.style.height = `${Math.max(least_height, Math.min(most_height, Math.round(height)))}px`;
  }

  /// Sends a message and promises the answer; an `error` that answers it is the promise's.
  send(type, fields = {}) {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      // A frame that is no table is never ready, so the time runs from here; it includes fetching the program.
      const timer = setTimeout(() => settle({ type: 'error', code: 'silent', what: 'the table does not answer' }), helper.patience_s * 1000);
      const settle = (answer) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (answer.type === 'error') reject(Object.assign(new Error(answer.what), { code: answer.code }));
        else resolve(answer);
      };
      this.#waiting.set(id, { message: envelope(type, { ...fields, id }), settle, sent: 0 });
      if (!this.is_ready) this.frame.loading = 'eager'; // a lazy frame out of sight would never load
      this.post_waiting();
    });
  }

  /// Calls `listener` with every message of that type; gives a function that ends this.
  on(type, listener) {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}

function deferred() {
  const made = {};
  made.promise = new Promise((resolve) => { made.resolve = resolve; });
  return made;
}

// table.load({ record }), table.undo() … : a method for each message that a table understands.
for (const type of incoming) {
  Table.prototype[type] = function ask(fields) { return this.send(type, fields); };
}

const tables = new WeakMap(); // by frame
const frames = new Set(); // weakly: a page may make and drop frames for hours

addEventListener('message', ({ source, origin, data }) => {
  for (const reference of frames) {
    const frame = reference.deref();
    if (!frame) frames.delete(reference);
    else if (source !== null && source === frame.contentWindow) tables.get(frame).receive(origin, data);
  }
});

/// The table in that frame.
export function table_in(frame, is_current) {
  if (!tables.has(frame)) {
    frames.add(new WeakRef(frame));
    tables.set(frame, new Table(frame, is_current));
  }
  return tables.get(frame);
}
