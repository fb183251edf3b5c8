// Builds the site for one URL, and checks its data for search engines and other sites: preview cards, schema.org
// data, the site map, pictures, oEmbed responses and links.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { serve } from '../../tools/serve.mjs';
import { oembed_name } from '../../tools/site/oembed.mjs';
import { zip_name } from '../../tools/site/version.mjs';
import { oembed } from '../../web/hosting/oembed.mjs';
import { schema_graph } from './schema.mjs';
import { site_file, site_pages } from './site.mjs';
import { launch_chromium } from './table.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const address = 'https://cards.example/mitts/';

let folder, pages;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mitts-found-'));
  const { status, stderr } = spawnSync(process.execPath, ['tools/site.mjs', '--build', 'build/web', '--art', 'build/art', '--out', folder,
    '--address', address, '--previews', '3', '--compressed'], { cwd: root, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  pages = new Map(site_pages(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
});
after(async () => { await rm(folder, { recursive: true, force: true }); });

const read = (name) => readFileSync(path.join(folder, name), 'utf8');
const where = (name) => address + (name === 'index.html' ? '' : name);
const plain = (text) => text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const is_small = (name) => name.split('/').length === 3;
const found = () => [...pages].filter(([, html]) => !html.includes('content="noindex"') && html.includes('<title>'));
const content = (html, name) => plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);

test('each indexable page declares its URL, languages and preview card, and titles are unique within a language', () => {
  assert.ok(found().length > 330);
  const titles = new Map();
  for (const [name, html] of found()) {
    assert.deepEqual([...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href), [where(name)], name);
    const others = [...html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, code, href]) => [code, href]);
    if (others.length > 0) {
      assert.deepEqual(others.map(([code]) => code), ['en', 'fr', 'x-default'], name);
      assert.ok(others.some(([, href]) => href === where(name)), name);
      // Each of these pages links back to this page.
      for (const [, href] of others) assert.ok(pages.get(href.slice(address.length) || 'index.html').includes(`href="${where(name)}"`), name);
    }
    const title = plain(/<title>([^<]*)</.exec(html)[1]);
    for (const [card, value] of [['og:title', title], ['og:url', where(name)], ['twitter:card', 'summary_large_image'],
      ['og:image:width', '1200'], ['og:image:height', '630'], ['og:description', content(html, 'description')]]) assert.equal(content(html, card), value, `${name}: ${card}`);
    assert.ok(content(html, 'description').length > 20, name);
    assert.equal(content(html, 'twitter:image:alt'), content(html, 'og:image:alt'));
    assert.ok(content(html, 'og:image').startsWith(`${address}previews/`), name);
    if (is_small(name)) assert.equal(content(html, 'og:image'), `${address}previews/${name.replace('.html', '.jpg')}`);
    const key = `${/<html lang="(\w+)/.exec(html)[1]} ${title}`;
    titles.set(key, [...titles.get(key) ?? [], name]);
  }
  assert.deepEqual([...titles.values()].filter((names) => names.length > 1), []);
  assert.ok(!pages.get('embed.html').includes('canonical') && !pages.get('404.html').includes('canonical'));
  assert.deepEqual([...pages.get('404.html').matchAll(/<a href="([^"]*)">/g)].map(([, to]) => to), [address, `${address}index.fr.html`]);
});

test('a validator accepts each page’s schema.org types and properties', async () => {
  const validator = new Validator(schema_graph());
  const types = new Set();
  for (const [name, html] of found()) {
    const data = new WebAutoExtractor({ addLocation: true }).parse(html);
    const issues = await validator.validate(data);
    assert.deepEqual(issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage, path: place }) => [issueMessage, JSON.stringify(place)]), [], name);
    assert.deepEqual(issues.filter(({ issueMessage }) => /not (?:a valid|supported|defined)|invalid/i.test(issueMessage)), [], name);
    const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html);
    const { '@graph': graph } = JSON.parse(text);
    const ids = graph.map((each) => each['@id']);
    for (const each of graph) {
      types.add(each['@type']);
      for (const key of ['about', 'isPartOf']) if (each[key]) assert.ok(ids.includes(each[key]['@id']), `${name}: ${key}`);
    }
    if (name.includes('/')) assert.ok(graph.some(({ isBasedOn }) => isBasedOn?.length > 0), name);
  }
  assert.deepEqual([...types].sort(), ['BreadcrumbList', 'Game', 'LearningResource', 'WebSite']);
  // Checks that the validator detects an error.
  const wrong = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Game","numberOfWheels":4}</script>';
  assert.notDeepEqual(await validator.validate(new WebAutoExtractor({ addLocation: true }).parse(wrong)), []);
});

