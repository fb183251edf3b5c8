// Builds the examples of a rules page from blocks of "key: value" lines (web/rules/README.md). Each example becomes two
// figures. On the rules page, the figure is a description until a script draws the cards (web/rules/near.js). On
// a separate page, the figure shows the cards. tests/rules checks the claims of the examples against the program.

import { load_module } from '../scripts.mjs';

export const { Figures, lines_of, query_of, shown_by, trial_of } = await load_module('rules/figure.js');

export const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/// Returns a tree made by figure.js as HTML.
export function html_of(part) {
  if (typeof part === 'string') return escaped(part);
  const [name, attributes, ...parts] = part;
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  return name === 'br' ? '<br>' : `<${name}${said}>${parts.map(html_of).join('')}</${name}>`;
}

/// Returns a tree as text, one line per block.
export function words_of(part, language) {
  if (typeof part === 'string') return part;
  const [name, { class: kind = '' }, ...parts] = part;
  const text = parts.map((each) => words_of(each, language)).join('');
  if (name === 'dt') return text + (language === 'fr' ? '\u00A0: ' : ': ');
  if (name === 'em' || kind.startsWith('mini-card')) return `${text} `;
  if (name === 'li') return `${text.replaceAll(/ +/g, ' ').trim()} · `;
  return /^(?:div|ol|p|br)$/.test(name) ? `${text.replaceAll(/ +/g, ' ').replace(/ · $/, '').trim()}\n` : text;
}

/// Parses an example: the text after ```example, and the lines in the block.
export function read_example(info, content) {
  const [name, ...title] = info.trim().split(/\s+/);
  return { name, title: title.join(' '), lines: lines_of(content) };
}

/// Returns the examples of a page in order.
export const examples_in = (text) => [...text.matchAll(/^```example (.*)\n([\s\S]*?)^```$/gm)].map(([, info, content]) => read_example(info, content));

const number_of = ({ name }) => (/\d/.test(name) ? name : '');
const caption = (parts) => (parts.length > 0 ? `<figcaption>${parts.join(' · ')}</figcaption>` : '');

/// Returns an example as a description with a link to its page. data-example contains the lines that the script draws.
export function figure_in_words(figures, example, title) {
  const { name, lines } = example;
  const words = figures.body(example).slice(0, -1).map((part) => words_of(part, figures.language)).join('').trim();
  const data = Object.entries(lines).map(([key, value]) => `${key}: ${value}`).join('\n');
  const link = `<a href="${figures.pages}/${name}.html">${escaped(`${number_of(example)} ${title}`.trim())}</a>`;
  return `<figure id="${name}" data-example="${escaped(data)}">${caption([link, ...figures.rule_set(example).map(escaped)])}${escaped(words)}</figure>\n`;
}

/// Returns an example with its cards, but without its title, because the title is the heading of the page.
export function figure_with_cards(figures, example) {
  const said = [number_of(example), ...figures.rule_set(example)].filter(Boolean).map(escaped);
  return `<figure id="${example.name}">${caption(said)}\n${figures.body(example).map(html_of).join('')}</figure>\n`;
}
