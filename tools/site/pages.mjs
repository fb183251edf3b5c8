// Pages, style sheets and manifests of the site: what they name is looked up and written as it is called in the site.

import path from 'node:path';
import { hashed_folder } from './shelf.mjs';

/// Stands in a page for the version of the site, until that is known.
export const version_mark = '@version@';

const elsewhere = /^([a-z][a-z0-9+.-]*:|\/\/|#|$)/i;

// An address as it is written: what it names, and the question mark or fragment behind it.
function looked_up(address, shelf, where, folder = '.') {
  if (elsewhere.test(address)) return address;
  const [, name, rest] = /^([^?#]*)(.*)$/s.exec(address);
  const plain = path.posix.join(folder, name);
  if (plain === '.' || plain === './') return address;
  return shelf.look_up(plain, where) + rest;
}

/// A page: src, href and data-bytes (a list of files, of which it becomes the total) are looked up; its version is marked.
export function page_of(text, shelf, where) {
  const total = (names) => names.trim().split(/\s+/).reduce((sum, name) => {
    shelf.look_up(name, where);
    return sum + (shelf.bytes_of(name)?.length ?? 0);
  }, 0);
  return text
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/(\s(?:src|href)=)"([^"]*)"/g, (_, attribute, address) => `${attribute}"${looked_up(address, shelf, where)}"`)
    .replace(/(\sdata-bytes=)"([^"]*)"/g, (_, attribute, names) => `${attribute}"${total(names)}"`)
    .replace(/<meta charset="utf-8">\n?/i, (charset) => `${charset}<meta name="mitts-version" content="${version_mark}">\n`);
}

/// A style sheet: what it names in url(…), from where it lies in the sources, lies beside it in the hashed folder.
export function style_of(text, shelf, name) {
  return text.replace(/url\((["']?)([^"')]+)\1\)/g, (whole, _, address) => {
    if (elsewhere.test(address)) return whole;
    const found = looked_up(address, shelf, `web/${name}`, path.posix.dirname(name));
    return `url(${found.startsWith(hashed_folder) ? found.slice(hashed_folder.length) : `../${found}`})`;
  });
}

/// The module scripts with which a page begins, and whatever other scripts it loads, by their names in the sources.
export function scripts_in(text) {
  const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => ({
    name: /\ssrc="([^"?#]*)/.exec(attributes)?.[1], module: /\stype="module"/.test(attributes),
  }));
  return scripts.filter(({ name }) => name !== undefined && !elsewhere.test(name));
}

/// A manifest, whose icons, screenshots and addresses are looked up.
export function manifest_of(text, shelf, where) {
  const manifest = JSON.parse(text);
  for (const list of [manifest.icons, manifest.screenshots, ...(manifest.shortcuts ?? []).map(({ icons }) => icons)]) {
    for (const picture of list ?? []) picture.src = looked_up(picture.src, shelf, where);
  }
  return JSON.stringify(manifest);
}
