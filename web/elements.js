// The page's own elements beside the canvas: a button for each thing that can be done now, what happens said aloud, and the
// question for a text. Texts come from the program; none of them is ever read as HTML.

import { common } from 'mitts:words';
import { link_to } from './links.js';
import { in_page_language } from './notices.js';

const by_id = (id) => document.getElementById(id);

// How many of the latest sentences stay to be read again.
const kept_sentences = 8;

export function elements({ on_act, on_text }) {
  const list = by_id('actions');

  const button_of = (key) => [...list.querySelectorAll('button')].find((button) => button.dataset.key === key);

  function make_button(key) {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.key = key;
    button.addEventListener('click', () => on_act(key));
    item.append(button);
    return item;
  }

  // Buttons that stay keep their element, so that the focus stays too; when the focused one goes, the focus goes to the button
  // now in its place.
  function show_actions(actions) {
    const focused = list.contains(document.activeElement) ? [...list.children].indexOf(document.activeElement.parentElement) : -1;
    const items = actions.map(({ key, label, enabled }) => {
      const item = button_of(key)?.parentElement ?? make_button(key);
      const button = item.firstChild;
      if (button.textContent !== label) button.textContent = label;
      // A barred action still answers, with the reason.
      if (enabled) button.removeAttribute('aria-disabled');
      else button.setAttribute('aria-disabled', 'true');
      return item;
    });
    const had = document.activeElement;
    if (items.length !== list.children.length || items.some((item, at) => item !== list.children[at])) list.replaceChildren(...items);
    if (focused < 0) return;
    if (list.contains(had)) had.focus();
    else list.children[Math.min(focused, list.children.length - 1)]?.firstChild.focus();
  }

  // Where the clipboard is closed to the page, the text is shown, ready to be copied by hand.
  function copy(text) {
    const show = () => open_question({ purpose: '', label: '', initial: text, accept: in_page_language(common).fine, cancel: '', manyLines: true }, () => {});
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(show);
    else show();
  }

  return {
    show({ language, title, status, actions }) {
      document.documentElement.lang = language;
      document.title = title;
      by_id('status').textContent = status;
      show_actions(actions);
    },

    announce(sentence) {
      const said = by_id('said');
      const paragraph = document.createElement('p');
      paragraph.textContent = sentence;
      said.append(paragraph);
      while (said.children.length > kept_sentences) said.firstChild.remove();
    },

    copy,

    copy_link: (query) => copy(link_to(query)),

    ask(question) {
      open_question(question, (text) => on_text(question.purpose, text));
    },
  };
}

function open_question({ label, initial, accept, cancel, manyLines }, on_answer) {
  const dialog = by_id('question');
  const text = by_id('question-text');
  by_id('question-label').textContent = label;
  by_id('question-accept').textContent = accept;
  by_id('question-cancel').textContent = cancel;
  by_id('question-cancel').hidden = cancel === '';
  text.value = initial;
  text.rows = manyLines ? 8 : 1;
  // In a single line, Enter answers.
  text.onkeydown = (event) => {
    if (!manyLines && event.key === 'Enter') {
      event.preventDefault();
      dialog.close('accept');
    }
  };
  dialog.returnValue = 'cancel';
  dialog.onclose = () => { if (dialog.returnValue === 'accept') on_answer(text.value); };
  dialog.showModal();
  text.select();
}
