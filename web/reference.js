// Links from the table to its rules, which open beside the table. While a panel about rules is open, and after a
// refused move, the corner of the page contains a link for keyboard users. It is visible only while it has the focus.
// Other links are in the menu, in panels and in the text on the table.

import { common, rules } from 'mitts:words';
import { rules_address, rules_of_game } from './rules_links.js';

const of_the_match_to_come = ['new-match', 'custom-rules'];
// The panels with a link in the corner.
const panels_with_link = [...of_the_match_to_come, 'log', 'rules', 'why'];

/// Shows the link in the element `note`. Call look() whenever the table has changed. open_rule(rule) opens a rule.
export function reference(note, table) {
  let told = null;
  let aside = null;

  function open(address, language) {
    aside?.remove();
    const from = document.activeElement;
    aside = document.createElement('aside');
    aside.id = 'reference';
    aside.ariaLabel = rules[language].whole;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.ariaLabel = common[language].close;
    const put_away = () => {
      aside.remove();
      (from?.isConnected && from !== document.body ? from : note.querySelector('a'))?.focus();
    };
    const on_key = (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      put_away();
    };
    close.onclick = put_away;
    aside.addEventListener('keydown', on_key);
    const frame = document.createElement('iframe');
    frame.title = rules[language].whole;
    frame.src = address;
    frame.addEventListener('load', () => frame.contentWindow.addEventListener('keydown', on_key));
    aside.append(close, frame);
    document.body.append(aside);
    close.focus();
  }

  // Returns a tag of the current match. Returns undefined while a panel is about the next match.
  const tag_of = ({ page, panel }, name) => (page === 'table' && !of_the_match_to_come.includes(panel)
    ? new RegExp(`\\[${name} "([^"]*)"\\]`).exec(table.record())?.[1] : undefined);

  return {
    open_rule(rule) {
      setTimeout(() => { // deferred, because the program cannot be called until this call has returned
        const state = table.state();
        if (state.panel === 'menu') table.call('mitts_press', 'Escape'); // the menu would cover the table
        open(rules_address(rule, state.language, tag_of(state, 'Options')), state.language);
      });
    },
    look() {
      const state = table.state();
      const { language, panel, refusal_rule, arranged } = state;
      const wanted = refusal_rule || panels_with_link.includes(panel);
      const tag = (name) => (wanted ? tag_of(state, name) : undefined);
      const address = refusal_rule ? rules_address(refusal_rule, language, tag('Options'))
        : wanted ? rules_of_game(tag('Game') ?? arranged, language, tag('Options')) : null;
      if (told === address) return;
      told = address;
      note.hidden = address === null;
      if (address === null) return note.replaceChildren();
      const link = document.createElement('a');
      link.href = address;
      link.textContent = refusal_rule ? rules[language].rule({ rule: refusal_rule }) : rules[language].whole;
      link.onclick = (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(link.href, language);
      };
      note.lang = language;
      note.ariaLabel = link.textContent;
      note.replaceChildren(link);
    },
  };
}
