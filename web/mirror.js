// Mirrors the table and its panels as HTML elements, for the keyboard, for screen readers and as the text table. The
// program sends the same content that it draws, part by part (src/ports/host_page.h, PageRole). Here the parts become
// headings, lists, tables, groups and buttons, and the focus is managed.

import { mirror as words_of } from 'mitts:words';
import { in_page_language } from './notices.js';
import { patch, wanted } from './patch.js';

// Groups consecutive parts that belong together into blocks: { kind, … }.
function blocks_of(parts) {
  const blocks = [];
  const last = (back = 1) => blocks.at(-back);
  const add = (block) => blocks.push(block);
  // Removes the text that repeats the control's name. Returns the help text between that text and the control, if any.
  function own_words(name) {
    if (last()?.text === name && last().kind === 't') blocks.pop();
    else if (last(2)?.text === name && last(2).kind === 't' && last().kind === 't') return blocks.splice(-2)[1].text;
    return '';
  }
  // Adds a group. If `help` is undefined, the group's name is already visible.
  const group = (name, help) => {
    add({ kind: 'g', name, help, items: [] });
    return last();
  };
  for (const part of parts) {
    const open = last()?.kind === 'g' ? last() : null;
    switch (part.role) {
      case 'f':
        if (last() && 'tl'.includes(last().kind) && !last().figure) last().figure = part.text;
        else add({ ...part, kind: 't' });
        break;
      case 'r':
        if (last()?.kind !== 'r') add({ kind: 'r', rows: [], name: blocks.findLast(({ kind }) => kind === 'h')?.text });
        last().rows.push([]);
        break;
      case 'c': last().rows.at(-1).push(part.text); break;
      case 'g': group(part.text, own_words(part.text)); break;
      case 'o':
        (open && open.items.every(({ role }) => role === 'o') ? open : group(blocks.findLast(({ kind }) => kind === 'h')?.text ?? ''))
          .items.push(part);
        break;
      case 'n': // a link to a rule, which belongs to the text before it
        if (last() && 'tl'.includes(last().kind)) (last().links ??= []).push(part);
        else add({ ...part, kind: 'b' });
        break;
      case 's': add({ ...part, kind: 's', more: [own_words(part.text), part.more].filter(Boolean).join(' ') }); break;
      case 'k':
        if (last()?.kind !== 'k') add({ kind: 'k', cards: [] });
        last().cards.push({ ...part, ways: [] });
        break;
      case 'a': last().cards.at(-1).ways.push(part); break;
      default: {
        // A stepper: the buttons for less and more are in their group, with the value between them.
        const within = open && open.items.length < 3 && (part.role === 'b' || (part.role === 't' && open.items.length === 1)) &&
          (open.items.length > 0 || parts[parts.indexOf(part) - 1].role === 'g');
        if (within) open.items.push(part);
        else if (part.text !== '') add({ ...part, kind: part.role });
      }
    }
  }
  return blocks;
}

