// The page's only Trusted Types policy. It accepts scripts of this site and blobs.

import { address_of } from './files.js';

const scripts = [address_of('ai-worker.js'), address_of('ai.js'), address_of('review-worker.js'), address_of('reviewer.js'), './sw.js'];

function createScriptURL(address) {
  if (scripts.includes(address) || address.startsWith('blob:')) return address;
  throw new TypeError(`not a script of this site: ${address}`);
}

// All scripts of the page share this policy, because a policy's name may be used only once.
const policy = (globalThis.mitts_policy ??= globalThis.trustedTypes?.createPolicy('mitts', { createScriptURL }));

/// Returns a script's URL as the type that the browser requires.
export const trusted = (address) => (policy ?? { createScriptURL }).createScriptURL(address);
