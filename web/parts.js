// Functions that create the elements of the page's dialogs and panels. Only modules that are loaded later may import
// this file. If the page's first script imported it too, the shared file would cost an extra request at the start.

/** @type {MakeElement} */
export function make(kind, { text = '', ...attributes } = {}, ...children) {
  const element = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(text, ...children);
  return element;
}

export function make_button(text, act, attributes = {}, ...children) {
  const button = make('button', { text, type: 'button', ...attributes }, ...children);
  button.addEventListener('click', act);
  return button;
}

/// Replaces the content of a dialog or panel. Keeps the focus, the open details and the scroll position. If the focused
/// element is gone, the element at its position gets the focus. Returns the focused element, if there is one.
export function redraw(panel, ...parts) {
  const had = /** @type {HTMLElement | null} */ (document.activeElement?.closest(`#${panel.id} *`));
  const alike = () => [...panel.querySelectorAll('button,input,select,summary')].filter(({ id }) => had.id || !id);
  const at = had && alike().indexOf(had);
  const name_of = (details) => details.firstElementChild.textContent;
  const open = [...panel.querySelectorAll('details[open]')].map(name_of);
  const { scrollTop } = panel;
  panel.replaceChildren(...parts);
  for (const details of panel.querySelectorAll('details')) details.open = open.includes(name_of(details));
  panel.scrollTop = scrollTop;
  const there = had && (document.getElementById(had.id) ?? alike().slice(at).find((/** @type {HTMLButtonElement} */ { disabled }) => !disabled));
  there?.focus({ preventScroll: true });
  return there;
}

// Matches a character that is neither invisible nor blank.
const visible = /[^\p{C}\p{Z}\p{M}\p{DI}\u2800]/u;
/// Returns a name on one line, without control characters, in composed form, so that equal names have equal characters.
/// Returns '' if all its characters are invisible.
export function one_line(name) {
  const line = name.normalize().replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return visible.test(line) ? line : '';
}

/// Returns a copy of a game's picture on the start page, or '' in a frame.
export const picture_of_game = (game) => document.querySelector(`#games [data-game="${game}"] .picture`)?.cloneNode(true) ?? '';

/// Creates an SVG element.
export function drawing(kind, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/// Returns the content of an empty dialog: a picture of clothes on a line, a sentence and buttons.
export function nothing_yet(text, ...buttons) {
  const hung = (kind, x) => [drawing('use', { href: `#hung-${kind}`, x, y: 20 }), drawing('use', { href: '#peg', x: x + 32, y: 12, width: 8, height: 24 })];
  return make('section', { 'class': 'nothing' }, drawing('svg', { viewBox: '0 0 300 138', 'aria-hidden': 'true' },
    drawing('path', { 'class': 'yarn', d: 'M-400-2Q150 48 700-2' }), ...hung('mitten', 26), ...hung('glove', 114), ...hung('sock', 202)),
  make('p', { text }), make('div', { 'class': 'acts' }, ...buttons));
}

/// Adds the style sheet at a URL. Resolves when it has loaded or failed, because a dialog also works without styles.
export function add_style(address) {
  const style = make('link', { rel: 'stylesheet', 'data-added': '', href: address });
  const settled = new Promise((resolve) => {
    for (const type of ['load', 'error']) style.addEventListener(type, resolve);
  });
  document.head.append(style);
  return settled;
}

/// Downloads text as a file.
export function download(name, text, type = 'text/plain') {
  const link = make('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
