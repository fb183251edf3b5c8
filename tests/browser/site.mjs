// The built site under test: its folder, its pages, and its files by their names in the sources.

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const site_folder = process.env.MITTS_SITE ?? fileURLToPath(new URL('../../build/site', import.meta.url));

/// Returns the URL of a file with a content hash: site_file('ai-worker.js') is files/ai-worker.HASH.js.
export function site_file(name, folder = site_folder) {
  const { name: begin, ext } = path.parse(name);
  const found = readdirSync(path.join(folder, 'files')).filter((file) => file.startsWith(`${begin}.`) && file.endsWith(ext) &&
    file.length === begin.length + ext.length + 9);
  if (found.length !== 1) throw new Error(`${folder} has ${found.length} files for ${name}`);
  return `files/${found[0]}`;
}

/// Returns every page of the site, including those in folders.
export function site_pages(folder = site_folder) {
  const pages = (below) => readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    return entry.isDirectory() ? pages(name) : name.endsWith('.html') ? [name] : [];
  });
  return pages('');
}

/// Returns the pages that are cached on the first visit: all except those for one lesson, example or rule set.
export const kept_pages = (folder = site_folder) => site_pages(folder).filter((name) => name.split('/').length < 3);
/// One example of each kind of page that is not cached on the first visit.
export const small_pages = ['rules/mitaines/W13.html', 'rules/mitch/lesson-aces.html', 'rules/mitigati/rule-set-standard.html', 'regles/mitaines/lecon-steal.html'];
