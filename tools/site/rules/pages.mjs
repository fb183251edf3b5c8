// Builds the rules pages, one for each game and language. A page is the text of web/rules/GAME.LANGUAGE.md in the
// template page.html. Both languages have the same examples, so only the English text contains them. The Markdown has
// these additions:
//
//   [#M15.2 A steal]  at the start of a paragraph: a rule, which can be linked to, and its title in the index
//   [M15.2]      a link to a rule
//   > …          a ruling
//   ```example   a position with moves and claims (examples.mjs)
//   ```words     the glossary (words.mjs)
//   ```diagram   a table with its seats (diagrams.mjs)
//   ### … {a b}  a passage for these presets only
//   {14 := …}    the text before ":="; the rest is a claim for the tests (web/lessons/README.md)
//   *swip*{fr}   a word or link in another language
//   [options]    the table of options and presets, from the descriptors
//   [index]      every rule of the page, by number
//   [updated …]  the date of the text's last change

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MarkdownIt from 'markdown-it';
import { home_of, languages, read_facts, rules_folder, sentence_at, words_module } from '../facts.mjs';
import { diagram, small_cards } from './diagrams.mjs';
import { escaped, examples_in, figure_in_words, Figures, html_of, read_example } from './examples.mjs';
import { load_module } from '../scripts.mjs';
import { set_in_type } from './typography.mjs';
import { link_words, words_in, words_table } from './words.mjs';

const { without_marks } = await load_module('lessons/read.js');

const here = fileURLToPath(new URL('.', import.meta.url));

/// The folders of the pages, by language.
export const folders = Object.fromEntries(languages.map((language) => [language, sentence_at(read_facts().words, 'rules.folder', language)]));
/// Returns the folder of a game's small pages: its lessons, examples and rule sets (small_pages.mjs).
export const folder_of = (game, language) => `${folders[language]}/${game}`;
export const page_name = (game, language) => `${folders[language]}/${game}.html`;

