// Offers to install the page, and advises the user to make a backup copy if the browser may delete its storage. Shows
// each notice at most once. Also requests persistent storage. The page loads this file after the table.

import { asking as all_words } from 'mitts:words/asking';

/// The number of finished matches after which a backup copy is worthwhile.
const matches_to_lose = 5;

/// Returns { look }. Call look() whenever the table has changed. `table` is the running table, `matches` is the storage
/// of its matches (kept_match.js), and `home` is the start page's interface (start.js). open_shelf() opens the shelf
/// and focuses its export button. The page passes its modules as arguments, because importing them here would cost an
/// extra request.
export function make_asking({ table, matches, home, in_page_language, show_line, open_shelf }) {
  let offered = null; // the installation notice
  let persisting = false;
  let is_forgetful = null; // true if the browser may delete the storage; null until the browser has answered
  const words = () => in_page_language(all_words);
  home.on_offer = () => offer_to_install(table.state());

  // Returns true on the first call with this name. Later calls return false, even on later visits.
  function ask_once(what) {
    if (matches.get(what) !== 'M') return false;
    matches.put(what, 'asked');
    return true;
  }

  // Requests persistent storage once two matches are stored.
  function ask_to_persist() {
    if (persisting || matches.slots().size < 2) return;
    persisting = true;
    if (ask_once('persist')) navigator.storage?.persist?.().catch(() => {});
  }

  // Takes the browser's install prompt (start.js). Returns a function that returns [button], or [] without a prompt.
  function install_button(id) {
    const own = home.offer;
    home.offer = null;
    return () => (own ? [{ id, label: words().install_now, act: () => own.prompt() }] : []);
  }

  // On the start page, offers installation to players who have finished a match.
  function offer_to_install({ page, panel }) {
    if (page !== 'start') offered?.remove();
    if (!home.offer || page !== 'start' || panel || lines_in('results') + lines_in('played') === 0 || !ask_once('install')) return;
    const install = install_button('install-now');
    offered = show_line('install', () => ({ text: words().install, buttons: [...install(), { id: 'install-not', label: words().not_now }] }));
  }

  const lines_in = (name) => matches.get(name).slice(1).split('\n').filter(Boolean).length;
  const is_between_matches = ({ page, panel, phase, mode }) => panel === null && (page === 'start' || (phase === 'over' && mode === 'play'));

  // After the fifth finished match, advises the user to make a backup copy, unless the storage is persistent.
  async function advise_copy() {
    if (is_forgetful === false || !is_between_matches(table.state()) || matches.get('forgets') !== 'M') return;
    if (lines_in('results') + lines_in('played') < matches_to_lose) return;
    is_forgetful ??= !(await Promise.resolve(navigator.storage?.persisted?.()).catch(() => false));
    if (!is_forgetful || !is_between_matches(table.state()) || !ask_once('forgets')) return;
    const install = install_button('forgets-install');
    show_line('forgets', () => ({ text: words().may_forget, buttons: [
      { id: 'forgets-copy', label: words().keep_copy, act: open_shelf }, ...install(), { id: 'forgets-not', label: words().not_now }] }));
  }

  return {
    look() {
      ask_to_persist();
      offer_to_install(table.state());
      advise_copy();
    },
  };
}
