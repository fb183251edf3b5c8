// Faults that are injected before a page starts: in storage, Workers, clocks, the page's visibility and the program.
// Each function runs in the page (Playwright's addInitScript).

/// Makes storage throw on every read and write.
export function unreadable_storage() {
  Storage.prototype.getItem = () => { throw new DOMException('no', 'SecurityError'); };
  Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); };
  Storage.prototype.removeItem = () => { throw new DOMException('no', 'SecurityError'); };
}

/// Simulates full storage once fill_storage() has been called.
export function storage_to_fill() {
  const set = Storage.prototype.setItem;
  let full = false;
  globalThis.fill_storage = () => { full = true; };
  Storage.prototype.setItem = function set_item(...words) {
    if (full) throw new DOMException('no room', 'QuotaExceededError');
    return set.apply(this, words);
  };
}

/// Makes the first `faulty` Workers fail according to `mode`. 'refused' Workers cannot be created from a URL. 'dying'
/// Workers crash on the first request. 'silent' Workers never send anything. 'mute' Workers stop sending messages once
/// `workers.mute` is set. 'slow' Workers reply late, but answer pings. 'pinging' Workers only answer pings. 'late'
/// Workers send everything late and twice. `workers.made` counts the Workers. `workers.asked` lists the numbers of all
/// requests.
export function faulty_workers({ mode, faulty }) {
  const Real = globalThis.Worker;
  globalThis.workers = { made: 0, blobs: 0, asked: [] };
  globalThis.Worker = /** @type {any} */ (class extends EventTarget {
    onmessage;
    onerror;
    constructor(address) {
      super();
      globalThis.workers.made += 1;
      const is_blob = String(address).startsWith('blob:');
      if (is_blob) globalThis.workers.blobs += 1;
      this.is_faulty = globalThis.workers.made <= faulty;
      if (this.is_faulty && mode === 'refused' && !is_blob) throw new DOMException('not from here', 'SecurityError');
      this.real = new Real(address);
      this.real.onerror = (event) => this.onerror?.(event);
      this.real.onmessage = (event) => this.answer(event);
    }

    answer(event) {
      const is_well = mode === 'mute' ? !globalThis.workers.mute : ['slow', 'pinging'].includes(mode) ? event.data.text === undefined : mode === 'refused';
      if (!this.is_faulty || is_well) return this.onmessage?.(event);
      if (mode === 'slow') setTimeout(() => this.onmessage?.(event), 7000);
      if (mode === 'late') {
        setTimeout(() => {
          this.onmessage?.(event);
          this.onmessage?.(event);
        }, 300);
      }
    }

    postMessage(data) {
      const asked = /^number (\d+)/.exec(data.text);
      if (asked) globalThis.workers.asked.push(asked[1]);
      if (this.is_faulty && mode === 'dying') {
        setTimeout(() => this.onerror?.(new ErrorEvent('error', { message: 'died', cancelable: true })));
      } else {
        this.real.postMessage(data);
      }
    }

    terminate() { this.real.terminate(); }
  });
}

/// Defines jump(ms), which moves the page's clocks. A negative jump moves only Date, as performance.now() is monotonic.
export function clock_to_jump() {
  const now = performance.now.bind(performance);
  const RealDate = Date;
  let ahead = 0;
  let days = 0;
  performance.now = () => now() + ahead;
  globalThis.Date = /** @type {any} */ (class extends RealDate {
    constructor(/** @type {[string]} */ ...words) {
      if (words.length > 0) super(...words);
      else super(RealDate.now() + days);
    }

    static now() { return RealDate.now() + days; }
  });
  globalThis.jump = (ms) => {
    days += ms;
    if (ms > 0) ahead += ms;
    dispatchEvent(new Event('pageshow'));
  };
}

/// Defines hide(). hide(true) hides the page and stops animation frames until hide(false). `asked` counts AI requests.
export function page_to_hide() {
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  let hidden = false;
  let held = [];
  globalThis.asked = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function post_message(data) {
    if (String(data?.text).startsWith('number')) globalThis.asked += 1;
    return post.call(this, data);
  };
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  globalThis.requestAnimationFrame = (on_frame) => {
    if (!hidden) return request(on_frame);
    held.push(on_frame);
    return 0;
  };
  globalThis.hide = (wish) => {
    hidden = wish;
    document.dispatchEvent(new Event('visibilitychange'));
    if (hidden) return;
    for (const on_frame of held) request(on_frame);
    held = [];
  };
}

/// Defines break_clock(), which makes performance.now() return NaN. The program's checks detect this.
export function clock_to_break() {
  const now = performance.now.bind(performance);
  let broken = false;
  performance.now = () => (broken ? NaN : now());
  globalThis.break_clock = () => { broken = true; };
}

/// Defines trap(), which makes the program access memory out of bounds, and give_up(), which makes it abort silently.
export function program_to_trap() {
  let start = null;
  Object.defineProperty(globalThis, 'MittsTable', {
    get: () => start,
    set(real) {
      start = async (options) => {
        const module = await real(options);
        globalThis.trap = () => { setTimeout(() => module._mitts_press(0x7fffffff)); };
        globalThis.give_up = () => { setTimeout(() => module._mitts_take_asset(0, 16, -1)); };
        return module;
      };
    },
  });
}
