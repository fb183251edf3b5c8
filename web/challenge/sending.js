// The views of the challenge dialog that send a round or a match to a friend, and that arrange a tournament.

import { make, make_button, one_line } from '../parts.js';
import { known_challenges } from './kept.js';
import { link_part } from './link.js';
import { results_of, round_in } from './results.js';

const most_people = 8;
const most_deals = 8;

/// Returns send(slot, round), which shows the link for a round, or for the whole match if `round` is 0. `views` has the
/// functions of the dialog (challenge.js).
export function make_sending(views) {
  const { words, matches, copy, ask, attempt, keep, kept_note, kept_part, show, show_entry, show_text, show_wait, trouble_words, has_deal_of } = views;

  // Returns a field for the user's name. on_name(name) is called after every change.
  function name_field(name, on_name) {
    const input = make('input', { id: 'challenge-name', maxlength: '30', autocomplete: 'nickname' });
    input.value = name;
    input.addEventListener('input', () => attempt(() => on_name(one_line(input.value))));
    return input;
  }

  // `all` lists the rounds that the user can choose from.
  async function send(slot, round, all = [round, 0]) {
    const say = words();
    const save = matches.newest(slot);
    if (save === '') return show_text(matches.get('challenges')[0] === 'R' ? say.not_saved : say.not_played);
    show_wait(say.wait);
    if ((save.match(/^seat human/gm) ?? []).length !== 1) return show_text(say.only_one);
    const name = one_line(matches.get('challenge.name').slice(1)) || (/^seat human (.+)$/m.exec(save)?.[1] ?? '');
    const is_seen = Number(has_deal_of(save, slot));
    const make_text = (of, by = name) => ask('make', save, of, by || say.unnamed, is_seen);
    const told = await make_text(round);
    const is_over = /^round (?!1$)/m.test(save) && !(await make_text(0)).trouble;
    if (told.trouble) return show_text(trouble_words(told));
    const what = await ask('read', told.challenge);
    const known = known_challenges(matches).find(({ id, me }) => id === what.id && me);
    if (known && (await ask('read', known.text)).plays?.length > 1) return show_entry(known);
    const entry = keep({ id: what.id, me: what.people[0], text: told.challenge });
    const sending = link_part({ say, copy, text: told.challenge, title: say.send, about: say.about_send });
    const input = name_field(name, async (me) => {
      matches.put('challenge.name', me);
      const { challenge } = await make_text(round, me);
      keep({ id: what.id, me: me || say.unnamed, text: challenge });
      sending.put(challenge);
    });
    const choice = (of, text) => make_button(text, () => attempt(() => send(slot, of, all)), { 'aria-pressed': String(of === round), id: `challenge-of-${of}` });
    show(say.title, kept_note(entry), results_of(views.naming()).details_part(what), make('p', { text: say.about }),
      all[0] > 0 && is_over && make('div', { 'class': 'acts' }, ...all.map((of) => choice(of, of === 0 ? say.of_match : say.rounds[what.game]({ n: of })))),
      make('label', {}, make('span', { text: say.name }), input),
      sending.part,
      make('p', { 'class': 'note', text: say.honour }),
      make('section', {}, make('h3', { text: say.tournament }), make('p', { text: say.about_tournament }),
        make_button(say.arrange, () => show_arranging(save, what.game, one_line(input.value)), { id: 'challenge-arrange' })), kept_part(what.id));
  }

  function show_arranging(save, game, name) {
    const say = words();
    const names = make('textarea', { rows: '4', id: 'challenge-names', autocomplete: 'off' });
    names.value = `${name || say.unnamed}\n`;
    const deals = make('select', { id: 'challenge-deals' }, ...Array.from({ length: most_deals }, (_, at) => make('option', { value: at + 1, text: String(at + 1), ...(at === 2 ? { selected: '' } : {}) })));
    const told = make('p', { role: 'alert' });
    const begin = () => attempt(async () => {
      const people = names.value.split('\n').map((each) => [...one_line(each)].slice(0, 30).join('').trim()).filter(Boolean)
        .map((name, at, all) => (all.indexOf(name) < at ? `${name} ${at + 1}` : name)); // equal names get a number
      if (people.length < 2 || people.length > most_people) {
        told.textContent = say.how_many;
        return;
      }
      begins.disabled = true; // otherwise a second click would create another tournament
      const [low, high] = crypto.getRandomValues(new Uint32Array(2));
      const made = await ask('many', save, String((BigInt(high) << 32n) + BigInt(low)), Number(deals.value), people.join('\n'));
      if (made.trouble) return show_text(trouble_words(made));
      const { id } = await ask('read', made.challenge);
      await show_entry(keep({ id, me: people[0], text: made.challenge }));
    });
    const begins = make_button(say.make, begin, { 'class': 'main', id: 'challenge-make' });
    show(say.tournament, make('p', { text: say.about_tournament }),
      make('label', {}, make('span', { text: say.names }), names), make('label', {}, make('span', { text: say.how_many_deals({ round: round_in(say, game) }) }), deals), told,
      make('div', { 'class': 'acts' }, begins));
  }

  return send;
}
