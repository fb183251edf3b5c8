// The position editor: the pack and the zones. Cards can be dragged, tapped or moved with the keyboard.

import { poster } from 'mitts:words';
import { name_of } from '../embed/cards.js';
import { card_face, svg } from '../embed/draw.js';
import { cards_in, move_card, zone_names } from './draft.js';

const by_id = (id) => document.getElementById(id);

function title_of(name, texts, language) {
  const [kind, seat] = name.split('-');
  const title = texts.zones[kind] ?? poster[language][kind];
  return typeof title === 'function' ? title({ n: Number(seat) + 1 }) : title;
}

/// Sets up the editor. Calls on_change() after every move of a card. Returns { show(draft, texts, language) }.
export function open_zones({ on_change }) {
  let draft = null;
  let texts = null;
  let language = 'en';
  let picked = null; // the selected card: { code, zone }

  // Clears the selection if the draft was replaced or the selected card has moved.
  function put_down(now) {
    if (!picked || (now === draft && cards_in(now, picked.zone).includes(picked.code))) return;
    picked = null;
    say('');
  }

  const say = (sentence) => { by_id('picked').textContent = sentence; };

  function put(to, before = null) {
    if (!picked) return;
    const { code, zone } = picked;
    picked = null;
    move_card(draft, code, zone, to, before);
    say(texts.moved({ card: name_of(code, language), zone: title_of(to, texts, language) }));
    on_change();
  }

  function pick(code, zone) {
    // If another card is selected, moves it here, before this card.
    if (picked && (picked.code !== code || picked.zone !== zone)) return put(zone, zone === 'pack' ? null : code);
    picked = picked ? null : { code, zone };
    say(picked ? texts.picked({ card: name_of(code, language) }) : '');
    draw();
  }

  function card_button(code, zone) {
    const button = document.createElement('button');
    button.type = 'button';
    button.draggable = true;
    button.dataset.card = code;
    button.setAttribute('aria-label', name_of(code, language));
    button.setAttribute('aria-pressed', String(picked?.code === code && picked.zone === zone));
    button.append(svg('svg', { viewBox: '0 0 100 140', 'aria-hidden': 'true' }, card_face(code, { language })));
    button.addEventListener('click', () => pick(code, zone));
    button.addEventListener('dragstart', (event) => {
      picked = { code, zone };
      event.dataTransfer.setData('text/plain', code);
      event.dataTransfer.effectAllowed = 'move';
    });
    button.addEventListener('dragend', () => {
      picked = null;
      draw();
    });
    button.addEventListener('keydown', (event) => {
      if ((event.key === 'Delete' || event.key === 'Backspace') && zone !== 'pack') {
        event.preventDefault();
        picked = { code, zone };
        put('pack');
      }
    });
    return button;
  }

  function zone_element(name, cards) {
    const zone = document.createElement('section');
    zone.className = name === 'pack' ? 'zone pack' : 'zone';
    zone.dataset.zone = name;
    const heading = document.createElement('h3');
    const title = document.createElement('span');
    title.textContent = title_of(name, texts, language);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts.put;
    button.setAttribute('aria-label', texts.put_in({ zone: title.textContent }));
    button.disabled = !picked;
    button.addEventListener('click', () => put(name));
    heading.append(title, button);
    const row = document.createElement('div');
    row.className = 'cards';
    row.append(...cards.map((code) => card_button(code, name)));
    zone.append(heading, row);
    zone.addEventListener('dragover', (event) => {
      if (!picked) return;
      event.preventDefault();
      zone.classList.add('over');
    });
    zone.addEventListener('dragleave', () => zone.classList.remove('over'));
    zone.addEventListener('drop', (event) => {
      event.preventDefault();
      zone.classList.remove('over');
      const before = event.target.closest?.('[data-card]')?.dataset.card ?? null;
      put(name, before);
    });
    return zone;
  }

  // Redraws the zones and focuses the same card again. If the card is gone, focuses its zone's first card or button.
  function keep_focus(redraw) {
    const had = document.activeElement;
    const zone = had?.closest?.('[data-zone]')?.dataset.zone;
    const card = had?.dataset?.card;
    redraw();
    if (!zone) return;
    const place = by_id('zones').querySelector(`[data-zone="${zone}"]`);
    const next = (card && place?.querySelector(`[data-card="${card}"]`)) ?? place?.querySelector('.cards button, h3 button');
    next?.focus({ preventScroll: true });
  }

  function draw() {
    keep_focus(() => by_id('zones').replaceChildren(
      ...zone_names(draft).map((name) => zone_element(name, cards_in(draft, name))), zone_element('pack', cards_in(draft, 'pack'))));
  }

  return {
    /// Redraws the zones, or clears the selection if they are hidden (`now` is null).
    show(now, words, tongue) {
      put_down(now);
      if (now === null) return;
      if (picked && tongue !== language) say(words.picked({ card: name_of(picked.code, tongue) }));
      [draft, texts, language] = [now, words, tongue];
      draw();
    },
  };
}
