// Builds pages, style sheets and manifests. Replaces their references to source files with the built URLs.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { hashed_folder } from './shelf.mjs';

/// The placeholder for the site's version in a page.
export const version_mark = '@version@';

const elsewhere = /^([a-z][a-z0-9+.-]*:|\/\/|#|$)/i;

// Returns the built URL of a reference, with its query and fragment.
function looked_up(address, shelf, where, folder = '.') {
  if (elsewhere.test(address)) return address;
  const [, name, rest] = /^([^?#]*)(.*)$/s.exec(address);
  const plain = path.posix.join(folder, name);
  if (plain === '.' || plain === './') return address;
  return shelf.look_up(plain, where) + rest;
}

// Adds preload links for the imports of a page's modules, so that all of them load in parallel.
function with_parts(text, shelf) {
  return text.replace(/<script src="(files\/[^"]*)" type="module">/g, (tag, name) => {
    const parts = [...shelf.bytes_at(name).toString().matchAll(/(?:from|import)"\.\/([^"]+)"/g)];
    return parts.map(([, part]) => `<link rel="modulepreload" href="${hashed_folder}${part}">\n`).join('') + tag;
  });
}

const digest_of = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

// Adds integrity digests to scripts and style sheets of the hashed folder. Excludes embed.html, because a frame with an
// opaque origin cannot check digests.
function with_digests(text, shelf) {
  if (text.includes('id="poster"')) return text;
  return with_parts(text, shelf).replace(/<(?:script|link rel="(?:stylesheet|modulepreload|preload" as="(?:script|style))")[^>]*? (?:src|href)="(files\/[^"]*)"/g, (tag, name) =>
    `${tag} integrity="${digest_of(shelf.bytes_at(name))}"`);
}

/// Returns the built page, with the built URLs and the version's placeholder. In the page's policy, {style} becomes the
/// digest of the page's only <style>.
export function page_of(text, shelf, where) {
  return with_digests(text
    .replace('{style}', () => digest_of(/<style>(.*)<\/style>/s.exec(text)[1]))
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/(\s(?:src|href)=)"([^"]*)"/g, (_, attribute, address) => `${attribute}"${looked_up(address, shelf, where)}"`)
    .replace(/<meta charset="utf-8">\n?/i, (charset) => `${charset}<meta name="mitts-version" content="${version_mark}">\n`), shelf);
}

/// Returns the built style sheet. Makes the paths in url(…) relative to the hashed folder.
export function style_of(text, shelf, name) {
  return text.replace(/url\((["']?)([^"')]+)\1\)/g, (whole, _, address) => {
    if (elsewhere.test(address)) return whole;
    const found = looked_up(address, shelf, `web/${name}`, path.posix.dirname(name));
    return `url(${found.startsWith(hashed_folder) ? found.slice(hashed_folder.length) : `../${found}`})`;
  });
}

/// Replaces <missing> with the message that begin.js shows when a file failed to load. The message is part of the page,
/// so it appears even if begin.js is missing.
export function with_missing(page) {
  const file = page.includes('id="poster"') ? '' : 'file'; // posters need no server, so they show no advice to use one
  const both = (name, attributes = '') => ['en', 'fr'].map((code) => `<p lang="${code}"${attributes}>{{${code} missing.${name}}}</p>`).join('');
  return page.replace('<missing>', () => `<section id="missing" role="alert">${both('words', ' class="http"')}${file && both(file, ' class="file"')}\
<p><a id="missing-again" href="">{{en common.again}} · {{fr common.again}}</a></p><p></p></section>`);
}

/// Makes the links of a page in `language` lead to pages in the same language, if these exist (`in_each`). Links to the
/// start page with a query also name the language. Links with hreflang stay unchanged.
export const in_language = (page, language, in_each) => (language === null ? page
  : page.replace(/(<a [^>]*?href=")(\.\/|[\w-]+\.html)(\?)?(?!"?[^>]*hreflang)/g, (tag, begin, address, query = '') => {
    const name = address.replace('./', 'index.html');
    return in_each.includes(name) ? begin + name.replace('.', `.${language}.`) + (query && `?lang=${language}&amp;`) : tag;
  }));

/// Marks the page's language in its header's links to the languages.
export const with_language = (page, language) => (language === null ? page
  : page.replace(/<span class="languages">.*<\/span>/, (links) => links.replace(` lang="${language}"`, ` lang="${language}" aria-current="true"`)));

/// Returns the scripts of a page as { name, module }: the name in the sources, and true for a module.
export function scripts_in(text) {
  const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => ({
    name: /\ssrc="([^"?#]*)/.exec(attributes)?.[1], module: /\stype="module"/.test(attributes),
  }));
  return scripts.filter(({ name }) => name !== undefined && !elsewhere.test(name));
}

/// Returns a manifest with the built URLs of its icons, screenshots and shortcuts.
export function manifest_of(text, shelf, where) {
  const manifest = JSON.parse(text);
  for (const list of [manifest.icons, manifest.screenshots, ...(manifest.shortcuts ?? []).map(({ icons }) => icons)]) {
    for (const picture of list ?? []) picture.src = looked_up(picture.src, shelf, where);
  }
  return JSON.stringify(manifest);
}
