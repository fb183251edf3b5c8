// The service worker. After one complete visit, the whole site works offline.
//
// A version of the site is the set of files of one build. This script belongs to one version, and keeps the version's
// files in one cache. Every file is checked before it is cached, so a half-deployed site is never cached. Unchanged
// files are copied from older versions. A new version waits until the user activates it (offline.js). Tabs with an
// older version keep it, and its files are deleted only when no tab uses them.
//
// tools/site.mjs fills in SITE_VERSION and SITE_FILES ([name, digest]). Pages have no digest; they contain their
// version.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
const family = `mitts ${scope} `;
const own_name = family + SITE_VERSION;
const files = new Map(SITE_FILES);

// The start page is requested by the URL of its folder, because some hosts redirect its file name.
const place_of = (name) => scope + (name === 'index.html' ? '' : name);

async function our_caches() {
  return (await caches.keys()).filter((name) => name.startsWith(family)); // in order of creation
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash)).replaceAll('+', '-').replaceAll('/', '_').slice(0, 12);
}

async function is_of_this_version(name, response) {
  if (!response?.ok) return false;
  const bytes = await response.clone().arrayBuffer();
  if (files.get(name)) return await digest(bytes) === files.get(name);
  return new TextDecoder().decode(bytes).includes(`<meta name="mitts-version" content="${SITE_VERSION}">`);
}

// --- Caching a version ----------------------------------------------------------------------------------------------

// Returns the file from the first of these caches that contains this version of the file, or null.
async function find_kept(name, cache_names) {
  for (const cache_name of cache_names) {
    const response = await (await caches.open(cache_name)).match(place_of(name), { ignoreVary: true });
    if (await is_of_this_version(name, response)) return response;
  }
  return null;
}

async function fetch_file(name) {
  // A file with a content hash in its name may come from the HTTP cache. If that copy is damaged, it is refetched.
  /** @type {RequestCache[]} */
  const ways = name.startsWith('files/') ? ['default', 'reload'] : ['no-cache', 'reload'];
  for (const cache of ways) {
    const response = await fetch(place_of(name), { cache });
    if (await is_of_this_version(name, response)) return response;
  }
  throw new Error(`${name} is not of ${SITE_VERSION}`);
}

// Returns a copy that is not marked as redirected, because browsers reject redirected responses for navigations.
async function without_redirection(response) {
  if (!response.redirected) return response;
  return new Response(await response.arrayBuffer(), { headers: { 'Content-Type': response.headers.get('Content-Type') ?? '' } });
}

// Returns the files of this version that are missing or damaged.
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

// Caches all missing files and checks the result. If a browser stops the worker at the wrong moment, the cache may
// exist without its content. If files are still missing, the cache is therefore deleted and filled again.
async function fill() {
  let lost = await lost_files();
  if (lost.length === 0) return;
  await keep(lost);
  lost = await lost_files();
  if (lost.length === 0) return;
  await caches.delete(own_name);
  await keep([...files.keys()]);
  lost = await lost_files();
  if (lost.length > 0) throw new Error(`${lost.length} files of ${SITE_VERSION} were not cached`);
}

// Runs at most one fill() at a time. Concurrent callers share its result.
let filling = null;
function keep_whole() {
  filling ??= fill().finally(() => { filling = null; });
  return filling;
}

// --- Removing old versions ------------------------------------------------------------------------------------------

// Resolves to the version that a page reports. Resolves to undefined after 3 s, because the page may be suspended.
function version_of(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, 3000);
    client.postMessage({ mitts: 'which version?' }, [port2]);
  });
}

// Deletes the older versions that no open page uses. Deletes nothing if a page does not report its version.
async function tidy() {
  const names = await our_caches();
  const older = names.slice(0, Math.max(0, names.indexOf(own_name)));
  if (older.length === 0) return;
  const pages = (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) => url.startsWith(scope));
  const used = await Promise.all(pages.map(version_of));
  if (used.includes(undefined)) return;
  await Promise.all(older.filter((name) => !used.includes(name.slice(family.length))).map((name) => caches.delete(name)));
}

// --- Responding -----------------------------------------------------------------------------------------------------

// Returns the name of the requested file. The folder's URL means index.html. Some hosts omit the extension of pages.
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

// Matches the pages for one lesson, example or rule set. They are cached when visited, because there are too many to
// cache in advance.
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

worker.addEventListener('install', (event) => event.waitUntil(keep_whole()));
// Claims the page that registered this worker and, after an update, tabs that still show the previous version. The
// claim is not awaited. Navigations wait for the activation, and in Firefox the claim may wait for a navigation, so
// each could wait for the other.
worker.addEventListener('activate', () => { worker.clients.claim().catch(() => {}); });

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const name = name_in(request);
  if (files.has(name) || name.startsWith('files/')) event.respondWith(answer(name, event));
  else if (request.mode === 'navigate' && small_page.test(name)) event.respondWith(visit(name, event));
});

worker.addEventListener('message', (event) => {
  if (event.data?.mitts === 'take over') worker.skipWaiting();
  // A page has been opened. Fetches missing files and deletes unused versions. Claims the page again, because the
  // browser may have stopped this worker before its first claim was complete.
  if (event.data?.mitts === 'hello') event.waitUntil(Promise.all([worker.clients.claim().catch(() => {}), keep_whole().catch(() => {}).then(tidy)]));
});
