// Tests web/hosting/_headers: Netlify and Cloudflare Pages both understand its lines, and every page except embed.html
// can be framed only by the site itself.

import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';

const text = await readFile(new URL('../../web/hosting/_headers', import.meta.url), 'utf8');

// Returns the headers for a path. Netlify skips lines without a colon.
function headers_of(path) {
  const found = [];
  let applies = false;
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    if (line.startsWith('/')) applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (applies) found.push(line.trim().split(': '));
  }
  return found;
}

test('every line is a comment, a path or a header, and no path gets a header twice', async () => {
  for (const line of text.split('\n')) assert.match(line, /^(#.*|\/\S*| {2}[A-Za-z-]+: .+|)$/);
  for (const path of ['/', '/embed.html', '/files/mitts.js', '/rules/mitaines.html']) {
    const names = headers_of(path).map(([name]) => name);
    assert.deepEqual(names, [...new Set(names)], path);
  }
});

test('other sites can frame embed.html and no other page', async () => {
  const pages = (await readdir(new URL('../../web/', import.meta.url))).filter((name) => name.endsWith('.html'));
  assert.ok(pages.includes('embed.html') && pages.length > 5);
  const framed = ['index.fr', 'embedding.fr', 'examples.fr', 'rules/mitaines', 'regles/mitch/W1'].map((name) => `${name}.html`);
  for (const page of [...pages, ...framed]) {
    for (const path of [`/${page}`, `/${page.replace('.html', '')}`]) {
      const policy = headers_of(path).find(([name]) => name === 'Content-Security-Policy')?.[1];
      assert.equal(policy, page === 'embed.html' ? undefined : "frame-ancestors 'self'", path);
    }
  }
});
