// Settings for players who use the keyboard or a screen reader: the text table, the amount of speech, and the keys. The
// user changes these settings in a dialog. They are stored in local storage.

import { comfort, common } from 'mitts:words';
import { keys_from_text, keys_to_text, letters } from './keys.js';
import { in_page_language } from './notices.js';
import { patch, wanted } from './patch.js';

const how_much = ['brief', 'usual', 'full'];

/// Reads the settings from `storage` (storage.js). Calls on_change() after every change, and on_rules() when the user
/// opens the rules. Returns { show, alone, speech, keys, tools }. show() opens the dialog, and alone(), speech() and
/// keys() return the current settings.
export function open_comfort({ storage, on_change, on_rules }) {
  const read = (name) => {
    const answer = storage.get(name);
    return answer[0] === 'D' ? answer.slice(1) : '';
  };
  let alone, speech, keys;
  let awaited = null; // the letter to which the next pressed key is assigned
  let dialog = null;
  let acts = [];

  const stand = () => document.documentElement.classList.toggle('text', alone);
  function read_all() {
    alone = read('text-table') === 'yes';
    speech = how_much.includes(read('speech')) ? read('speech') : 'usual';
    keys = keys_from_text(read('keys'));
    stand();
  }
  read_all();
  // Another tab or an import (shelf/moving.js) may have changed the settings.
  addEventListener('storage', () => {
    const before = [alone, speech].join();
    read_all();
    if (before !== [alone, speech].join()) on_change();
    if (dialog) render();
  });

  function changed(name, text) {
    storage.put(name, text);
    stand();
    on_change();
    if (dialog) render();
  }
  function set_alone(value) {
    alone = value;
    changed('text-table', alone ? 'yes' : 'no');
  }
  function set_keys(value) {
    keys = value;
    awaited = null;
    changed('keys', keys_to_text(keys));
  }

  const lies_on = (letter) => (keys === 'off' ? '' : keys[letter] ?? letter);

  // Assigns a key to a letter, and removes the key from any other letter.
  function give(letter, key) {
    const others = letters.filter((one) => one !== letter && key !== '' && lies_on(one) === key).map((one) => [one, '']);
    set_keys(Object.assign({}, keys === 'off' ? {} : keys, Object.fromEntries(others), { [letter]: key }));
  }

  function button(text, act, attributes = {}) {
    acts.push(act);
    return wanted('button', { type: 'button', 'data-act': acts.length - 1, 'data-key': acts.length - 1, ...attributes }, text);
  }

  function row(words, letter) {
    const name = words[`letter_${letter}`];
    const key = lies_on(letter).toUpperCase() || words.off;
    return wanted('tr', {}, wanted('th', { scope: 'row' }, name), wanted('td', {}, button(awaited === letter ? words.press : key, () => {
      awaited = letter;
      render();
    }, { 'aria-label': awaited === letter ? words.press : words.change({ key, what: name }) })));
  }

  function render() {
    const words = in_page_language(comfort);
    acts = [];
    patch(dialog, [
      wanted('h2', { id: 'comfort-title' }, words.title),
      wanted('p', {}, button(words.text_table, () => set_alone(!alone), { role: 'switch', 'aria-checked': alone })),
      wanted('p', { id: 'comfort-speech' }, words.speech),
      wanted('div', { class: 'row', role: 'group', 'aria-labelledby': 'comfort-speech' }, how_much.map((each) => button(words[each], () => {
        speech = each;
        changed('speech', speech);
      }, { 'aria-pressed': speech === each }))),
      wanted('h3', {}, words.keys),
      wanted('p', {}, words.fixed),
      wanted('table', {}, wanted('tbody', {}, letters.map((letter) => row(words, letter)))),
      wanted('p', {}, words.how_to_change),
      wanted('div', { class: 'row' },
        button(words.letters, () => set_keys(keys === 'off' ? {} : 'off'), { role: 'switch', 'aria-checked': keys !== 'off' }),
        button(words.as_at_first, () => set_keys({})),
        button(words.rules, () => {
          dialog.close();
          on_rules();
        }),
        button(in_page_language(common).close, () => dialog.close(), { class: 'main' })),
    ]);
  }

  function show() {
    if (dialog) return;
    dialog = Object.assign(document.createElement('dialog'), { id: 'comfort', className: 'notice' });
    dialog.setAttribute('aria-labelledby', 'comfort-title');
    dialog.onclick = ({ target }) => acts[target.closest('button')?.dataset.act]?.();
    dialog.onclose = () => {
      awaited = null;
      dialog.remove();
      dialog = null;
    };
    dialog.onkeydown = (event) => {
      if (awaited === null || /^Tab$/.test(event.key)) return;
      event.preventDefault();
      if (/^[a-z0-9]$/i.test(event.key)) give(awaited, event.key.toLowerCase());
      else if (event.key === 'Backspace' || event.key === 'Delete') give(awaited, '');
      else if (event.key === 'Escape') {
        awaited = null;
        render();
      }
    };
    render();
    document.body.append(dialog);
    dialog.showModal();
  }

  return {
    show,
    alone: () => alone,
    speech: () => speech,
    keys: () => keys,
    /// Returns the controls at the end of the text table (mirror.js).
    tools() {
      const words = in_page_language(comfort);
      return [
        { role: 's', text: words.text_table, on: alone, act: () => set_alone(!alone) },
        { role: 'b', text: words.title, act: show },
      ];
    },
  };
}
