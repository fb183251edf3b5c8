// Loads the strings of the other language once the table is ready, so that the user can change the language
// immediately. If the strings fail to load, a user who chooses that language sees a notice. The table keeps the first
// language until the strings arrive.

import { common, texts } from 'mitts:words';
import { in_page_language, show_line } from './notices.js';

/// Returns { bring, look }. bring() loads the strings. look({ awaited }) receives the program's state with the language
/// that the user is waiting for, or ''. table() returns the running table (program.js) or null.
export function open_texts(table) {
  let coming = null;
  let wanted = ''; // the language that the user is waiting for, or ''

  function bring() {
    coming ??= table().bring_other_texts().catch((error) => {
      console.warn(error.message);
      coming = null;
    });
    return coming;
  }

  // Loads the strings that the user is waiting for. begin.js shows a message if no data arrives.
  async function insist(language) {
    const end = globalThis.mitts_expect?.(`texts.${language}`);
    await bring();
    end?.();
    if (!coming && wanted === language) tell(() => insist(language));
  }

  function tell(act) {
    show_line('texts', () => ({ text: in_page_language(texts).missing, buttons: [{ id: 'texts-again', label: in_page_language(common).again, act }] }));
  }

  return {
    bring,
    look({ awaited }) {
      wanted = awaited;
      if (awaited !== '' && table()) insist(awaited);
    },
  };
}
