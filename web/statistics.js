// The dialog with the statistics of finished matches. The page loads this file when the user opens the dialog. The
// dialog changes the stored results only when the user resets them. A reset can be undone until the dialog is closed.

import { presets } from 'mitts:presets';
import { game as game_names } from 'mitts:words/game';
import { statistics as all_words } from 'mitts:words/statistics';
import { address_of } from './files.js';
import { add_style, download, drawing, make, make_button, nothing_yet, redraw } from './parts.js';
import { bests_of, chosen, figures_of, properties, read_results, to_csv } from './statistics/results.js';
import { figures_of_reviews, likeness, read_reviews } from './statistics/reviewed.js';

/// The minimum number of matches that a plot needs.
const least_for_plot = 3;
/// The minimum distance between two labels of an axis, in pixels.
const least_between_labels = 16;

// Returns a text of a plot, with its anchor at a point.
function label_at(x, y, anchor, words) {
  const label = drawing('text', { x, y, 'text-anchor': anchor });
  label.textContent = words;
  return label;
}

// Plots the points per match. The user's points are a solid line with dots. The average of the others is a dashed line
// with squares. `days` are the first and the last day.
function draw_points(own, others, width, days) {
  const [height, left, edge, foot] = [196, 44, 12, 28];
  const all = [...own, ...others];
  const low = Math.floor(Math.min(0, ...all));
  const high = Math.ceil(Math.max(1, ...all));
  const x = (at) => left + (width - left - edge) * (own.length === 1 ? 0.5 : at / (own.length - 1));
  const y = (value) => edge + (high - value) / (high - low) * (height - edge - foot);
  const path = (values) => `M${values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`;
  const svg = drawing('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  for (const tick of [low, 0, high].filter((value, at) => at === 1 || Math.abs(y(value) - y(0)) >= least_between_labels)) {
    svg.append(drawing('line', { 'class': tick === 0 ? 'zero' : 'grid', x1: left, x2: width - edge, y1: y(tick), y2: y(tick) }));
    svg.append(label_at(left - 6, y(tick) + 4, 'end', String(tick).replace('-', '−')));
  }
  svg.append(label_at(left, height - 6, 'start', days[0]), label_at(width - edge, height - 6, 'end', days[1]));
  svg.append(drawing('path', { 'class': 'others', d: path(others) }), drawing('path', { 'class': 'own', d: path(own) }),
    ...others.map((value, at) => drawing('rect', { 'class': 'others', x: x(at) - 3, y: y(value) - 3, width: 6, height: 6 })),
    ...own.map((value, at) => drawing('circle', { 'class': 'own', cx: x(at), cy: y(value), r: 4 })));
  return svg;
}

// Plots each computer level's loss with its interval, one level per row. The user's interval is a band across the rows.
function draw_likeness({ loss, low, high, losses }, { width, name_of, format, unit }) {
  const [row, left, edge] = [26, 104, 16];
  const levels = Object.entries(losses).sort(([, [one]], [, [other]]) => other - one);
  const most = Math.max(high, ...Object.values(losses).map(([value, error]) => value + 2 * error)) * 1.05;
  const x = (value) => left + (width - left - edge) * value / most;
  const foot = row * levels.length;
  const svg = drawing('svg', { 'class': 'likeness', viewBox: `0 0 ${width} ${foot + 42}`, 'aria-hidden': 'true' },
    drawing('rect', { 'class': 'interval', x: x(low), y: 0, width: Math.max(2, x(high) - x(low)), height: foot }),
    drawing('line', { 'class': 'own', x1: x(loss), x2: x(loss), y1: 0, y2: foot }));
  levels.forEach(([level, [value, error]], at) => {
    const y = row * (at + 0.5);
    svg.append(drawing('line', { 'class': 'grid', x1: left, x2: width - edge, y1: y, y2: y }),
      drawing('line', { 'class': 'others', x1: x(Math.max(0, value - 2 * error)), x2: x(value + 2 * error), y1: y, y2: y }), label_at(left - 8, y + 5, 'end', name_of(level)), drawing('rect', { 'class': 'others', x: x(value) - 5, y: y - 5, width: 10, height: 10 }));
  });
  svg.append(label_at(left, foot + 20, 'start', format(0)), label_at(width - edge, foot + 20, 'end', format(most)),
    label_at(width - edge, foot + 36, 'end', unit));
  return svg;
}

const styled = add_style(address_of('statistics.css'));

