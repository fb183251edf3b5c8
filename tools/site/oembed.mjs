// The site's oEmbed answer. It goes to other sites, which cannot know relative addresses: where the site's own is known, it is
// written out.

export function oembed_of(text, address) {
  const answer = JSON.parse(text);
  if (!address) return text;
  const { href } = new URL(address.endsWith('/') ? address : `${address}/`);
  answer.provider_url = href;
  answer.html = answer.html.replace('src="', `src="${href}`);
  return `${JSON.stringify(answer, null, 2)}\n`;
}
