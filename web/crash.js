// Reports crashes: aborts of the program and uncaught errors in scripts. After a crash, nothing is saved. A dialog
// offers to copy the match, or to reload the page and continue the match.

import { common, crash } from 'mitts:words';
import { in_page_language, open_notice } from './notices.js';

// Returns true if the browser hides the error's details, as it does for all scripts in a frame with an opaque origin.
const is_kept_quiet = ({ error, message }) => !error && globalThis.origin === 'null' && /^Script error/.test(message);

// Returns true for errors in this site's code, and false for errors in browser extensions or in the browser itself.
function is_ours(error, folder) {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && !(error instanceof DOMException) && String(error.stack).includes(folder);
}

/// Shows the crash dialog for uncaught errors, and returns stopped(reason), which shows it for other errors.
///
/// record() returns the last known record of the match. is_kept(record) is true if it is in storage. before_notice() is
/// called once, before the dialog opens. reopen() reloads the table. `words` contains replacements for the dialog's
/// strings, by language.
export function watch_for_crashes({ record, is_kept, copy, before_notice, reopen, words: own_words = {} }) {
  let shown = false;

  function stopped(reason) {
    if (shown) return;
    shown = true;
    console.error(reason);
    before_notice();
    const words = { ...in_page_language(crash), ...in_page_language(own_words) };
    const text = record();
    const what = String(reason?.message ?? reason).split('\n', 1)[0];
    const paragraphs = [words.in_any_case ?? (text === '' || is_kept(text) ? words.kept : words.not_kept)];
    if (what !== '') paragraphs.push(`(${what})`);
    if (text !== '') paragraphs.push(words.copy_it);
    open_notice({
      id: 'crash', title: words.title, paragraphs, detail: text,
      buttons: [
        { id: 'crash-reload', label: words.reload, act: reopen },
        ...(text === '' ? [] : [{ id: 'crash-copy', label: words.copy, act: () => { copy(text); return 'stay'; } }]),
        { id: 'crash-close', label: in_page_language(common).close },
      ],
    });
  }

  const folder = new URL('.', location.href).href;
  addEventListener('error', (event) => { if (is_ours(event.error, folder) || is_kept_quiet(event)) stopped(event.error ?? event.message); });
  addEventListener('unhandledrejection', ({ reason }) => { if (is_ours(reason, folder)) stopped(reason); });
  return stopped;
}
