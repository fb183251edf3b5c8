// Creates the cards of the statistics dialog: tiles with figures, plots, bars and the last matches.

import { make, make_button } from '../parts.js';
import { draw_bar, draw_likeness, draw_points, draw_ring } from './plots.js';
import { bests_of, chosen, figures_of, is_won, properties, side_of, streak_of, values_of } from './results.js';
import { figures_of_reviews, likeness } from './reviewed.js';

/// The minimum number of matches that a plot needs.
const least_for_plot = 3;

const card = (title, ...parts) => make('section', {}, make('h3', { text: title }), ...parts);
const note = (text) => make('p', { 'class': 'note', text });
const cells = (kind, texts) => texts.map((text) => make(kind, { text }));
const table = (title, head, rows) => make('details', {}, make('summary', { text: title }), make('table', {}, make('thead', {}, make('tr', {}, ...cells('th', head))),
  make('tbody', {}, ...rows.map(([label, ...rest]) => make('tr', {}, make('th', { scope: 'row', text: label }), ...cells('td', rest))))));

/// Returns the locale of the page's language.
export const locale = () => `${document.documentElement.lang}-CA`;
// Creating a formatter takes almost a millisecond, and a table has thousands of numbers and dates.
const formatters = {};
const format = (Formatter, value, options) => (formatters[[Formatter.name, locale(), ...Object.values(options)].join()] ??= new Formatter(locale(), options)).format(value);
// Damaged results may have extremely large totals, which would be wider than a phone.
const number = (value, digits = 1, signDisplay = 'auto') => format(Intl.NumberFormat, value, { maximumFractionDigits: digits, signDisplay, notation: Math.abs(value) < 1e9 ? 'standard' : 'scientific' })
  .replace(/^-0$/, '0').replace('-', '−');
const date_of = ({ date }, /** @type {Intl.DateTimeFormatOptions} */ options = { dateStyle: 'medium' }) => format(Intl.DateTimeFormat, Number(date), options);

const signed = (value) => number(value, 1, 'exceptZero');
const whole = (value) => number(value, 0);
const exact = (value) => number(value, 2);
// Returns the ends of an axis that includes zero and the values.
const ends_of = (values) => [Math.min(0, ...values), Math.max(0, ...values)];

// Returns a square with the initial of the result of a match.
function letter_of(match, say) {
  const [kind, word] = is_won(match) ? ['won', say.win] : ['lost', say.lost];
  return make('abbr', { 'class': kind, title: word, text: word[0].toUpperCase() });
}

const tile = (title, value, more, ...parts) => card(title, make('p', {}, make('b', { text: value }), more), ...parts);

const row = (label, value, low, high, kind, text) => [make('span', { text: label }), draw_bar(kind, value, low, high), make('span', { text })];

// Returns a card with the newest matches, newest first.
const last_matches = (matches, say) => card(say.last, make('ol', {}, ...matches.slice(-6).reverse().map((match) => {
  const own = side_of(match);
  // Each side is isolated, because right-to-left names would otherwise swap the points of two sides.
  const others = match.totals.flatMap((total, side) => (side === own ? [] : [' · ', make('bdi', {}, match.names.filter((_, seat) => match.sides[seat] === side).join(', '), ` ${number(total)}`)]));
  return make('li', {}, letter_of(match, say), make('span', {}, make('b', { text: number(match.totals[own]) }), ...others), make('small', { text: date_of(match, { day: 'numeric', month: 'short' }) }));
})));

function points_card(matches, say, width) {
  if (matches.length < least_for_plot) return card(say.plot, note(say.too_few));
  const each = matches.map((match) => figures_of([match]));
  const [own, others] = ['points', 'others_points'].map((name) => each.map((one) => one[name]));
  return make('figure', {},
    make('figcaption', {}, make('h3', { text: say.plot }), make('p', {}, make('span', { 'class': 'own', text: say.you }), make('span', { 'class': 'others', text: say.others }))),
    draw_points(own, others, { width, unit: `${own.length} ${say.matches}`, format: number }),
    table(say.as_table, [say.day, say.you, say.others], matches.map((match, at) => [date_of(match), number(own[at]), number(others[at])])));
}

// Returns a card that compares the user's losses in all reviewed rounds of the game with each level's losses. Returns
// null after too few rounds.
function likeness_card(reviews, game, say, width) {
  const like = likeness(reviews, game);
  if (!like) return null;
  const levels = new Intl.ListFormat(locale(), { type: 'disjunction' }).format(like.levels.map((level) => say.levels[level]));
  const part = card(say.play_like({ level: levels }),
    draw_likeness(like, { width, name_of: (level) => say.levels[level], format: exact, unit: say.loss }),
    note(say.interval({ n: like.rounds, low: exact(like.low), high: exact(like.high), loss: exact(like.loss) })),
    table(say.likeness_table, [say.properties.level, say.loss], Object.entries(like.losses).map(([level, [loss, error]]) => [say.levels[level], `${exact(loss)} ± ${exact(error)}`])));
  part.id = 'likeness';
  return part;
}

