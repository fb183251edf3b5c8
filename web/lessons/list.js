// The lesson list, a dialog with a game's lessons.

import { game as game_names } from 'mitts:words/game';
import { lessons as all_words } from 'mitts:words/lessons';
import { make, make_button, picture_of_game } from '../parts.js';
import { games } from './load.js';

/// Returns { is_open, close, open }. `table` is the running table, and `progress` comes from progress.js.
/// choose(game, is_wanted) resolves to the game's lessons or null. begin(lesson, step) starts a lesson, and
/// begin_steps(lesson) starts a series of puzzles.
export function make_list({ table, storage, fetch_bytes, common, device, in_page_language, progress, choose, begin, begin_steps }) {
  let dialog = null;
  let asked = null; // the last request to open the list
  const close = () => dialog?.close();

  function bring_up() {
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

  // Shows a game's lessons. Returns the main button and the list, as places for more elements.
  function show(game, lessons) {
    bring_up();
    const { done, at } = progress.of(game);
    const [left_at, left_step = 0] = at ?? [];
    const say = in_page_language(all_words);
    Object.assign(dialog.dataset, progress.ground_of(game));
    const next = lessons.findIndex(({ name }) => !done.includes(name));
    const begin_at = Math.max(0, lessons.findIndex(({ name }) => name === left_at));
    const item = ({ name, title }, at) => make('li', {}, make_button(title, () => begin(at), done.includes(name)
      ? { 'class': 'learned', 'aria-label': say.learned({ title }) } : { 'class': at === next ? 'next' : '' }));
    const of_game = (one) => make_button(in_page_language(game_names)[one], () => open(one), { 'aria-pressed': String(one === game) });
    const main = make_button(left_at ? say.go_on : say.begin, () => begin(begin_at, left_step), { 'class': 'main', id: 'lessons-begin' });
    const list = make('ol', {}, ...lessons.map(item));
    dialog.replaceChildren(
      make('header', {}, picture_of_game(game), make('h2', { id: 'lessons-title', text: say.title }),
        make_button('×', close, { 'class': 'close', 'aria-label': in_page_language(common).close })),
      make('div', { 'class': 'games' }, ...games.map(of_game)),
      make('p', { text: say.about({ n: lessons.length }) }),
      make('div', { 'class': 'acts' }, main), make('div', { 'class': 'columns' }, list));
    main.focus();
    return { main, list };
  }

  // Loads and shows a game's lessons and puzzles, unless the user closes the list or chooses another game meanwhile.
  async function open(game) {
    const mine = asked = {};
    const lessons = await choose(game, () => asked === mine && table.state().panel === 'lessons');
    if (!lessons) return;
    progress.keep(game, {});
    const places = show(game, lessons);
    import('../puzzles.js').then(({ show_puzzles }) => show_puzzles({ game, storage, fetch_bytes, begin_steps, ...places }))
      .catch((error) => {
        console.warn(error.message);
        places.list.after(make('p', { 'class': 'missing', role: 'status', text: in_page_language(device).no_part }));
      });
  }

  return { is_open: () => dialog, close, open };
}
