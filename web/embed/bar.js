// The bar below the table in a frame. It shows the result of a move and the buttons of "try" mode, the steps of a
// replay, or a notice that nothing is stored. Text is never parsed as HTML.

import { bar, common } from 'mitts:words';
import { rules_address } from '../rules_links.js';

const by_id = (id) => document.getElementById(id);

function paragraph(text, name = '') {
  const element = document.createElement('p');
  element.textContent = text;
  element.className = name;
  return element;
}

function button(label, act, name = label) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  if (name !== label) element.setAttribute('aria-label', name);
  element.addEventListener('click', act);
  return element;
}

// Returns a line with links to the rules.
function rules_line(rules, words, language) {
  const line = paragraph('', 'rule');
  rules.forEach((rule, at) => {
    const link = document.createElement('a');
    Object.assign(link, { href: rules_address(rule, language), target: '_blank', rel: 'noopener', textContent: words.rule({ rule }) });
    line.append(at > 0 ? ' · ' : '', link);
  });
  return line;
}

// Formats the scored points, for example "side 0: 10 points".
const points_line = (points, words) =>
  paragraph(points.map((each) => words.points_of({ ...each, shown: String(each.points).replace('-', '−') })).join(' · '), 'points');

/// Sets up the bar for a `mode`: play, try or replay. ask(command, text) sends a command to the program. restart()
/// returns to the starting position.
export function open_bar(mode, { ask, restart }) {
  const outcome = by_id('outcome');
  const tools = by_id('tools');
  let language = '';
  let begins = 0; // the number of actions at the starting position
  let parts = {};

  function build_try(words) {
    parts = { again: button(common[language].again, restart), hint: button(words.hint, () => ask('hint', '')) };
    tools.replaceChildren(parts.again, parts.hint);
  }

  function build_replay(words) {
    const go = (to) => () => ask('go', String(to(parts.step, parts.steps)));
    const before = [button('|‹', go(() => 0), words.first), button('‹', go((step) => Math.max(0, step - 1)), words.previous)];
    const after = [button('›', go((step) => step + 1), words.next), button('›|', go((_, steps) => steps), words.last)];
    const place = document.createElement('span');
    place.className = 'place';
    parts = { before, after, place, step: 0, steps: 0 };
    tools.setAttribute('role', 'group');
    tools.setAttribute('aria-label', words.steps_of);
    tools.replaceChildren(...before, place, ...after);
  }

  // Disables or enables a button. A disabled button stays in the tab order, so it keeps the focus.
  const bar_it = (each, barred) => {
    if (barred) each.setAttribute('aria-disabled', 'true');
    else each.removeAttribute('aria-disabled');
  };

  function show_outcome(state, words, moved) {
    const lines = [];
    if (state.refusal) {
      lines.push(paragraph(state.refusal_words ?? state.refusal, 'refused'));
      if (state.refusal_rule) lines.push(rules_line([state.refusal_rule], words, language));
    } else if (moved && state.last) {
      lines.push(paragraph(state.last.words));
      if (state.last.points?.length) lines.push(points_line(state.last.points, words));
      const rules = state.last.rules ?? (state.last.rule ? [state.last.rule] : []);
      if (rules.length > 0) lines.push(rules_line(rules, words, language));
    } else if (mode === 'try') {
      lines.push(paragraph(words.your_move));
    }
    const said = lines.map((line) => line.textContent).join('\n');
    // The outcome is replaced only if its text has changed, so that a screen reader does not repeat it.
    if (outcome.dataset.said !== said) outcome.replaceChildren(...lines);
    outcome.dataset.said = said;
  }

  return {
    begin(actions) { begins = actions; },
    begins: () => begins,
    show(state, now, kept) {
      const words = bar[now];
      const element = by_id('bar');
      element.hidden = false;
      element.dataset.mode = mode;
      by_id('kept').textContent = kept ? '' : words.kept_nothing;
      if (language !== now) {
        language = now;
        if (mode === 'try') build_try(words);
        if (mode === 'replay') build_replay(words);
      }
      if (mode === 'try') {
        const moved = state.actions > begins;
        show_outcome(state, words, moved);
        bar_it(parts.again, !moved);
        bar_it(parts.hint, moved || !state.human);
      }
      if (mode === 'replay') {
        Object.assign(parts, { step: state.actions, steps: state.steps });
        parts.place.textContent = words.place({ step: state.actions, steps: state.steps });
        parts.before.forEach((each) => bar_it(each, state.actions === 0));
        parts.after.forEach((each) => bar_it(each, state.actions === state.steps));
        show_outcome(state, words, state.actions > 0);
      }
    },
  };
}
