// The element <mitts-table>. Its attributes are the parameters of an embed code (params.js) and a few attributes of
// <iframe>. Changes of the language or the appearance are sent to the running table without a reload.

import { reader_language } from '../language.js';
import { changeable, line_names, nearest, percent_encode, read_own, usual as usual_values } from './params.js';
import { address, table_in } from './talk.js';

const usual = { width: '640px', height: '525px' };
// Attributes that can change during a match. `seat` is excluded, because the embed code for another seat is different.
const looks = changeable.filter((name) => name !== 'seat');
const of_frame = ['record', 'width', 'height', 'loading', 'title', 'aria-label'];

// Converts a length in CSS ("40em") or HTML ("640", "100%") to a CSS length. Text after a number in HTML is ignored.
// Returns null if the length is invalid or zero.
function css_length(text) {
  const asked = text?.trim().replace(/;$/, '') ?? '';
  if (/^[\d.].*[^\d.]$|\(/.test(asked) && Number.parseFloat(asked) !== 0 && CSS.supports('width', asked)) return asked;
  const [, number, unit] = /^(\d+(?:\.\d+)?)(%?)/.exec(asked) ?? [];
  return Number(number) > 0 ? number + (unit || 'px') : null;
}

// Returns the attributes that are parameters. These include misspelt parameters, so that the frame can report them. The
// common attribute `name` is not treated as a misspelling.
function parameters_of(element) {
  const is_parameter = ({ name }) => line_names.includes(name) || (name !== 'name' && !of_frame.includes(name) && nearest(name, line_names));
  const said = [...element.attributes].filter(is_parameter).map(({ name, value }) => /** @type {[string, string]} */ ([name, value]));
  const record = element.getAttribute('record');
  return new Map(said.sort(([one], [other]) => (one < other ? -1 : 1)).concat(record === null ? [] : [['#r', record]]));
}

function line_of(parameters) {
  const parts = [...parameters].map(([name, value]) => `${name}=${percent_encode(value)}`);
  return `?${parts.join('&').replace(/&?#r=/, '#r=')}`;
}

// The frame is in a shadow tree. The element's own content, such as a link, is shown only if scripts do not run.
export class TableElement extends HTMLElement {
  static observedAttributes = [...line_names, ...of_frame];

  #frame = document.createElement('iframe');
  #line = null; // the parameters in the frame's URL
  #shown = null; // the parameters of the frame, including changes without a reload
  #sheet = null;
  #untold = new Set(); // the names of changed parameters that the table has not confirmed
  #is_telling = false;

  constructor() {
    super();
    this.#frame.loading = 'lazy';
    this.attachShadow({ mode: 'open' }).append(this.#frame);
    // Watches the element's children, because they may be parsed after the constructor has run.
    new MutationObserver(() => this.#name()).observe(this, { childList: true, subtree: true, characterData: true });
  }

  get frame() { return this.#frame; }
  get table() { return table_in(this.#frame, () => this.#shown !== null && line_of(this.#shown) === line_of(parameters_of(this))); }

  connectedCallback() {
    const window = this.ownerDocument.defaultView;
    if (!window) return; // a document that is not shown, for example of createHTMLDocument()
    // A new style sheet, because a sheet belongs to one document and the element may now be in a different document.
    this.#sheet = new window.CSSStyleSheet();
    this.#sheet.replaceSync(':host{display:block}:host([hidden]){display:none}iframe{display:block;min-width:100%;max-width:100%;border:0}');
    this.shadowRoot.adoptedStyleSheets = [this.#sheet];
    this.#size();
    this.#name();
    this.#shown = parameters_of(this);
    if (line_of(this.#shown) !== this.#line || !this.#frame.src) this.#open();
    this.table.look();
  }

  // Does nothing, because the frame keeps its document when moveBefore() moves the element.
  connectedMoveCallback() {}

  attributeChangedCallback(name, was, value) {
    if (was === value || !this.isConnected || !this.#sheet) return;
    if (name === 'title' || name === 'aria-label') this.#name();
    else if (['width', 'height', 'loading'].includes(name)) this.#size();
    else queueMicrotask(() => this.#follow()); // runs after all attribute changes of this task
  }

  #name() {
    const text = this.title || this.getAttribute('aria-label') || this.textContent.trim().replace(/\s+/g, ' ');
    this.#frame.title = text || this.getAttribute('game') || this.localName;
  }

  // Sizes the element like an <iframe> with the same attributes. It has the given width, even in a float, a flex row or
  // a table cell, but is never wider than its container.
  #size() {
    const width = css_length(this.getAttribute('width')) ?? usual.width;
    const own_height = css_length(this.getAttribute('height'));
    const height = own_height ?? usual.height;
    const [host, , inner] = this.#sheet.cssRules;
    const is_share = (length) => length.includes('%');
    host.style.maxWidth = width;
    host.style.width = is_share(width) ? width : '';
    inner.style.width = is_share(width) ? '100%' : width;
    host.style.height = is_share(height) ? height : '';
    inner.style.height = is_share(height) ? '100%' : height;
    this.#frame.loading = /** @type {'eager' | 'lazy'} */ (this.getAttribute('loading') ?? 'lazy');
    const was_fixed = this.#frame.dataset.height === 'fixed';
    if (own_height) {
      this.#frame.dataset.height = 'fixed';
      this.#frame.style.height = '';
    } else if (was_fixed) {
      delete this.#frame.dataset.height;
      this.table.look(); // the frame answers this ping with its height
    }
  }

  // Updates the frame to match the attributes.
  #follow() {
    const now = parameters_of(this);
    if (!this.isConnected || this.#shown === null) return;
    const changed = [...new Set([...now.keys(), ...this.#shown.keys()])].filter((name) => now.get(name) !== this.#shown.get(name));
    if (changed.length > 0 && !this.#adjust(now, changed)) this.#open();
    this.table.post_waiting();
  }

  // Sends changes of the language or the appearance to the open table. Returns false if the frame must be reloaded.
  #adjust(now, changed) {
    const can_be_told = (name) => looks.includes(name) && !(now.has(name) && read_own(name, now.get(name)).note);
    const was = this.#shown;
    this.#shown = now;
    if (changed.every(can_be_told) && this.table.is_ready) {
      this.#tell(changed);
      return true;
    }
    this.#shown = was;
    return false;
  }

  // Returns the current value of a parameter. Removing an attribute restores the default value.
  #value_of(name) {
    const value = this.#shown.get(name);
    return value === undefined || read_own(name, value).note ? usual_values[name] ?? reader_language(navigator.languages) : value;
  }

  // Sends the values of changed parameters. The frame limits the rate of messages, so only the latest values are sent,
  // and only one message at a time. Reloads the frame if it refuses them.
  async #tell(changed) {
    for (const name of changed) this.#untold.add(name);
    if (this.#is_telling) return;
    this.#is_telling = true;
    while (this.#untold.size > 0 && this.#frame.contentWindow) {
      const values = Object.fromEntries([...this.#untold].map((name) => [name, this.#value_of(name)]));
      const code = await this.table.send('set', values).then(() => '', (error) => error.code);
      const is_late = ['rate', 'silent'].includes(code);
      if (!is_late) {
        for (const name in values) if (code || values[name] === this.#value_of(name)) this.#untold.delete(name);
        if (code) this.#open();
      }
      await new Promise((resolve) => { setTimeout(resolve, is_late ? 1000 : 100); });
    }
    this.#is_telling = false;
  }

  // Loads the frame. Reinserting it forces a reload if only the fragment has changed, and gives it a new window.
  #open() {
    const had = this.#line !== null;
    this.#shown = parameters_of(this);
    this.#line = line_of(this.#shown);
    address(this.#frame, this.#line);
    if (had) this.shadowRoot.append(this.#frame);
  }
}
