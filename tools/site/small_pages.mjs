// Builds the small pages, which are for sharing: one for each lesson, each example of the rules and each rule set, in
// each language. The pages are in a folder beside the game's rules page: rules/mitaines/W13.html,
// rules/mitaines/lesson-steal.html, rules/mitaines/rule-set-pagat.html.

import { readFileSync } from 'node:fs';
import { home_of, languages } from './facts.mjs';
import { escaped, examples_in, figure_with_cards, Figures, html_of, query_of, shown_by, trial_of, words_of } from './rules/examples.mjs';
import { folder_of, frame_of, languages_of, page_name, text_of } from './rules/pages.mjs';
import { set_in_type } from './rules/typography.mjs';
import { load_module } from './scripts.mjs';

const { in_words_of, read_lessons } = await load_module('lessons/read.js');
const frame = frame_of('../small.html', { root: '../../', wasm: '', script: 'example.js' });
const lesson_text = (game, language) => readFileSync(new URL(`../../web/lessons/${game}.${language}.txt`, import.meta.url), 'utf8');

const with_bold = (text) => escaped(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
const list = (items, kind = 'ul', name = '') => `<${kind}${name && ` class="${name}"`}>${items.map((item) => `<li>${item}</li>`).join('')}</${kind}>\n`;

// Returns the paragraphs of a rules page by rule number. Their links lead to that page.
function rules_told(html, address) {
  const found = html.matchAll(/<(p|li)>(<a class="told" id="([\w.]+)"[\s\S]*?)<\/\1>/g);
  return new Map([...found].map(([, , text, rule]) => [rule, text.replace(/ (?:id|title)="[^"]*"/g, '').replace(/href="#/g, `href="${address}#`)]));
}

// Returns the rules that each lesson shows.
const rules_of_lessons = (game) => lesson_text(game, 'en').split(/^lesson /m).slice(1)
  .map((text) => /^shows: (.*)$/m.exec(text)?.[1].split(' ') ?? []);

// Shortens text to the length of a page description, without cutting off a word.
const short = (text) => (text.length <= 155 ? text : `${text.slice(0, 155).replace(/\s+\S*$/, '')}…`);
// Returns parts of a figure as a line of text.
const line_of = (parts, language) => words_of(['p', {}, ...parts], language).replaceAll('\uFE0E', '').trim().replaceAll(/\s*\n\s*/g, ' · ');
const plain = (text) => text.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim();

// These functions each return one kind of page: { name, heading, number?, text, description, rules, query, picture?,
// alt? }. `alt` describes the preview picture.

function lessons_of({ game, language, figures, words }) {
  const positions = read_lessons(lesson_text(game, 'en'));
  const lessons = language === 'en' ? positions : in_words_of(positions, read_lessons(lesson_text(game, language)));
  const rules = rules_of_lessons(game);
  return lessons.map(({ name, title, steps }, at) => {
    const lines = steps[0].position;
    const begin = `<p class="do"><a class="begin" target="_top" href="${home_of(language)}?lang=${language}#lesson=${game}/${name}">${escaped(words.small.begin)}</a></p>`;
    const told = steps.flatMap(({ words: said, right }) => [said, right].filter(Boolean)).map((said) => with_bold(said));
    return {
      name: `${words.small.files.lesson}-${name}`, heading: title, rules: rules[at], query: query_of(game, { lines }, lines.moves?.split(' ') ?? [], 'try'),
      description: short(plain(steps[0].words)), alt: lines.moves ? '' : line_of(figures.board({ lines }), language),
      text: `<figure>${figures.board({ lines }).map(html_of).join('')}${begin}</figure>\n<h2>${escaped(words.small.in_lesson)}</h2>\n${list(told, 'ol', 'told-steps')}`,
    };
  });
}

function examples_of({ game, language, figures }) {
  const english = examples_in(text_of(game, 'en'));
  return examples_in(text_of(game, language)).map(({ name, title }, at) => {
    const example = english[at];
    const { tried, moves } = trial_of(example);
    return {
      name, heading: title, number: /\d/.test(name) ? name : '', rules: shown_by(example), query: query_of(game, example, moves.length > 1 ? moves : tried, moves.length > 1 ? 'replay' : 'try'),
      picture: query_of(game, example, tried, 'try'), description: short(`${title}. ${line_of(figures.body(example).slice(0, -1), language)}`),
      alt: line_of([...figures.board(example), ['ol', {}, ...figures.steps(tried, (example.lines.seats ?? '').split(' '))]], language),
      text: figure_with_cards(figures, example),
    };
  });
}

function presets_of({ facts, game, language, figures, words }) {
  const { presets } = facts.games[game];
  const [first] = Object.keys(presets);
  return Object.entries(presets).map(([preset, { title, usual_players, players }], at) => {
    const rows = facts.options[game].filter(({ option, values }) => option !== 'players' && (at === 0 || values[language][at] !== values[language][0]));
    const said = rows.map(({ name, values }) => words.small.value({ name: name[language], value: values[language][at] }));
    const intro = at === 0 ? words.small.first_preset({ game: words.game[game] }) : words.small.unlike({ preset: presets[first].title[language] });
    const query = `game=${game}&options=preset=${preset},players=${usual_players}`;
    const play = ['p', { class: 'do' }, ['a', { class: 'play', href: `embed.html?${query}&lang=${language}` }, words.poster.start.play]];
    const seats = words.small.players({ list: players.length > 2 ? `${players[0]}–${players.at(-1)}` : players.join(', ') });
    return {
      name: `${words.small.files.preset}-${preset}`, heading: title[language], rules: [], query, picture: `${query}&seed=5`,
      description: short(`${seats} ${intro} ${said.join(', ')}`),
      text: `<p>${escaped(seats)}</p>\n<figure>${html_of(play)}</figure>\n<p>${escaped(intro)}</p>\n`
        + list(said.map((each, row) => `${escaped(each)} ${html_of(figures.rule(rows[row].rule))}`)),
    };
  });
}

const kinds = { lesson: lessons_of, example: examples_of, preset: presets_of };

const quoted = (rules, told) => rules.filter((rule) => told.has(rule)).map((rule) => `<blockquote><p>${told.get(rule)}</p></blockquote>\n`).join('');

function page({ of, entry, all, at, other_name, told }) {
  const { kind, facts, game, language, words, address } = of;
  const neighbour = (which, rel, arrow) => {
    const next = all[which];
    return next ? `<a rel="${rel}" href="${folder_of(game, language)}/${next.name}.html">${arrow(escaped(next.heading))}</a>` : '';
  };
  const name = `${folder_of(game, language)}/${entry.name}.html`;
  const set = (text) => set_in_type(text, language);
  const what = [words.small.kinds[kind], entry.number].filter(Boolean).join(' ');
  const title = set(words.small.title({ title: entry.heading, game: words.game[game], what }));
  const other = languages.find((each) => each !== language);
  const holes = {
    language, home: home_of(language), game, title: escaped(title), description: escaped(entry.description), heading: escaped(entry.heading),
    name: escaped(words.common.name),
    alternates: [[language, name], [other, other_name]].sort().map(([each, where]) => `<link rel="alternate" hreflang="${each}" href="${where}">`).join('\n'),
    games: Object.keys(facts.games).map((each) => `<a href="${page_name(each, language)}">${escaped(words.game[each])}</a>`).join(''),
    languages: languages_of(words.common, language, (each) => (each === language ? name : other_name)),
    rules_page: address, rules_title: escaped(words.rules.title({ game: words.game[game] })),
    kind: kind === 'example' ? `<a href="${address}#${entry.name}">${escaped(words.small.kinds.example)}</a>` : escaped(words.small.kinds[kind]),
    text: entry.text + (entry.rules.length > 0 ? `<h2>${escaped(words.small.shows.replace(/[\s\u00A0]*:$/, ''))}</h2>\n${quoted(entry.rules, told)}` : ''),
    neighbours: escaped(words.small.neighbours),
    around: [neighbour(at - 1, 'prev', (each) => `← ${each}`), neighbour(at + 1, 'next', (each) => `${each} →`)].filter(Boolean).join(' '),
  };
  return {
    name, html: set_in_type(frame.replace(/\{(\w+)\}/g, (_, hole) => holes[hole]), language), kind, game, language, title,
    description: set(entry.description), heading: set(entry.heading), alt: set(short(entry.alt ?? '')),
    query: `${entry.query}&lang=${language}`, picture: `${(entry.picture ?? entry.query).replace(/&mode=\w+$/, '')}&lang=${language}`,
  };
}

/// Returns all small pages: { name, html (with URLs relative to the root), kind, game, language, title, heading,
/// description, query, picture, alt }. `query` and `picture` are queries of embed.html, for the page's frame and its
/// preview picture. `words` contains the sentences by group and language. `rules` contains the built rules pages by
/// name.
export function small_pages({ facts, words, rules }) {
  const made = [];
  for (const [kind, make] of Object.entries(kinds)) {
    for (const game of Object.keys(facts.games)) {
      const [english, french] = languages.map((language) => {
        const address = page_name(game, language);
        const own = Object.fromEntries(Object.entries(words).map(([group, both]) => [group, both[language]]));
        const rule = (number) => ['a', { class: 'rule', href: `${address}#${number}` }, number];
        const of = { kind, facts, game, language, words: own, address, figures: new Figures({ game, language, root: '', rule }) };
        return { of, all: make(of), told: rules_told(rules.get(address), address) };
      });
      for (const [mine, other] of [[english, french], [french, english]]) {
        mine.all.forEach((entry, at) => {
          const other_name = `${folder_of(game, other.of.language)}/${other.all[at].name}.html`;
          made.push(page({ of: mine.of, entry, all: mine.all, at, other_name, told: mine.told }));
        });
      }
    }
  }
  return made;
}