/// Keeps `element` in step with the program. on_act(key) presses a control. barred(why) is called when a disabled
/// control is pressed. alone() is true if the elements replace the canvas. tools() returns additional controls, as
/// parts with a `kind` and an `act`. news() returns the latest announcements, which the text table shows.
export function open_mirror(element, { on_act, barred, alone = () => false, tools = () => [], news }) {
  const current = new Map(); // group name → index of its button that Tab reaches
  let told = { panel: '', parts: [] };
  let opened = -1; // index of the card whose choices are open, or -1
  let by_keyboard = false;
  let came_from = null; // the key of the button that had the focus before the panel opened
  let acts = [];
  let lead_to = null; // the position in a long list that gets the focus once it is rendered

  addEventListener('keydown', () => { by_keyboard = true; }, true);
  addEventListener('pointerdown', () => { by_keyboard = false; }, true);

  let described = 0;
  // Returns a button, and its help or the reason why it is disabled. `data-act` is its index in `acts`.
  function button(part, act, attributes = {}) {
    const id = part.more ? `more-${++described}` : undefined;
    acts.push({ part, act });
    return [
      wanted('button', {
        type: 'button', 'data-act': acts.length - 1, 'data-key': part.key || part.text, 'data-do': part.key || undefined, 'aria-describedby': id,
        // A disabled button can still be pressed and then announces the reason.
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

  function hand({ cards }) {
    const words = in_page_language(words_of);
    const of = cards[opened];
    const items = cards.map((card, place) => ({
      item: card,
      act: card.ways.length > 0 ? () => open_card(opened === place ? -1 : place) : press(card),
      // The key is the position, so the focus stays in place when a card is played.
      more: { 'data-key': place, 'aria-expanded': card.ways.length > 0 ? opened === place : undefined },
    }));
    return [
      row_of(words.hand, { role: 'toolbar', class: 'hand' }, items),
      of?.ways.length > 0 ? row_of(words.with_card({ card: of.text }), { role: 'toolbar', class: 'ways' }, of.ways.map((way) => ({ item: way, act: press(way) }))) : null,
    ];
  }

  // The first row holds the headings. A row of one cell is the heading of the rows below it. An empty row starts a new
  // body (PageRole::Row).
  function table({ name, rows: [head, ...rest] }) {
    const bodies = [[]];
    for (const row of rest) {
      if (row.length < 2) bodies.push([]);
      if (row.length > 0) bodies.at(-1).push(row);
    }
    const line = ([first, ...cells]) => wanted('tr', {}, cells.length === 0
      ? wanted('th', { scope: 'rowgroup', colspan: head.length }, wanted('span', {}, first))
      : [wanted('th', { scope: 'row' }, first), cells.map((cell) => wanted('td', {}, cell))]);
    return wanted('div', { class: 'wide', tabindex: 0, role: 'group', 'aria-label': name }, wanted('table', {},
      wanted('thead', {}, wanted('tr', {}, head.map((cell) => (cell ? wanted('th', { scope: 'col' }, cell) : wanted('td', {}))))),
      bodies.filter((body) => body.length > 0).map((body) => wanted('tbody', {}, body.map(line)))));
  }

  // The attributes of a line in a long list that is only partly rendered. The focus can be moved to such a line.
  const place_of = ({ place, of, on }) => (
    { 'aria-posinset': place, 'aria-setsize': of, tabindex: -1, 'data-key': place, 'aria-current': on ? 'true' : undefined });

  function element_of(block, first) {
    const figure = block.figure ? [' ', wanted('b', {}, block.figure)] : [];
    const links = (block.links ?? []).flatMap((link) => [' ', button(link, press(link), { class: 'rule' })]);
    const figured = { class: block.figure && 'figured' };
    switch (block.kind) {
      case 'h': return wanted(first ? 'h1' : 'h2', first ? { id: 'mirror-title', tabindex: -1 } : {}, block.text);
      case 't': return wanted('p', figured, block.text, figure, links);
      case 'l': return wanted('li', { ...figured, ...(block.of ? place_of(block) : {}) }, block.text, figure, links);
      case 'r': return table(block);
      case 'k': return hand(block);
      case 's': return button(block, block.act ?? press(block), { role: 'switch', 'aria-checked': block.on === true });
      case 'g': {
        const choices = block.items.every(({ role }) => role === 'o');
        const items = choices
          ? row_of(block.name, { role: 'radiogroup' }, block.items.map((item) => ({
            item, on: item.on, act: press(item), more: { role: 'radio', 'aria-checked': item.on },
          })))
          : wanted('div', { class: 'row', role: 'group', 'aria-label': block.name }, block.items.map((item) =>
            (item.role === 'b' ? button(item, press(item)) : wanted('output', {}, item.text))));
        return [block.help !== undefined ? wanted('p', { class: 'name', 'aria-hidden': 'true' }, block.name) : null, items,
          block.help ? wanted('p', { class: 'why' }, block.help) : null];
      }
      default: return button(block, block.act ?? press(block));
    }
  }

  // Gathers consecutive lines into lists, and consecutive buttons into rows.
  function elements_of(blocks) {
    const made = [];
    const gather = { l: 'ul', b: 'div', s: 'div' };
    blocks.forEach((block, at) => {
      const tag = gather[block.kind];
      const one = element_of(block, at === 0);
      if (!tag) made.push(...[one].flat());
      else if (made.at(-1)?.gathers === block.kind) made.at(-1).children.push(...[one].flat().filter((child) => child !== null));
      else made.push({ ...wanted(tag, tag === 'div' ? { class: 'row', 'data-key': at } : {}, one), gathers: block.kind });
    });
    return made.filter((child) => child !== null);
  }

  const buttons_in = (row) => [...row.querySelectorAll('button')];

  function open_card(place) {
    opened = place;
    render();
    const ways = element.querySelector('.ways');
    (ways ? buttons_in(ways)[0] : element.querySelector('.hand [tabindex="0"]'))?.focus();
  }

  // Focuses the requested line once it is rendered.
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
    const parts = elements_of(blocks_of(told.parts));
    const further = told.panel ? [] : elements_of(tools());
    patch(element, told.panel
      ? [wanted('div', { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'mirror-title', 'data-key': told.panel }, parts)]
      : [wanted('div', {}, parts.slice(0, 2), alone() ? news().map((line) => wanted('p', { class: 'news', 'aria-hidden': 'true' }, line)) : null,
        parts.slice(2), further)]);
    if (!within || element.contains(document.activeElement)) return;
    // The focused element is gone: focus the one that took its place.
    const there = element.contains(had) ? had : row && element.contains(row) ? buttons_in(row)[Math.min(place, buttons_in(row).length - 1)]
      : element.querySelector('.hand [tabindex="0"]') ?? buttons_in(element)[Math.min(Math.max(place, 0), buttons_in(element).length - 1)];
    (there ?? element.querySelector('h1'))?.focus();
  }

  // Shows the mirror beside the canvas while it has the focus.
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
    } else if (row && /^(Arrow|Home$|End$)/.test(event.key)) {
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
    /// Shows the program's new content. Returns true if the focus is in the mirror, where a screen reader reads the
    /// panel's title by itself.
    show(text) {
      const opens = text.panel !== '' && text.panel !== told.panel;
      const closes = text.panel === '' && told.panel !== '';
      const had = document.activeElement;
      const within = alone() || element.contains(had);
      // These two panels open without a request, and Enter and Escape already work, so the mirror stays hidden.
      const leads = within || (by_keyboard && !['summary', 'dialog'].includes(text.panel));
      if (opens && told.panel === '') came_from = element.contains(had) ? had.dataset.key : null;
      if (opens || text.turn !== told.turn) opened = -1;
      if (opens) current.clear();
      const found = ({ parts }) => parts.find(({ of, on }) => of && on)?.place ?? null;
      if (within && found(text) !== found(told)) lead_to = found(text);
      told = text;
      render();
      lead();
      if (opens && leads) element.querySelector('h1')?.focus();
      if (closes && within) {
        (buttons_in(element).find(({ dataset }) => dataset.key === came_from) ?? element.querySelector('.hand [tabindex="0"]') ??
          element.querySelector('h1'))?.focus();
      }
      return element.contains(document.activeElement);
    },
  };
}
