// The way from the table to its rules: a link in the corner while a refusal is told, or a panel is open that speaks of rules, which shows
// the rules page beside the table. The page is fetched only then; it is a frame, so that the match goes on behind it. Beside how to play it
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
    aside = document.createElement('aside');
    aside.id = 'reference';
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.ariaLabel = common[language].close;
    close.onclick = () => {
      aside.remove();
      note.querySelector('a')?.focus();
    };
    const frame = document.createElement('iframe');
    frame.title = rules[language].whole;
    frame.src = address;
    aside.append(close, frame);
    document.body.append(aside);
    close.focus();
  }

  return {
    look() {
      const { language, page, panel, refusal_rule, arranged } = table.state();
      const wanted = refusal_rule || panels.includes(panel) || (is_wide.matches && wide_panels.includes(panel));
      const of_this_match = wanted && page === 'table' && !of_the_match_to_come.includes(panel);
      const tag = (name) => (of_this_match ? new RegExp(`\\[${name} "([^"]*)"\\]`).exec(table.record())?.[1] : undefined);
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
      const lessons = Object.assign(document.createElement('button'), { type: 'button', textContent: rules[language].lessons });
      lessons.onclick = () => table.call('mitts_command', 'lessons', '');
      note.replaceChildren(link, ...(teaches ? [lessons] : []));
    },
  };
}
