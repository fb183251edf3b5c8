// Builds the site's static oEmbed responses, one for each indexable page. If the site's URL is known, the response
// embeds the page's first table in a frame. The type is "link" for pages without a table, and for all pages if the URL
// is unknown, because other sites cannot use relative URLs. Hosts that can run scripts create responses for all other
// URLs (web/hosting/oembed.mjs).

import { escaped } from './rules/examples.mjs';

const size = { width: 640, height: 525 };

/// Returns the site's URL with a slash at the end.
export const site_address = (address) => new URL(address.endsWith('/') ? address : `${address}/`).href;

/// Returns the name of a page's response.
export const oembed_name = (name) => name.replace(/([^/]+)\.html$/, 'oembed-$1.json');

/// Returns the response for a page. `query` is the query string of the table's frame, or null for a page without a
/// table. `picture` { name, width, height } is a picture of the site. The type is "rich" if there are a table and an
/// `address`.
export function oembed_of({ title, provider, query = '', picture = null }, address = '') {
  const answer = { version: '1.0', type: 'link', title, provider_name: provider };
  if (!address) return `${JSON.stringify(answer)}\n`;
  const site = site_address(address);
  const src = escaped(`${site}embed.html${query ? `?${query}` : ''}`);
  const html = `<iframe src="${src}" width="${size.width}" height="${size.height}" loading="lazy" referrerpolicy="origin" title="${escaped(title)}"></iframe>`;
  const table = query !== null && { type: 'rich', ...size, html };
  const thumbnail = picture && { thumbnail_url: site + picture.name, thumbnail_width: picture.width, thumbnail_height: picture.height };
  return `${JSON.stringify({ ...answer, provider_url: site, ...table, ...thumbnail })}\n`;
}

/// Makes the page's link to its response absolute, for oEmbed consumers that receive only the page.
export const with_oembed = (page, folder) => page.replace(/(<link rel="alternate" type="application\/json\+oembed" href=")([^"]+)"/,
  (_, begin, name) => `${begin}${new URL(name, folder).href}"`);
