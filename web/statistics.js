// The dialog with the statistics of finished matches. The page loads this file when the user opens the dialog. The
// dialog changes the stored results only when the user resets them. A reset can be undone until the dialog is closed.

import { presets } from 'mitts:presets';
import { game as game_names } from 'mitts:words/game';
import { levels as all_levels } from 'mitts:words/levels';
import { statistics as all_words } from 'mitts:words/statistics';
import { address_of } from './files.js';
import { add_style, download, make, make_button, nothing_yet, redraw } from './parts.js';
import { cards_of, locale } from './statistics/board.js';
import { properties, read_results, to_csv, values_of } from './statistics/results.js';
import { read_reviews } from './statistics/reviewed.js';

const styled = add_style(address_of('statistics.css'));

/// Loads the style sheet and resolves to { look }. `table` is the running table, and `storage` has the interface of
/// storage.js. The page passes `common` and in_page_language() as arguments, because importing them here would cost an
/// extra request.
export async function make_statistics({ table, storage, common, in_page_language }) {
  let dialog = null;
  let game = '';
  let choice = {};
  let taken = {}; // the strings stored before a reset, by name
  let is_full = false; // true if the storage had no space to restore all of these strings
  await styled;

  const words = () => ({ ...in_page_language(all_words), levels: in_page_language(all_levels) });
  const language = () => document.documentElement.lang;
  const text_of = (name) => storage.get(name).slice(1);
  const has_taken = () => Object.keys(taken).length > 0;
  const value_words = {
    preset: (value) => presets[game]?.[value]?.[language()] ?? value,
    players: (value) => `${value} ${words().properties.players}`,
    level: (value) => (Object.hasOwn(words().levels, value) ? words().levels[value] : value),
    month(value) {
      const [, year, month] = /(.+)-(.+)/.exec(value);
      return new Date(Number(year), Number(month) - 1).toLocaleDateString(locale(), { month: 'long', year: 'numeric' });
    },
  };
  // Returns the approximate width of a plot, in pixels at the usual text size. A plot is stretched to its card, so that
  // its labels grow with the text.
  function width_now() {
    const width = dialog.clientWidth * 17 / parseFloat(getComputedStyle(dialog).fontSize);
    return width > 700 ? width * 0.52 : width - 40;
  }
  let drawn_width = 0;
  const draw_again = () => width_now() !== drawn_width && show();
  const file_name = (ending) => `mitts-results-${new Date().toISOString().slice(0, 10)}.${ending}`;

  // Returns the filters with several values to choose from. Forgets choices that are no longer among these values.
  function filters(matches) {
    const say = words();
    return Object.keys(properties).map((name) => {
      const values = values_of(matches.filter((match) => match.game === game), name);
      if (values.length < 2 || !values.includes(choice[name])) delete choice[name];
      if (values.length < 2) return '';
      const option = (value, text) => make('option', { value, text });
      const select = make('select', { id: `statistics-${name}`, 'aria-label': say.properties[name] }, option('', say.any[name]), ...values.map((value) => option(value, value_words[name](value))));
      select.value = choice[name] ?? '';
      select.addEventListener('change', () => choose(name, select.value));
      return select;
    });
  }

  function choose(name, value) {
    choice[name] = value;
    show();
  }

  // Returns the buttons of the empty dialog. If the dialog is over a table, the first button returns to the match.
  function first_steps() {
    const say = words();
    const { page, arranged } = table.state();
    const leave = (name) => () => {
      dialog.close();
      table.call('mitts_command', name, arranged);
    };
    if (page !== 'start') return [make_button(say.go_on, () => dialog.close(), { 'class': 'main' })];
    return [make_button(say.begin, leave('begin'), { 'class': 'main' }), make_button(say.learn, leave('learn'))];
  }

  // Removes the results and the reviews, and keeps them in `taken` for undo(). A second reset appends what another tab
  // has stored in the meantime. A damaged string may lack its trailing newline.
  function reset() {
    for (const name of ['results', 'reviews']) {
      const text = (taken[name] ?? '') + text_of(name).replace(/.$/, '$&\n');
      if (storage.remove(name) === 'D') taken[name] = text;
    }
    show('statistics-undo');
  }

  function undo() {
    // Strings that do not fit stay in `taken`, so that they can be restored later.
    taken = Object.fromEntries(Object.entries(taken).filter(([name, text]) => storage.put(name, text + text_of(name)) !== 'D'));
    is_full = has_taken();
    show('statistics-reset');
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
    const reviews = read_reviews(text_of('reviews'));
    const selects = filters(matches);
    const tabs = played.length < 2 ? [] : played.map((one) => make_button(name_of[one], () => {
      [game, choice] = [one, {}];
      show();
    }, { 'aria-pressed': String(one === game), id: `statistics-${one}` }, make('small', { text: ` ${matches.filter((match) => match.game === one).length}` })));
    const kept = redraw(dialog,
      make('header', {}, make('h2', { id: 'statistics-title', tabindex: '-1', text: say.title }),
        make_button('×', () => dialog.close(), { 'class': 'close', 'aria-label': in_page_language(common).close })),
      make('div', { 'class': 'games' }, ...tabs, ...selects),
      ...(matches.length === 0 ? [nothing_yet(say.none, ...first_steps())]
        : cards_of({ matches, reviews, game, title: name_of[game], choice, say, names: value_words, width: width_now(), choose })),
      old.length > 0 ? make('section', {}, make('details', {}, make('summary', { text: say.older }), make('ul', {}, ...old.reverse().map((text) => make('li', { text }))))) : '',
      make('div', { 'class': 'acts' },
        ...(matches.length > 0 ? [make_button(say.csv, () => download(file_name('csv'), to_csv(all), 'text/csv')),
          make_button(say.json, () => download(file_name('json'), JSON.stringify({ matches: all, rounds: reviews }, null, 1), 'application/json')),
          make_button(say.reset, reset, { id: 'statistics-reset' })] : []),
        is_full ? make('p', { role: 'alert', text: say.full }) : '',
        has_taken() ? make_button(say.undo, undo, { id: 'statistics-undo', 'class': 'main' }) : ''));
    (document.getElementById(focus) ?? kept ?? dialog.querySelector('.nothing .main') ?? dialog.querySelector('h2')).focus();
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
        if (!is_full) taken = {};
        if (table.state().panel === 'played') table.call('mitts_press', 'Escape');
      });
      document.body.append(dialog);
      dialog.showModal();
      show();
    },
  };
}
