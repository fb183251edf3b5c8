// The choices of a line as a form of the page's own fields, made anew when one of them changes what the others may be.

import { player_range, presets } from './draft.js';

/// on_change(name, value) is called with every choice. Returns show(draft, texts, words).
export function open_choices(form, on_change) {
  form.addEventListener('submit', (event) => event.preventDefault());

  function labelled(text, field, name, wide = false) {
    const label = document.createElement('label');
    label.className = wide ? 'wide' : '';
    const title = document.createElement('span');
    title.textContent = text;
    field.name = name;
    label.append(title, field);
    return label;
  }

  function select(name, text, options, value) {
    const field = document.createElement('select');
    for (const [key, title] of options) field.append(new Option(title, key, false, key === String(value ?? '')));
    field.addEventListener('change', () => on_change(name, field.value));
    return labelled(text, field, name);
  }

  function input(name, text, value, wide = false) {
    const field = document.createElement(name === 'text' ? 'textarea' : 'input');
    field.value = value;
    field.spellcheck = false;
    field.addEventListener('input', () => on_change(name, field.value));
    return labelled(text, field, name, wide);
  }

  function tick(name, text, value) {
    const field = document.createElement('input');
    field.type = 'checkbox';
    field.checked = value;
    field.addEventListener('change', () => on_change(name, field.checked));
    return labelled(text, field, name);
  }

  const numbers = (least, most, title = String) => Array.from({ length: most - least + 1 }, (_, at) => [String(least + at), title(least + at)]);
  const entries = (object) => Object.entries(object);

  return {
    show(draft, texts, words) {
      const [least, most] = player_range[draft.game];
      const seats = numbers(0, draft.players - 1, texts.a_seat);
      const shown = [
        select('game', texts.game, ['mitaines', 'mitch', 'mitigati'].map((game) => [game, words.game(game)]), draft.game),
        select('kind', texts.kind, entries(texts.kinds), draft.kind),
      ];
      if (draft.kind !== 'record') {
        shown.push(select('preset', texts.rules, presets[draft.game].map((preset) => [preset, words.rule_set(draft.game, preset)]), draft.preset));
        if (least < most) shown.push(select('players', texts.players, numbers(least, most), draft.players));
      }
      if (draft.kind === 'seed') shown.push(input('seed', texts.seed, draft.seed));
      if (draft.kind === 'record') shown.push(input('text', texts.record, draft.text, true));
      if (draft.kind === 'position') {
        shown.push(select('turn', texts.turn, seats, draft.turn));
        if (draft.game === 'mitch') shown.push(select('aces', texts.aces, numbers(0, 4), draft.aces));
        if (draft.game === 'mitigati') shown.push(select('stage', texts.stage, entries(texts.stages), draft.stage));
        shown.push(input('moves', texts.moves, draft.moves));
      }
      shown.push(
        select('mode', texts.mode, entries(texts.modes), draft.mode),
        select('seat', texts.seat, [...entries(texts.seats), ...seats], draft.seat),
        select('lang', texts.lang, entries(texts.langs), draft.lang),
        select('theme', texts.theme, entries(texts.themes), draft.theme),
        select('faces', texts.faces, entries(texts.face_names), draft.faces),
        input('origin', texts.origin, draft.origin),
        tick('keep', texts.keep, draft.keep),
      );
      const focused = form.contains(document.activeElement) ? document.activeElement.name : null;
      form.replaceChildren(...shown);
      if (focused) form.elements[focused]?.focus({ preventScroll: true });
    },
  };
}
