// Scripts that are added to a frame's page when they are wanted; only those of this site. Plain ones, since a frame without an
// origin of its own may load those and no modules.

const policy_name = 'mitts-embed';
const ours = /^(?:files\/)?[\w.-]+\.js$/;

function createScriptURL(address) {
  if (ours.test(address)) return address;
  throw new TypeError(`not a script of this site: ${address}`);
}
// The page's two scripts have one policy between them.
const policy = (globalThis.mitts_scripts ??= globalThis.trustedTypes?.createPolicy(policy_name, { createScriptURL }) ?? { createScriptURL });

// The scripts that have run, by their names in the sources (begin.js, which may come later).
const here = (globalThis.mitts_here ??= []);

// Adds what `make()` gives to the page, and waits until it has come and is what it should be. What is not, is fetched past the browser's
// cache and tried once more; what does not come is told about meanwhile (begin.js).
async function add(address, make, is_there) {
  const attempt = () => new Promise((resolve, reject) => {
    const element = make();
    element.dataset.added = '';
    const fail = () => {
      element.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    element.onload = () => (is_there(element) ? resolve() : fail());
    element.onerror = fail;
    document.head.append(element);
  });
  const end = globalThis.mitts_expect?.(address);
  try {
    await attempt().catch(() => globalThis.mitts_refetch?.([{ src: address }]).then(attempt));
  } finally {
    end?.();
  }
}

/// Adds a script of this site to the page, and waits until it has run. One that is `packed` does not say so.
export function bring(address, { packed = false } = {}) {
  const ran = address.replace(/^files\//, '').replace(/\.\w{8}(?=\.js$)/, '');
  if (here.includes(ran)) return Promise.resolve();
  return add(address, () => Object.assign(document.createElement('script'), { src: policy.createScriptURL(address) }),
    () => packed || here.includes(ran));
}

/// Adds a style sheet of this site to the page.
export const bring_style = (address) =>
  add(address, () => Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }), () => true);
