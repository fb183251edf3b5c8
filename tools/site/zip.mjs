// Packs the whole site into an archive for any static host. The same files produce the same bytes.

import { zipSync } from 'fflate';

// The earliest time that the format allows. A fixed time makes the archive independent of the build time.
const mtime = new Date(1980, 0, 1, 0, 0, 0);

/// Returns the archive's bytes. `files` are [name, bytes].
export function zip_of(files) {
  return zipSync(Object.fromEntries(files.map(([name, bytes]) => [`mitts/${name}`, [new Uint8Array(bytes), { mtime, level: 9 }]])));
}
