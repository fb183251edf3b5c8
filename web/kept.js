// Connects a page to the service worker (sw.js). Reports the page's version. On every visit, asks the worker to cache
// the missing files of this version.

/// Returns the page's ServiceWorkerContainer, or null. In a sandboxed frame, even reading the property throws an error.
export function service_worker() {
  try {
    return globalThis.navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

const own_version = () => document.querySelector('meta[name="mitts-version"]')?.content;

/// Answers the worker when it asks for this page's version.
export function tell_version(workers) {
  workers.addEventListener('message', ({ data, ports }) => {
    if (data?.mitts === 'which version?') ports[0]?.postMessage(own_version());
  });
}

/// Asks the worker to fetch any missing files of its version, now and whenever the connection returns.
export function have_it_whole(workers) {
  const ask = async () => (await workers.ready).active.postMessage({ mitts: 'hello' });
  addEventListener('online', ask);
  return ask();
}
