// Builds the site's static oEmbed responses, one for each page with a table. If the site's URL is known, a response
// embeds the table in a frame. Otherwise its type is "link", because other sites cannot use relative URLs. Hosts
// that can run scripts create responses for all other URLs (web/hosting/oembed.mjs).

import { escaped } from './rules/examples.mjs';

const size = { width: 640, height: 525 };

/// Returns the site's URL with a slash at the end.
export const site_address = (address) => new URL(address.endsWith('/') ? address : `${address}/`).href;

/// Returns the response for a table. `query` is the frame's query string, and `picture` { name, width, height } is a
/// picture of the site. If `address` is given, the type is "rich".
export function oembed_of({ title, provider, query = '', picture = null }, address = '') {
  const answer = { version: '1.0', type: 'link', title, provider_name: provider };
  if (!address) return `${JSON.stringify(answer)}\n`;
  const site = site_address(address);
  const src = escaped(`${site}embed.html${query && `?${query}`}`);
  const html = `<iframe src="${src}" width="${size.width}" height="${size.height}" loading="lazy" referrerpolicy="origin" title="${escaped(title)}"></iframe>`;
  const thumbnail = picture && { thumbnail_url: site + picture.name, thumbnail_width: picture.width, thumbnail_height: picture.height };
  return `${JSON.stringify({ ...answer, type: 'rich', provider_url: site, ...size, html, ...thumbnail })}\n`;
}

/// Makes the page's link to its response absolute, for oEmbed consumers that receive only the page.
export const with_oembed = (page, folder) => page.replace(/(<link rel="alternate" type="application\/json\+oembed" href=")([^"]+)"/,
  (_, begin, name) => `${begin}${new URL(name, folder).href}"`);
