// The script of fingerprint.html, which recomputes a deal's fingerprint and compares it with the one shown before play.

import { games, options as all_options } from 'mitts:facts';
import { common, fingerprint as words } from 'mitts:words';
import { compare, deal_of, deal_text, fingerprint } from './deal.js';
import { link_to } from './links.js';
import { is_seed } from './record_text.js';

const by_id = (id) => document.getElementById(id);
let language = navigator.languages.find((tag) => /^(en|fr)/i.test(tag))?.slice(0, 2).toLowerCase() ?? 'en';

function speak(chosen) {
  language = chosen;
  document.documentElement.lang = language;
  document.querySelector('.home').textContent = common[language].name;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = words[language][element.dataset.text];
  for (const button of document.querySelectorAll('[data-language]')) button.ariaPressed = String(button.dataset.language === language);
}

function verdict_of({ verdict, count }, { alone, few, same_part, same, other }) {
  const sentence = { alone, few, same_part, same, other }[verdict];
  return typeof sentence === 'function' ? sentence({ count }) : sentence;
}

const within = (accepts, value) => {
  const [, least, most] = /(\d+)–(\d+)$/.exec(accepts) ?? [];
  return /^\d{1,5}$/.test(value) && Number(value) >= Number(least) && Number(value) <= Number(most);
};

// Returns a deal as the table writes it: with the preset, the number of players, and the options that differ from the
// preset. Returns null if no table can deal it.
function canonical({ game, options, seed, dealer }) {
  const presets = Object.keys(games[game]?.presets ?? {});
  const { preset = presets[0], ...given } = Object.fromEntries(options.toLowerCase().split(/[\s,]+/).filter(Boolean).map((word) => word.split('=')));
  const at = presets.indexOf(preset);
  if (at < 0 || !is_seed(seed)) return null;
  given.players ??= all_options[game][0].values.en[at];
  const told = [`preset=${preset}`];
  for (const [name, value = ''] of Object.entries(given)) {
    const { accepts, named, values } = all_options[game].find(({ option }) => option === name) ?? {};
    if (!accepts || !(Object.hasOwn(named.en, value) || within(accepts.en, value))) return null;
    // The default number of packs depends on the number of players, so the table writes `packs` even for the default.
    if (['players', 'packs'].includes(name) || (named.en[value] ?? value) !== values.en[at]) told.push(`${name}=${value}`);
  }
  return dealer === '' || Number(dealer) < Number(given.players) ? { game, options: told.join(' '), seed: String(BigInt(seed)), dealer } : null;
}

let latest = null;
async function compute() {
  latest = null;
  const say = words[language];
  const given = deal_of(by_id('record').value);
  const deal = given && canonical(given);
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
