// Each file of the finished site once more with brotli and with gzip beside it, for hosts that hand out such files as they are: as small as
// they become, and no work for the host (web/hosting has the settings). Others need none of them: they compress by themselves.

import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const makers = {
  '.br': (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }), // quality 11 unless told
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
/// The endings of such files.
export const endings = Object.keys(makers);

// Those that gain by it.
const gains = /\.(?:html|css|js|json|wasm|svg|ttf|txt|webmanifest|xml)$/;
const too_short = 300; // bytes: less than a packet

/// Writes them for every file in the folder that gains by it; returns how many there are.
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
