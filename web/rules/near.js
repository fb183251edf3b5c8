// Completes a rules page as the user scrolls: draws the cards of examples and the small cards beside values, and adds
// a button to each rule number that copies its link. Doing all of this at once would block phones for too long.

import { rules } from 'mitts:words';
import { Figures, lines_of } from './figure.js';

const { lang: language, dataset } = document.documentElement;
const words = rules[language];
const figures = new Figures({ game: dataset.game, language });

function element_of(part) {
  if (typeof part === 'string') return part;
  const [name, attributes, ...parts] = part;
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...parts.map(element_of));
  return element;
}

// Draws an example below its caption. The caption is not replaced, because its link may have the focus.
function draw(figure) {
  const caption = figure.querySelector('figcaption');
  while (caption.nextSibling) caption.nextSibling.remove();
  figure.append(...figures.body({ name: figure.id, lines: lines_of(figure.dataset.example) }).map(element_of));
  figure.removeAttribute('data-example');
}

function add_kept(cell) {
  const kept = cell.dataset.kept.split(' ').map((kind) => element_of(['i', { class: `kept ${kind}`, 'aria-hidden': 'true' }]));
  cell.prepend(...kept.flatMap((card) => [card, ' ']));
}

function add_copy(number) {
  const button = element_of(['button', { type: 'button', class: 'copy', title: words.copy_link({ rule: number.id }), 'aria-label': words.copy_link({ rule: number.id }) }]);
  number.after(button);
}

// Returns the link to a rule on this page. The link does not contain the options of the match.
const link_to = ({ id }) => `${location.origin}${location.pathname}#${id}`;

const told = Object.assign(document.createElement('p'), { id: 'copied', hidden: true });
told.setAttribute('role', 'status');
document.body.append(told);

async function copy(button) {
  const link = link_to(button.previousElementSibling);
  told.textContent = await navigator.clipboard.writeText(link).then(() => words.link_copied, () => link);
  button.after(told);
  told.hidden = false;
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button.copy');
  if (button) copy(button);
  else told.hidden = true;
});

/** @type {[selector: string, act: (element: any) => void][]} */
const acts = [['figure[data-example]', draw], ['[data-kept]', add_kept], ['.told', add_copy]];
const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    acts.find(([wanted]) => target.matches(wanted))[1](target);
  }
}, { rootMargin: '250px 0px' });
for (const [wanted] of acts) document.querySelectorAll(wanted).forEach((each) => near.observe(each));