const number = /^\[(#?)([MCT]\d+(?:\.\d+)?|[WVUHX]\d+)(?: ([^\]]+))?\]/;
export const text_of = (game, language) => without_marks(readFileSync(path.join(rules_folder, `${game}.${language}.md`), 'utf8'));

const link = (rule) => `<a class="rule" href="#${rule}">${rule}</a>`;
const slug = (title) => title.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

// Parses [#M15 Its title] and [M15]. Adds the rules of the page to the list `told`.
function numbers(md, told) {
  md.inline.ruler.before('link', 'number', (state, silent) => {
    const found = number.exec(state.src.slice(state.pos));
    if (!found) return false;
    if (!silent) {
      state.push('number', '', 0).meta = { told: found[1] === '#', rule: found[2] };
      if (found[1] === '#') told.push({ rule: found[2], title: found[3] ?? '' });
    }
    state.pos += found[0].length;
    return true;
  });
  md.renderer.rules.number = (tokens, at) => {
    const { told: is_told, rule } = tokens[at].meta;
    return is_told ? `<a class="told" id="${rule}" href="#${rule}">${rule}</a>` : link(rule);
  };
}

// Parses *swip*{fr} and [Règles](…){fr}: text in a language other than the page's.
function foreign(md) {
  md.core.ruler.push('foreign', (state) => {
    for (const { children } of state.tokens.filter(({ type }) => type === 'inline')) {
      const open = [];
      children.forEach((child, at) => {
        if (/^(?:em|link)_open$/.test(child.type)) open.push(child);
        if (!/^(?:em|link)_close$/.test(child.type)) return;
        const opened = open.pop();
        const next = children[at + 1];
        const language = next?.type === 'text' ? /^\{(en|fr)\}/.exec(next.content)?.[1] : undefined;
        if (!language) return;
        opened.attrSet(child.type === 'em_close' ? 'lang' : 'hreflang', language);
        next.content = next.content.slice(4);
      });
    }
  });
}

// Makes headings linkable. Headings of the second and third level form the table of contents.
function headings(md, contents) {
  md.core.ruler.push('headings', (state) => {
    state.tokens.forEach((token, at) => {
      if (token.type !== 'heading_open' || token.tag === 'h1') return;
      const { children } = state.tokens[at + 1];
      const last = children.at(-1);
      const presets = / \{([\w ]+)\}$/.exec(last.content);
      if (presets) {
        last.content = last.content.slice(0, presets.index);
        token.attrSet('data-for', presets[1]);
      }
      const title = children.map(({ content }) => content).join('');
      token.attrSet('id', slug(title));
      const entry = { title, id: slug(title), parts: [] };
      if (token.tag === 'h2') contents.push(entry);
      else contents.at(-1).parts.push(entry);
    });
  });
}

const contents_list = (entries) => entries.map(({ title, id, parts }) =>
  `<li><a href="#${id}">${escaped(title)}</a>${parts.length > 0 ? `<ul>${contents_list(parts)}</ul>` : ''}</li>`).join('');

// Sorts M2 before M10.
const by_number = (left, right) => left.rule.slice(1) - right.rule.slice(1);
const rules_index = (told) => `<ul class="index">${[...told].sort(by_number).map(({ rule, title }) =>
  `<li>${link(rule)} ${escaped(title)}</li>`).join('')}</ul>\n`;

// A wide table scrolls and can be focused with the keyboard, so it needs an accessible name: its headings.
const heads_of = (table) => [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/g)].map(([, head]) => head.replace(/<[^>]*>/g, '').trim()).filter(Boolean).join(', ');

/// Returns the date of the last change to a page's text, for example 2026-11-25.
export const last_changed = (game, language) => /^\[updated ([\d-]+)\]$/m.exec(text_of(game, language))[1];

const updated_line = (words, language, date) => {
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : 'en-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return `<p class="updated">${escaped(words.updated)} <time datetime="${date}">${day}</time></p>\n`;
};

/// Returns the table of a game's options and their values in each preset.
function options_table({ facts, game, language, words }) {
  const rows = facts.options[game].map(({ option, rule, name, help, accepts, values, named }) => {
    const cells = values[language].map((value) => `<td${value === values[language][0] ? '' : ' class="other"'}>${escaped(value)}</td>`);
    const words = Object.entries(named[language]).filter(([text, word]) => text !== word).map((pair) => pair.join(':')).join(';');
    return `<tr id="option-${option}"${words && ` data-words="${escaped(words)}"`}><th scope="row">${escaped(name[language])} ${link(rule)}<small>${escaped(help[language])}\n${option} = ${escaped(accepts[language])}</small></th>${cells.join('')}</tr>`;
  });
  const heads = Object.entries(facts.games[game].presets)
    .map(([preset, { title }]) => `<th scope="col" data-preset="${preset}"><a href="${folder_of(game, language)}/${words.small[language].files.preset}-${preset}.html">${escaped(title[language])}</a></th>`).join('');
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(words.rules[language].options)}"><table class="options"><thead><tr><td></td>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n`;
}

/// Resolves to all sentences of the page, by group and language.
export const words_of = (facts) => import(`data:text/javascript;base64,${Buffer.from(words_module(facts)).toString('base64')}`);

// Typographic quotation marks, which replace straight quotation marks. In French, the page's source has the spaces.
const quotes = { en: '\u201c\u201d\u2018\u2019', fr: '\u00ab\u00bb\u201c\u201d' };

/// Returns the template of a page: head.html with the values in `own` filled in, followed by the file `name`.
export const frame_of = (name, own) => readFileSync(path.join(here, 'head.html'), 'utf8').replace(/\{(root|wasm|script)\}/g, (_, hole) => own[hole])
  + readFileSync(path.join(here, name), 'utf8');

/// Resolves to the rules pages of all games: [name in the site, HTML with URLs relative to the root].
/** @type {(facts: any, words: any) => Promise<[name: string, html: string][]>} */
export async function rules_pages(facts, words) {
  const frame = frame_of('page.html', { root: '../', wasm: " 'wasm-unsafe-eval'", script: 'rules.js' });
  return Object.keys(facts.games).flatMap((game) => languages.map((language) =>
    [page_name(game, language), page({ facts, words, frame, game, language })]));
}

