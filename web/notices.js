// What the page itself has to tell, beside what the table tells: a dialog that waits for an answer, and a line that does not.
// Texts are in the page's language; none of them is ever read as HTML.

/// The one of { en, fr } that the page is in.
export const in_page_language = (texts) => texts[document.documentElement.lang] ?? texts.en;

function make(kind, text = '') {
  const element = document.createElement(kind);
  element.textContent = text;
  return element;
}

function make_buttons(buttons, on_press) {
  const row = make('div');
  buttons.forEach(({ id, label, act }, index) => {
    const button = make('button', label);
    button.type = 'button';
    button.id = id;
    if (index === 0) button.className = 'main';
    button.addEventListener('click', () => on_press(act));
    row.append(button);
  });
  return row;
}

// A frame takes the focus only from itself: where the reader is in the page around it, its dialog waits to be noticed.
function open_dialog(dialog) {
  document.body.append(dialog);
  if (window.parent !== window && !document.hasFocus()) {
    dialog.setAttribute('role', 'alert');
    dialog.setAttribute('open', '');
    return;
  }
  dialog.showModal();
  dialog.querySelector('.main').focus();
}

/// A dialog over everything: `detail`, if any, is a text to be copied. The first button is the one that is meant; each closes the
/// dialog and then acts, but for those that say `stays`. Escape is the last button. Returns the dialog.
export function open_notice({ id, title, paragraphs, detail = '', buttons }) {
  document.getElementById(id)?.remove();
  const dialog = make('dialog');
  dialog.id = id;
  dialog.className = 'notice';
  const heading = make('h2', title);
  heading.id = `${id}-title`;
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(heading, ...paragraphs.map((text) => make('p', text)));
  if (detail !== '') {
    const text = make('textarea');
    text.readOnly = true;
    text.rows = 6;
    text.value = detail;
    text.setAttribute('aria-labelledby', heading.id);
    dialog.append(text);
  }
  const press = (act) => {
    if (act !== undefined && act() === 'stay') return;
    dialog.remove();
  };
  dialog.append(make_buttons(buttons, press));
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    press(buttons.at(-1).act);
  });
  open_dialog(dialog);
  return dialog;
}

/// Where lines stand, one under the other.
export function lines() {
  const there = document.getElementById('lines');
  if (there) return there;
  const place = make('div');
  place.id = 'lines';
  document.body.append(place);
  return place;
}

/// A line at the page's edge that never takes the focus; a second one of the same id replaces it. Returns { remove() }.
export function show_line({ id, text, buttons }) {
  document.getElementById(id)?.remove();
  const line = make('aside');
  line.id = id;
  line.className = 'line';
  line.setAttribute('role', 'status');
  line.append(make('p', text), make_buttons(buttons, (act) => {
    line.remove();
    act?.();
  }));
  lines().append(line);
  return { remove: () => line.remove() };
}
