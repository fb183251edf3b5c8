// Builds the guide for embedding a table (web/embedding.html), in each language. The lists of parameters and messages
// are generated from the frame's own tables (web/embed/params.js, messages.js), so they are always complete. The
// sentences are in src/i18n/page.json. The samples are in guide/samples, and tests run them.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { read_facts, sentence_at } from './facts.mjs';
import { version_mark } from './pages.mjs';
import { load_module } from './scripts.mjs';

const folder = fileURLToPath(new URL('guide/', import.meta.url));

export const words = read_facts().guide;
/// The placeholder for the site's URL in the samples.
export const host = 'https://HOST/';
export const samples = Object.fromEntries(readdirSync(`${folder}samples`).sort()
  .map((name) => [name, readFileSync(`${folder}samples/${name}`, 'utf8')]));

const in_html = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const code = (text) => `<code>${in_html(text)}</code>`;
const codes = (list) => list.map(code).join(' ');

// Returns a sentence of the guide as HTML. Text in backticks becomes code.
function sentence(path, language) {
  const found = sentence_at(words, path, language);
  if (typeof found !== 'string') throw new Error(`the guide uses ${path}, which is not in src/i18n/page.json`);
  return in_html(found).replace(/`([^`]+)`/g, '<code>$1</code>');
}

const row = (name, facts, said) => `<dt>${code(name)} ${facts}</dt><dd>${said}</dd>\n`;

/// Returns the frame's lists of parameters, messages and codes, and its limits.
export async function guide_tables() {
  const params = await load_module('embed/params.js');
  const messages = await load_module('embed/messages.js');
  const { smallest } = await load_module('embed/layout.js');
  const { limits, helper } = messages;
  return {
    ...params, ...messages, games: read_facts().games,
    record_names: [...params.record_names, 'r'],
    fields: [...new Set(['id', ...Object.values(messages.told).flat(), ...messages.state_fields, ...messages.move_fields])],
    limits: {
      address: params.longest_address, ...limits, patience: helper.patience_s, heights: `${helper.least_height}–${helper.most_height}`,
      smallest: `${smallest.width} × ${smallest.height}`,
    },
  };
}

// The functions that generate the lists, by list name. The functions take the tables and say(path).
const parts = {
  record(tables, say) {
    return tables.record_names.map((name) => {
      const having = Object.keys(tables.games).filter((game) => tables.games[game].set_up.includes(name));
      const in_some = having.length > 0 && having.length < 3 ? having.map((game) => `{{game.${game}}}`).join(', ') : '';
      const presets = Object.entries(tables.games).map(([game, { presets: known }]) => `<br>{{game.${game}}} ${codes(Object.keys(known))}`);
      const facts = name === 'game' ? codes(Object.keys(tables.games)) : `<small>${in_some}</small>`;
      return row(name === 'r' ? '#r' : name, facts, say(`parameters.${name}`) + (name === 'options' ? presets.join('') : ''));
    });
  },
  own(tables, say) {
    return tables.own_names.map((name) => {
      const otherwise = { mode: 'play', poster: '1', keep: '0', review: '0' }[name] ?? tables.usual[name];
      const known = tables.choices[name] ?? (typeof tables.usual[name] === 'boolean' ? ['0', '1'] : []);
      const usual = otherwise === null ? '' : ` <small>${say('usual')}${otherwise}</small>`;
      return row(name, codes(known) + usual, say(`parameters.${name}`));
    });
  },
  understood: (tables, say) =>
    Object.entries(tables.understood).map(([type, { takes }]) => row(type, codes(takes), say(`understood.${type}`))),
  told(tables, say) {
    const fields = { state: tables.state_fields, move: tables.move_fields };
    return Object.entries(tables.told).map(([type, told]) =>
      row(type, codes(told), say(`told.${type}`) + (fields[type] ? `<br><code>${type}</code> = { ${codes(fields[type])} }` : '')));
  },
  fields: (tables, say) => tables.fields.map((name) => row(name, '', say(`fields.${name}`))),
  codes: (tables, say) => tables.error_codes.map((name) => row(name, '', say(`codes.${name.replaceAll('-', '_')}`))),
  limits: (tables, say) => Object.entries(tables.limits).map(([name, limit]) => row(String(limit), '', say(`limits.${name}`))),
};

// Returns the <option> elements of the form for trying out messages.
const message_options = ({ understood }, examples) => Object.keys(understood)
  .map((type) => `<option value="${type}" data-fields="${in_html(JSON.stringify(examples[type] ?? {}))}">${type}</option>`).join('');

/// The initial fields of the messages in the form for trying out messages.
export const message_examples = {
  load: { query: 'game=mitch&seed=5' }, new: { seed: '7' }, set: { lang: 'fr', theme: 'dark' }, step: { to: 'next' },
};

/// Returns the page in a language. `<guide part="codes">` becomes a list, `<sample name="line.html">` a sample, and
/// `{{guide.x.y}}` a sentence. A parameter that builder.html explains has the same explanation here.
export function with_guide(page, tables, language) {
  const say = (path) => {
    const [group, name] = path.split('.');
    return group === 'parameters' && words.parameters[name] === undefined ? `{{builder.help.${name}}}` : sentence(path, language);
  };
  return page
    .replace(/<guide part="(\w+)">/g, (_, part) => `<dl>\n${parts[part](tables, say).join('')}</dl>`)
    .replace(/<sample name="([\w.]+)">/g, (_, name) => `<pre tabindex="0"><code>${in_html(samples[name].trimEnd())}</code></pre>`)
    .replace('<messages>', () => message_options(tables, message_examples))
    .replaceAll('<version>', version_mark)
    .replace(/\{\{guide\.([\w.]+)\}\}/g, (_, path) => sentence(path, language));
}
