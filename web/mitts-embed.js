// A small helper for pages that embed a table; nothing of it is needed to embed one. <mitts-table game="mitaines" seed="5"> is a table
// whose line is in its attributes; every <iframe data-mitts> gets the height that its table asks for; and a page that wants more can
// talk to either:
//
//   const table = Mitts.attach(document.querySelector('mitts-table'));
//   await table.load({ query: 'game=mitaines&seed=5' });
//   table.on('move', ({ move }) => console.log(move.words));
//
// data-mitts may hold the line itself ("game=mitaines&seed=5") where the frame has no address yet. The site's guide, embedding.html,
// tells the rest.

import { envelope, helper, incoming, version } from './embed/messages.js';

const base = document.currentScript?.src ?? location.href;
const attached = new WeakMap();

// A sandboxed frame without an origin of its own is known by its window alone.
const has_no_origin = (frame) => frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');

function address(frame, line) {
  const url = new URL(`embed.html${line}`, base);
  if (!url.searchParams.has('origin') && location.origin !== 'null') url.searchParams.set('origin', location.origin);
  frame.referrerPolicy = 'origin';
  frame.src = url.href;
}

class Table {
  #listeners = new Map();
  #waiting = new Map();
  #number = 0;
  #is_ready;

  constructor(frame) {
    this.frame = frame;
    if (!frame.src) address(frame, `?${frame.dataset.mitts}`);
    this.ready = new Promise((resolve) => { this.#is_ready = resolve; });
    addEventListener('message', (event) => this.#receive(event));
    frame.addEventListener('load', () => this.#ping());
    this.#ping();
  }

  // Whoever is in the frame by now may hear it; the browser would complain of an origin that is not there yet.
  #ping() { this.#post(envelope('ping'), '*'); }

  #post(message, origin = has_no_origin(this.frame) ? '*' : new URL(this.frame.src, location.href).origin) {
    try {
      this.frame.contentWindow?.postMessage(message, origin);
    } catch {
      // The frame shows something else by now.
    }
  }

  #receive({ source, origin, data }) {
    if (source !== this.frame.contentWindow || data?.mitts !== version || typeof data.type !== 'string') return;
    if (origin !== (has_no_origin(this.frame) ? 'null' : new URL(this.frame.src, location.href).origin)) return;
    if (data.type === 'ready') this.#is_ready(data);
    if (data.type === 'resize' && this.frame.dataset.height !== 'fixed') this.#fit(data.height);
    this.#waiting.get(data.id)?.(data);
    for (const listener of this.#listeners.get(data.type) ?? []) listener(data);
    this.frame.dispatchEvent(new CustomEvent(`mitts:${data.type}`, { detail: data, bubbles: true, composed: true }));
  }

  #fit(height) {
    const { least_height, most_height } = helper;
    if (Number.isFinite(height)) this.frame.style.height = `${Math.max(least_height, Math.min(most_height, Math.round(height)))}px`;
  }

  /// Sends a message and promises the answer; an `error` that answers it is the promise's.
  send(type, fields = {}) {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      // The fetching of the program is in it.
      const timer = setTimeout(() => settle({ type: 'error', code: 'silent', what: 'the table does not answer' }), helper.patience_s * 1000);
      const settle = (answer) => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        if (answer.type === 'error') reject(Object.assign(new Error(answer.what), { code: answer.code }));
        else resolve(answer);
      };
      this.#waiting.set(id, settle);
      // A frame that is no table is never ready: the time runs from the asking.
      this.ready.then(() => { if (this.#waiting.has(id)) this.#post(envelope(type, { ...fields, id })); });
    });
  }

  /// Calls `listener` with every message of that type; gives a function that ends this.
  on(type, listener) {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}

// table.load({ record }), table.undo() … : a method for each message that a table understands.
for (const type of incoming) {
  Table.prototype[type] = function ask(fields) { return this.send(type, fields); };
}

// Attributes that any element or frame may have; every other one is a parameter of the line.
const of_any_element = /^(?:id|class|style|title|slot|part|is|dir|hidden|tabindex|role|width|height|(?:data|aria)-.*)$/;

function line_of(element) {
  const said = [...element.attributes].filter(({ name }) => name !== 'record' && !of_any_element.test(name));
  const query = said.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&');
  const record = element.getAttribute('record');
  return `?${query}${record === null ? '' : `#r=${encodeURIComponent(record)}`}`;
}

// The frame is in a shadow tree: what the page has put inside the element, as a link to the table, is shown where no scripts run.
class TableElement extends HTMLElement {
  #frame = null;

  connectedCallback() {
    if (this.#frame) return;
    const pixels = (name, usual) => Number.parseInt(this.getAttribute(name), 10) || usual;
    this.#frame = document.createElement('iframe');
    Object.assign(this.#frame, { loading: 'lazy', title: this.title || this.textContent.trim() || this.localName });
    if (this.hasAttribute('height')) this.#frame.dataset.height = 'fixed';
    const looks = new CSSStyleSheet();
    looks.replaceSync(`:host{display:block;max-width:${pixels('width', 640)}px}:host([hidden]){display:none}iframe{display:block;width:100%;height:${pixels('height', 525)}px;border:0}`);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [looks];
    this.#show();
    attach(this.#frame);
    new MutationObserver(() => this.#show()).observe(this, { attributes: true });
  }

  // Put in anew, a frame loads anew, even if only the record behind the # is another.
  #show() {
    const was = this.#frame.src;
    address(this.#frame, line_of(this));
    if (this.#frame.src !== was) this.shadowRoot.append(this.#frame);
  }

  get frame() { return this.#frame; }
}
if (!customElements.get('mitts-table')) customElements.define('mitts-table', TableElement);

/// The table in a frame or in a <mitts-table>.
function attach(element) {
  const frame = element.frame ?? element;
  if (!attached.has(frame)) attached.set(frame, new Table(frame));
  return attached.get(frame);
}

const attach_all = () => document.querySelectorAll('iframe[data-mitts]').forEach(attach);

globalThis.Mitts = { attach, version };
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', attach_all);
else attach_all();
