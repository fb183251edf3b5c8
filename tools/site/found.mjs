// Adds metadata for search engines and link previews: canonical URLs, alternate languages, preview cards, JSON-LD
// and a site map. The metadata needs absolute URLs, so it is added only if the site's URL is known. The archive lacks
// it, because the archive is used at other URLs. Files that this module adds are not cached for offline use.

import path from 'node:path';
import { home_of, languages } from './facts.mjs';
import { oembed_name, oembed_of, site_address, with_oembed } from './oembed.mjs';
import { escaped } from './rules/examples.mjs';
import { folders, last_changed, page_name, text_of } from './rules/pages.mjs';

export const picture_size = { width: 1200, height: 630 };
const locales = { en: 'en_CA', fr: 'fr_CA' };

const plain = (html) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const told = (html, pattern) => plain(pattern.exec(html)?.[1] ?? '');

/// Returns the sources that a rules page cites, which are its links to other sites.
export const sources_of = (game) => [...new Set([...text_of(game, 'en').matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, address]) => address))];

/// Returns false for pages that must not be indexed.
export const is_found = (html) => !/<meta name="robots" content="noindex/.test(html) && /<title>/.test(html);

// Returns a page's versions by language: its declared alternates, or the two files whose names differ by ".fr".
function alternates_of(name, html, has) {
  const named = [...html.matchAll(/<link rel="alternate" hreflang="(\w+)" href="([^"]+)">/g)]
    .map(([, language, address]) => [language, path.posix.join(path.posix.dirname(name), address)]);
  if (named.length > 0) return named;
  const english = name.replace('.fr.html', '.html');
  const french = english.replace('.html', '.fr.html');
  return has(english) && has(french) ? [['en', english], ['fr', french]] : [];
}

// Returns the game and the language of a page in a rules folder, or null.
function game_of(name) {
  const language = languages.find((each) => name.startsWith(`${folders[each]}/`));
  return language ? { language, game: name.split(/[/.]/)[1] } : null;
}

const names_alternates = /<link rel="alternate" hreflang="\w+" href="[^"]+">\n/g;

const home_links = /<a href="home:[^"]*">(.*?)<\/a>/g;

/// Removes the links that need absolute URLs from all pages, because the site's URL is unknown. These are the alternate
/// links, and the links from the page for missing files to the start page.
export function drop_absolute_links(shelf) {
  for (const [name] of shelf.files()) {
    if (name.endsWith('.html')) shelf.put(name, shelf.bytes_at(name).toString().replace(names_alternates, '').replace(home_links, '$1'));
  }
}

/// Returns a page's preview picture. For a page outside the rules folders, returns the site's picture.
export function picture_of(name, language) {
  const own = game_of(name) ? name.replace('.html', '') : language === 'fr' ? 'index.fr' : 'index';
  return { name: `previews/${own}.jpg`, ...picture_size };
}

// Describes pages with the vocabulary of schema.org.
class Graph {
  has_french_home = false;

  constructor({ address, facts, words }) {
    this.address = address;
    this.facts = facts;
    this.words = words;
  }

  site(language) {
    return { '@type': 'WebSite', '@id': `${this.address}#site`, name: this.words.common[language].name, url: this.address, inLanguage: languages };
  }

  game(game, language, more = {}) {
    const players = Object.values(this.facts.games[game].presets).flatMap((preset) => preset.players);
    const url = this.address + page_name(game, language);
    return {
      '@type': 'Game', '@id': `${url}#game`, name: this.words.game[language][game], url, description: this.words.examples[language][game],
      numberOfPlayers: { '@type': 'QuantitativeValue', minValue: Math.min(...players), maxValue: Math.max(...players) }, isBasedOn: sources_of(game), ...more,
    };
  }

  crumbs(steps) {
    return { '@type': 'BreadcrumbList', itemListElement: steps.map(([name, address], at) => ({ '@type': 'ListItem', position: at + 1, name, item: this.address + address })) };
  }

  lesson(kind, { name, description, url, language, game, picture }, more) {
    return {
      '@type': 'LearningResource', name, description, url, inLanguage: language, learningResourceType: kind, isAccessibleForFree: true, image: this.address + picture.name,
      about: { '@id': `${this.address}${page_name(game, language)}#game` }, isPartOf: { '@id': `${this.address}#site` }, isBasedOn: sources_of(game), ...more,
    };
  }

  // Returns the description of a page. `of` is { name, url, title, description, language, picture }. `small` contains
  // the facts of a small page.
  about(of, small) {
    const { language } = of;
    const at = game_of(of.name);
    const home = [this.words.common[language].name, language === 'fr' && this.has_french_home ? 'index.fr.html' : ''];
    if (!at) {
      const games = /^index\b/.test(of.name) ? Object.keys(this.facts.games).map((game) => this.game(game, language)) : [];
      return [this.site(language), ...games, ...(games.length > 0 ? [] : [this.crumbs([home, [of.title, of.name]])])];
    }
    const { game } = at;
    const rules_title = this.words.rules[language].title({ game: this.words.game[language][game] });
    const crumbs = [home, [rules_title, page_name(game, language)]];
    if (!small) {
      return [this.site(language), this.game(game, language),
        this.lesson('rules', { ...of, name: of.title, game }, { dateModified: last_changed(game, language) }), this.crumbs(crumbs)];
    }
    const rest = [this.site(language), this.crumbs([...crumbs, [small.heading, of.name]])];
    if (small.kind !== 'preset') return [this.game(game, language), this.lesson(small.kind, { ...of, name: of.title, game }), ...rest];
    return [this.game(game, language, { '@id': `${of.url}#game`, name: of.title, url: of.url, description: of.description, image: this.address + of.picture.name }), ...rest];
  }
}

