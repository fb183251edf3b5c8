// A line beside the menu and the summary of a round: the deal's fingerprint while the match is on, the seed once it is over. In a
// small window it is one word until it is touched (style.css).

import { common, deal_note as words } from 'mitts:words';
import { check_address, deal_of, fingerprint } from './deal.js';

// The panels beside which it is told; the table itself is for playing.
const panels = ['menu', 'summary'];

/// Keeps the element `note` as the table (program.js) stands; `look` is to be called whenever something may have changed.
export function deal_note(note, table) {
  let told = '';        // which deal, and at which end of it
  let dismissed = '';
  const print_of = new Map(); // by the deal's text: made once, before play

  async function tell(deal, state, key) {
    const name = JSON.stringify(deal);
    if (!print_of.has(name)) print_of.set(name, await fingerprint(deal));
    const print = print_of.get(name);
    if (told !== key || print === null) return;
    const say = words[state.language] ?? words.en;
    const over = state.phase === 'over';
    const more = document.createElement('button');
    more.type = 'button';
    more.className = 'more';
    more.textContent = over ? say.after_short : say.before_short;
    more.title = say.about;
    const text = document.createElement('span');
    text.textContent = over ? say.after({ seed: deal.seed }) : say.before({ print }); // cut short in sight, whole when it is copied
    text.title = say.about;
    const parts = [more, text];
    if (over) {
      const link = document.createElement('a');
      link.href = check_address(deal, print);
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = say.check;
      parts.push(link);
    }
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.ariaLabel = (common[state.language] ?? common.en).close;
    close.onclick = () => { dismissed = key; note.hidden = true; };
    more.onclick = () => { note.classList.add('open'); close.focus(); };
    note.lang = state.language;
    note.classList.remove('open');
    note.replaceChildren(...parts, close);
    note.hidden = false;
  }

  return {
    look() {
      const state = table.state();
      const when = state.page !== 'table' || !panels.includes(state.panel) ? '' : state.phase === 'over' ? 'after' : 'before';
      const deal = when ? deal_of(table.record()) : null;
      const key = deal ? `${when} ${state.language} ${JSON.stringify(deal)}` : '';
      if (key === told) return;
      told = key;
      note.hidden = true;
      if (deal && key !== dismissed) tell(deal, state, key);
    },
  };
}
