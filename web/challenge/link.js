// The part of the challenge dialog that shares the link, copies it or shows it as a QR code.

import { make, make_button } from '../parts.js';

/// The maximum length, in characters, of a link that is shown as a QR code. Phones cannot scan denser codes on screens.
const longest_code = 1000;

const link_of = (text) => `${new URL('.', location.href).href}#challenge=${text}`;

/// Returns { part, put } for a challenge's text. put() replaces the link but does not redraw the dialog, because
/// redrawing would lose the focus.
export function link_part({ say, copy, text, title, about }) {
  let url = '';
  const told = make('p', { role: 'status', 'class': 'note' });
  const field = make('input', { readonly: '', 'aria-label': say.link, id: 'challenge-link' });
  const code = make('figure', {});
  const put = (challenge) => {
    url = field.value = link_of(challenge);
    told.textContent = '';
    if (url.length > longest_code) code.replaceChildren(make('figcaption', { text: say.too_long }));
    else import('./code.js').then(({ draw_code }) => code.replaceChildren(draw_code(url, say.code), make('figcaption', { text: say.scan })), () => {});
  };
  put(text);
  field.addEventListener('focus', () => field.select());
  const part = make('section', { 'class': 'sending' }, make('h3', { text: title }), make('p', { text: about }), field,
    make('div', { 'class': 'acts' },
      navigator.share ? make_button(say.share, () => navigator.share({ text: say.title, url }).catch(() => {}), { 'class': 'main', id: 'challenge-share' }) : '',
      make_button(say.copy, () => {
        copy(url);
        told.textContent = say.copied;
      }, { id: 'challenge-copy', ...(navigator.share ? {} : { 'class': 'main' }) })),
    told, code);
  return { part, put };
}