test('the site map lists every indexable page with its languages', () => {
  const map = read('sitemap.xml');
  assert.deepEqual([...map.matchAll(/<loc>([^<]*)</g)].map(([, href]) => href).sort(), found().map(([name]) => where(name)).sort());
  for (const [, href] of map.matchAll(/ href="([^"]*)"/g)) assert.ok(pages.has(href.slice(address.length) || 'index.html'), href);
  assert.match(read('robots.txt'), new RegExp(`^Sitemap: ${address}sitemap\\.xml$`, 'm'));
});

test('every link on every page leads to an existing page and anchor', () => {
  const ids = new Map([...pages].map(([name, html]) => [name, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))]));
  const lost = [];
  for (const [name, html] of pages) {
    for (const [, given] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      const href = plain(given);
      const full = new URL(href, where(name)).href;
      if (href === '' || !full.startsWith(address)) continue;
      const [, to, , place] = /^([^?#]*)(\?[^#]*)?#?(.*)$/.exec(full.slice(address.length));
      const file = to === '' ? 'index.html' : decodeURIComponent(to);
      if (!existsSync(path.join(folder, file))) lost.push(`${name} → ${href}`);
      else if (place && !place.includes('=') && !ids.get(file)?.has(place)) lost.push(`${name} → ${href}`);
    }
  }
  assert.deepEqual(lost, []);
});

test('preview pictures are JPEGs of 1200 × 630 pixels and at most 150 kB, and are neither cached offline nor archived', () => {
  const names = readdirSync(path.join(folder, 'previews'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jpg'));
  assert.equal(names.length, 3);
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, 'previews', name));
    assert.ok(bytes.length > 10_000 && bytes.length <= 150_000, `${name}: ${bytes.length}`);
    const at = [0xc0, 0xc2].map((mark) => bytes.indexOf(Buffer.from([0xff, mark]))).find((place) => place > 0);
    assert.deepEqual([bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)], [1200, 630], name);
  }
  assert.doesNotMatch(read('sw.js'), /previews|sitemap|robots\.txt/);
  assert.equal(readFileSync(path.join(folder, zip_name)).includes(Buffer.from('previews/')), false);
});

test('each indexable page has its own oEmbed response in its language, with a picture and, if the page has a table, a frame', () => {
  const links = (html) => [...html.matchAll(/type="application\/json\+oembed" href="([^"]*)"/g)].map(([, href]) => href);
  for (const [name, html] of found()) {
    assert.deepEqual(links(html), [address + oembed_name(name)], name);
    assert.equal(oembed(`${address}oembed.json?url=${address}${name}`).location, links(html)[0]);
    const answer = JSON.parse(read(oembed_name(name)));
    const language = /<html lang="(\w+)/.exec(html)[1];
    assert.equal(answer.provider_name, content(html, 'og:site_name'));
    assert.equal(answer.title, plain(/<title>([^<]*)</.exec(html)[1]));
    assert.equal(answer.thumbnail_url, content(html, 'og:image'));
    if (!is_small(name) && !/^(?:index|examples|embedding)\./.test(name)) assert.deepEqual([answer.type, answer.html], ['link', undefined], name);
    else assert.match(answer.html, new RegExp(`^<iframe src="${address}embed\\.html\\?(?:[^"]*&amp;)?lang=${language}"`), name);
  }
  assert.deepEqual(links(pages.get('embed.html')), [`${address}oembed.json`]);
  assert.equal(JSON.parse(read('oembed.json')).type, 'rich');
});

test('the content security policy allows the pages’ metadata, and no page sends a request to another host', async () => {
  const server = await serve({ folder });
  const browser = await launch_chromium();
  try {
    for (const name of ['', 'rules/mitaines.html', 'rules/mitaines/W13.html', 'regles/mitch/lecon-aces.html', 'examples.html']) {
      const page = await browser.newPage();
      const complaints = [];
      page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => { if (!request.url().startsWith(server.address)) complaints.push(request.url()); });
      await page.goto(server.address + name, { waitUntil: 'networkidle' });
      assert.equal(await page.locator('script[type="application/ld+json"]').count(), 1, name);
      assert.deepEqual(complaints, [], name);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
});

test('a site built for a fixed URL passes tools/site_check.mjs, which detects additional requests and an outdated compressed copy', () => {
  const failures = () => spawnSync(process.execPath, ['tools/site_check.mjs', folder], { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter((line) => line.startsWith('not ok'));
  assert.deepEqual(failures(), []);
  const more = ['embed', 'builder'].map((name) => `<script src="${site_file(`${name}.js`, folder)}" type="module"></script>`).join('');
  writeFileSync(path.join(folder, 'index.html'), read('index.html').replace('</head>', `${more}</head>`));
  assert.deepEqual(failures().flatMap((line) => /index\.html\.br index\.html\.gz|at most 8 requests/.exec(line) ?? []), ['index.html.br index.html.gz', 'at most 8 requests']);
});
