// Files of the program once more, as scripts. A frame that is sandboxed without an origin of its own may fetch nothing, unless the
// host says in a header that everybody may; plain scripts it may load. So each of these files has a script that hands its bytes
// over (web/embed/packed.js), fetched by nobody else.

/// What is packed, by the names in the sources.
export const packed = ['mitts.wasm', 'ai.wasm', 'assets/texts-en.txt', 'assets/texts-fr.txt', 'assets/regular.ttf', 'assets/bold.ttf', 'assets/shapes.png', 'assets/core.png',
  'assets/fine_shapes.png', 'assets/fine_core.png', 'assets/tarot.png'];

/// The name of a file's script in the sources; in the site it begins with files/packed-.
export const script_of = (name) => `packed-${name.replace('assets/', '')}.js`;

export function add_packed(shelf) {
  for (const name of packed) {
    const address = shelf.name_of(name);
    shelf.add(script_of(name), `mitts_unpack(${JSON.stringify(address)},"${shelf.bytes_of(name).toString('base64')}")\n`);
  }
}
