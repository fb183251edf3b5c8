// Adds classic scripts to a frame's page on demand. A frame with an opaque origin cannot load modules.

const policy_name = 'mitts-embed';
const ours = /^(?:files\/)?[\w.-]+\.js$/;

function createScriptURL(address) {
  if (ours.test(address)) return address;
  throw new TypeError(`not a script of this site: ${address}`);
}
// All scripts of the page share this policy, because a policy's name may be used only once.
const policy = (globalThis.mitts_scripts ??= globalThis.trustedTypes?.createPolicy(policy_name, { createScriptURL }) ?? { createScriptURL });

// The names of the scripts that have run. begin.js uses the same list, and may run later.
const here = (globalThis.mitts_here ??= []);

// Adds the element that make() returns. Resolves when the element has loaded and is_there() is true. If loading fails,
// refetches the file once, bypassing the HTTP cache. begin.js reports a file that is overdue.
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

/// Adds a script of this site and resolves when it has run. A `packed` script does not register itself.
export function bring(address, { packed = false } = {}) {
  const ran = address.replace(/^files\//, '').replace(/\.\w{8}(?=\.js$)/, '');
  if (here.includes(ran)) return Promise.resolve();
  return add(address, () => Object.assign(document.createElement('script'), { src: policy.createScriptURL(address) }),
    () => packed || here.includes(ran));
}

/// Adds a style sheet of this site.
export const bring_style = (address) =>
  add(address, () => Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }), () => true);
