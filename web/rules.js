// A rules page: its examples open at a table in place. Without this script their links open the same table in a page of its own.

import { common, rules } from 'mitts:words';
import './rules/find.js';
import './rules/compare.js';
import './rules/in_force.js';
import './rules/words.js';
import { kept_brightness } from './look.js';
import './visit.js';

const language = document.documentElement.lang;
const words = rules[language];

// Beside a table there is no way back to it but closing the page.
if (globalThis.top !== globalThis) document.querySelector('.home').hidden = true;

function element(name, fields = {}) {
  return Object.assign(document.createElement(name), fields);
}

// Whether what happened at the table is what the text tells: its move, or a refusal by its rule.
function verdict({ detail }, { move, refused = '' }) {
  if (detail.type === 'move' && move) return detail.move.action === move ? words.as_told : words.otherwise;
  return detail.type === 'rule' && detail.refused && refused.split(' ').includes(detail.rule) ? words.refused_as_told : null;
}

// Rules of this page among those that are named, as links.
function links(numbers) {
  return [...new Set(numbers)].filter((number) => document.getElementById(number))
    .flatMap((number) => [' ', element('a', { className: 'rule', href: `#${number}`, textContent: number })]);
}

function open(link) {
  const figure = link.closest('figure');
  figure.querySelector('.live')?.remove();
  const frame = element('iframe', { title: figure.querySelector('figcaption').textContent, width: 640, height: 545 });
  frame.dataset.mitts = '';
  frame.src = `${link.href}&poster=0&theme=${kept_brightness() ?? 'auto'}&origin=${encodeURIComponent(location.origin)}`;
  const said = element('p', { className: 'said' });
  said.setAttribute('role', 'status');
  const close = element('button', { type: 'button', textContent: common[language].close });
  const live = element('div', { className: 'live' });
  live.append(frame, said, close);
  const say = (event, numbers) => {
    const text = verdict(event, link.dataset);
    if (text) said.replaceChildren(text, ...links(numbers));
  };
  frame.addEventListener('mitts:move', (event) => say(event, event.detail.move.rules ?? []));
  frame.addEventListener('mitts:rule', (event) => say(event, [event.detail.rule]));
  close.addEventListener('click', () => {
    live.remove();
    link.focus();
  });
  figure.append(live);
  globalThis.Mitts?.attach(frame);
  frame.scrollIntoView({ block: 'end' });
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a.try, a.replay');
  // Whoever wants it in a tab of its own has it there.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  open(link);
});
