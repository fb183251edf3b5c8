// Lists the project's files, for the tests and tools that read all sources.

import { readdirSync } from 'node:fs';
import path from 'node:path';

const skipped = /^(?:build|node_modules|\.git|__pycache__)$/;

/** @returns {string[]} the paths, relative to the root, of files below `folder` with a name that matches `ending` */
export function files_in(folder, ending) {
  return readdirSync(new URL(`../${folder}`, import.meta.url), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : files_in(name, ending);
    return entry.isFile() && ending.test(name) ? [name] : [];
  });
}
