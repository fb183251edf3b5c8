// The first script of every page. Its name has no content hash, so the browser revalidates it on every visit. It waits
// for the other scripts, which register themselves in mitts_here when they have run (tools/site/scripts.mjs), and for
// the style sheets. If one of these files is missing or damaged, this script refetches the missing files, bypassing the
// HTTP cache, and reloads the page once. If a file is still missing, or is overdue, the script shows the message in the
// page's HTML (tools/site/pages.mjs).

const patience_ms = 4000;
const tick_ms = 250;

const here = (globalThis.mitts_here ??= []);
const all = (selector) => /** @type {any[]} */ ([...document.querySelectorAll(selector)]);
const is_file = location.protocol === 'file:';
const plain_name = (address) => address.replace(/^.*\/|\.[A-Z2-7]{8}(?=\.\w+$)/g, '');
// Returns true if the style sheet has loaded. If loading failed, the sheet may exist but have no rules. A frame with an
// opaque origin cannot read the rules, so every sheet counts as loaded there.
function has_rules({ sheet }) {
  try {
    return sheet?.cssRules.length > 0;
  } catch {
    return true;
  }
}
// Returns the page's scripts and style sheets that have not loaded, except those that embed/scripts.js has added.
const missing = () => all('script[src^="files/"]:not([data-added]),link[rel=stylesheet]:not([data-added])')
  .filter((each) => (each.src ? !here.includes(plain_name(each.src)) : !has_rules(each)));
const address_of = ({ src, href }) => src ?? href;

// `lost` contains the plain names of the page's missing files. `late` contains the plain names of overdue files that
// other scripts have requested.
const lost = new Set();
const late = new Set();

// Replaces the names in the set `kind`. Shows the message with the names in both sets, or hides it if both are empty.
function tell(kind, addresses) {
  kind.clear();
  addresses.forEach((address) => kind.add(plain_name(address)));
  const names = [...lost, ...late];
  const box = document.getElementById('missing');
  box.hidden = names.length === 0;
  box.className = 'told';
  // Hides the message for the other protocol. CSS cannot do this, because a page opened from disk has no style sheets.
  const means = is_file ? 'file' : 'http';
  for (const words of box.querySelectorAll('.http, .file')) words.hidden = words.className !== means;
  box.lastElementChild.textContent = names.join(', ');
}

// `awaited` maps each URL to the time of its request. `last` is the time when data last arrived. Both are in ms.
const awaited = new Map();
let last = 0;
let clock;

function look_for_late() {
  const now = performance.now();
  tell(late, [...awaited.keys()].filter((address) => now - Math.max(last, awaited.get(address)) > patience_ms));
  if (awaited.size === 0) clearInterval(clock);
}

// Watches a download. If no data arrives in time, shows the message. Returns a function that stops watching.
function expect(address) {
  awaited.set(address, performance.now());
  clearInterval(clock);
  clock = setInterval(look_for_late, tick_ms);
  return () => {
    awaited.delete(address);
    look_for_late();
  };
}

// Refetches the files of these elements, bypassing the HTTP cache, which may hold a bad response. Resolves to true if
// all files are available.
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

// Moves style sheets that have not loaded to the end of the body, because in the head they block rendering.
const let_be_seen = () => all('link[rel=stylesheet]').filter((each) => !has_rules(each)).forEach((each) => document.body.append(each));

function look() {
  const { readyState } = document;
  if (readyState === 'loading') return;
  const over = readyState === 'complete' && !look.waits; // `waits` is set while boot.js adds scripts
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
look.waits = false;

const timer = setInterval(look, tick_ms);
addEventListener('click', (event) => {
  if (event.target.id !== 'missing-again') return;
  event.preventDefault();
  refetch_missing().then(() => location.reload());
});

// The page's other scripts use these functions, but also work if this script failed to load.
Object.assign(globalThis, { mitts_expect: expect, mitts_came() { last = performance.now(); }, mitts_refetch: refetch, mitts_look: look });
