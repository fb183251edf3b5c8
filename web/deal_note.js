// The dialog behind the menu entry "Check the deal". It shows the fingerprint during the match. After the match it
// shows the seed and a link to the page that recomputes the fingerprint.

import { common, deal_note as words } from 'mitts:words';
import { check_address, deal_of, fingerprint } from './deal.js';
import { in_page_language, open_notice } from './notices.js';

/// Shows the dialog. `table` is the running table (program.js).
export async function show_deal(table) {
  const { panel, phase, slot } = table.state();
  const deal = deal_of(table.record());
  const print = deal && await fingerprint(deal);
  if (!deal || table.state().panel !== panel) return; // the panel has changed in the meantime
  const say = in_page_language(words);
  // A review may show an earlier moment of a finished match.
  const over = phase === 'over' || table.shelf().find((match) => match.slot === slot)?.over;
  const close = { id: 'deal-close', label: in_page_language(common).close };
  const check = { id: 'deal-check', label: say.check, act: () => { open(check_address(deal, print), '_blank', 'noopener'); } };
  open_notice({
    id: 'deal-note', title: say.check, paragraphs: [print ? say.about : say.insecure],
    detail: over ? say.after({ seed: deal.seed }) : print ? say.before({ print }) : '', buttons: over && print ? [check, close] : [close],
  });
}
