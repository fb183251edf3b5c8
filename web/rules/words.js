// Shows the meaning of glossary words in a tooltip. Without scripts, the words are links to the glossary.

import { element } from './in_force.js';

const bubble = element('div', { id: 'word-bubble', hidden: true });
bubble.setAttribute('role', 'tooltip');
document.body.append(bubble);
let of = null;

function hide() {
  of?.removeAttribute('aria-describedby');
  of = null;
  bubble.hidden = true;
}

function show(word) {
  if (of === word) return;
  hide();
  of = word;
  bubble.textContent = word.dataset.meaning;
  bubble.hidden = false;
  word.setAttribute('aria-describedby', bubble.id);
  const at = word.getClientRects()[0];
  const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - bubble.offsetWidth - 8));
  const above = at.top - bubble.offsetHeight - 6;
  bubble.style.left = `${left + scrollX}px`;
  bubble.style.top = `${(above < 0 ? at.bottom + 6 : above) + scrollY}px`;
}

for (const word of document.querySelectorAll('a.word')) {
  word.dataset.meaning = document.getElementById(word.hash.slice(1)).lastChild.textContent;
  // The browser's own tooltip would overlap this tooltip.
  word.removeAttribute('title');
  word.addEventListener('pointerenter', ({ pointerType }) => { if (pointerType === 'mouse') show(word); });
  word.addEventListener('pointerleave', ({ pointerType }) => { if (pointerType === 'mouse' && document.activeElement !== word) hide(); });
  word.addEventListener('focus', () => show(word));
  word.addEventListener('blur', hide);
  // Enter follows the link to the glossary. A click or a touch shows the meaning.
  word.addEventListener('click', (event) => {
    if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(word);
  });
}
addEventListener('keydown', ({ key }) => { if (key === 'Escape') hide(); });
addEventListener('pointerdown', ({ target }) => { if (!target.closest?.('a.word')) hide(); });
