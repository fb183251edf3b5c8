// Makes a new version of the built site, in which only the style sheet's content and name are different.

import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site_file, site_pages } from './site.mjs';

const version_in = (text) => /<meta name="mitts-version" content="([^"]*)"/.exec(text)[1];
const integrity = (bytes) => createHash('sha256').update(bytes).digest('base64');
const digest = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 12);

/// Turns the start page into the main page of an old version, which had no start page and showed the table immediately.
export const without_start_page = (name, text) => (/^index\.(?:\w+\.)?html$/.test(name)
  ? text.replace('<template id="table-parts">', '').replace('</template>', '').replace(/<script src="files\/boot\.[^>]*><\/script>/, '')
    .replace('<html ', '<html data-page="table" ')
  : text);

// Copies the site `from` to `to`, with pages changed by rewrite(name, text). Returns { folder, version, new_style }.
export async function renewed_site(from, to, rewrite = (name, text) => text) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  const old_style = site_file('style.css', from);
  const new_style = 'files/style.RENEWED2.css';
  const style = await readFile(path.join(to, old_style));
  const restyled = `${style}\n#renewed { color: inherit; }\n`;
  await rm(path.join(to, old_style));
  await writeFile(path.join(to, new_style), restyled);

  const old_version = version_in(await readFile(path.join(to, 'index.html'), 'utf8'));
  const version = digest(old_version + restyled);
  for (const name of [...site_pages(to), 'sw.js']) {
    const text = await readFile(path.join(to, name), 'utf8');
    await writeFile(path.join(to, name), rewrite(name, text).replaceAll(old_version, version).replaceAll(old_style, new_style)
      .replaceAll(integrity(style), integrity(restyled)).replaceAll(digest(style), digest(restyled)));
  }
  return { folder: to, version, new_style };
}
