// The service worker: after one complete visit the whole site works without the network.
//
// A version of the site is all its files as they were put together at once; this script is made for one version, which it keeps
// under one name. Every file is checked against that version before it is kept, so that a half-copied site is never mixed
// into it; what an older version already has is taken from there. A new version waits until somebody asks it to take over
// (offline.js). Tabs that began with an older one go on with it: its files are found until no tab uses them any more.
//
// SITE_VERSION and SITE_FILES ([name, digest], a page without one: it says its version itself) are written in by tools/site.mjs.

/* global SITE_VERSION, SITE_FILES */

const { scope } = self.registration;
const family = `mitts ${scope} `;
const own_name = family + SITE_VERSION;
const files = new Map(SITE_FILES);

// The front page is asked for as the folder: some hosts redirect its file's name.
const place_of = (name) => scope + (name === 'index.html' ? '' : name);

async function our_caches() {
  return (await caches.keys()).filter((name) => name.startsWith(family)); // in the order in which they were made
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash)).replaceAll('+', '-').replaceAll('/', '_').slice(0, 16);
}

async function is_of_this_version(name, response) {
  if (!response?.ok) return false;
  const bytes = await response.clone().arrayBuffer();
  if (files.get(name)) return await digest(bytes) === files.get(name);
  return new TextDecoder().decode(bytes).includes(`<meta name="mitts-version" content="${SITE_VERSION}">`);
}

// --- Keeping a version -----------------------------------------------------------------------------------------------

// The file as some version has it, if it is the same in this one.
async function find_kept(name, cache_names) {
  for (const cache_name of cache_names) {
    const response = await (await caches.open(cache_name)).match(place_of(name), { ignoreVary: true });
    if (await is_of_this_version(name, response)) return response;
  }
  return null;
}

async function fetch_file(name) {
  // A name that says its contents may come from the browser's own cache; if that turns out to be damaged, it is passed by.
  for (const cache of name.startsWith('files/') ? ['default', 'reload'] : ['no-cache', 'reload']) {
    const response = await fetch(place_of(name), { cache });
    if (await is_of_this_version(name, response)) return response;
  }
  throw new Error(`${name} is not as it is in version ${SITE_VERSION}`);
}

// An answer that came by a redirection cannot be given to a page that is being opened.
async function without_redirection(response) {
  if (!response.redirected) return response;
  return new Response(await response.arrayBuffer(), { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } });
}

// What of this version is not kept, or is damaged.
async function lost_files() {
  const found = await Promise.all([...files.keys()].map((name) => find_kept(name, [own_name])));
  return [...files.keys()].filter((_, at) => found[at] === null);
}

async function keep(names) {
  const cache = await caches.open(own_name);
  const cache_names = await our_caches();
  await Promise.all(names.map(async (name) => {
    const response = await find_kept(name, cache_names) ?? await fetch_file(name);
    await cache.put(place_of(name), await without_redirection(response));
  }));
}

// What was put is read back: a browser that ends a worker in the middle of its work may keep the cache's name and nothing in it. One
// that takes files and does not have them is thrown away, and made anew once.
async function fill() {
  let lost = await lost_files();
  if (lost.length === 0) return;
  await keep(lost);
  lost = await lost_files();
  if (lost.length === 0) return;
  await caches.delete(own_name);
  await keep([...files.keys()]);
  lost = await lost_files();
  if (lost.length > 0) throw new Error(`${lost.length} files of version ${SITE_VERSION} could not be kept`);
}

// Once at a time: who asks meanwhile waits for the same.
let filling = null;
function keep_whole() {
  filling ??= fill().finally(() => { filling = null; });
  return filling;
}

// --- Letting an old version go ---------------------------------------------------------------------------------------

// What a page says its version is; nothing if it does not answer (it may sleep).
function version_of(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, 3000);
    client.postMessage({ mitts: 'which version?' }, [port2]);
  });
}

// Versions made before this one are let go when every page of the site has said that it uses another.
async function tidy() {
  const names = await our_caches();
  const older = names.slice(0, Math.max(0, names.indexOf(own_name)));
  if (older.length === 0) return;
  const pages = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) => url.startsWith(scope));
  const used = await Promise.all(pages.map(version_of));
  if (used.includes(undefined)) return;
  await Promise.all(older.filter((name) => !used.includes(name.slice(family.length))).map((name) => caches.delete(name)));
}

// --- Answering -------------------------------------------------------------------------------------------------------

// The file that is meant: a folder's is its page, and some hosts leave out a page's ending.
function name_in({ url, mode }) {
  const name = url.slice(scope.length).split(/[?#]/, 1)[0];
  if (name === '') return 'index.html';
  return mode === 'navigate' && !files.has(name) && files.has(`${name}.html`) ? `${name}.html` : name;
}

async function answer(name, event) {
  const cache_names = files.has(name) ? [own_name] : (await our_caches()).reverse();
  for (const cache_name of cache_names) {
    const response = await (await caches.open(cache_name)).match(place_of(name), { ignoreVary: true });
    if (response) return response;
  }
  if (files.has(name)) event.waitUntil(keep_whole().catch(() => {}));
  return fetch(event.request);
}

// The pages of lessons, examples and rule sets are kept when they are visited: they are too many to be kept unasked.
const small_page = /^\w+\/\w+\/[\w-]+(?:\.html)?$/;

async function visit(name, { request }) {
  const cache = await caches.open(own_name);
  const place = place_of(name.endsWith('.html') ? name : `${name}.html`);
  try {
    const response = await fetch(request);
    if (await is_of_this_version(name, response)) await cache.put(place, await without_redirection(response.clone()));
    return response;
  } catch (error) {
    const kept = await cache.match(place, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep_whole()));
// The page that brought this script is served by it at once; so is, after an update, a tab that still shows the version before.
// Nothing waits for that: a page that is just being opened waits for the activation, and in Firefox the claim may wait for the page.
self.addEventListener('activate', () => { self.clients.claim().catch(() => {}); });

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const name = name_in(request);
  if (files.has(name) || name.startsWith('files/')) event.respondWith(answer(name, event));
  else if (request.mode === 'navigate' && small_page.test(name)) event.respondWith(visit(name, event));
});

self.addEventListener('message', (event) => {
  if (event.data?.mitts === 'take over') self.skipWaiting();
  // A page is there: what was lost of this version is fetched again, what nobody uses is let go. A browser that ended this worker before
  // its claim was through has left the page without one, so it is claimed again.
  if (event.data?.mitts === 'hello') event.waitUntil(Promise.all([self.clients.claim().catch(() => {}), keep_whole().catch(() => {}).then(tidy)]));
});
