// The challenge dialog. The user sends a finished round or match to a friend, who plays the same deal and sends the
// result back. A tournament has several deals. The link contains all results, and the browser also stores them
// (challenge/kept.js). The review module writes and reads the text in the link, and computes the results
// (src/app/main_challenge.cpp). The page loads this file when a challenge is opened or sent.

import { challenge as all_words } from 'mitts:words/challenge';
import { game as game_names } from 'mitts:words/game';
import { make_asking } from './challenge/asking.js';
import { address_of_match, challenge_in, decoded, keep_challenge, known_challenges, tags_in } from './challenge/kept.js';
import { link_part } from './challenge/link.js';
import { play_by, results_of, round_in } from './challenge/results.js';
import { make_sending } from './challenge/sending.js';
import { address_of } from './files.js';
import { add_style, make, make_button, nothing_yet, one_line } from './parts.js';

/// The maximum length of a challenge (src/session/challenge_text.cpp). Longer text would not fit on the module's stack.
const longest_text = 100_000;
const most_people = 8;

const styled = add_style(address_of('challenge.css'));

/// Loads the style sheet and resolves to { look, open, send }. `table` is the running table, and `matches` is the
/// storage of its matches (kept_match.js). on_left() is called when the dialog is closed. The page passes its modules
/// as arguments, because importing them here would cost an extra request.
export async function make_challenge({ table, matches, copy, trusted, fetch_bytes, common, in_page_language, on_missing, on_left }) {
  let dialog = null;
  let shown = 0; // incremented whenever the dialog's content is replaced
  let seen_end = ''; // the last finished match or round that look() has handled
  await styled;

  const words = () => in_page_language(all_words);
  // The placeholders for players who entered no name. A link contains the placeholder in its sender's language.
  const unnamed = Object.values(all_words).map((each) => each.unnamed);
  const called = (name) => (name === '' || unnamed.includes(name) ? words().unnamed : name);
  // Returns "you" for a placeholder, and any other name unchanged. Placeholders may be followed by a number
  // (play_part).
  const own_name = (name) => (unnamed.some((each) => name.startsWith(each)) ? words().you : name);
  const command = (name, text = '') => {
    table.call('mitts_command', name, text);
    return table.state().told;
  };

  // --- The module ---------------------------------------------------------------------------------------------------

  const { request, forget } = make_asking({ trusted, fetch_bytes, on_broken(reason) {
    if (dialog) show_text(words().broken({ reason }));
  } });
  // Calls a function of the module. If the user closes the dialog first, the promise never resolves, so nothing is
  // shown.
  async function ask(...call) {
    const mine = dialog;
    const told = await request({ ask: call });
    return dialog === mine ? told : new Promise(() => {});
  }

  // Runs `show`. If the module fails to load while the dialog is open, closes the dialog. The link stays in the URL, so
  // reloading the page opens it again.
  async function attempt(show) {
    try {
      await show();
    } catch (error) {
      console.warn(error.message);
      forget();
      if (!dialog) return;
      take_away();
      on_missing();
    }
  }

  // --- The dialog ---------------------------------------------------------------------------------------------------

  function take_away() {
    dialog.remove();
    dialog = null;
  }

  function bring_up() {
    if (dialog) return;
    dialog = make('dialog', { id: 'challenge', 'class': 'sheet', 'aria-labelledby': 'challenge-title' });
    dialog.addEventListener('close', () => {
      take_away();
      if (table.state().panel === 'challenge') table.call('mitts_press', 'Escape');
      on_left();
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  /// Replaces the dialog's content. Returns the new value of `shown`.
  function show(title, ...parts) {
    bring_up();
    const focus = document.activeElement?.closest('#challenge') ? document.activeElement.id : '';
    dialog.replaceChildren(
      make('header', {}, make('h2', { id: 'challenge-title', tabindex: '-1', text: title }),
        make_button('×', () => dialog.close(), { 'class': 'close', 'aria-label': in_page_language(common).close })),
      ...parts.flat().filter(Boolean));
    const at = focus && document.getElementById(focus);
    (at || dialog.querySelector('h2')).focus();
    if (!at) dialog.scrollTop = 0;
    return ++shown;
  }
  // Shows why a challenge cannot be sent, opened or played, with a button that closes the dialog.
  function show_text(text, title = words().title) {
    const part = nothing_yet(text, make_button(in_page_language(common).fine, () => dialog.close(), { 'class': 'main' }));
    part.querySelector('p').setAttribute('role', 'alert');
    show(title, part, kept_part(''));
  }
  const show_wait = (text, title = words().title) => show(title, make('p', { role: 'status', text }));

  const trouble_words = ({ trouble, why }) => {
    const say = words();
    return { ...say, play: say.play_wrong, deal: '' }[trouble] || say.deal({ why });
  };

  // Returns the list of stored challenges and tournaments, without the one on display.
  function kept_part(shown_id) {
    const all = known_challenges(matches).filter(({ id }) => id !== shown_id);
    if (all.length === 0) return null;
    const say = words();
    const name_of = ({ text, me }) => {
      const [, game, names_in_text] = /game=(\w+).*&people=([^&]*)/.exec(text);
      const people = names_in_text.split('/').map(decoded).map((name) => (name === me ? own_name(name) : called(name))).join(', ');
      return `${new Map(Object.entries(in_page_language(game_names))).get(game) ?? game} · ${people}`;
    };
    return make('section', {}, make('h3', { text: say.kept }), make('ul', { 'class': 'kept' },
      ...all.map((entry) => make('li', {}, make_button(name_of(entry), () => attempt(() => show_entry(entry)))))));
  }

  // --- The contents of a challenge -----------------------------------------------------------------------------------

  /// Returns the strings for results.js.
  const naming = () => ({ say: words(), in_page_language, called, own_name });

  // Returns a function that opens the review at a decision of this play, or null if the table does not show the match.
  function review_of({ first, actions, rounds }) {
    const { page, phase } = table.state();
    const made = (table.record().split('\n\n')[1] ?? '').replace(/\{[^}]*\}/g, ' ').split(/\s+/).filter(Boolean);
    if (page !== 'table' || phase === 'playing' || !actions.every((action, at) => made[first + at] === action)) return null;
    return (at) => {
      dialog.close();
      command('review');
      command('step', `${first + at} ${rounds[Math.min(at, rounds.length - 1)]}`);
    };
  }

  // --- A challenge --------------------------------------------------------------------------------------------------

  // Shows a challenge or a tournament that this browser has stored.
  async function show_entry(entry, news = []) {
    const what = await ask('read', entry.text);
    if (what.trouble) return show_text(trouble_words(what));
    const say = words();
    const me = entry.me === '' ? -1 : what.people.indexOf(entry.me);
    const is_tournament = what.deals > 1 || what.people.some((_, person) => !play_by(what, person, 0));
    const left = Array.from({ length: what.deals }, (_, deal) => deal).filter((deal) => !play_by(what, me, deal));
    const has_played = what.plays.some(({ person }) => person === me);
    const others = what.people.filter((name, person) => person !== me && (is_tournament || play_by(what, person, 0)));
    const { details_part, results_part, differences_part } = results_of(naming());
    const title = is_tournament ? say.tournament : has_played ? say.compared : say.from({ name: called(what.people[0]) });
    show(title, news.map((text) => make('p', { role: 'status', 'class': 'news', text })), kept_note(entry), details_part(what),
      !has_played && make('p', { text: is_tournament ? say.about_tournament : say.about_playing({ names: others.map(called).join(', ') }) }),
      left.length > 0 && (what.same_version ? play_part(entry, what, left, is_tournament) : make('p', { text: say.other_version })),
      results_part(what, me), has_played && differences_part(what, me, review_of),
      (has_played || is_tournament) && link_part({ say, copy, text: entry.text, title: is_tournament ? say.send_on : say.answer, about: is_tournament ? say.about_send_on : say.about_answer }).part,
      make('p', { 'class': 'note', text: say.honour }), kept_part(entry.id));
  }

  // Returns buttons for the deals that the user has not played, and a field or a list for the user's name.
  function play_part(entry, what, left, is_tournament) {
    const say = words();
    const fixed = what.people.includes(entry.me) || (is_tournament && what.people.length > 0);
    if (!fixed && what.people.length === most_people) return make('p', { text: say.full });
    const select = make('select', { id: 'challenge-me' }, ...what.people.map((name) => make('option', { value: name, text: called(name), ...(name === entry.me ? { selected: '' } : {}) })));
    const input = make('input', { id: 'challenge-name', maxlength: '30', autocomplete: 'nickname' });
    input.value = matches.get('challenge.name').slice(1);
    const who = /** @type {HTMLInputElement | HTMLSelectElement} */ (fixed ? select : input);
    const buttons = left.map((deal) => {
      const slot = slot_of(entry.id, deal);
      const name = what.deals > 1 ? say.play_deal({ n: deal + 1, round: round_in(say, what.game) }) : say.play;
      return make_button(slot === null ? name : `${name} · ${say.begun}`, () => attempt(async () => {
        let me = (fixed ? who.value : one_line(who.value)) || say.unnamed;
        while (!fixed && what.people.includes(me)) me += ' 2';
        if (!fixed) matches.put('challenge.name', one_line(who.value));
        await play(keep({ ...entry, me }), deal, what);
      }), { 'class': deal === left[0] ? 'main' : '', id: `challenge-play-${deal}` });
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') buttons[0].click();
    });
    return make('section', {}, make('label', {}, make('span', { text: fixed ? say.who : say.name }), who), make('div', { 'class': 'acts' }, ...buttons));
  }

  const keep = (entry) => ({ ...entry, is_kept: keep_challenge(matches, entry) });
  const kept_note = ({ is_kept = true }) => !is_kept && make('p', { role: 'status', 'class': 'news', text: words().not_kept });

  // Returns true if another slot contains a match with the same deal as this save.
  const has_deal_of = (save, slot = '') => table.shelf().some((match) => match.slot !== slot && tags_in(matches.newest(match.slot)) === tags_in(save));

  // Returns the slot of this browser's match for a deal of the challenge `id`, or null if there is no such match.
  const slot_of = (id, deal) => table.shelf().find(({ slot }) => {
    const found = challenge_in(matches.newest(slot));
    return found?.id === id && found.deal === deal;
  })?.slot ?? null;

  async function play(entry, deal, what) {
    let slot = slot_of(entry.id, deal);
    if (slot === null) {
      const say = words();
      const title = what.deals > 1 ? `${say.tournament} · ${say.rounds[what.game]({ n: deal + 1 })}` : say.from({ name: called(what.people[0]) });
      const bare = await ask('save', entry.text, deal, title, '');
      if (bare.trouble) return show_text(trouble_words(bare));
      const is_seen = has_deal_of(bare.save);
      const { save } = await ask('save', entry.text, deal, title, address_of_match(entry, deal, is_seen));
      const trouble = command('import', save);
      slot = slot_of(entry.id, deal);
      if (slot === null) return show_text(trouble === 'full' ? say.no_room : say.refused);
    }
    dialog?.close();
    command('resume', slot);
  }

  // Adds the result of the finished match in a slot to its challenge, and shows the comparison.
  async function finish(slot) {
    const save = matches.newest(slot);
    const { deal, is_seen, ...begun } = challenge_in(save);
    const entry = known_challenges(matches).find(({ id }) => id === begun.id) ?? begun;
    show_wait(words().wait);
    const mine = dialog;
    const told = await request({ ask: ['add', entry.text, save, deal, begun.me, Number(is_seen)] });
    const kept = told.trouble && told.trouble !== 'twice' ? null : keep({ id: entry.id, me: begun.me, text: told.challenge ?? entry.text });
    if (dialog !== mine) return; // the user has closed the dialog, but the result is stored
    if (!kept) return show_text(trouble_words(told));
    await show_entry(kept);
  }

  // Opens a link. Checks the new results, merges them with the stored results, and shows all results.
  async function receive(address) {
    const title = words().from({ name: words().unnamed });
    const refuse = (text) => show_text(text, title);
    show_wait(words().wait, title);
    // Mail programs may wrap lines, quote them or escape characters, and other text may follow the link.
    const travelled = address.replace(/\p{Cf}/gu, '').replace(/^.*challenge=/is, '').replace(/&(?:amp|#0*38|#x0*26);/gi, '&');
    const [, found] = /^(.*?&sum=\s*\d+)/s.exec(travelled.includes('&') ? travelled : decoded(travelled)) ?? [];
    let text = (found ?? travelled).replace(/[\s>|\p{Cf}]+/gu, '');
    if (text.length > longest_text) return refuse(words().foreign);
    const what = await ask('read', text);
    if (what.trouble) return refuse(trouble_words(what));
    if (!what.same_version) return refuse(words().other_version);
    const old = known_challenges(matches).find(({ id }) => id === what.id);
    const known = old ? await ask('read', old.text) : null;
    const is_known = ({ person, deal, actions }) => known?.plays?.some((play) => known.people[play.person] === what.people[person]
      && play.deal === deal && play.actions.join(' ') === actions.join(' '));
    const news = [];
    for (let at = what.plays.length - 1; at >= 0; at--) {
      const one = what.plays[at];
      if (is_known(one)) continue;
      const number_shown = show_wait(words().checking({ name: called(what.people[one.person]) }), title);
      const { refused, cut } = await request({ check: [text, at] });
      if (!dialog || shown !== number_shown) return; // the dialog was closed or shows something else
      if (refused) news.push(words().not_repeated({ name: called(what.people[one.person]) }));
      if (refused || cut > 0) text = (await ask(refused ? 'drop' : 'mark', text, at)).challenge;
    }
    if (news.length === what.plays.length && news.length > 0 && !old) return refuse(news.join(' '));
    const joined = known && !known.trouble ? await ask('join', old.text, text) : { challenge: text };
    if (joined.trouble) return refuse(trouble_words(joined));
    if (joined.full) news.push(words().full);
    await show_entry(keep({ id: what.id, me: old?.me ?? '', text: joined.challenge }), news);
  }

  const send = make_sending({ words, naming, matches, copy, ask, attempt, keep, kept_note, kept_part, show, show_entry, show_text, show_wait, trouble_words, has_deal_of });

  // Sends the match in a slot. If the match was played for a challenge, adds its result to the challenge instead.
  const send_match = (slot, round) => attempt(() => (challenge_in(matches.newest(slot)) ? finish(slot) : send(slot, round)));

  return {
    /// Opens the dialog when the panel opens and when a challenge ends. Call this whenever the table has changed.
    look() {
      const { page, panel, phase, slot, round, actions } = table.state();
      if (panel === 'challenge') {
        if (!dialog) send_match(slot, round);
        return;
      }
      const end = `${slot} ${round} ${actions}`;
      if (page !== 'table' || panel !== 'summary' || phase === 'playing' || dialog || end === seen_end) return;
      seen_end = end;
      const found = challenge_in(matches.newest(slot));
      if (!found) return;
      const [, only] = /&round=(\d+)/.exec(found.text) ?? [];
      const is_played = only ? Number(only) === round : phase === 'over'; // without a number, it is the whole match
      if (is_played) send_match(slot, round);
    },
    /// Opens a link, or the part of a link that starts with "challenge=".
    open: (address) => attempt(() => receive(address)),
    /// Sends a round of the match in a slot, or the whole match if the round's number is 0.
    send: send_match,
  };
}
