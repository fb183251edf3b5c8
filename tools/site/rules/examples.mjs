// The examples of a rules page: blocks of lines "key: value" (web/rules/README.md). Each is a figure in words on the page, whose script draws
// it (web/rules/near.js), and a figure with its cards on a page of its own. What it claims is held against the program by tests/rules.

import { load_module } from '../scripts.mjs';

export const { Figures, lines_of, query_of, shown_by, trial_of } = await load_module('rules/figure.js');

export const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/// A tree of figure.js as HTML.
export function html_of(part) {
  if (typeof part === 'string') return escaped(part);
  const [name, attributes, ...parts] = part;
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  return name === 'br' ? '<br>' : `<${name}${said}>${parts.map(html_of).join('')}</${name}>`;
}

/// What a tree says in a language, each of its blocks on a line.
export function words_of(part, language) {
  if (typeof part === 'string') return part;
  const [name, , ...parts] = part;
  const text = parts.map((each) => words_of(each, language)).join('');
  if (name === 'dt') return text + (language === 'fr' ? '\u00A0: ' : ': ');
  if (name === 'em' || name === 'i') return `${text} `;
  if (name === 'li') return `${text.replaceAll(/ +/g, ' ').trim()} · `;
  return /^(?:div|ol|p|br)$/.test(name) ? `${text.replaceAll(/ +/g, ' ').replace(/ · $/, '').trim()}\n` : text;
}

/// An example from its fence: the words behind ```example, and the lines within.
export function read_example(info, content) {
  const [name, ...title] = info.trim().split(/\s+/);
  return { name, title: title.join(' '), lines: lines_of(content) };
}

/// Every example of a page, in order.
export const examples_in = (text) => [...text.matchAll(/^```example (.*)\n([\s\S]*?)^```$/gm)].map(([, info, content]) => read_example(info, content));

const number_of = ({ name }) => (/\d/.test(name) ? name : '');
const caption = (parts) => (parts.length > 0 ? `<figcaption>${parts.join(' · ')}</figcaption>` : '');

/// An example in words, with the link to its page; what its script needs to draw it is in data-example.
export function figure_in_words(figures, example, title) {
  const { name, lines } = example;
  const words = figures.body(example).slice(0, -1).map((part) => words_of(part, figures.language)).join('').trim();
  const data = Object.entries(lines).map(([key, value]) => `${key}: ${value}`).join('\n');
  const link = `<a href="${figures.pages}/${name}.html">${escaped(`${number_of(example)} ${title}`.trim())}</a>`;
  return `<figure id="${name}" data-example="${escaped(data)}">${caption([link, ...figures.rule_set(example).map(escaped)])}${escaped(words)}</figure>\n`;
}

/// An example with its cards; its page has the title.
export function figure_with_cards(figures, example) {
  const said = [number_of(example), ...figures.rule_set(example)].filter(Boolean).map(escaped);
  return `<figure id="${example.name}">${caption(said)}\n${figures.body(example).map(html_of).join('')}</figure>\n`;
}
