// Adds brotli and gzip copies of the site's files, with the best compression, for hosts that serve compressed copies
// (configured in web/hosting). Other hosts compress the files themselves.

import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const makers = {
  // uses quality 11, the default
  '.br': (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
/// The extensions of the copies.
export const endings = Object.keys(makers);

// File types that are worth compressing.
const gains = /\.(?:html|css|js|json|wasm|svg|ttf|txt|webmanifest|xml)$/;
const too_short = 300; // bytes; a shorter file fits into one packet anyway

/// Writes the copies of every suitable file in the folder. Resolves to the number of copies.
export async function compress_files(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => gains.test(name));
  let written = 0;
  await Promise.all(names.map(async (name) => {
    const file = path.join(folder, name);
    if ((await stat(file)).size < too_short) return;
    const bytes = await readFile(file);
    for (const [ending, make] of Object.entries(makers)) {
      const made = await make(bytes);
      if (made.length >= bytes.length) continue;
      await writeFile(file + ending, made);
      written += 1;
    }
  }));
  return written;
}
