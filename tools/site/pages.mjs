// Pages, style sheets and manifests of the site: what they name is looked up and written as it is called in the site.

import { createHash } from 'node:crypto';
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

// A module's parts are named by the page too, so that they come beside it.
function with_parts(text, shelf) {
  return text.replace(/<script src="(files\/[^"]*)" type="module">/g, (tag, name) => {
    const parts = [...shelf.bytes_at(name).toString().matchAll(/(?:from|import)"\.\/([^"]+)"/g)];
    return parts.map(([, part]) => `<link rel="modulepreload" href="${hashed_folder}${part}">\n`).join('') + tag;
  });
}

// Scripts and style sheets of the hashed folder are taken only as they were made. A frame may have no origin of its own, and then no
// right to look at what it loads.
function with_digests(text, shelf) {
  if (text.includes('id="poster"')) return text;
  return with_parts(text, shelf).replace(/<(?:script|link rel="(?:stylesheet|modulepreload|preload" as="script)")[^>]*? (?:src|href)="(files\/[^"]*)"/g, (tag, name) =>
    `${tag} integrity="sha256-${createHash('sha256').update(shelf.bytes_at(name)).digest('base64')}"`);
}

/// A page: src and href are looked up; its version is marked.
export function page_of(text, shelf, where) {
  return with_digests(text
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/(\s(?:src|href)=)"([^"]*)"/g, (_, attribute, address) => `${attribute}"${looked_up(address, shelf, where)}"`)
    .replace(/<meta charset="utf-8">\n?/i, (charset) => `${charset}<meta name="mitts-version" content="${version_mark}">\n`), shelf);
}

/// A style sheet: what it names in url(…), from where it lies in the sources, lies beside it in the hashed folder.
export function style_of(text, shelf, name) {
  return text.replace(/url\((["']?)([^"')]+)\1\)/g, (whole, _, address) => {
    if (elsewhere.test(address)) return whole;
    const found = looked_up(address, shelf, `web/${name}`, path.posix.dirname(name));
    return `url(${found.startsWith(hashed_folder) ? found.slice(hashed_folder.length) : `../${found}`})`;
  });
}

/// A page with the words, where it says <missing>, that begin.js shows when something has not come. They stand in the page itself and
/// show themselves after a while where not even that script has come.
export function with_missing(page) {
  const file = page.includes('id="poster"') ? '' : 'file'; // a poster needs no server
  const both = (name, attributes = '') => ['en', 'fr'].map((code) => `<p lang="${code}"${attributes}>{{${code} missing.${name}}}</p>`).join('');
  return page.replace('<missing>', () => `<section id="missing" role="alert">${both('words', ' class="http"')}${file && both(file, ' class="file"')}\
<p><a id="missing-again" href="">{{en common.again}} · {{fr common.again}}</a></p><p></p></section>`);
}

/// A page in another language than the first leads to pages of its own language, where there are some (`in_each`); a link to a
/// language (hreflang) leads where it says.
export const in_language = (page, language, in_each) => (language === null ? page
  : page.replace(/(<a href=")([\w-]+\.html)(?!"[^>]*hreflang)/g, (tag, begin, name) => (in_each.includes(name) ? begin + name.replace('.', `.${language}.`) : tag)));

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
