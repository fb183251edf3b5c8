// The site's oEmbed answer as a file. It goes to other sites, which cannot know relative addresses: where the site's own is known, it has
// the table in a frame, else it is a link. A host that can run a script answers for every address instead (web/hosting/oembed.mjs).

export function oembed_of(text, address) {
  const { html, width, height, ...answer } = JSON.parse(text);
  if (!address) return `${JSON.stringify({ ...answer, type: 'link' }, null, 2)}\n`;
  const { href } = new URL(address.endsWith('/') ? address : `${address}/`);
  const rich = { ...answer, provider_url: href, width, height, html: html.replace('src="', `src="${href}`) };
  return `${JSON.stringify(rich, null, 2)}\n`;
}

/// A page that names the answer: to whom it is handed on, a whole address means more.
export function with_oembed(page, address) {
  if (!address) return page;
  const { href } = new URL('oembed.json', address.endsWith('/') ? address : `${address}/`);
  return page.replace('href="oembed.json"', `href="${href}"`);
}
