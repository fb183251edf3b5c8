// The version of the program (the file VERSION) and the name of the site's archive.

import { readFileSync } from 'node:fs';

export const program_version = readFileSync(new URL('../../VERSION', import.meta.url), 'utf8').trim();
export const zip_name = `mitts-site-${program_version}.zip`;
