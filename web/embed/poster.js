// The poster: a picture of the position that fits any frame, its description, and the button that opens the table.

import { describe } from './describe.js';
import { draw } from './draw.js';
import { lay_out, smallest } from './layout.js';

export const by_id = (id) => document.getElementById(id);

/// Returns the position's picture at the given size.
export function picture_of(position, { width, height, words, faces }) {
  const options = { language: words.language, faces, italian: position.options.suits === 'italian' };
  return draw(lay_out(position, width, height, words), width, height, options);
}

export const root = document.documentElement;
export const prefers_dark = matchMedia('(prefers-color-scheme: dark)');

/// Sets the page's colours for a game and a theme ('light', 'dark' or 'auto'). `game` defaults to the current game.
export function dress({ game = root.dataset.game, theme }) {
  const dark = theme === 'dark' || (theme === 'auto' && prefers_dark.matches);
  root.dataset.game = game;
  root.toggleAttribute('data-dark', dark);
}

/// Returns true if the page is in a frame that is too small for a table.
export const too_small = () => globalThis.top !== globalThis.self && (innerWidth < smallest.width || innerHeight < smallest.height);

/// Sets up the poster, which is redrawn when the frame's size changes. Its button calls on_start().
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
    show(given) {
      shown = given;
      const { position, words, theme } = given;
      dress({ game: position.game, theme });
      root.lang = words.language;
      by_id('description').textContent = describe(position, words);
      by_id('moves').hidden = position.moves.length === 0;
      by_id('moves').textContent = '';
      start.hidden = !by_id('loading').hidden;
      name_start();
      redraw();
    },
    /// Lists the moves and redraws the picture with newly loaded faces, if the poster still shows this position.
    add(position, moves) {
      if (shown.position !== position) return;
      by_id('moves').textContent = moves;
      redraw();
    },
    /// Replaces the button with the progress bar while the program loads.
    wait(waiting) {
      start.hidden = waiting;
      by_id('loading').hidden = !waiting;
    },
    /// Hides the poster when the table opens. It stays in the document, because lost.js may need it again.
    close() { by_id('poster').hidden = true; },
  };
}
