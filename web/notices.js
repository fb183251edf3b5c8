// The page's notices: a modal dialog, and a line at the edge of the page. Their text is in the page's language
// and is never parsed as HTML.

import { common } from 'mitts:words';

/// Returns the strings for the page's language from { en, fr }.
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

// Opens a dialog. In a frame without the focus, the dialog opens as an alert, so the focus stays in the parent page.
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

// Removes a dialog. Closes the dialog first, which returns the focus to the element that had it before.
function take_away(dialog) {
  dialog?.close?.();
  dialog?.remove();
}

/// Shows a modal dialog. `detail` is optional text to copy. The first button is the default, and Escape presses the
/// last button. A button closes the dialog after its act(), unless act() returns 'stay'. Returns the dialog.
export function open_notice({ id, title, paragraphs, detail = '', buttons }) {
  take_away(document.getElementById(id));
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
    take_away(dialog);
  };
  dialog.append(make_buttons(buttons, press));
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    press(buttons.at(-1).act);
  });
  open_dialog(dialog);
  return dialog;
}

/// Returns the container of the notice lines. Creates it on first use.
export function lines() {
  const there = document.getElementById('lines');
  if (there) return there;
  const place = make('div');
  place.id = 'lines';
  document.body.append(place);
  return place;
}

/// Shows a notice line that never takes the focus. write() returns its { text, buttons } in the page's language, and is
/// called again when the language changes. Without `buttons`, the line has an OK button. Replaces any line with the
/// same id. Returns an object with remove().
export function show_line(id, write) {
  document.getElementById(id)?.remove();
  const line = make('aside');
  line.id = id;
  line.className = 'line';
  line.setAttribute('role', 'status');
  function fill() {
    const { text, buttons = [{ id: `${id}-fine`, label: in_page_language(common).fine }] } = write();
    if (line.firstChild?.textContent === text) return; // `lang` is often set to its current value
    line.replaceChildren(make('p', text), make_buttons(buttons, (act) => {
      line.remove();
      act?.();
    }));
  }
  fill();
  new MutationObserver((_, observer) => (line.isConnected ? fill() : observer.disconnect())).observe(document.documentElement, { attributeFilter: ['lang'] });
  lines().append(line);
  return { remove: () => line.remove() };
}
