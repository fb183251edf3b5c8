// Adds copies of the program's files in the form of scripts. A sandboxed frame with an opaque origin may not fetch
// files unless the host sends a CORS header, but may load scripts. Each script contains a file's bytes
// (web/embed/packed.js).

/// The packed files, by their names in the sources.
export const packed = ['mitts.wasm', 'ai.wasm', 'reviewer.wasm', 'assets/texts-en.txt', 'assets/texts-fr.txt', 'assets/regular.ttf', 'assets/bold.ttf', 'assets/shapes.png',
  'assets/core.png', 'assets/fine_shapes.png', 'assets/fine_core.png', 'assets/tarot.png'];

/// Returns the source name of a file's script. In the site, the script's name starts with files/packed-.
export const script_of = (name) => `packed-${name.replace('assets/', '')}.js`;

export function add_packed(shelf) {
  for (const name of packed) {
    const address = shelf.name_of(name);
    shelf.add(script_of(name), `mitts_unpack(${JSON.stringify(address)},"${shelf.bytes_of(name).toString('base64')}")\n`);
  }
}
