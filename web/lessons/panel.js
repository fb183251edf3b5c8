// The lesson panel. Shows the coach's words and the buttons, beside or above the table.

import { drawing, make } from '../parts.js';

// Returns the picture of the coach, the mitten from the start page's clothesline. lessons.css colours it.
const make_coach = () => drawing('svg', { 'class': 'coach', viewBox: '0 0 72 96', 'aria-hidden': 'true' }, drawing('use', { href: '#hung-mitten' }));

// Scales the list and the panel in large windows, as the table does (zoom_of in src/view/viewport.h).
function grow() {
  const grown = Math.min(2, Math.max(1, Math.min(innerWidth / 1440, innerHeight / 900)));
  document.documentElement.style.setProperty('--lesson-grown', String(grown));
}
grow();
addEventListener('resize', grow);

/// Returns { element, show, take_away }. `table` is the running table.
export function make_panel({ table }) {
  let panel = null;
  const canvas = document.getElementById('canvas');

  // Sets the canvas's insets (insets_of in program.js).
  function inset({ left = '', top = '' }) {
    canvas.style.setProperty('--inset-left', left);
    canvas.style.setProperty('--inset-top', top);
    table.page_changed();
  }

  // Reserves space for the panel beside or above the table. If a portrait window is too short for both, the panel
  // covers the score bar and, if necessary, more of the table, so that the table keeps its layout (src/view/frame.cpp).
  function make_room() {
    const { right, bottom } = panel.getBoundingClientRect();
    const upright = Math.min(520, innerWidth * 1.34);
    const [lowest, bar] = innerWidth >= 600 && innerHeight >= 1000 ? [766, 65] : [upright, 0.09 * upright];
    const covered = bottom + lowest <= innerHeight ? 0 : panel.dataset.game === 'mitch' ? 0.85 * bar : bar;
    document.documentElement.style.setProperty('--lesson', `${bottom}px`);
    inset(innerWidth > innerHeight ? { left: `${right}px` } : { top: `${Math.min(bottom - covered, innerHeight - lowest)}px` });
  }
  const sizes = new ResizeObserver(make_room);

  // Marks the text if there is more of it below its lower edge.
  function mark() {
    const text = panel?.querySelector('.said');
    text?.classList.toggle('more', text.scrollHeight - text.scrollTop > text.clientHeight + 4);
  }

  function add() {
    panel = make('section', { id: 'lesson', 'aria-labelledby': 'lesson-title' }, make('header'), make('div', { 'class': 'said', role: 'status' }), make('div', { 'class': 'acts' }));
    document.getElementById('mirror').before(panel);
    document.documentElement.classList.add('lesson');
    sizes.observe(panel);
    panel.addEventListener('scroll', mark, true);
    panel.addEventListener('click', mark);
    addEventListener('resize', make_room);
  }

  return {
    /// Returns the panel, or null if there is no lesson.
    element: () => panel,

    /// Shows a step. `data` is the panel's dataset. `place` and `stitches` show the progress. `said` are the elements
    /// of the text, and the `buttons` that are not false follow it.
    show({ data, title, place, stitches, said, buttons, close }) {
      if (!panel) add();
      const had_focus = panel.contains(document.activeElement);
      Object.assign(panel.dataset, data);
      panel.querySelector('header').replaceChildren(
        make('h2', { id: 'lesson-title', tabindex: '-1', text: title }),
        make('span', { 'class': 'place', text: place }),
        make('span', { 'class': 'stitches', 'aria-hidden': 'true' }, ...stitches.map((name) => make('i', { 'class': name }))),
        close);
      const text = panel.querySelector('.said');
      // Unchanged text is not replaced, so that a screen reader does not repeat it.
      if (text.textContent !== said.map(({ textContent }) => textContent).join('')) text.replaceChildren(make_coach(), ...said);
      panel.querySelector('.acts').replaceChildren(...buttons.filter(Boolean));
      for (const size of ['', '0.94em', '0.88em']) { // smaller text is better than scrolling for one line
        text.style.fontSize = size;
        if (text.scrollHeight <= text.clientHeight) break;
      }
      text.scrollTop = 0;
      mark();
      /** @type {HTMLElement} */ (text).tabIndex = text.scrollHeight > text.clientHeight ? 0 : -1;
      if (had_focus) (panel.querySelector('.acts .main') ?? panel.querySelector('h2')).focus();
    },

    /// Removes the panel.
    take_away() {
      sizes.disconnect();
      removeEventListener('resize', make_room);
      // Moves a keyboard user's focus to the table.
      if (panel.querySelector(':focus-visible')) (document.querySelector('#mirror .hand [tabindex="0"]') ?? document.querySelector('#mirror h1'))?.focus();
      panel.remove();
      panel = null;
      document.documentElement.classList.remove('lesson');
      inset({});
    },
  };
}
