// The whole site in one file, to be unpacked on any static host. The same files give the same bytes.

import { zipSync } from 'fflate';

// The earliest time that the format knows; the archive does not say when it was made.
const mtime = new Date(1980, 0, 1, 0, 0, 0);

/// `files` are [name, bytes]; the archive's bytes.
export function zip_of(files) {
  return zipSync(Object.fromEntries(files.map(([name, bytes]) => [`mitts/${name}`, [new Uint8Array(bytes), { mtime, level: 9 }]])));
}
