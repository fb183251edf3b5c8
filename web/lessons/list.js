// The list of a game's lessons, a dialog of the page.

import { game as game_names } from 'mitts:words/game';
import { lessons as all_words } from 'mitts:words/lessons';
import { make, make_button, picture_of_game } from '../parts.js';
import { games } from './load.js';

/// Returns { is_open, close, show }. `table` is the running table.
export function make_list({ table, common, in_page_language }) {
  let dialog = null;
  const close = () => dialog?.close();

  function open() {
    if (dialog) return;
    dialog = make('dialog', { id: 'lessons', 'class': 'sheet', 'aria-labelledby': 'lessons-title' });
    dialog.addEventListener('close', () => {
      dialog.remove();
      dialog = null;
      if (table.state().panel === 'lessons') table.call('mitts_press', 'Escape');
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  return {
    is_open: () => dialog !== null,
    close,

    /// Shows the lessons of a game. `data` is the dialog's dataset, and `done` are the names of the lessons done. `at`
    /// is the name and the step of the lesson to continue, or null. begin(lesson, step) starts a lesson, and
    /// open_list(game) shows another game's list. Returns the main button and the list, as places for more elements.
    show({ lessons, done = [], at: left, data, begin, open_list }) {
      open();
      const [left_at, left_step] = left ?? [];
      const say = in_page_language(all_words);
      Object.assign(dialog.dataset, data);
      const next = lessons.findIndex(({ name }) => !done.includes(name));
      const begin_at = Math.max(0, lessons.findIndex(({ name }) => name === left_at));
      const item = ({ name, title }, at) => make('li', {}, make_button(title, () => begin(at), done.includes(name)
        ? { 'class': 'learned', 'aria-label': say.learned({ title }) } : { 'class': at === next ? 'next' : '' }));
      const of_game = (one) => make_button(in_page_language(game_names)[one], () => open_list(one), { 'aria-pressed': String(one === data.game) });
      const main = make_button(left_at ? say.go_on : say.begin, () => begin(begin_at, left_at ? left_step : 0), { 'class': 'main', id: 'lessons-begin' });
      const list = make('ol', {}, ...lessons.map(item));
      dialog.replaceChildren(
        make('header', {}, picture_of_game(data.game), make('h2', { id: 'lessons-title', text: say.title }),
          make_button('×', close, { 'class': 'close', 'aria-label': in_page_language(common).close })),
        make('div', { 'class': 'games' }, ...games.map(of_game)),
        make('p', { text: say.about({ n: lessons.length }) }),
        make('div', { 'class': 'acts' }, main), make('div', { 'class': 'columns' }, list));
      main.focus();
      return { main, list };
    },
  };
}
