// Mirrors the table and its panels as HTML elements, for the keyboard, for screen readers and as the text table. The
// program sends the content that it draws as a list of parts (src/ports/host_page.h, PageRole). Each part becomes an
// element. This file also manages the focus.

import { mirror as words_of } from 'mitts:words';
import { in_page_language } from './notices.js';
import { patch, wanted } from './patch.js';

/// Mirrors the program in `element`. on_act(key) activates a control of the program. barred(why) is called when a
/// disabled control is pressed. alone() is true if the elements replace the canvas. tools() returns additional
/// controls, as parts with an `act`. news() returns the latest announcements, which the text table shows.
export function open_mirror(element, { on_act, barred, alone = () => false, tools = () => [], news }) {
  const current = new Map(); // row name → index of the button that Tab reaches
  let told = { panel: '', parts: [] };
  let opened = -1; // index of the selected card, whose choices are shown, or -1
  let by_keyboard = false;
  let by_pointer = false; // a pointer was used outside the mirror after the focus moved into it
  let came_from = null; // the key of the button that had the focus when the panel opened
  let came_from_outside = null; // the element outside the mirror that had the focus
  let acts = [];
  let lead_to = null; // in a long list, the position of the line to focus once it is rendered

  addEventListener('keydown', () => {
    by_keyboard = true;
    by_pointer = false;
  }, true);
  addEventListener('pointerdown', ({ target }) => {
    by_keyboard = false;
    by_pointer = !element.contains(target);
  }, true);

  let described = 0;
  // Returns a button, followed by its help text or the reason why it is disabled. `data-act` is its index in `acts`.
  function button(part, act, attributes = {}) {
    const id = part.more ? `more-${++described}` : undefined;
    acts.push({ part, act });
    return [
      wanted('button', {
        type: 'button', 'data-act': acts.length - 1, 'data-key': part.key || part.text, 'data-do': part.key || undefined, 'aria-describedby': id,
        // `aria-disabled` keeps the button clickable. Pressing it announces the reason.
        'aria-disabled': part.enabled === false ? 'true' : undefined, ...attributes,
      }, part.text),
      id ? wanted('span', { id, class: 'why' }, part.more) : null,
    ];
  }
  const press = ({ key }) => () => on_act(key);

  // Returns a row with a single tab stop; the arrow keys move between its buttons.
  function row_of(name, attributes, items) {
    const at = Math.min(current.get(name) ?? Math.max(0, items.findIndex(({ on }) => on)), items.length - 1);
    return wanted('div', { class: 'row', 'aria-label': name, 'data-row': name, 'data-key': name, ...attributes }, items.map(({ item, act, more }, place) =>
      button(item, act, { tabindex: place === at ? 0 : -1, ...more })));
  }

  function hand(cards) {
    const words = in_page_language(words_of);
    const of = cards[opened];
    const items = cards.map((card, place) => ({
      item: card,
      act: card.items.length > 0 ? () => open_card(opened === place ? -1 : place) : press(card),
      // The key is the position, so the focus stays at this position when a card is played.
      more: { 'data-key': place, 'aria-expanded': card.items.length > 0 ? opened === place : undefined },
    }));
    return [
      row_of(words.hand, { role: 'toolbar', class: 'hand' }, items),
      of?.items.length > 0 ? row_of(words.with_card({ card: of.text }), { role: 'toolbar', class: 'ways' }, of.items.map((way) => ({ item: way, act: press(way) }))) : null,
    ];
  }

  // Returns a table. The first row holds the column headings. A row with one cell is a heading for the rows below it.
  // An empty row starts a new body (PageRole::Row).
  function table([{ items: head }, ...rest], name) {
    const bodies = [[]];
    for (const { items } of rest) {
      if (items.length < 2) bodies.push([]);
      if (items.length > 0) bodies.at(-1).push(items);
    }
    const line = ([first, ...cells]) => wanted('tr', {}, cells.length === 0
      ? wanted('th', { scope: 'rowgroup', colspan: head.length }, wanted('span', {}, first.text))
      : [wanted('th', { scope: 'row' }, first.text, links_of(first)), cells.map(({ text }) => wanted('td', {}, text))]);
    return wanted('div', { class: 'wide', tabindex: 0, role: 'group', 'aria-label': name }, wanted('table', {},
      wanted('thead', {}, wanted('tr', {}, head.map(({ text }) => (text ? wanted('th', { scope: 'col' }, text) : wanted('td', {}))))),
      bodies.filter((body) => body.length > 0).map((body) => wanted('tbody', {}, body.map(line)))));
  }

  const links_of = ({ items }) => items.flatMap((link) => [' ', button(link, press(link), { class: 'rule' })]);
  const help_of = ({ more }) => (more ? wanted('p', { class: 'why' }, more) : null);

  // Returns the attributes that make a line in a long, partly rendered list focusable.
  const place_of = ({ place, of, on }) => (
    { 'aria-posinset': place, 'aria-setsize': of, tabindex: -1, 'data-key': place, 'aria-current': on ? 'true' : undefined });

  function element_of(part, first) {
    const { role, text, figure, items } = part;
    const words = () => [text, figure ? [' ', wanted('b', {}, figure)] : [], links_of(part)];
    const figured = { class: figure && 'figured' };
    switch (role) {
      case 'h': return wanted(first ? 'h1' : 'h2', first ? { id: 'mirror-title', tabindex: -1 } : {}, text);
      case 't': return wanted('p', figured, words());
      case 'l': return wanted('li', { ...figured, ...(part.of ? place_of(part) : {}) }, words());
      case 'e': case 'g': return [
        role === 'g' ? wanted('p', { class: 'name', 'aria-hidden': 'true' }, text) : null,
        row_of(text, { role: 'radiogroup' }, items.map((item) => ({
          item, on: item.on, act: press(item), more: { role: 'radio', 'aria-checked': item.on },
        }))),
        help_of(part),
      ];
      case 'p': return [
        wanted('p', { class: 'name', 'aria-hidden': 'true' }, text),
        wanted('div', { class: 'row', role: 'group', 'aria-label': text },
          button(items[0], press(items[0])), wanted('output', {}, figure), button(items[1], press(items[1]))),
        help_of(part),
      ];
      case 's': return button(part, part.act ?? press(part), { role: 'switch', 'aria-checked': part.on === true });
      default: return button(part, part.act ?? press(part));
    }
  }

  // Groups consecutive lines into lists, buttons and switches into rows, rows into tables, and cards into a hand.
  function elements_of(parts) {
    const runs = [];
    for (const part of parts.filter(({ role, text }) => role !== 't' || text !== '')) {
      if ('lbsrk'.includes(part.role) && runs.at(-1)?.[0].role === part.role) runs.at(-1).push(part);
      else runs.push([part]);
    }
    let heading = '';
    return runs.flatMap((run, at) => {
      const [{ role, text }] = run;
      if (role === 'h') heading = text;
      if (role === 'r') return table(run, heading);
      if (role === 'k') return hand(run);
      const made = run.flatMap((part) => element_of(part, at === 0));
      const tag = { l: 'ul', b: 'div', s: 'div' }[role];
      return tag ? wanted(tag, tag === 'div' ? { class: 'row', 'data-key': at } : {}, made) : made;
    }).filter((child) => child !== null);
  }

  const buttons_in = (row) => [...row.querySelectorAll('button')];

  function open_card(place) {
    opened = place;
    render();
    const ways = element.querySelector('.ways');
    (ways ? buttons_in(ways)[0] : element.querySelector('.hand [tabindex="0"]'))?.focus();
  }

  // Focuses the line at position `lead_to` if it is rendered.
  function lead() {
    const line = element.querySelector(`[aria-posinset="${lead_to}"]`);
    if (!line) return;
    lead_to = null;
    line.focus();
    line.scrollIntoView({ block: 'center' });
  }

  function render() {
    acts = [];
    described = 0;
    const had = document.activeElement;
    const within = element.contains(had);
    const row = within ? had.closest('[data-row]') : null;
    const place = row ? buttons_in(row).indexOf(had) : buttons_in(element).indexOf(had);
    const parts = elements_of(told.parts);
    const further = told.panel ? [] : elements_of(tools());
    patch(element, told.panel
      ? [wanted('div', { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'mirror-title', 'data-key': told.panel }, parts)]
      : [wanted('div', {}, parts.slice(0, 2), alone() ? news().map((line) => wanted('p', { class: 'news', 'aria-hidden': 'true' }, line)) : null,
        parts.slice(2), further)]);
    if (!within || element.contains(document.activeElement)) return;
    // The focused element is gone, so the focus moves to the element that replaces it.
    const there = element.contains(had) ? had : row && element.contains(row) ? buttons_in(row)[Math.min(place, buttons_in(row).length - 1)]
      : element.querySelector('.hand [tabindex="0"]') ?? buttons_in(element)[Math.min(Math.max(place, 0), buttons_in(element).length - 1)];
    (there ?? element.querySelector('h1'))?.focus();
  }

  // The mirror is shown beside the canvas while the mirror contains the focus.
  const stand_beside = () => document.documentElement.classList.toggle('beside', element.contains(document.activeElement));
  for (const type of ['focusin', 'focusout']) element.addEventListener(type, () => { queueMicrotask(stand_beside); });

  element.addEventListener('click', (event) => {
    const place = event.target.closest('button')?.dataset.act;
    if (place === undefined) return;
    const { part, act } = acts[place];
    if (part.enabled === false && !part.key) barred(part.more);
    else act();
  });

  // Home and End jump to the ends of a long list, unless the focus is in a text field, a dialog or a row of buttons.
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    const long = told.parts.find(({ of }) => of);
    if (!/^(Home|End)$/.test(key) || event.defaultPrevented || !long || target.closest?.('dialog, textarea, input')) return;
    event.preventDefault();
    const upwards = /^H/.test(key);
    lead_to = upwards ? 1 : long.of;
    on_act(upwards ? 'start' : 'end');
    lead();
  });

  element.addEventListener('focusin', ({ target }) => {
    by_pointer = false;
    const row = target.closest('[data-row]');
    if (!row) return;
    const buttons = buttons_in(row);
    current.set(row.dataset.row, buttons.indexOf(target));
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  });

  element.addEventListener('keydown', (event) => {
    const row = event.target.closest?.('[data-row]');
    if (event.key === 'Escape' && opened >= 0) {
      event.stopPropagation();
      open_card(-1);
    } else if (row && !event.altKey && !event.ctrlKey && /^(Arrow|Home$|End$)/.test(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      const buttons = buttons_in(row);
      const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      const at = step ? buttons.indexOf(event.target) + step : /^Home$/.test(event.key) ? 0 : -1;
      buttons.at(at % buttons.length).focus();
    }
  });

  return {
    render,
    /// Shows the program's new content. Returns true if the focus is in the mirror. In that case, a screen reader
    /// announces the panel's title, so speech.js need not announce it.
    show(text) {
      // Hides the mirror after a touch on the canvas, which does not move the focus. Otherwise the mirror would cover
      // half of a phone's screen. The canvas then grows, but the program has already handled the touch.
      if (by_pointer && !alone() && element.contains(document.activeElement)) document.activeElement.blur();
      const opens = text.panel !== '' && text.panel !== told.panel;
      const closes = text.panel === '' && told.panel !== '';
      const had = document.activeElement;
      const within = alone() || element.contains(had);
      // Summaries and dialogs open by themselves, and Enter and Escape work without the mirror, so it stays hidden.
      const leads = within || (by_keyboard && !['summary', 'dialog'].includes(text.panel));
      if (opens && told.panel === '') {
        came_from = element.contains(had) ? had.dataset.key : null;
        came_from_outside = element.contains(had) || (alone() && had === document.body) ? null : had;
      }
      if (opens || text.turn !== told.turn) opened = -1;
      if (opens) current.clear();
      const found = ({ parts }) => parts.find(({ of, on }) => of && on)?.place ?? null;
      if (within && found(text) !== found(told)) lead_to = found(text);
      told = text;
      render();
      lead();
      if (opens && leads) element.querySelector('h1')?.focus();
      if (closes && within && came_from_outside) {
        document.activeElement.blur(); // hides the mirror again
        (came_from_outside.isConnected ? came_from_outside : document.getElementById(came_from_outside.id))?.focus();
      } else if (closes && within) {
        (buttons_in(element).find(({ dataset }) => dataset.key === came_from) ?? element.querySelector('.hand [tabindex="0"]') ??
          element.querySelector('h1'))?.focus();
      }
      return element.contains(document.activeElement);
    },
  };
}
