// The way from the table to its rules: a link in the corner while a panel is open that speaks of rules, and the numbers of rules on
// the panels; a refusal is a link itself (on the table, or in a lesson's panel), and has the corner's only for the keyboard; they show the rules page beside the table. The page is fetched only then; it is a frame, so that the match goes on behind it. Beside how to play it
// stands the way to the lessons.

import { common, rules } from 'mitts:words';
import { rules_address, rules_of_game } from './rules_links.js';

const panels = ['how-to-play', 'rules'];
// These use the corner too where the window is narrow.
const wide_panels = ['new-match', 'custom-rules', 'log', 'why'];
const is_wide = matchMedia('(min-width: 900px)');
const of_the_match_to_come = ['new-match', 'custom-rules'];

/// Keeps the element `note` as the table (program.js) stands; `look` is to be called whenever something may have changed.
export function reference(note, table) {
  let told = '';
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

  // A tag of the match on the table, unless a panel speaks of the match to come.
  const tag_of = ({ page, panel }, name) => (page === 'table' && !of_the_match_to_come.includes(panel)
    ? new RegExp(`\\[${name} "([^"]*)"\\]`).exec(table.record())?.[1] : undefined);

  return {
    open_rule(rule) {
      setTimeout(() => { // when the program, which is telling this, can be asked again
        const state = table.state();
        open(rules_address(rule, state.language, tag_of(state, 'Options')), state.language);
      });
    },
    look() {
      const state = table.state();
      const { language, panel, refusal_rule, arranged } = state;
      const wanted = refusal_rule || panels.includes(panel) || (is_wide.matches && wide_panels.includes(panel));
      const tag = (name) => (wanted ? tag_of(state, name) : undefined);
      const address = refusal_rule ? rules_address(refusal_rule, language, tag('Options'))
        : wanted ? rules_of_game(tag('Game') ?? arranged, language, tag('Options')) : null;
      const teaches = panel === 'how-to-play';
      if (told === `${address} ${teaches}`) return;
      told = `${address} ${teaches}`;
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
      const lessons = Object.assign(document.createElement('button'), { type: 'button', textContent: rules[language].lessons });
      lessons.onclick = () => table.call('mitts_command', 'learn', '');
      note.replaceChildren(link, ...(teaches ? [lessons] : []));
    },
  };
}
