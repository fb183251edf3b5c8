// The page's one Trusted Types policy. Only scripts of this site, and those that it made itself as a blob, are let through.

import { address_of } from './files.js';

const scripts = [address_of('ai-worker.js'), address_of('ai.js'), './sw.js'];

function createScriptURL(address) {
  if (scripts.includes(address) || address.startsWith('blob:')) return address;
  throw new TypeError(`not a script of this site: ${address}`);
}

// One for all scripts of the page: a second of that name is not allowed.
const policy = (globalThis.mitts_policy ??= globalThis.trustedTypes?.createPolicy('mitts', { createScriptURL }));

/// A script's address in the form in which the browser takes it.
export const trusted = (address) => (policy ?? { createScriptURL }).createScriptURL(address);
