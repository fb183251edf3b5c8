// A mistake of the program's own: it has stopped, or something unforeseen was thrown. Nothing more is saved from there, the match
// can be copied, and opening the page again goes on with it.

import { common, crash } from 'mitts:words';
import { in_page_language, open_notice } from './notices.js';

// A browser keeps to itself what is wrong in scripts of another origin, as every script is to a frame that has none.
const is_kept_quiet = ({ error, message }) => !error && globalThis.origin === 'null' && /^Script error/.test(message);

// Errors of our own scripts and modules; what extensions and the browser's own doings throw into the page is not ours to tell.
function is_ours(error, folder) {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && !(error instanceof DOMException) && String(error.stack).includes(folder);
}

/// Returns stopped(reason), which shows the dialog; it is shown by itself for errors nobody caught. record() tells the match as
/// last known, is_kept(text) whether opening the page again finds it, before_notice() is called once, before anything is shown;
/// reopen() opens again. `words` are other sentences than the page's own, by language.
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
