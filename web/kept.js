// What a page of the site has to do with the service worker (sw.js) that keeps it: it says which version it is, and asks on every
// visit whether that version is kept whole, by which the worker mends it.

/// The browser's service workers, or null. Merely mentioning them throws in a sandboxed frame.
export function service_worker() {
  try {
    return globalThis.navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

const own_version = () => document.querySelector('meta[name="mitts-version"]')?.content;

/// Tells the worker this page's version whenever it asks.
export function tell_version(workers) {
  workers.addEventListener('message', ({ data, ports }) => {
    if (data?.mitts === 'which version?') ports[0]?.postMessage(own_version());
  });
}

/// Has the worker look now, and whenever the connection is there again, whether all of its version is kept, and fetch what is lost.
export function have_it_whole(workers) {
  const ask = async () => (await workers.ready).active.postMessage({ mitts: 'hello' });
  addEventListener('online', ask);
  return ask();
}
