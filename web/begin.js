// The first script of every page, under a name that says nothing of its contents, so that it is asked for anew each time. It waits for
// the others, which say when they have run (mitts_here; tools/site/scripts.mjs), and for the style sheets. What does not come, or comes as
// something else, is fetched once more past the browser's cache and the page opened again; if that does not help, or nothing happens
// for a while, the words about it that stand in the page (tools/site/pages.mjs) are shown.

const patience_ms = 4000;
const tick_ms = 250;

const here = (globalThis.mitts_here ??= []);
const all = (selector) => [...document.querySelectorAll(selector)];
const is_file = location.protocol === 'file:';
const plain_name = (address) => address.replace(/^.*\/|\.[A-Z2-7]{8}(?=\.\w+$)/g, '');
// A style sheet that has failed may be there, without a rule. In a frame without an origin of its own its rules are not to be seen.
function has_rules({ sheet }) {
  try {
    return sheet?.cssRules.length > 0;
  } catch {
    return true;
  }
}
// Those of the page itself: what its scripts add later is minded by them (embed/scripts.js).
const missing = () => all('script[src^="files/"]:not([data-added]),link[rel=stylesheet]:not([data-added])')
  .filter((each) => (each.src ? !here.includes(plain_name(each.src)) : !has_rules(each)));
const address_of = ({ src, href }) => src ?? href;

// What has not come with the page, and what is late of what it has asked for since.
const lost = new Set();
const late = new Set();

// Shows what is missing; nothing is, and the words are taken back.
function tell(kind, addresses) {
  kind.clear();
  addresses.forEach((address) => kind.add(plain_name(address)));
  const names = [...lost, ...late];
  const box = document.getElementById('missing');
  box.hidden = names.length === 0;
  box.className = 'told';
  // Not left to the style sheet: a page opened as a file does not get that either.
  const means = is_file ? 'file' : 'http';
  for (const words of box.querySelectorAll('.http, .file')) words.hidden = words.className !== means;
  box.lastElementChild.textContent = names.join(', ');
}

// What is being waited for, since when; and when anything at all came last.
const awaited = new Map();
let last = 0;
let clock = 0;

function look_for_late() {
  const now = performance.now();
  tell(late, [...awaited.keys()].filter((address) => now - Math.max(last, awaited.get(address)) > patience_ms));
  if (awaited.size === 0) clearInterval(clock);
}

// From now on a file is waited for that is fetched later, and told about when nothing comes; returns what ends that.
function expect(address) {
  awaited.set(address, performance.now());
  clearInterval(clock);
  clock = setInterval(look_for_late, tick_ms);
  return () => {
    awaited.delete(address);
    look_for_late();
  };
}

// Fetches what these elements name past the browser's cache, where a wrong answer would stay. Promises whether all are there now.
async function refetch(elements) {
  const one = async (element) => {
    const { integrity = '' } = element;
    const response = await fetch(address_of(element), { cache: 'reload', integrity, signal: AbortSignal.timeout(patience_ms) });
    await response.arrayBuffer();
    return response.ok && !/html/.test(response.headers.get('Content-Type'));
  };
  return (await Promise.all(elements.map((each) => one(each).catch(() => false)))).every(Boolean);
}

const refetch_missing = () => refetch([...missing(), ...all('link[rel=modulepreload]')]);

async function mend() {
  if (!await refetch_missing()) return tell(lost, missing().map(address_of));
  history.replaceState({ mended: true }, '');
  location.reload();
}

// A style sheet that does not come keeps the page from being shown, unless a script has added it.
const let_be_seen = () => all('link[rel=stylesheet]').filter((each) => !has_rules(each)).forEach((each) => document.body.append(each));

function look() {
  const { readyState } = document;
  if (readyState === 'loading') return;
  const over = readyState === 'complete' && !look.waits; // for those that were added later (boot.js)
  const is_late = performance.now() > patience_ms;
  if (missing().length === 0) {
    tell(lost, []);
    if (history.state?.mended) history.replaceState(null, '');
  } else if (over && !is_file && !history.state?.mended) {
    mend();
  } else if (over || is_late) {
    tell(lost, missing().map(address_of));
    if (!over) let_be_seen();
    if (!over) setTimeout(look, patience_ms);
    addEventListener('load', () => setTimeout(look), { once: true });
  } else {
    return;
  }
  clearInterval(timer);
}

const timer = setInterval(look, tick_ms);
addEventListener('click', (event) => {
  if (event.target.id !== 'missing-again') return;
  event.preventDefault();
  refetch_missing().then(() => location.reload());
});

// For the page's other scripts, where this one is there.
Object.assign(globalThis, { mitts_expect: expect, mitts_came() { last = performance.now(); }, mitts_refetch: refetch, mitts_look: look });
