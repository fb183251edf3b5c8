// Loads the program's files in a frame that cannot use fetch(). The bytes are in scripts (tools/site/packed.mjs).

import { address_of } from '../files.js';
import { bring } from './scripts.js';

const scripts = new Map([
  [address_of('mitts.wasm'), address_of('packed-mitts.wasm.js')],
  [address_of('ai.wasm'), address_of('packed-ai.wasm.js')],
  [address_of('reviewer.wasm'), address_of('packed-reviewer.wasm.js')],
  [address_of('assets/texts-en.txt'), address_of('packed-texts-en.txt.js')],
  [address_of('assets/texts-fr.txt'), address_of('packed-texts-fr.txt.js')],
  [address_of('assets/regular.ttf'), address_of('packed-regular.ttf.js')],
  [address_of('assets/bold.ttf'), address_of('packed-bold.ttf.js')],
  [address_of('assets/shapes.png'), address_of('packed-shapes.png.js')],
  [address_of('assets/core.png'), address_of('packed-core.png.js')],
  [address_of('assets/fine_shapes.png'), address_of('packed-fine_shapes.png.js')],
  [address_of('assets/fine_core.png'), address_of('packed-fine_core.png.js')],
  [address_of('assets/tarot.png'), address_of('packed-tarot.png.js')],
]);

function bytes_of(text) {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}

/// Makes the packed files available as a fallback for failed fetches (fetching.js).
export function offer_packed_files() {
  const arrived = new Map();
  globalThis.mitts_unpack = (address, text) => arrived.set(address, bytes_of(text));
  globalThis.mitts_packed = async (address) => {
    const script = scripts.get(address);
    if (!script) return null;
    await bring(script, { packed: true });
    const bytes = arrived.get(address) ?? null;
    arrived.delete(address);
    return bytes;
  };
}
