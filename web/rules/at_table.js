// Opens examples at a table within the page, and saves their pictures. Without scripts, links open a separate page.

import { common, rules } from 'mitts:words';
import { kept_brightness } from '../look.js';

const language = document.documentElement.lang;
const words = rules[language];

const element = (name, fields = {}) => Object.assign(document.createElement(name), fields);

// Returns a sentence that compares the user's move with the example: the moves are the same, they differ, or the
// expected rule refuses the move. Returns null in any other case.
function verdict({ detail }, { move, refused = '' }) {
  if (detail.type === 'move' && move) return detail.move.action === move ? words.as_told : words.otherwise;
  return detail.type === 'rule' && detail.refused && refused.split(' ').includes(detail.rule) ? words.refused_as_told : null;
}

// Returns links to these rules. Omits rules that have no target on the page.
function links(numbers, figure) {
  const place = (number) => (document.getElementById(number) ? `#${number}`
    : [...figure.querySelectorAll('a.rule')].find(({ textContent }) => textContent === number)?.getAttribute('href'));
  return [...new Set(numbers)].filter(place)
    .flatMap((number) => [' ', element('a', { className: 'rule', href: place(number), textContent: number })]);
}

function open(link) {
  const figure = link.closest('figure');
  figure.querySelector('.live')?.remove();
  const frame = element('iframe', { title: (figure.querySelector('figcaption a') ?? document.querySelector('h1')).textContent, width: 640, height: 545 });
  frame.dataset.mitts = '';
  frame.src = `${link.href}&poster=0&theme=${kept_brightness() ?? 'auto'}&origin=${encodeURIComponent(location.origin)}`;
  const said = element('p', { className: 'said' });
  said.setAttribute('role', 'status');
  const close = element('button', { type: 'button', textContent: common[language].close });
  const live = element('div', { className: 'live' });
  live.append(frame, said, close);
  const say = (event, numbers) => {
    const text = verdict(event, link.dataset);
    if (text) said.replaceChildren(text, ...links(numbers, figure));
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

async function save_picture(button) {
  try {
    const { save_picture: save } = await import('./picture.js');
    await save(button.closest('figure'));
  } catch (error) {
    console.warn(error.message);
    button.textContent = words.picture_missing;
  }
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button.picture');
  if (button) return void save_picture(button);
  const link = event.target.closest('a.try, a.replay, a.play');
  // A click with a modifier key opens a new tab, as usual.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  open(link);
});
