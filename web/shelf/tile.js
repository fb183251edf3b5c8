// A match's tile on the shelf: its hand, its state, and the buttons that act on it. shelf.js places the tiles.

import { game as game_names } from 'mitts:words/game';
import { left } from 'mitts:words/left';
import { shelf as all_words } from 'mitts:words/shelf';
import { small_card } from '../embed/corner.js';
import { download, make, make_button, one_line, picture_of_game } from '../parts.js';

/// Returns the name of an exported file.
export const file_name = (what) => `mitts-${what}-${new Date().toISOString().slice(0, 10)}.txt`;

// Returns the picture of the game's tile, with the first cards of the hand instead of the tile's cards. At the end of a
// match, the hand is empty, so the tile's cards stay.
function picture_of({ game, cards = [] }) {
  const picture = /** @type {HTMLElement} */ (picture_of_game(game) || make('div', { 'class': 'picture' }));
  picture.ariaHidden = 'true';
  if (cards.length > 0) for (const fan of picture.querySelectorAll('.fan')) fan.remove();
  picture.append(...cards.map((code) => small_card(make, code, document.documentElement.lang)));
  return picture;
}

function date_of({ date }) {
  if (date === '0') return '';
  const when = new Date(Number(date));
  const text = when.toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  return make('p', { 'class': 'note' }, make('time', { datetime: when.toISOString(), text }));
}

/// Returns { tile_of(match, is_first), title_of(match) }. command() executes a program command and returns its error
/// code. show(slot, trouble) renders the shelf with the sentence of an error code and focuses a match, and tell(text)
/// shows a sentence. leave(match) closes the shelf and opens the match. take_off(match) deletes the match.
export function make_tiles({ matches, command, copy, challenge, common, in_page_language, show, tell, leave, take_off }) {
  const words = () => in_page_language(all_words);
  const title_of = (match) => match.name || match.title || in_page_language(left).unknown;

  function rename(match, heading) {
    const input = make('input', { 'aria-label': words().name, maxlength: '60', dir: 'auto' });
    input.value = match.name;
    input.placeholder = match.title;
    const end = (keeps) => {
      const name = one_line(input.value);
      show(match.slot, keeps && name !== match.name ? command('rename', `${match.slot} ${name}`) : '');
    };
    input.addEventListener('keydown', (event) => {
      if (event.repeat || (event.key !== 'Enter' && event.key !== 'Escape')) return; // a held Enter began the renaming
      event.preventDefault();
      end(event.key === 'Enter');
    });
    heading.replaceChildren(input, make_button(in_page_language(common).fine, () => end(true)));
    input.select();
  }

  // Returns a match's additional buttons.
  function more_of(match, heading) {
    const say = words();
    const text = matches.newest(match.slot, match.place);
    const name = file_name(match.game ?? 'match');
    const shared = { files: [new File([text], name, { type: 'text/plain' })] };
    const sound = !match.trouble;
    return [
      sound && make_button(say.rename, () => rename(match, heading)),
      sound && make_button(say.duplicate, () => show(null, command('duplicate', match.slot))),
      make_button(say.save, () => download(name, text)),
      make_button(say.copy, () => { copy(text); tell(say.copied); }),
      sound && match.over && make_button(say.challenge, async ({ target }) => {
        const part = await challenge();
        if (target.isConnected) part?.send(match.slot, 0); // the user may have closed the shelf
      }),
      navigator.canShare?.(shared) && make_button(say.share, () => navigator.share(shared).catch(() => {})),
      match.trouble !== 'newer' && make_button(say.remove, () => take_off(match), { 'class': 'remove' }),
    ].filter(Boolean);
  }

  // Returns the other players, turn, state and scores of a match, and its rules unless they are the game's usual rules.
  // If the match has a name, the game precedes the players. In Mitch, the scores exclude the current round.
  const lines_of = ({ name: own_name, title, company, turn, waits, detail, scores, over, usual, rules, game }) => [
    make('p', { 'class': 'company', text: own_name ? title : company }),
    make('p', { 'class': 'state' }, make('span', { 'class': waits ? 'turn' : 'calm', text: turn }), ' ', make('span', { 'class': 'detail', text: detail })),
    make('p', { 'class': 'scores' }, ...scores.map(({ name, points }) =>
      make('span', { text: `${name} ` }, make('b', { text: String(points).replace('-', '−') }))),
    over || game !== 'mitch' ? '' : make('small', { text: words().before })),
    usual ? '' : make('p', { 'class': 'note', text: rules }),
  ];

  function tile_of(match, is_first) {
    const say = words();
    const sound = !match.trouble;
    const title = title_of(match);
    const heading = make('h3', { text: match.name || in_page_language(game_names)[match.game] || title, dir: 'auto' });
    const more = make('div', { 'class': 'more', hidden: '' });
    const open_more = make_button('⋯', () => {
      // The buttons are created late, because there may be hundreds of matches.
      if (more.childElementCount === 0) more.append(...more_of(match, heading));
      more.hidden = !more.hidden;
      open_more.setAttribute('aria-expanded', String(!more.hidden));
    }, { 'class': 'dots', 'aria-expanded': 'false', 'aria-label': say.more({ match: title }) });
    const lines = sound ? lines_of(match) : [make('p', { text: match.trouble === 'newer' ? say.newer : say.kept_damaged })];
    const go = sound ? make_button(match.over ? say.look : say.go_on, () => leave(match),
      { 'class': `go${is_first ? ' main' : ''}`, 'aria-label': (match.over ? say.look_at : say.go_on_with)({ match: title }) }) : '';
    return make('li', { 'data-slot': match.slot }, picture_of(match), make('div', { 'class': 'words' }, heading, ...lines, date_of(match)),
      make('div', { 'class': 'acts' }, go, open_more), more);
  }
  return { tile_of, title_of };
}
