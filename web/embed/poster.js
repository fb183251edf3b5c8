// The poster: a picture of the position that fits whatever frame it is in, its description, and the button that asks for the table.

import { describe } from './describe.js';
import { draw } from './draw.js';
import { lay_out, smallest } from './layout.js';

const by_id = (id) => document.getElementById(id);

/// The picture alone, of a size, for whoever wants to show one.
export function picture_of(position, { width, height, words, faces }) {
  const options = { language: words.language, faces, italian: position.options.suits === 'italian' };
  return draw(lay_out(position, width, height, words), width, height, options);
}

/// Colours of the page: by game, and dark or light.
export function dress(root, { game, theme }) {
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.game = game;
  root.toggleAttribute('data-dark', dark);
}

/// Whether this is a frame in which no table has room.
export const too_small = () => globalThis.top !== globalThis.self && (innerWidth < smallest.width || innerHeight < smallest.height);

/// Shows a poster in the page; `show` may be called again with another position, and the picture follows the frame's size.
export function open_poster({ on_start }) {
  let shown = null;
  const picture = by_id('picture');
  const start = by_id('start');
  start.addEventListener('click', on_start);

  function redraw() {
    const { width, height } = picture.getBoundingClientRect();
    if (!shown || width < 40 || height < 40) return;
    picture.replaceChildren(picture_of(shown.position, { ...shown, width, height }));
  }
  function name_start() {
    if (shown) start.textContent = shown.words.start[too_small() ? 'in_tab' : shown.mode];
  }
  new ResizeObserver(redraw).observe(picture);
  addEventListener('resize', name_start);

  return {
    show({ position, words, faces, theme, mode }) {
      shown = { position, words, faces, mode };
      dress(document.documentElement, { game: position.game, theme });
      document.documentElement.lang = words.language;
      by_id('description').textContent = describe(position, words);
      by_id('moves').hidden = position.moves.length === 0;
      by_id('moves').textContent = '';
      start.hidden = false;
      name_start();
      redraw();
    },
    /// What has come for that position: the words for its moves, other faces.
    add(position, moves) {
      if (shown.position !== position) return;
      by_id('moves').textContent = moves;
      redraw();
    },
    /// While the program comes, the button steps aside for the progress.
    wait(waiting) {
      start.hidden = waiting;
      by_id('loading').hidden = !waiting;
    },
    /// The table comes in its place; it may be needed again (lost.js).
    close() { by_id('poster').hidden = true; },
  };
}
