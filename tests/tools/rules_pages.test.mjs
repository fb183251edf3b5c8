// Checks that the rules pages explain every rule of the specification in both languages, with examples, and contain
// every worked example of the specification. tests/rules checks the claims of the examples.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { read_facts } from '../../tools/site/facts.mjs';
import { files_in } from '../../tools/files.mjs';
import { examples_in, shown_by } from '../../tools/site/rules/examples.mjs';
import { folders, from_below, page_name, rules_pages, text_of, words_of } from '../../tools/site/rules/pages.mjs';
import { words_in } from '../../tools/site/rules/words.mjs';
import { load_module } from '../../tools/site/scripts.mjs';
import { small_pages } from '../../tools/site/small_pages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...words) => spawnSync('git', ['-C', root, ...words], { encoding: 'utf8' }).stdout?.trim() ?? '';
// Returns the date of a file's last commit, or '' in a shallow clone.
const last_commit = (file) => (git('rev-parse', '--is-shallow-repository') === 'false' ? git('log', '-1', '--format=%as', '--', file) : '');

const { read_address } = await load_module('embed/params.js');
const { read_position } = await load_module('embed/position.js');
const facts = read_facts();
const words = await words_of(facts);
const pages = new Map(await rules_pages(facts, words));
const small = small_pages({ facts, words, rules: pages });

// Rules that no position can show, because they are about the dealer, the pack, a score card or several deals.
const need_none = new Set(['M2', 'C4', 'C18', 'T1', 'T17']);

const specification = (game) => readFileSync(new URL(`../../src/games/${game}/RULES.md`, import.meta.url), 'utf8');

// Returns a game's rule numbers. "(M15)" above a numbered list yields M15, M15.1 and M15.2.
function rules_of(game) {
  const rules = [];
  for (const line of specification(game).split('\n')) {
    const rule = /^- \(([MCT]\d+)\)/.exec(line)?.[1];
    const part = /^ {2}(\d)\. /.exec(line)?.[1];
    if (rule) rules.push(rule);
    else if (part) rules.push(`${rules.at(-1).split('.')[0]}.${part}`);
  }
  return rules;
}
const cases_of = (game) => [...specification(game).matchAll(/^\| ([WVU]\d+) /gm)].map(([, name]) => name);

