// The site's oEmbed answers as files, one for each page that shows a table. They go to other sites, for which relative addresses mean
// nothing: where the site's own address is known, they have the table in a frame, else they are links. A host that can run a script answers
// for every other address (web/hosting/oembed.mjs).

import { escaped } from './rules/examples.mjs';

const size = { width: 640, height: 525 };

/// The address of the site as others write it, with a slash at its end.
export const site_address = (address) => new URL(address.endsWith('/') ? address : `${address}/`).href;

/// The answer for a table: `query` is what its frame shows, `picture` { name, width, height } of the site. With the site's address it is rich.
export function oembed_of({ title, provider, query = '', picture = null }, address = '') {
  const answer = { version: '1.0', type: 'link', title, provider_name: provider };
  if (!address) return `${JSON.stringify(answer)}\n`;
  const site = site_address(address);
  const src = escaped(`${site}embed.html${query && `?${query}`}`);
  const html = `<iframe src="${src}" width="${size.width}" height="${size.height}" loading="lazy" referrerpolicy="origin" title="${escaped(title)}"></iframe>`;
  const thumbnail = picture && { thumbnail_url: site + picture.name, thumbnail_width: picture.width, thumbnail_height: picture.height };
  return `${JSON.stringify({ ...answer, type: 'rich', provider_url: site, ...size, html, ...thumbnail })}\n`;
}

/// A page whose link to its answer is a whole address: that means more to whoever is handed the page.
export const with_oembed = (page, folder) => page.replace(/(<link rel="alternate" type="application\/json\+oembed" href=")([^"]+)"/,
  (_, begin, name) => `${begin}${new URL(name, folder).href}"`);
