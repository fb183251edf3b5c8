// An oEmbed endpoint for hosts that can run a script. `oembed.json?url=…` returns a frame with the table at the given
// URL: a deal, a position or a record. The file works unchanged on Cloudflare Pages (functions/oembed.json.js),
// Netlify (netlify/edge-functions/oembed.mjs), Deno and Bun, and tools/serve.mjs uses it too. On a static host,
// oembed.json is a file with the same response for every URL. For a page that has its own response file, this script
// redirects to the file.

const usual = { width: 640, height: 525 };
const shows_tables = ['', 'index', 'index.fr', 'embed', 'builder'];
// The pages with a response file: small pages, rules pages and the pages of the root.
const has_file = /^(?:\w+\/\w+\/[\w-]+|\w+\/(?:mitaines|mitch|mitigati)|index(?:\.fr)?|builder|(?:examples|embedding)(?:\.fr)?)$/;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function read(address) {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/// Returns { status, body, location } for the requested URL. `body` is an oEmbed response or null. `location` is
/// set if the response is in a file.
export function oembed(asked) {
  const { searchParams } = new URL(asked);
  const site = new URL('.', asked).href;
  if ((searchParams.get('format') ?? 'json') !== 'json') return { status: 501, body: null };
  const shown = read(searchParams.get('url') ?? site);
  const page = shown && `${shown.origin}${shown.pathname}`;
  const name = page?.startsWith(site) ? page.slice(site.length).replace(/\.html$/, '') : null;
  const asks_table = shows_tables.includes(name) && (shown.search || shown.hash);
  if (has_file.test(name) && !asks_table) return { status: 302, body: null, location: `${site}${name.replace(/[^/]+$/, 'oembed-$&.json')}` };
  if (!shows_tables.includes(name) || /^#(lesson|challenge)=/i.test(shown.hash)) return { status: 404, body: null };
  // A long query is in the fragment (links.js). In a frame's address, only a record may be there.
  const line = /^#(?!r=)\w+=/i.test(shown.hash) ? `?${shown.hash.slice(1)}` : `${shown.search}${shown.hash}`;
  const within = (side) => {
    const most = Number.parseInt(searchParams.get(`max${side}`), 10);
    return most > 0 ? Math.min(usual[side], most) : usual[side];
  };
  const game = new URLSearchParams(line).get('game') ?? 'mitts';
  const [title, width, height] = [`${game[0]?.toUpperCase() ?? ''}${game.slice(1)}`, within('width'), within('height')];
  const frame = escaped(`${site}embed.html${line}`);
  const html = `<iframe src="${frame}" width="${width}" height="${height}" loading="lazy" referrerpolicy="origin" title="${escaped(title)}"></iframe>`;
  return { status: 200, body: { version: '1.0', type: 'rich', provider_name: 'Mitts', provider_url: site, title, width, height, html } };
}

function respond({ url }) {
  const { status, body, location } = oembed(url);
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache', ...(location && { Location: location }) };
  return new Response(body && JSON.stringify(body), { status, headers });
}

export const onRequestGet = ({ request }) => respond(request); // Cloudflare Pages
export default Object.assign(respond, { fetch: respond }); // Netlify, Deno, Bun
export const config = { path: '/oembed.json' }; // Netlify
