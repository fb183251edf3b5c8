// The script of fingerprint.html, which recomputes a deal's fingerprint and compares it with the one shown before play.

import { fingerprint as words } from 'mitts:words';
import { compare, deal_of, deal_text, fingerprint } from './deal.js';
import { link_to } from './links.js';

const by_id = (id) => document.getElementById(id);
let language = navigator.languages.find((tag) => /^(en|fr)/i.test(tag))?.slice(0, 2).toLowerCase() ?? 'en';

function speak(chosen) {
  language = chosen;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = words[language][element.dataset.text];
  for (const button of document.querySelectorAll('[data-language]')) button.ariaPressed = String(button.dataset.language === language);
}

function verdict_of({ verdict, count }, { alone, few, same_part, same, other }) {
  const sentence = { alone, few, same_part, same, other }[verdict];
  return typeof sentence === 'function' ? sentence({ count }) : sentence;
}

let latest = null;
async function compute() {
  latest = null;
  const say = words[language];
  const deal = deal_of(by_id('record').value);
  by_id('deal').hidden = true;
  by_id('text').textContent = '';
  by_id('print').textContent = '';
  if (!deal) {
    by_id('verdict').textContent = say.none;
    return;
  }
  const mine = latest = {};
  const print = await fingerprint(deal);
  if (mine !== latest) return; // a later call has superseded this call
  by_id('print').textContent = print ?? '';
  by_id('text').textContent = deal_text(deal);
  by_id('verdict').textContent = print === null ? say.no_hashing : verdict_of(compare(print, by_id('seen').value), say);
  by_id('deal').href = link_to(Object.entries(deal).filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.trim().replace(/\s+/g, ','))}`).join('&'));
  by_id('deal').hidden = false;
}

// Fills in the form from the page's URL (see check_address in deal.js).
function take_address() {
  const asked = new URLSearchParams(location.hash.slice(1));
  if (!asked.has('seed')) return;
  const tags = [['Game', 'game'], ['Options', 'options'], ['Seed', 'seed'], ['Dealer', 'dealer']].filter(([, name]) => asked.has(name));
  by_id('record').value = tags.map(([tag, name]) => `[${tag} "${asked.get(name).replaceAll('"', '')}"]`).join('\n');
  by_id('seen').value = asked.get('seen') ?? '';
  compute();
}

for (const button of document.querySelectorAll('[data-language]')) {
  button.onclick = () => {
    speak(button.dataset.language);
    if (by_id('verdict').textContent !== '') compute();
  };
}
by_id('form').onsubmit = (event) => {
  event.preventDefault();
  compute();
};
addEventListener('hashchange', take_address);
speak(language);
take_address();