/// Returns the cards about the matches of a game with the chosen properties. `say` has the sentences, and `names` has a
/// function for each property that formats its values. `width` is the width of the plots in pixels, and
/// choose(property, value) changes the choice.
export function cards_of({ matches, reviews, game, title, choice, say, names, width, choose }) {
  const some = chosen(matches, game, choice);
  const figures = figures_of(some);
  const bests = bests_of(some);
  const reviewed = figures_of_reviews(chosen(reviews, game, choice));
  const percent = (part) => `${whole(100 * part / figures.matches)} %`;

  // Returns a tile that compares the user's figure with the others' figure.
  function compared(label, from, name, others = say.others) {
    const values = [from[name], from[`others_${name}`]];
    return tile(label, number(values[0]), '', note(`${others} ${number(values[1])}`), ...values.map((value, at) => draw_bar(['own', 'others'][at], value, ...ends_of(values))));
  }

  const best = bests?.capture > 0 ? 'capture' : 'best';
  const tiles = () => make('div', { 'class': 'tiles' },
    tile(say.won, whole(figures.won), ` ${say.of({ n: figures.matches })}`, note(percent(figures.won)), draw_ring(figures.won / figures.matches)),
    compared(say.points, figures, 'points'),
    bests ? compared(say[best], bests, best, say.opponents) : tile(say.rounds, whole(figures.rounds), ''),
    tile(say.streak, whole(streak_of(some)), '', note(say.last), make('p', { 'class': 'streak' }, ...some.slice(-12).map((match) => letter_of(match, say)))));

  // Returns a card with the share of won matches for each value of a property. Pressing a bar selects its value. If
  // the value is already selected, pressing the bar clears the selection.
  function shares(name) {
    const all = chosen(matches, game, { ...choice, [name]: '' });
    const groups = values_of(all, name).map((value) => all.filter((match) => properties[name](match) === value));
    return groups.length === 0 ? [] : [card(`${say.won} · ${say.properties[name]}`, ...groups.sort((one, other) => other.length - one.length).map((these) => {
      const value = properties[name](these[0]);
      const won = these.filter(is_won).length;
      const is_chosen = choice[name] === value;
      return make_button('', () => choose(name, is_chosen ? '' : value), { 'class': 'row', id: `statistics-${name}-${value}`, 'aria-pressed': String(is_chosen), ...(groups.length < 2 ? { disabled: '' } : {}) },
        ...row(names[name](value), won, 0, these.length, 'won', `${won} ${say.of({ n: these.length })}`));
    }))];
  }

  function luck() {
    const kinds = ['luck', 'play'];
    const ends = ends_of(kinds.map((kind) => reviewed[kind]));
    return reviewed.rounds > 0 ? card(say.luck_play, note(`${reviewed.rounds} ${say.reviewed}`),
      ...kinds.map((kind) => make('div', { 'class': 'row' }, ...row(say[kind], reviewed[kind], ...ends, kind, signed(reviewed[kind]))))) : '';
  }

  function all_figures() {
    const both = (from, name, format, label = say[name]) => [label, format(from[name]), format(from[`others_${name}`])];
    const rows = [[say.matches, whole(figures.matches), ''], [say.rounds, whole(figures.rounds), ''],
      both(figures, 'won', (part) => `${number(part)} · ${percent(part)}`), both(figures, 'points', number),
      ...(bests ? [...(bests.capture + bests.others_capture > 0 ? [both(bests, 'capture', whole, `${say.capture} (${say.opponents})`)] : []), both(bests, 'best', whole, `${say.best} (${say.opponents})`), both(bests, 'completed', number, say.completed[game])] : []),
      ...(reviewed.rounds > 0 ? [[say.reviewed, whole(reviewed.rounds), ''], both(reviewed, 'loss', exact), both(reviewed, 'luck', signed), [say.play, signed(reviewed.play), '']] : [])];
    return make('section', { 'class': 'figures' }, table(say.figures, [title, say.you, say.others], rows));
  }

  // If there are too few reviewed rounds to compare with the levels, the last matches replace the comparison.
  const last = () => last_matches(some, say);
  const bars = ['level', 'preset'].flatMap(shares);
  const like = likeness_card(reviews, game, say, width);
  return some.length === 0 ? [card(say.none_such), ...bars] : [tiles(), make('div', { 'class': 'board' },
    make('div', {}, points_card(some, say, width), luck(), like ?? last()),
    make('div', {}, ...bars, bests ? compared(say.completed[game], bests, 'completed') : '', like ? last() : '', all_figures()))];
}