/// Loads the style sheet and resolves to { look }. `table` is the running table, and `storage` has the interface of
/// storage.js. The page passes `common` and in_page_language() as arguments, because importing them here would cost an
/// extra request.
export async function make_statistics({ table, storage, common, in_page_language }) {
  let dialog = null;
  let game = '';
  let choice = {};
  let taken = null; // the strings stored before a reset, by name
  let is_full = false; // true if the storage had no space to restore all of these strings
  await styled;

  const words = () => in_page_language(all_words);
  const language = () => document.documentElement.lang;
  const text_of = (name) => storage.get(name).slice(1);
  const number = (value, digits = 1) => value.toLocaleString(language() === 'fr' ? 'fr-CA' : 'en', { maximumFractionDigits: digits }).replace('-', '−');
  const value_words = {
    preset: (value) => presets[game]?.[value]?.[language()] ?? value,
    players: (value) => value,
    level: (value) => (Object.hasOwn(words().levels, value) ? words().levels[value] : value),
    month(value) {
      const [, year, month] = /^(-?\d+)-(\d+)$/.exec(value);
      return new Date(Number(year), Number(month) - 1).toLocaleDateString(language() === 'fr' ? 'fr-CA' : 'en', { month: 'long', year: 'numeric' });
    },
  };
  // Returns the width of a plot in pixels. Plots are not scaled, so their text is as large as other text.
  const width_now = () => Math.max(240, dialog.clientWidth - 40);
  let drawn_width = 0;
  function draw_again() {
    if (width_now() !== drawn_width) show();
  }
  const file_name = (ending) => `mitts-results-${new Date().toISOString().slice(0, 10)}.${ending}`;

  // Returns the filters with several values to choose from. Forgets choices that are no longer among these values.
  function filters(matches) {
    const say = words();
    return Object.entries(properties).map(([name, property]) => {
      const values = [...new Set(matches.filter((match) => match.game === game).map(property))].filter(Boolean).sort();
      if (values.length < 2 || !values.includes(choice[name])) delete choice[name];
      if (values.length < 2) return '';
      const option = (value, text) => make('option', { value, text, ...((choice[name] ?? '') === value ? { selected: '' } : {}) });
      const select = make('select', { id: `statistics-${name}` }, option('', say.all), ...values.map((value) => option(value, value_words[name](value))));
      select.addEventListener('change', () => {
        choice[name] = select.value;
        show();
      });
      return make('label', {}, make('span', { text: say.properties[name] }), select);
    });
  }

  const signed = (value) => `${value > 0 ? '+' : ''}${number(value)}`;
  function best_rows(matches, row) {
    const say = words();
    const bests = bests_of(matches);
    return bests === null ? [] : [
      ...(bests.capture + bests.others_capture > 0 ? [row(say.capture, number(bests.capture, 0), number(bests.others_capture, 0))] : []),
      row(say.best, number(bests.best, 0), number(bests.others_best, 0)),
      row(say.completed[game], number(bests.completed), number(bests.others_completed))];
  }
  function review_rows(reviews, row) {
    const say = words();
    if (reviews.length === 0) return [];
    const { rounds, loss, luck, others_loss, others_luck } = figures_of_reviews(reviews);
    return [row(say.reviewed, String(rounds), ''), row(say.loss, number(loss, 2), number(others_loss, 2)), row(say.luck, signed(luck), signed(others_luck))];
  }

  function tiles(matches, reviews) {
    const say = words();
    const { matches: count, rounds, won, points, others_won, others_points } = figures_of(matches);
    const share = (part) => (part === 0 ? say.no_win : `${number(part)} · ${number(100 * part / count, 0)} %`);
    const row = (label, yours, theirs) => make('tr', {}, make('th', { scope: 'row', text: label }), make('td', { text: yours }), make('td', { text: theirs }));
    return make('table', { 'class': 'figures' },
      make('thead', {}, make('tr', {}, make('td', { text: in_page_language(game_names)[game] }), make('th', { scope: 'col', text: say.you }), make('th', { scope: 'col', text: say.others }))),
      make('tbody', {},
        row(say.matches, String(count), ''), row(say.rounds, String(rounds), ''),
        row(say.won, share(won), share(others_won)),
        row(say.points, number(points), number(others_points)), ...best_rows(matches, row), ...review_rows(reviews, row)));
  }

  // Returns the figure that compares the user's losses in all reviewed rounds of the game with each computer level's
  // losses.
  function likeness_part(reviews) {
    const say = words();
    const like = likeness(reviews, game);
    if (!like) return [];
    const format = (value) => number(value, 2);
    const row = (cells, /** @type {'td' | 'th'} */ kind = 'td') => make('tr', {}, ...cells.map((text) => make(kind, { text })));
    return [make('figure', { id: 'likeness', 'aria-label': say.likeness },
      make('figcaption', { text: say.play_like({ level: new Intl.ListFormat(language(), { type: 'disjunction' }).format(like.levels.map((level) => say.levels[level])) }) }), draw_likeness(like, { width: width_now(), name_of: (level) => say.levels[level], format, unit: say.loss }),
      make('p', { 'class': 'note', text: say.interval({ n: like.rounds, low: format(like.low), high: format(like.high), loss: format(like.loss) }) }),
      make('details', {}, make('summary', { text: say.likeness_table }), make('table', {}, make('thead', {}, row([say.properties.level, say.loss], 'th')),
        make('tbody', {}, ...Object.entries(like.losses).map(([level, [loss, error]]) => row([say.levels[level], `${format(loss)} ± ${format(error)}`]))))))];
  }

  function plot(matches) {
    const say = words();
    if (matches.length < least_for_plot) return make('p', { 'class': 'note', text: say.too_few });
    const own = matches.map(({ totals, sides, seat }) => totals[sides[seat]]);
    const others = matches.map(({ totals, sides, seat }) => {
      const theirs = totals.filter((_, side) => side !== sides[seat]);
      return theirs.reduce((sum, total) => sum + total, 0) / theirs.length;
    });
    const row = (cells, /** @type {'td' | 'th'} */ kind = 'td') => make('tr', {}, ...cells.map((text) => make(kind, { text })));
    const day = ({ date }) => new Date(Number(date)).toLocaleDateString(language() === 'fr' ? 'fr-CA' : 'en');
    return make('figure', { 'aria-label': say.plot },
      make('figcaption', {}, make('span', { text: say.plot }), make('span', { 'class': 'own', text: say.you }), make('span', { 'class': 'others', text: say.others })),
      draw_points(own, others, width_now(), [day(matches[0]), day(matches.at(-1))]),
      make('details', {}, make('summary', { text: say.as_table }), make('table', {}, make('thead', {}, row([say.day, say.you, say.others], 'th')),
        make('tbody', {}, ...matches.map((match, at) => row([day(match), number(own[at]), number(others[at])]))))));
  }

  // Returns the buttons of the empty dialog. If the dialog is over a table, the first button returns to the match.
  function first_steps() {
    const say = words();
    const leave = (name, game_of) => {
      dialog.close();
      table.call('mitts_command', name, game_of);
    };
    const { page, arranged } = table.state();
    if (page !== 'start') return [make_button(say.go_on, () => dialog.close(), { 'class': 'main' })];
    return [make_button(say.begin, () => leave('begin', arranged), { 'class': 'main' }), make_button(say.learn, () => leave('learn', arranged))];
  }

  function reset() {
    taken = Object.fromEntries(['results', 'reviews'].map((name) => [name, text_of(name)]));
    for (const name of Object.keys(taken)) storage.put(name, '');
    show('statistics-undo');
  }

  function undo() {
    // Strings that do not fit stay in `taken`, so that they can be restored later.
    const left = Object.entries(taken).filter(([name, text]) => storage.put(name, text + text_of(name)) !== 'D');
    taken = left.length > 0 ? Object.fromEntries(left) : null;
    is_full = left.length > 0;
    show();
  }

  function show(focus = '') {
    drawn_width = width_now();
    const say = words();
    const games = Object.keys(presets);
    const all = read_results(text_of('results'));
    const matches = all.filter((match) => games.includes(match.game)); // a newer version may have stored other games
    const played = games.filter((one) => matches.some((match) => match.game === one));
    if (!played.includes(game)) game = matches.at(-1)?.game ?? '';
    const name_of = in_page_language(game_names);
    const old = text_of('played').split('\n').filter(Boolean);
    const selects = filters(matches);
    const some = chosen(matches, game, choice);
    const reviews = read_reviews(text_of('reviews'));
    const kept = redraw(dialog,
      make('header', {}, make('h2', { id: 'statistics-title', text: say.title }),
        make_button('×', () => dialog.close(), { 'class': 'close', 'aria-label': in_page_language(common).close })),
      ...(played.length > 1 ? [make('div', { 'class': 'games' }, ...played.map((one) => make_button(name_of[one], () => {
        [game, choice] = [one, {}];
        show();
      }, { 'aria-pressed': String(one === game), id: `statistics-${one}` })))] : []),
      ...(matches.length === 0 ? [nothing_yet(say.none, ...first_steps())]
        : [make('div', { 'class': 'filters' }, ...selects), ...(some.length > 0 ? [tiles(some, chosen(reviews, game, choice)), plot(some), ...likeness_part(reviews)] : [make('p', { text: say.none_such })])]),
      ...(old.length > 0 ? [make('details', {}, make('summary', { text: say.older }), make('ul', {}, ...old.reverse().map((text) => make('li', { text }))))] : []),
      make('div', { 'class': 'acts' },
        ...(matches.length > 0 ? [make_button(say.csv, () => download(file_name('csv'), to_csv(all), 'text/csv')),
          make_button(say.json, () => download(file_name('json'), JSON.stringify({ matches: all, rounds: reviews }, null, 1), 'application/json')),
          make_button(say.reset, reset, { id: 'statistics-reset' })] : []),
        ...(is_full ? [make('p', { role: 'alert', text: say.full })] : []),
        ...(taken === null ? [] : [make_button(say.undo, undo, { id: 'statistics-undo', 'class': 'main' })])));
    (document.getElementById(focus) ?? kept ?? dialog.querySelector('.nothing .main') ?? dialog.querySelector('.close')).focus();
  }

  return {
    /// Opens the dialog when the program opens its panel. Call this whenever the table has changed.
    look() {
      if (table.state().panel !== 'played' || dialog) return;
      dialog = make('dialog', { id: 'statistics', 'class': 'sheet', 'aria-labelledby': 'statistics-title' });
      addEventListener('resize', draw_again);
      dialog.addEventListener('close', () => {
        removeEventListener('resize', draw_again);
        dialog.remove();
        dialog = null;
        if (!is_full) taken = null;
        if (table.state().panel === 'played') table.call('mitts_press', 'Escape');
      });
      document.body.append(dialog);
      dialog.showModal();
      show();
    },
  };
}
