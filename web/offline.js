// The page's side of the service worker (sw.js). Registers the worker after the page has loaded, and offers new
// versions, but not during a round. A new version is activated only at the user's request. Does nothing where service
// workers are unavailable: in a sandboxed frame, for a local file, or in an old browser.

import { offline as words } from 'mitts:words';
import { have_it_whole, service_worker, tell_version } from './kept.js';
import { in_page_language, lines } from './notices.js';
import { trusted } from './trusted.js';

const hour_ms = 3_600_000;

// Creates the notice that offers the update, in the page's language. It never takes the focus.
function make_offer(on_now, on_later) {
  const offer = document.createElement('aside');
  offer.id = 'update';
  offer.hidden = true;
  offer.setAttribute('role', 'status');
  const sentence = document.createElement('p');
  const now = document.createElement('button');
  const later = document.createElement('button');
  now.id = 'update-now';
  later.id = 'update-later';
  now.addEventListener('click', on_now);
  later.addEventListener('click', on_later);
  const buttons = document.createElement('div');
  buttons.append(now, later);
  offer.append(sentence, buttons);
  lines().prepend(offer);
  return {
    show(visible) {
      const { offer: text, now: yes, later: no } = in_page_language(words);
      [[sentence, text], [now, yes], [later, no]].forEach(([element, said]) => { if (element.textContent !== said) element.textContent = said; });
      offer.hidden = !visible;
    },
  };
}

/// Returns { begin, look }. Call begin() once everything has loaded, and look() whenever the table has changed.
/// round_is_on() is true during a round.
export function offline({ round_is_on }) {
  const workers = service_worker();
  let registration = null;
  let waiting = null; // the new version's worker, or true if another tab has already activated it
  let refused = null; // the version that the user chose to install later
  let offer = null;

  function look() {
    if (!waiting || waiting === refused) return offer?.show(false);
    offer ??= make_offer(take_over, () => {
      refused = waiting;
      look();
    });
    offer.show(!round_is_on());
  }

  function take_over() {
    if (waiting === true || !registration.waiting) return location.reload();
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage({ mitts: 'take over' });
  }

  function watch(worker) {
    if (!worker) return;
    const installed = () => {
      if (worker.state !== 'installed' || !registration.active) return;
      waiting = worker;
      look();
    };
    worker.addEventListener('statechange', installed);
    installed();
  }

  // Checks for a new version when the page becomes visible, but at most once an hour. A page may stay open for days.
  function ask_now_and_then() {
    let asked = performance.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || performance.now() - asked < hour_ms) return;
      asked = performance.now();
      registration.update().catch(() => {});
    });
  }

  function listen() {
    let controlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // The first worker serves the page's own version. Any later worker serves a different version.
      if (controlled) waiting = true;
      controlled = true;
      look();
    });
    tell_version(workers);
  }

  return {
    async begin() {
      // A frame in another page registers no worker, because the user of that page has not asked for offline use.
      if (!workers || globalThis.top !== globalThis.window) return;
      try {
        listen();
        registration = await workers.register(trusted('./sw.js'), { updateViaCache: 'none' });
        if (!registration) return;
        registration.addEventListener('updatefound', () => watch(registration.installing));
        watch(registration.waiting ?? registration.installing);
        ask_now_and_then();
        await have_it_whole(workers);
      } catch (error) {
        console.info(`no offline copy: ${error.message}`);
      }
    },
    look,
  };
}