const meta = (kind, entries) => Object.entries(entries).filter(([, content]) => content).map(([name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`);

/// Adds the metadata to the pages of the site and replaces their relative links. `small` is the list of small pages
/// (small_pages.mjs). Returns the preview pictures to draw as [{ picture, query }]: `query` is a query of embed.html.
export function add_found(shelf, { address: given, facts, words, small }) {
  const address = site_address(given);
  add_answers(shelf, { small, words, address });
  const own = new Map(small.map((page) => [page.name, page]));
  const names = shelf.files().map(([name]) => name).filter((name) => name.endsWith('.html'));
  const has = (name) => names.includes(name);
  const graph = Object.assign(new Graph({ address, facts, words }), { has_french_home: has('index.fr.html') });
  const where = (name) => address + (name === 'index.html' ? '' : name);
  const listed = [];
  for (const name of names) {
    const html = shelf.bytes_at(name).toString();
    if (!is_found(html)) {
      shelf.put(name, with_oembed(html.replaceAll('"home:', `"${address}`), where(name)));
      continue;
    }
    const language = told(html, /<html lang="(\w+)/);
    const of = {
      name, language, url: where(name), title: told(html, /<title>([^<]*)</), picture: picture_of(name, language),
      description: told(html, /<meta name="description" content="([^"]*)"/) || words.manifest[language].description,
    };
    const alternates = alternates_of(name, html, has).map(([code, other]) => [code, where(other)]);
    if (alternates.length > 0) alternates.push(['x-default', alternates.find(([code]) => code === 'en')[1]]);
    const image = address + of.picture.name;
    // Describes the picture: the position, or the game of the site's picture. Titles describe the other pictures.
    const alt = own.get(name)?.alt || (game_of(name) ? of.title : words.manifest[language].wide);
    const head = [
      `<link rel="canonical" href="${of.url}">`,
      ...alternates.map(([code, other]) => `<link rel="alternate" hreflang="${code}" href="${other}">`),
      ...meta('property', {
        'og:type': own.has(name) || game_of(name) ? 'article' : 'website', 'og:site_name': words.common[language].name, 'og:title': of.title, 'og:description': of.description,
        'og:url': of.url, 'og:locale': locales[language], 'og:image': image, 'og:image:width': String(picture_size.width),
        'og:image:height': String(picture_size.height), 'og:image:alt': alt,
      }),
      // Consumers derive the card's other fields from the tags above.
      ...meta('name', { 'twitter:card': 'summary_large_image', 'twitter:image:alt': alt }),
      ...(/<meta name="description"/.test(html) ? [] : meta('name', { description: of.description })),
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph.about(of, own.get(name)) }).replaceAll('<', '\\u003c')}</script>`,
    ];
    shelf.put(name, html.replace(names_alternates, '').replace('</head>', () => `${head.join('\n')}\n</head>`));
    const at = game_of(name);
    listed.push({ url: of.url, alternates, changed: at && !own.has(name) ? last_changed(at.game, at.language) : '' });
  }
  shelf.put('sitemap.xml', site_map(listed));
  shelf.put('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`);
  return pictures(small, facts);
}

const oembed_link = /<link rel="alternate" type="application\/json\+oembed"[^>]*>\n/;

/// Adds the oEmbed response of each indexable page, with a link to it, and the response of embed.html (oembed.json).
export function add_answers(shelf, { small, words, address = '' }) {
  const queries = new Map(small.map(({ name, query }) => [name, query]));
  const [provider, title] = [words.common.en.name, `${words.common.en.name} · ${words.common.fr.name}`];
  shelf.put('oembed.json', oembed_of({ title, provider, picture: picture_of('index.html', 'en') }, address));
  for (const [name, bytes] of shelf.files().filter(([each]) => each.endsWith('.html'))) {
    const html = bytes.toString();
    if (!is_found(html)) continue;
    const [language, title] = [told(html, /<html lang="(\w+)/), told(html, /<title>([^<]*)</)];
    const query = queries.get(name) ?? (name === home_of(language) ? `lang=${language}` : told(html, /<iframe[^>]* src="embed\.html\?([^"]*)"/) || null);
    const answer = oembed_name(name);
    shelf.put(answer, oembed_of({ title, provider: words.common[language].name, query, picture: picture_of(name, language) }, address));
    const href = address ? address + answer : path.posix.basename(answer);
    shelf.put(name, html.replace(oembed_link, '').replace('</head>', () => `<link rel="alternate" type="application/json+oembed" href="${href}" title="${escaped(title)}">\n</head>`));
  }
}

function site_map(listed) {
  const entries = listed.map(({ url, alternates, changed }) => `<url><loc>${escaped(url)}</loc>${changed && `<lastmod>${changed}</lastmod>`}${
    alternates.map(([code, other]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(other)}"/>`).join('')}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

// Returns the query for a deal with a good variety of cards.
const deal = (game, language) => `game=${game}&seed=5&lang=${language}`;

function pictures(small, facts) {
  const games = Object.keys(facts.games);
  const of_games = languages.flatMap((language) => games.map((game) => ({ name: page_name(game, language), language, query: deal(game, language) })));
  const of_site = languages.map((language) => ({ name: 'index.html', language, query: deal(games[0], language) }));
  const of_small = small.map(({ name, language, picture }) => ({ name, language, query: picture }));
  return [...of_site, ...of_small, ...of_games].map(({ name, language, query }) => ({ picture: picture_of(name, language).name, query }));
}
