// The form for configuring an embed code. It is rebuilt whenever a choice affects the other fields.

import { games } from '../embed/params.js';
import { presets_of } from '../embed/position.js';
import { has_parameter, packs_of, players_of } from './draft.js';

/// Sets up the form. Calls on_change(name, value) after every choice. show(draft, texts, words) rebuilds the form.
export function open_choices(form, on_change) {
  form.addEventListener('submit', (event) => event.preventDefault());

  // The help texts, by field name.
  let help = {};
  function labelled(text, field, name, wide = false) {
    const label = document.createElement('label');
    label.className = wide ? 'wide' : '';
    const title = document.createElement('span');
    title.textContent = text;
    field.name = name;
    label.append(title, field);
    if (help[name]) {
      const sentence = document.createElement('small');
      [sentence.id, sentence.textContent] = [`help-${name}`, help[name]];
      field.setAttribute('aria-describedby', sentence.id);
      label.append(sentence);
    }
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

  // Returns a group of fields, collapsed unless the user has expanded it or a field differs from its default.
  function folded(title, fields) {
    const more = document.createElement('details');
    const inside = fields.map((field) => field.querySelector('[name]'));
    more.open = form.querySelector('details')?.open || inside.some((field) => (field.type === 'checkbox' ? field.checked : (field.selectedIndex ?? field.value.length) > 0));
    more.append(Object.assign(document.createElement('summary'), { textContent: title }), ...fields);
    return more;
  }

  const numbers = (least, most, title = (value) => String(value)) => Array.from({ length: most - least + 1 }, (_, at) => [String(least + at), title(least + at)]);
  // Returns [value, title] pairs. The default's value is empty, because the embed code omits defaults.
  const entries = (object) => Object.entries(object).map(([name, title]) => [name === 'usual' ? '' : name, title]);

  return {
    show(draft, texts, words) {
      // Omits the sentences about the notation of other games.
      const others = games.filter((game) => game !== draft.game).map(words.game);
      help = { ...texts.help, moves: texts.help.moves.split(/(?<=\.) /).filter((each) => !others.some((game) => each.startsWith(game))).join(' ') };
      const players = players_of(draft);
      const seats = numbers(0, draft.players - 1, (seat) => texts.a_seat({ n: seat + 1 }));
      const { bargaining, ...later_stages } = texts.stages;
      const stages = [...numbers(1, 3, (stage) => bargaining({ stage })), ...entries(later_stages)];
      const titles = texts.fields;
      const shown = /** @type {HTMLElement[]} */ ([
        select('game', titles.game, games.map((game) => [game, words.game(game)]), draft.game),
        select('kind', titles.kind, entries(texts.kinds), draft.kind),
      ]);
      if (draft.kind !== 'record') {
        shown.push(select('preset', titles.preset, presets_of(draft.game).map((preset) => [preset, words.rule_set(draft.game, preset)]), draft.preset));
        if (players.length > 1) shown.push(select('players', titles.players, players.map((number) => [String(number), String(number)]), draft.players));
      }
      if (draft.kind === 'seed') shown.push(input('seed', titles.seed, draft.seed));
      if (draft.kind === 'record') shown.push(input('text', titles.text, draft.text, true));
      if (draft.kind === 'position') {
        shown.push(select('turn', titles.turn, seats, draft.turn));
        if (has_parameter(draft, 'aces')) shown.push(select('aces', titles.aces, numbers(0, 4 * packs_of(draft)), draft.aces));
        if (has_parameter(draft, 'stage')) shown.push(select('stage', titles.stage, stages, draft.stage));
        shown.push(input('moves', titles.moves, draft.moves));
      }
      shown.push(select('mode', titles.mode, entries(texts.modes), draft.mode));
      // Most embed codes need none of these.
      const rare = [
        select('seat', titles.seat, [...entries(texts.seats), ...seats], draft.seat),
        select('lang', titles.lang, entries(texts.langs), draft.lang),
        select('theme', titles.theme, entries(texts.themes), draft.theme),
        select('faces', titles.faces, entries(texts.faces), draft.faces),
        input('origin', titles.origin, draft.origin),
        tick('keep', titles.keep, draft.keep),
        tick('review', titles.review, draft.review),
      ];
      shown.push(folded(texts.more, rare));
      const focused = form.contains(document.activeElement) ? document.activeElement.getAttribute('name') : null;
      form.replaceChildren(...shown);
      if (focused) form.elements[focused]?.focus({ preventScroll: true });
    },
  };
}
