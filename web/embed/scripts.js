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

/// Adds a script of this site to the page, and waits until it has run.
export function bring(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(address);
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    document.head.append(script);
  });
}
