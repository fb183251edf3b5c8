// The page's elements other than the canvas: the mirror (mirror.js), announcements (speech.js), and the dialog for text
// input. Text from the program is never parsed as HTML.

import { common } from 'mitts:words';
import { link_to } from './links.js';
import { wear } from './look.js';
import { open_mirror } from './mirror.js';
import { in_page_language, show_line } from './notices.js';
import { open_speech } from './speech.js';
import { called, one_line, undrawable } from './writing.js';

const by_id = (id) => document.getElementById(id);

/// Sets up the elements. on_act(key) activates a control of the program. on_text(purpose, text) answers the program's
/// question. `alone` and `tools` are passed to mirror.js, and how_much() to speech.js.
export function elements({ on_act, on_text, alone = undefined, tools = undefined, how_much = undefined }) {
  const speech = open_speech(how_much, () => mirror.render());
  const mirror = open_mirror(by_id('mirror'), {
    on_act, barred: (why) => speech.at_once(why || speech.status()), alone, tools, news: speech.latest,
  });

  // Copies the text. If the clipboard is unavailable, shows the text so that the user can copy it.
  function copy(text, told) {
    const show = () => open_question({ purpose: '', label: '', initial: text, accept: in_page_language(common).fine, cancel: '', manyLines: true }, () => {});
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(() => told && show_line('copied', () => ({ text: told() })), show);
    else show();
  }

  return {
    show(text) {
      document.documentElement.lang = text.language;
      document.title = text.title;
      document.documentElement.toggleAttribute('data-dark', wear(text.settings) === 'dark');
      speech.look(text, mirror.show(text));
    },

    announce: speech.say,

    render: mirror.render,

    copy: (text) => copy(text),

    // Opens the share sheet on touch devices. Otherwise copies the link. Cancelling the sheet is not an error.
    copy_link(query) {
      const url = link_to(query);
      if (!navigator.share || !matchMedia('(pointer: coarse)').matches) copy(url);
      else navigator.share({ url }).catch(({ name }) => { if (name !== 'AbortError') copy(url); });
    },

    // Shares a picture of the table with a sentence and a link. The canvas must be read before the browser presents
    // the current frame, because the canvas may be empty after that.
    share(canvas, query, sentence) {
      const url = link_to(query);
      const copy_all = () => copy(`${sentence} ${url}`, () => in_page_language(common).shared);
      if (!navigator.share) copy_all();
      else canvas.toBlob((blob) => {
        const files = blob ? [new File([blob], 'mitts.png', { type: blob.type })] : [];
        const picture = navigator.canShare?.({ files }) ? { files } : {};
        navigator.share({ text: sentence, url, ...picture }).catch(({ name }) => { if (name !== 'AbortError') copy_all(); });
      });
    },

    ask(question) {
      open_question(question, (text) => on_text(question.purpose, text));
    },
  };
}

const trouble = document.createElement('p');
trouble.setAttribute('role', 'alert');

function open_question({ purpose, label, initial, accept, cancel, manyLines, number = false }, on_answer) {
  const dialog = by_id('question');
  const text = by_id('question-text');
  by_id('question-label').textContent = label;
  const accepts = by_id('question-accept');
  accepts.textContent = accept;
  by_id('question-cancel').textContent = cancel;
  by_id('question-cancel').hidden = cancel === '';
  text.value = initial;
  text.rows = manyLines ? 8 : 1;
  text.maxLength = manyLines ? 20_000_000 : 60; // enough for a name, a seed or a bid
  text.inputMode = number ? 'numeric' : ''; // phones show a numeric keypad, sometimes without a minus key
  const sign = by_id('question-sign');
  sign.hidden = !number;
  sign.onclick = () => {
    text.value = /^[-−]/.test(text.value) ? text.value.slice(1) : `−${text.value}`;
    text.focus();
  };
  // Names that contain an invisible or undrawable character are refused.
  const is_name = purpose.startsWith('name ');
  text.oninput = () => {
    const wrong = is_name && undrawable(text.value);
    accepts.disabled = Boolean(wrong);
    trouble.textContent = wrong ? in_page_language(common).sign({ sign: called(wrong) }) : '';
    text.after(trouble);
  };
  text.oninput();
  // Enter accepts the text if the field has a single line.
  text.onkeydown = (event) => {
    if (!manyLines && event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) accepts.click(); // a held Enter has opened this question
    }
  };
  dialog.returnValue = 'cancel';
  dialog.onclose = () => { if (dialog.returnValue === 'accept') on_answer(is_name ? one_line(text.value) : text.value); };
  if (!dialog.open) dialog.showModal(); // a new question reuses an open dialog
  text.select();
}
