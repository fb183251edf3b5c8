// The search field of a rules page. Hides passages that do not match. Enter jumps to the rule with the given number.

import { rules } from 'mitts:words';

const words = rules[document.documentElement.lang];
const main = document.querySelector('main');
const plain = (text) => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '');

const field = document.querySelector('input[type="search"]');
const nothing = Object.assign(document.createElement('p'), { hidden: true, textContent: words.nothing_found });
nothing.setAttribute('role', 'status');

// Returns the level of a heading, or 0. The heading of a collapsed passage (in_force.js) has level 3.
const level_of = ({ tagName }) => (tagName === 'SUMMARY' ? 3 : Number(/^H([1-3])$/.exec(tagName)?.[1] ?? 0));

// Shows the passages that contain the search text, with their headings.
function show(wanted) {
  /** @type {any[]} */
  const blocks = [...main.children].flatMap((each) => (each.tagName === 'DETAILS' ? [...each.children] : [each])).filter((each) => each !== nothing && each.tagName !== 'NAV');
  let headings = [];
  let found = false;
  for (const each of blocks) {
    const level = level_of(each);
    const says = plain(each.textContent).includes(wanted);
    each.hidden = !says;
    if (level > 0) headings = [...headings.filter((heading) => level_of(heading) < level), each];
    if (says) headings.forEach((heading) => { heading.hidden = false; });
    found ||= says;
  }
  main.querySelectorAll('details').forEach((each) => {
    each.hidden = /** @type {HTMLElement[]} */ ([...each.children]).every(({ hidden }) => hidden);
    if (wanted !== '') each.open = true;
  });
  nothing.hidden = found;
}

field.addEventListener('input', () => show(plain(field.value.trim())));
field.addEventListener('keydown', (event) => {
  const rule = document.getElementById(field.value.trim().toUpperCase());
  if (event.key !== 'Enter' || !rule) return;
  field.value = '';
  show('');
  location.hash = rule.id;
});
// A link within the page may lead to a hidden passage.
document.addEventListener('click', ({ target }) => {
  if (field.value === '' || !(/** @type {Element} */ (target)).closest('a[href^="#"]')) return;
  field.value = '';
  show('');
});
main.append(nothing);