// Returns the name of a game's first lesson.
const first_lesson = (game) => /^lesson (\w+):/m.exec(readFileSync(path.join(rules_folder, `../lessons/${game}.en.txt`), 'utf8'))[1];

function page({ facts, words, frame, game, language }) {
  const examples = new Map(examples_in(text_of(game, 'en')).map((each) => [each.name, each]));
  const figures = Object.assign(new Figures({ game, language }), { pages: folder_of(game, language) });
  const contents = [];
  const told = [];
  const own = words.rules[language];
  const explained = words_in(text_of(game, language));
  const md = new MarkdownIt({ typographer: true, quotes: quotes[language] }).use((each) => numbers(each, told)).use(foreign).use((each) => headings(each, contents))
    .use(link_words, explained, words.game[language][game]);
  md.renderer.rules.fence = (tokens, at) => {
    const { info, content } = tokens[at];
    if (info === 'words') return words_table(explained, [own.word, own.other_word, own.meaning], language);
    if (info.startsWith('diagram')) return diagram(info, content, (code) => html_of(figures.card(code)));
    const { name, title } = read_example(info.replace(/^example /, ''), content);
    const example = examples.get(name);
    if (!example) throw new Error(`web/rules/${game}.${language}.md: the English text has no example ${name}`);
    return figure_in_words(figures, example, title);
  };
  const text = small_cards(md.render(text_of(game, language)))
    .replace(/<p>\[options\]<\/p>\n/, () => options_table({ facts, game, language, words }))
    .replace(/<p>\[index\]<\/p>\n/, () => rules_index(told))
    .replace(/<p>\[updated [\d-]+\]<\/p>\n/, () => updated_line(own, language, last_changed(game, language)))
    .replace(/<table>[\s\S]*?<\/table>/g, (table) => `<div class="wide" tabindex="0" role="group" aria-label="${heads_of(table)}">${table}</div>`)
    .replace(/<td>((?:[WVUHX]\d+(?:, )?)+)<\/td>/g, (_, cases) => `<td>${cases.replace(/\w+/g, link)}</td>`);
  const lesson = `<li><a href="${folder_of(game, language)}/${words.small[language].files.lesson}-${first_lesson(game)}.html">${escaped(own.lessons)}</a></li>`;
  const nav = `<nav class="contents" aria-label="${escaped(own.contents)}"><ul>${contents_list(contents)}${lesson}</ul></nav>\n`;
  const title = own.title({ game: words.game[language][game] });
  const games = Object.keys(facts.games).map((name) =>
    `<a href="${page_name(name, language)}"${name === game ? ' aria-current="page"' : ''}>${words.game[language][name]}</a>`).join('');
  const holes = {
    language, home: home_of(language), title, games, game,
    text: text.replace('<h2', () => `${nav}<h2`), // puts the contents after the introduction on narrow pages
    description: words.examples[language][game],
    alternates: languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${page_name(game, each)}">`).join('\n'),
    languages: languages_of(words.common[language], language, (each) => page_name(game, each)),
    name: words.common[language].name, find: own.find,
  };
  const plain = new Set(['text', 'games', 'alternates', 'languages']);
  return set_in_type(frame.replace(/\{(\w+)\}/g, (_, name) => (plain.has(name) ? holes[name] : escaped(holes[name]))), language);
}

/// Returns the links to a page in each language. `address(language)` returns the address of the page.
export const languages_of = ({ english, french }, language, address) => languages.map((each) =>
  `<a href="${address(each)}" hreflang="${each}" lang="${each}"${each === language ? ' aria-current="true"' : ''}>${escaped(each === 'en' ? english : french)}</a>`).join('');

/// Returns a page that was built for the root, with its relative URLs adjusted to the subfolder of `name`.
export const from_below = (html, name) =>
  html.replace(/(\s(?:src|href)=")(?!#|[a-z]+:|\.\.\/)/g, (_, attribute) => attribute + '../'.repeat(name.split('/').length - 1));
