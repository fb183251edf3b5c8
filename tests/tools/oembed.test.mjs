// Tests oEmbed responses, which other programs use to display one of the site's URLs. A host that runs scripts sends a
// response for each deal, position and record. The static response describes the whole site.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oembed_of, with_oembed } from '../../tools/site/oembed.mjs';
import run, { oembed, onRequestGet } from '../../web/hosting/oembed.mjs';

const site = 'https://cards.example/mitts/';
const ask = (url, more = '') => oembed(`${site}oembed.json?url=${encodeURIComponent(url)}${more}`);
const framed = (url, more) => /src="([^"]*)"/.exec(ask(url, more).body.html)[1].replaceAll('&amp;', '&');

test('a URL with a deal, a position or a record has an oEmbed response, whichever page it opens', () => {
  assert.equal(framed(`${site}?game=mitch&seed=5`), `${site}embed.html?game=mitch&seed=5`);
  const position = 'game=mitaines&hands=7S,7D,KC/3H,9C,2D&pile=2C,KH&turn=0&moves=7S:m,3H&mode=try';
  for (const page of ['embed.html', 'index.html', 'index.fr.html', 'builder.html', '']) assert.equal(framed(`${site}${page}?${position}`), `${site}embed.html?${position}`);
  const record = '#r=%5BGame%20%22mitch%22%5D%0A';
  assert.equal(framed(`${site}embed.html?mode=replay${record}`), `${site}embed.html?mode=replay${record}`);
  assert.equal(framed(`${site}#${position}`), `${site}embed.html?${position}`, 'a long query is in the fragment');
  assert.equal(framed(`${site}embed?${position}`), `${site}embed.html?${position}`, 'a host may leave out the extension');
  assert.equal(ask(`${site}#lesson=mitaines/steal`).status, 404, 'a frame shows no lessons');
  assert.equal(ask(`${site}rules/mitaines/W13`).location, `${site}rules/mitaines/oembed-W13.json`);
  assert.equal(oembed(`${site}oembed.json`).body.provider_url, site);
  assert.equal(ask(`${site}?game=mitch`).body.title, 'Mitch');
});

test('the frame in an oEmbed response is never larger than the requested size', () => {
  const size = (more) => { const { width, height } = ask(site, more).body; return [width, height]; };
  assert.deepEqual(size(''), [640, 525]);
  assert.deepEqual(size('&maxwidth=500&maxheight=10000'), [500, 525]);
  assert.deepEqual(size('&maxwidth=200&maxheight=100'), [200, 100]);
  assert.deepEqual(size('&maxwidth=-5&maxheight=nonsense'), [640, 525]);
});

test('only the site’s own pages have oEmbed responses, which are JSON with escaped text', () => {
  for (const url of ['https://elsewhere.example/', 'https://cards.example/other/?game=mitch', `${site}LICENSE.txt`, 'nonsense', 'javascript:alert(1)',
    `${site}../embed.html`, 'https://cards.example.evil/mitts/embed.html']) {
    assert.deepEqual(ask(url), { status: 404, body: null }, url);
  }
  assert.equal(ask(site, '&format=xml').status, 501);
  const { html } = ask(`${site}?game="><script>alert(1)</script>&hands='`).body;
  assert.doesNotMatch(html, /<script/);
  assert.match(html, /^<iframe src="[^"<>]*" width="640" height="525" loading="lazy" referrerpolicy="origin" title="[^"<]*"><\/iframe>$/);
});

test('each host’s oEmbed handler accepts requests in the form that the host passes', async () => {
  const request = { url: `${site}oembed.json?url=${encodeURIComponent(site)}` };
  for (const response of [run(request), onRequestGet({ request })]) {
    assert.equal(response.status, 200);
    assert.equal((await response.json()).type, 'rich');
  }
  assert.equal(run({ url: `${site}oembed.json?url=nonsense` }).status, 404);
});

test('the static oEmbed response is a frame if the site’s URL is known, and otherwise a link', () => {
  const table = { title: 'A "double" glove', provider: 'Mitts', query: 'game=mitch&mode=try', picture: { name: 'previews/a.jpg', width: 1200, height: 630 } };
  assert.deepEqual(JSON.parse(oembed_of(table)), { version: '1.0', type: 'link', title: table.title, provider_name: 'Mitts' });
  for (const address of [site, site.slice(0, -1)]) {
    const { html, ...answer } = JSON.parse(oembed_of(table, address));
    assert.deepEqual(answer, {
      version: '1.0', type: 'rich', title: table.title, provider_name: 'Mitts', provider_url: site, width: 640, height: 525,
      thumbnail_url: `${site}previews/a.jpg`, thumbnail_width: 1200, thumbnail_height: 630,
    });
    assert.match(html, new RegExp(`^<iframe src="${site}embed.html\\?game=mitch&amp;mode=try" width="640" height="525" [^<>]* title="A &quot;double&quot; glove"></iframe>$`));
  }
  const link = (href) => `<link rel="alternate" type="application/json+oembed" href="${href}">`;
  assert.equal(with_oembed(link('../../rules/mitch/oembed-V1.json'), `${site}rules/mitch/V1.html`), link(`${site}rules/mitch/oembed-V1.json`));
});

test('a request for an example page is redirected to its static oEmbed response', () => {
  assert.deepEqual(ask(`${site}rules/mitch/V1.html?from=chat`), { status: 302, body: null, location: `${site}rules/mitch/oembed-V1.json` });
  assert.equal(ask(`${site}rules/mitch/../V1.html`).status, 404);
});
