// The embedding page's side of the connection to a table (mitts-embed.js). Commands wait until the frame's document is
// ready, even if the frame is moved, removed, added again or given another URL.

import { envelope, helper, incoming, version } from './messages.js';

const base = /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src ?? document.querySelector('script[src*="mitts-embed.js"]')?.src ?? location.href;

/// Sets a frame's URL to embed.html with the parameters of an embed code.
export function address(frame, line) {
  const url = new URL(`embed.html${line}`, base);
  if (!url.searchParams.has('origin') && /^http/.test(location.origin)) url.searchParams.set('origin', location.origin);
  frame.referrerPolicy = 'origin';
  frame.src = url.href;
}

// Returns true for a sandboxed frame with an opaque origin. Its messages can be identified only by their window.
const has_no_origin = (frame) => frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
const origin_of = (frame) => new URL(frame.src, location.href).origin;

class Table {
  #listeners = new Map();
  #waiting = new Map(); // command id → { message, settle, sent }; `sent` is the number of the document that received it
  #number = 0;
  #documents = 0; // the number of documents that have reported ready in this frame
  #ready = {}; // the window, the URL and the `ready` message of the last ready document
  #next = deferred();

  /// is_current() returns true if the frame already has its intended URL.
  constructor(frame, is_current = () => true) {
    this.frame = frame;
    this.is_current = is_current;
    frame.addEventListener('load', () => this.look());
    this.look();
  }

  /// Returns true if the frame is ready to receive commands.
  get is_ready() {
    const { window, address: at } = this.#ready;
    return window !== undefined && window === this.frame.contentWindow && at === this.frame.src && this.is_current();
  }

  /// Resolves to the `ready` message of the frame's current document.
  get ready() { return this.is_ready ? Promise.resolve(this.#ready.message) : this.#next.promise; }

  /// Pings the document. The target is "*", because any other target would make the browser log an error until the
  /// frame's document has loaded.
  look() { this.#post(envelope('ping', { id: 'helper' }), '*'); }

  #post(message, origin = has_no_origin(this.frame) ? '*' : origin_of(this.frame)) {
    try {
      this.frame.contentWindow?.postMessage(message, origin);
    } catch (error) {
      // Other errors mean that the frame now shows another document.
      if (error.name === 'DataCloneError') this.#waiting.get(message.id)?.settle({ type: 'error', code: 'value', what: error.message });
    }
  }

  /// Handles a message from the frame's window.
  receive(origin, data) {
    if (data?.mitts !== version || typeof data.type !== 'string') return;
    if (origin !== (has_no_origin(this.frame) ? 'null' : origin_of(this.frame))) return;
    if (data.type === 'ready') this.#begin(data);
    if (data.type === 'resize' && this.frame.dataset.height !== 'fixed') this.#fit(data.height);
    this.#waiting.get(data.id)?.settle(data);
    for (const listener of this.#listeners.get(data.type) ?? []) listener(data);
    this.frame.dispatchEvent(new CustomEvent(`mitts:${data.type}`, { detail: data, bubbles: true, composed: true }));
  }

  // A new document sends `ready` without an id. A `ready` with an id answers a ping.
  #begin(message) {
    if (this.is_ready && message.id !== undefined) return;
    this.#ready = { window: this.frame.contentWindow, address: this.frame.src, message };
    this.#documents += 1;
    this.#next.resolve(message);
    this.#next = deferred();
    this.post_waiting();
  }

  /// Posts all commands that the current document has not received, even if they were sent to an earlier document.
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

  /// Sends a message. Resolves to the answer, and rejects if the answer is an `error` or does not arrive in time.
  send(type, fields = {}) {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      // The timeout starts before the frame is ready, because a frame that shows no table would never become ready.
      const timer = setTimeout(() => settle({ type: 'error', code: 'silent', what: 'the table does not answer' }), helper.patience_s * 1000);
      const settle = (answer) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (answer.type === 'error') reject(Object.assign(new Error(answer.what), { code: answer.code }));
        else resolve(answer);
      };
      this.#waiting.set(id, { message: envelope(type, { ...fields, id }), settle, sent: 0 });
      if (!this.is_ready) this.frame.loading = 'eager'; // a lazy frame outside the viewport would not load
      this.post_waiting();
    });
  }

  /// Calls `listener` with every message of this type. Returns a function that removes the listener.
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

// Adds a method for each message that a table accepts: table.load({ record }), table.undo() …
for (const type of incoming) {
  Table.prototype[type] = function ask(fields) { return this.send(type, fields); };
}

const tables = new WeakMap(); // the tables, by frame
const frames = new Set(); // weak references, because a page may create and discard many frames

addEventListener('message', ({ source, origin, data }) => {
  for (const reference of frames) {
    const frame = reference.deref();
    if (!frame) frames.delete(reference);
    else if (source !== null && source === frame.contentWindow) tables.get(frame).receive(origin, data);
  }
});

/// Returns the table in a frame. Creates it on the first call.
export function table_in(frame, is_current) {
  if (!tables.has(frame)) {
    frames.add(new WeakRef(frame));
    tables.set(frame, new Table(frame, is_current));
  }
  return tables.get(frame);
}
