// The texts of the language in which the page did not begin: they come when the table stands, so that it can be changed at once. Where
// they do not, whoever chooses that language is told, and goes on in the first one until they have come.

import { common, texts } from 'mitts:words';
import { in_page_language, show_line } from './notices.js';

/// `table()` is the running table (program.js) or null. bring() has them come; look({ awaited }), what the program shows, sees
/// whether somebody waits for them.
export function open_texts(table) {
  let coming = null;
  let wanted = ''; // the language that somebody waits for

  function bring() {
    coming ??= table().bring_other_texts().catch((error) => {
      console.warn(error.message);
      coming = null;
    });
    return coming;
  }

  // begin.js tells where nothing comes.
  async function insist(language) {
    const end = globalThis.mitts_expect?.(`texts.${language}`);
    await bring();
    end?.();
    if (!coming && wanted === language) tell(() => insist(language));
  }

  function tell(act) {
    show_line({ id: 'texts', text: in_page_language(texts).missing, buttons: [{ id: 'texts-again', label: in_page_language(common).again, act }] });
  }

  return {
    bring,
    look({ awaited }) {
      wanted = awaited;
      if (awaited !== '' && table()) insist(awaited);
    },
  };
}
