// The description and the results of a challenge, as elements of its dialog.

import { presets } from 'mitts:presets';
import { game as game_names } from 'mitts:words/game';
import { levels as all_levels } from 'mitts:words/levels';
import { move_words } from '../embed/moves.js';
import { make, make_button, picture_of_game } from '../parts.js';
import { first_difference } from './kept.js';

const number = (value) => String(value).replace('-', '−');
// Formats a play's margin in points. Tournament scores are based on the margins.
const margin_of = ({ margin }) => `${margin > 0 ? '+' : ''}${number((Math.round(margin / 100) / 10).toLocaleString(`${document.documentElement.lang}-CA`))}`;

/// Returns a person's play of a deal, or undefined.
export const play_by = (what, person, deal) => what.plays.find((play) => play.person === person && play.deal === deal);

/// Returns the game's word for a round.
export const round_in = (say, game) => say.rounds[game]({ n: '' }).trim().toLowerCase();

/// Returns the functions that draw a challenge `what` for the person `me` (−1: none). `say` contains the dialog's
/// sentences. called(name) and own_name(name) return the names to show.
export function results_of({ say, in_page_language, called, own_name }) {
  const language = document.documentElement.lang;
  const levels = in_page_language(all_levels);

  function details_part(what) {
    const preset = /preset=(\S+)/.exec(what.options)?.[1] ?? '';
    const names = what.seats.filter(({ level }) => level).map(({ level, name, feminine }) => {
      const word = (feminine && say.feminine[level]) || (levels[level] ?? level);
      return name ? `${name} (${word})` : word;
    });
    const part = what.deals > 1 ? say.of_deals({ n: what.deals, round: round_in(say, what.game) }) : what.round ? say.rounds[what.game]({ n: what.round }) : say.of_match;
    return make('div', { 'class': 'details' }, picture_of_game(what.game), make('p', {}, make('b', { text: in_page_language(game_names)[what.game] }),
      `${presets[what.game]?.[preset]?.[language] ?? preset} · ${part} · ${say.against({ names: names.join(', ') })}`));
  }

  // Returns the table of results. It hides the results of deals that the user has not played yet.
  function results_part(what, me) {
    if (what.plays.length === 0 && what.people.length < 2) return null;
    const deals = Array.from({ length: what.deals }, (_, deal) => deal);
    const is_open = (deal) => me < 0 || Boolean(play_by(what, me, deal)) || !what.plays.some((play) => play.deal === deal);
    const all_open = me >= 0 && deals.every(is_open);
    const ranked = what.people.map((name, person) => ({ name, person, ...what.standings[person] }));
    if (all_open) ranked.sort((one, other) => other.points - one.points || Number(other.played > 0) - Number(one.played > 0) || other.margin - one.margin);
    const cell = (person, deal) => {
      const play = play_by(what, person, deal);
      if (!play) return make('td', { text: '–' });
      if (me < 0 || !is_open(deal)) return make('td', { 'class': 'sealed', text: say.sealed });
      return make('td', {}, what.deals > 1 ? margin_of(play) : play.points.map(number).join(' : '),
        play.helps ? make('small', { text: [...play.helps].map((letter) => say.helps[letter]).join(', ') }) : '');
    };
    const is_duplicate = what.deals > 1 || what.people.length > 2;
    const head = (deal) => {
      const text = say.rounds[what.game]({ n: deal + 1 });
      if (what.deals === 1) return make('th', { scope: 'col', text: say.points });
      return make('th', { scope: 'col', text: what.deals > 2 ? String(deal + 1) : text, 'aria-label': text });
    };
    const best = Math.max(1, ...ranked.map(({ points }) => points));
    const row = ({ name, person, points }) => make('tr', { 'class': `${person === me ? 'own' : ''} ${all_open && points === best ? 'best' : ''}` }, make('th', { scope: 'row', text: person === me ? own_name(name) : called(name) }),
      ...deals.map((deal) => cell(person, deal)), is_duplicate ? make('td', { 'class': 'score', text: all_open ? String(points) : say.sealed }) : '');
    return make('section', {}, make('h3', { text: say.results }), make('div', { 'class': 'wide', tabindex: '0', role: 'region', 'aria-label': say.results }, make('table', {},
      make('thead', {}, make('tr', {}, make('th', { scope: 'col', text: say.person }), ...deals.map(head), is_duplicate ? make('th', { scope: 'col', text: say.duplicate }) : '')),
      make('tbody', {}, ...ranked.map(row)))),
    is_duplicate ? make('p', { 'class': 'note', text: say.about_duplicate }) : '');
  }

  // For each other player, lists the first decision that differs from the user's decision. review(play, at) opens the
  // review at a decision, or is null if the table does not show the play.
  function differences_part(what, me, /** @type {(play: any) => null | ((at: number) => void)} */ review) {
    const said = (action) => (action === undefined ? say.nothing : move_words(action, { language }));
    const items = what.plays.filter(({ person }) => person === me).flatMap((mine) => what.plays
      .filter(({ person, deal }) => person !== me && deal === mine.deal).map((theirs) => {
        const name = called(what.people[theirs.person]);
        const at = first_difference(mine, theirs);
        const begin = what.deals > 1 ? `${say.rounds[what.game]({ n: mine.deal + 1 })} · ` : '';
        if (at < 0) return make('li', { text: begin + say.same_moves({ name }) });
        const text = begin + say.differs({ n: at + 1, name, move: said(theirs.actions[at]), yours: said(mine.actions[at]) });
        const open = review(mine);
        return make('li', {}, open ? make_button(text, () => open(at), { 'class': 'link' }) : text);
      }));
    return items.length > 0 && make('section', {}, make('h3', { text: say.difference }), make('ul', {}, ...items));
  }

  return { details_part, results_part, differences_part };
}