for (const game of Object.keys(facts.games)) {
  const english = examples_in(text_of(game, 'en'));

  test(`${game}: every rule is explained in both languages, and every rule that needs an example has one`, () => {
    const rules = rules_of(game);
    assert.ok(rules.length >= 17, rules.join(' '));
    const shown = new Set(english.flatMap(shown_by));
    for (const language of Object.keys(folders)) {
      const html = pages.get(page_name(game, language));
      assert.deepEqual(rules.filter((rule) => !html.includes(`<a class="told" id="${rule}"`)), [], `rules without an explanation: ${language}`);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      assert.deepEqual(ids.filter((id, at) => ids.indexOf(id) !== at), [], `duplicate ids: ${language}`);
      assert.deepEqual([...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.includes(id)), [], `broken links: ${language}`);
    }
    const parts = (rule) => rules.filter((each) => each.startsWith(`${rule}.`));
    const is_shown = (rule) => shown.has(rule) || (parts(rule).length > 0 && parts(rule).every((part) => shown.has(part)));
    assert.deepEqual(rules.filter((rule) => !is_shown(rule) && !need_none.has(rule)), [], 'rules without an example');
    assert.deepEqual([...shown].filter((rule) => !rules.includes(rule) || need_none.has(rule)), [], 'examples of unknown rules, or of rules that need no example');
  });

  test(`${game}: the English page has every worked example of the specification, and the French page has the same examples in the same order`, () => {
    const names = english.map(({ name }) => name);
    assert.deepEqual(cases_of(game).filter((name) => !names.some((each) => each.split('-')[0] === name)), []);
    assert.equal(new Set(names).size, names.length);
    const french = examples_in(text_of(game, 'fr'));
    assert.deepEqual(french.map(({ name }) => name), names);
    assert.ok(french.every(({ lines, title }) => Object.keys(lines).length === 0 && title !== ''), 'only the English page has positions');
    assert.ok(english.every(({ title }) => title !== ''));
    assert.ok(english.every(({ lines }) => (lines.moves ?? '').split(' ').length === (lines.seats ?? '').split(' ').length));
  });

  test(`${game}: the glossary terms are listed with their meanings, and linked outside headings and tables`, () => {
    for (const language of Object.keys(folders)) {
      const html = pages.get(page_name(game, language));
      const words = words_in(text_of(game, language));
      assert.ok(words.length >= 10 && words.every(({ meaning }) => meaning.length > 10), language);
      for (const { id, word, forms } of words) {
        assert.ok(html.includes(`<tr id="${id}"><th scope="row">${word}</th>`), word);
        assert.equal(html.includes(`<a class="word" href="#${id}" title="`), forms.length > 0, word);
      }
      assert.doesNotMatch(html, /<(?:h[123]|td|th|a)\b[^>]*>[^<]*<a class="word"/);
    }
  });

  test(`${game}: both languages list the same terms in the same order, as translations of each other`, () => {
    const [english_words, french_words] = ['en', 'fr'].map((language) => words_in(text_of(game, language)));
    assert.deepEqual(english_words.map(({ other }) => other), french_words.map(({ word }) => word));
    assert.equal(new Set(english_words.map(({ word }) => word)).size, english_words.length);
    french_words.forEach(({ other }, at) => assert.ok([english_words[at].word, ...english_words[at].forms].includes(other), other));
  });

  test(`${game}: the page begins with its title and introduction, before the table of contents`, () => {
    for (const language of Object.keys(folders)) {
      const html = pages.get(page_name(game, language));
      const places = ['<main>', '<h1', '<p>', '<nav class="contents"', '<h2'].map((part) => html.indexOf(part));
      assert.ok(places.every((place, at) => place > (places[at - 1] ?? 0)), `${language}: ${places}`);
    }
  });

  test(`${game}: the page starts with a summary, and ends with sources, a date, the terms and an index of rules`, () => {
    for (const language of Object.keys(folders)) {
      const html = pages.get(page_name(game, language));
      const [, summary] = /<h2 id="(?:in-short|en-bref)">.*?<\/h2>\n<ul>([\s\S]*?)<\/ul>/.exec(html);
      assert.equal(summary.split('<li>').length - 1, 6, summary);
      assert.match(html, /<a href="https?:[^"]+"/);
      const [, updated] = /<time datetime="(\d{4}-\d\d-\d\d)">[^<]*\d{4}<\/time>/.exec(html);
      const changed = last_commit(`web/rules/${game}.${language}.md`);
      assert.ok(updated >= changed, `web/rules/${game}.${language}.md was changed on ${changed}: write [updated ${changed}]`);
      const index = /<ul class="index">([\s\S]*?)<\/ul>/.exec(html)[1].split('</li>').slice(0, -1);
      assert.deepEqual(index.map((line) => /href="#([^"]+)"/.exec(line)[1]), rules_of(game).sort((left, right) => left.slice(1) - right.slice(1)));
      assert.ok(index.every((line) => /<\/a> \S.{2,}/.test(line)), 'a rule without a title');
      assert.ok(html.indexOf('class="index"') > html.indexOf('class="words"') && html.indexOf('class="words"') > html.indexOf('<time'));
      for (const { 1: id } of html.slice(html.indexOf('<main>')).matchAll(/<h[23] id="([^"]+)"/g)) assert.ok(html.includes(`<li><a href="#${id}">`), `missing in the table of contents: ${id}`);
    }
  });

  test(`${game}: the pages use curly apostrophes, and French has no-break spaces before colons and inside guillemets`, () => {
    for (const language of Object.keys(folders)) {
      const read = pages.get(page_name(game, language)).replace(/<code>[\s\S]*?<\/code>|<[^>]*>/g, (tag) => (/ (?:title|aria-label)="([^"]*)"/.exec(tag)?.[1] ?? ''));
      assert.doesNotMatch(read, /\p{L}'\p{L}/u);
      if (language === 'fr') assert.doesNotMatch(read, /[ \n]:(?=\s)|« | »/);
    }
  });

  test(`${game}: the links of all small pages are parsed without errors`, () => {
    for (const language of Object.keys(folders)) {
      const own = small.filter((page) => page.game === game && page.language === language);
      const links = own.flatMap(({ html, query }) => [`?${query}`, ...[...html.matchAll(/ href="embed\.html([^"]*)"/g)].map(([, link]) => link.replaceAll('&amp;', '&'))]);
      assert.ok(links.length >= 2 * english.length);
      for (const link of links) {
        const { parameters, notes } = read_address(link);
        assert.deepEqual([...notes, ...read_position(parameters).problems], [], link);
        assert.deepEqual([parameters.record.game, parameters.lang], [game, language]);
      }
    }
  });

  test(`${game}: every lesson and example page quotes a rule with a link, and descriptions are short and unique`, () => {
    for (const language of Object.keys(folders)) {
      const own = small.filter((page) => page.game === game && page.language === language);
      for (const { name, kind, html, heading, description } of own) {
        if (kind !== 'preset') assert.match(html, new RegExp(`<blockquote><p><a class="told" href="${page_name(game, language)}#[MCT]\\d`), name);
        if (kind === 'example') assert.ok(description.startsWith(`${heading}. `), name);
        assert.ok(description.length > 20 && description.length <= 160, `${name}: ${description.length}`);
      }
      assert.deepEqual(own.filter(({ description }, at) => own.findIndex((other) => other.description === description) !== at).map(({ name }) => name), []);
    }
  });

  test(`${game}: each page lists every option, links to both languages, and is at most 72 kB long without examples`, () => {
    for (const language of Object.keys(folders)) {
      const html = from_below(pages.get(page_name(game, language)), page_name(game, language));
      assert.ok(html.includes(`<html lang="${language}" data-game="${game}" data-root="../">`));
      for (const { option } of facts.options[game]) assert.match(html, new RegExp(`<tr id="option-${option}".*\n${option} = `), option);
      // The page starts with few elements, because pictures are drawn only near the viewport.
      assert.ok(html.slice(html.indexOf('<body>')).match(/<[a-z]/g).length <= 1470);
      for (const each of Object.keys(folders)) assert.ok(html.includes(`hreflang="${each}" href="../${page_name(game, each)}"`), each);
      assert.doesNotMatch(html, /undefined|\[(?:#|options)|<script(?![^>]*src=)| style=/);
      const size = Buffer.byteLength(html.replace(/<figure[\s\S]*?<\/figure>/g, ''));
      assert.ok(size <= 72_000, `${size} bytes`);
      const texts = text_of(game, language).replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`]*`|\]\([^)]*\)/g, '');
      if (language === 'fr') assert.doesNotMatch(texts, /[^\u00A0]:(?=\s)|[^\u00A0]»|«(?!\u00A0)|\s[;!?]/);
    }
  });
}

test('Mitaines: the table of values matches the rule sets', () => {
  const value = Object.fromEntries(facts.options.mitaines.map(({ option, values }) => [option, values.en.map((each) => each.replace(/\D/g, '') || each)]));
  const presets = Object.keys(facts.games.mitaines.presets);
  const row = (of) => presets.map((_, at) => of((option) => value[option][at]));
  const flat = (option, usual) => (of) => (facts.options.mitaines.find((each) => each.option === 'lone_match').values.en[presets.indexOf(of)] === 'fixed' ? option : usual);
  const lone = (option, usual) => presets.map((preset, at) => value[flat(option, usual)(preset)][at]);
  const expected = [
    row((of) => `${of('mitten')} · ${of('glove')} · ${of('sock')}`), row((of) => `${of('jack_mitten')} · ${of('jack_glove')} · ${of('jack_sock')}`),
    row((of) => of('ten_of_diamonds')), lone('lone_match_points', 'mitten'), lone('lone_jacks_points', 'jack_mitten'), row((of) => of('lone_jack')),
    row((of) => of('doubles')), row((of) => (of('jokers') === '0' ? '–' : of('joker'))), row((of) => of('target')),
  ];
  for (const [language, heading, twice, once] of [['en', 'Values in each account', 'twice', 'once'], ['fr', 'Les valeurs de chaque texte', 'double', 'simple']]) {
    const section = text_of('mitaines', language).split(`### ${heading}\n`)[1].split('\n#')[0];
    const told = section.split('\n').filter((line) => line.startsWith('|')).slice(2).map((line) => line.split('|').slice(2, -1).map((cell) => cell.trim()));
    assert.deepEqual(told.map((cells) => cells.map((cell) => ({ [twice]: 'yes', [once]: 'no' }[cell] ?? cell))), expected, language);
  }
});

test('a deal is found in a pasted record, link, embed code or query', async () => {
  const { deal_in } = await load_module('rules/deal_in.js');
  const query = 'game=mitch&options=players=2&seed=7';
  for (const text of [`?${query}`, query, `https://x.org/m/?${query}`, `https://x.org/m/#${query}`, `<iframe src="e.html?${query.replaceAll('&', '&amp;')}" title="M?"></iframe>`]) {
    assert.equal(deal_in(text), query, text);
  }
  assert.equal(deal_in('e.html?game=mitch#seed=7'), 'game=mitch&seed=7');
  const record = '[Game "mitch"]\n[Seed "7"]';
  for (const before of ['  ', '> ', 'mitts-save 1\nseat human\n\n']) assert.equal(deal_in(`${before}${record}\n\n`), record);
  assert.equal(deal_in('> [Game "mitch"]> [Seed "7"]'), '[Game "mitch"]  [Seed "7"]');
  const behind = `#r=${encodeURIComponent(record)}`;
  for (const text of [behind, `Look: (https://a.example/embed.html${behind}).`, `<iframe src="embed.html?lang=en&#038;mode=try${behind}" title="x"></iframe>`]) assert.equal(deal_in(text), record, text);
  assert.equal(deal_in('<iframe src="embed.html?game=mitch&#038;seed=7">'), 'game=mitch&seed=7');
});

test('French sentences in the rules and at the table avoid synonyms of the chosen terms', () => {
  const other_words = /(?<!\p{L})(?:dehors|enchères?|entam(?:e|er|é|ée|ent)|plis|surpass\p{L}*|rang|camps?|annonces? ouvertes?|aussi longues|c’est entendu)(?!\p{L})/u;
  const texts = files_in('src/i18n', /\.(?:inc|json)$/)
    .flatMap((name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8').split('\n').map((line) => `${name}: ${line}`));
  assert.ok(texts.length > 1500);
  const rules = Object.keys(facts.games).flatMap((game) => text_of(game, 'fr').split('\n').map((line) => `${game}: ${line}`));
  assert.deepEqual([...texts, ...rules].filter((line) => other_words.test(line)), []);
});
