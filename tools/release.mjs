// Collects the files of a release: the site's archive, its checksum and the notes from CHANGELOG.md.
//
//   node tools/release.mjs v1.0.0 --site build/site --out build/release-files
//
// The tag must match the version in VERSION, and CHANGELOG.md (https://keepachangelog.com) must contain it.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { program_version, zip_name } from './site/version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/// Returns a changelog's section about a version, without its heading and without the file's link definitions.
export function notes_of(changelog, version) {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((text) => /^\[?([^\]\s]+)/.exec(text)[1] === version);
  const notes = section?.replace(/^.*\n/, '').replace(/^\[[^\]]+\]: .*$/gm, '').trim();
  if (!notes) throw new Error(`CHANGELOG.md has no notes about ${version}: add a section "## [${version}] - YYYY-MM-DD"`);
  return `${notes}\n`;
}

/// Returns the checksums in the format of `sha256sum --check`. `files` are [name, bytes].
export const checksums_of = (files) =>
  files.map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`).join('');

function collect(tag, { site, out }) {
  if (tag !== `v${program_version}`) throw new Error(`the tag ${tag} is not v${program_version}, the version in VERSION`);
  const notes = notes_of(readFileSync(`${root}CHANGELOG.md`, 'utf8'), program_version);
  const files = [[zip_name, readFileSync(path.join(site, zip_name))]];
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [name, content] of [...files, ['SHA256SUMS', checksums_of(files)], ['notes.md', notes]]) {
    writeFileSync(path.join(out, name), content);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' }, out: { type: 'string' } } });
  try {
    if (positionals.length !== 1 || !values.site || !values.out) throw new Error('usage: node tools/release.mjs TAG --site FOLDER --out FOLDER');
    collect(positionals[0], values);
  } catch (error) {
    console.error(`release: ${error.message}`);
    process.exitCode = 1;
  }
}
