// The review panel, beside or below the table. It shows the value of every move of a finished round, splits the
// result into luck and play, and steps the table through the moves. A Worker computes the values (review-worker.js).
// The page loads this file when a review is opened at the table.

import { review as all_words } from 'mitts:words/review';
import { address_of } from './files.js';
import { add_style, make, make_button, redraw } from './parts.js';
import { actions_part } from './review/actions.js';
import { words_of_move } from './review/exercises.js';
import { figure_part } from './review/figure.js';
import { heading_part, progress_part, result_part } from './review/head.js';
import { keep_lines, kept_lines, key_of } from './review/kept.js';
import { on_swipe, step_of_key } from './review/keys.js';
import { decisions_part, terms_part, turning_part } from './review/lists.js';
import { position_part } from './review/move.js';
import { add_lines, digits_of, empty_round, events_of, points_text, turning_points } from './review/sums.js';
import { open_review } from './review/worker.js';

/// The maximum number of worlds (sampled deals) per decision. A decision gets fewer worlds if the error in the
/// difference between its two best actions is at most `enough`, in thousandths of a point (tools/bench_review.mjs).
const plans = { mitaines: { worlds: 4000, enough: 1400 }, mitch: { worlds: 600, enough: 300 }, mitigati: { worlds: 1000, enough: 800 } };
const styled = add_style(address_of('review.css'));

/// Loads the style sheet and resolves to { look }. `table` is the running table. The page passes its modules as
/// arguments, because importing them here would cost an extra request. on_missing() is called if the module fails to
/// load. show_deal() shows how to verify the deal. `own` contains the parts that only the page has (review/own.js). A
/// frame passes neither. `keeps` is false if the browser may not store reviews.
export async function make_review({ table, storage, trusted, fetch_bytes, in_page_language, on_missing, show_deal = null, own = null, keeps = true }) {
  let panel = null;
  let notice = ''; // the text that is shown instead of a review
  let folded = false; // true if the user has collapsed the panel to a button
  let record = '';
  let moves = []; // the actions of the record, as written there
  let worker = null;
  let match = null; // the module's description of the record
  let rounds = []; // the reviewed rounds, in the format of sums.js
  let shown = 0; // the index of the round on the table
  let side = 0;
  let plot = null;
  let told_term = null;
  let hands_open = false;
  let is_by_keys = false; // true if the review was opened with the keyboard
  // The Worker's current work: { index, key, lines, again, done }. `again` is true for a replay by the master.
  let work = null;
  await styled;

  const words = () => in_page_language(all_words);
  const language = () => document.documentElement.lang;
  const state = () => table.state();
  const points = (milli, signed = true, digits = digits_of(match.game)) => points_text(milli, { language: language(), signed, digits });
  // Formats a result, which has no decimals unless it is an average.
  const whole = (milli, signed = true) => points(milli, signed, milli % 1000 === 0 ? 0 : 1);
  const number_here = () => match?.rounds?.[shown];
  const now = () => Math.min(Math.max(0, state().actions - number_here().first), number_here().seats.length);
  const step_to = (action) => table.call('mitts_command', 'step', `${number_here().first + Math.max(0, action)} ${shown + 1}`);
  // Shows the position after a number of actions, for a row of a list. Scrolls up to the section about the move.
  const show = (action) => {
    step_to(action);
    render();
    const part = panel.querySelector('.now');
    part.scrollIntoView({ block: part.offsetHeight > panel.clientHeight - 60 ? 'start' : 'nearest' });
  };
  const name_of = (seat) => state().names[seat];
  const said = (move) => words_of_move(move, language());

  // Returns the lines above the record in the save of the match, which name the players and count hints.
  const head_of_save = () => storage.newest(state().slot).split('\n\n')[0];

  // Resolves to the key of the round's review, and the round's id in the statistics. The id does not depend on the
  // moves, so that a round has one line even if moves are undone and it is reviewed again.
  async function names_of_round(index) {
    const { first, seats, round } = match.rounds[index];
    const [tags, moves = ''] = record.split('\n\n');
    const played = moves.split(/\s+/).filter(Boolean).slice(0, first + seats.length);
    const [address = ''] = /^address .*$/m.exec(head_of_save()) ?? [];
    const names = [key_of(tags + played.join(' '), `${match.version} ${JSON.stringify(plans[match.game])} ${round}`), key_of(tags + address, round)];
    const [key, id] = await Promise.all(names);
    return { key, id, older_id: `${key.split(' ')[0]} ${round}` };
  }

  // Starts the review of the round on the table, unless the round has already been reviewed.
  async function begin() {
    const mine = worker;
    const index = shown;
    if (rounds[index]) return;
    rounds[index] = empty_round();
    const names = await names_of_round(index);
    const lines = keeps ? await kept_lines(names.key) : undefined;
    if (worker !== mine) return;
    if (lines) note(add_lines(rounds[index], lines), { index, ...names });
    else if (index === shown) ask({ index, ...names, again: false }, { review: { round: index, ...plans[match.game] } });
    else rounds[index] = undefined;
    render();
  }

  // Sends a new request to the Worker. Discards an incomplete review, which starts again when its round is shown.
  function ask(wanted, request) {
    if (work && !work.done && !work.again) rounds[work.index] = undefined;
    work = { ...wanted, lines: '', done: false };
    worker.ask(request);
  }

  function take({ lines, done }) {
    const round = rounds[work.index];
    add_lines(round, lines);
    work.lines += lines;
    work.done = done;
    if (done && !work.again) {
      if (keeps) keep_lines(work.key, work.lines);
      note(round, work);
    }
    render();
  }

  // Returns a function that returns true if the user made a decision of this round with a hint, or undid it.
  function helped_in(index) {
    const { viewer, helped } = state();
    return ({ seat, action }) => seat === viewer && helped.includes(match.rounds[index].first + action - 1);
  }

  // Adds the round to the statistics, and its costly decisions to the exercises.
  const note = (round, { index, ...names }) => own?.note(round, { ...names, index, record, match, head: head_of_save(), is_helped: helped_in(index), tell: worker.tell });

  function show_notice(text) {
    notice = text;
    render();
  }
  const show_trouble = (reason) => show_notice(words().trouble({ reason }));

  async function open() {
    record = table.record();
    moves = (record.split('\n\n')[1] ?? '').replace(/\{[^}]*\}/g, '').split(/\s+/).filter(Boolean);
    notice = '';
    const mine = panel = make('aside', { id: 'review', 'aria-labelledby': 'review-title' });
    panel.addEventListener('keydown', on_key);
    document.body.append(panel);
    fold(false);
    if (document.hasFocus()) panel.querySelector('h2').focus(); // a frame never takes the focus
    is_by_keys = !document.querySelector('.by-hand');
    try {
      const opened = await open_review({ record, trusted, fetch_bytes, on_lines: take, on_exercise: (one) => own.keep_exercise(one).then(render), on_broken: show_trouble });
      if (panel !== mine) return opened.end(); // the user has closed or reopened the panel
      worker = opened;
      match = opened.opened;
    } catch (error) {
      console.warn(error.message);
      if (panel !== mine) return;
      close();
      return on_missing();
    }
    if (match.trouble) return show_trouble(match.trouble);
    if (match.rounds.length === 0) return show_notice(words().no_rounds);
    rounds = [];
    work = null;
    side = match.sides[state().viewer];
    const { actions, round } = state();
    const is_at_place = actions > 0 && Boolean(match.rounds[round - 1]); // challenge.js has already stepped to a move
    shown = is_at_place ? round - 1 : match.rounds.length - 1;
    step_to(is_at_place ? actions - number_here().first : 0);
    render();
    begin();
  }

  function close() {
    worker?.end();
    [worker, match, plot, told_term] = [null, null, null, null];
    const had = is_by_keys && panel?.contains(document.activeElement);
    panel?.remove();
    panel = null;
    if (had) document.querySelector('#mirror h1').focus(); // otherwise the focus would be lost
    hands_open = false;
    document.documentElement.classList.remove('reviewed');
    table.page_changed();
  }

  function choose_round(index) {
    if (index === shown || !match.rounds[index]) return;
    [shown, told_term] = [index, null];
    step_to(0);
    begin();
    render();
  }

  function on_key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    // While the title has the focus, as when the review opens, the keys work as at the table.
    if (event.altKey || event.ctrlKey || event.metaKey || target.matches(event.key === 'Escape' ? 'h2' : 'input, h2')) return;
    if (state().panel) return; // the key belongs to the panel over the review
    if (event.key === 'Escape' && !folded) {
      event.stopPropagation(); // otherwise the program would end the review
      return fold(true);
    }
    if (!number_here()) return;
    const step = step_of_key(event, { place: now(), last: number_here().seats.length });
    if (step === undefined) return;
    event.preventDefault();
    step_to(step);
  }

  on_swipe(document.getElementById('canvas'), (by) => !state().panel && number_here() && step_to(now() + by));

  // Collapses the panel to a button, or expands it.
  function fold(away) {
    const had = panel.contains(document.activeElement);
    folded = away;
    panel.classList.toggle('folded', away);
    document.documentElement.classList.toggle('reviewed', !away);
    table.page_changed();
    render();
    if (had) panel.querySelector('button.close, #review-unfold').focus();
  }

  const round_name = (n) => words().rounds[match.game]({ n });
  const title = () => (number_here() ? words().title({ round: round_name(number_here().round) }) : '…');
  const heading = () => heading_part(title(), { say: words(), rounds: match?.rounds ?? [], shown, round_name, choose_round, fold: () => fold(true) });

  // Returns everything that the parts of the panel need to show the round.
  function view_of(round) {
    const { first, seats, scores } = number_here();
    const is_complete = round.positions.length > seats.length;
    const events = is_complete ? events_of(round, { seats, sides: match.sides, side }) : [];
    return { say: words(), language: language(), state: state(), viewer: state().viewer, match, side, seats, scores, place: now(), name_of, said, points, whole, show, step_to,
      events, turning: turning_points(events), is_complete,
      move_at: (action) => moves[first + action - 1] ?? '', is_helped: helped_in(shown) };
  }

  const toggle = (change) => () => {
    change();
    render();
  };
  const toggle_hands = toggle(() => { hands_open = !hands_open; });
  function tell_term(name) {
    told_term = told_term === name ? null : name;
    render();
  }
  const why = (action) => table.call('mitts_command', 'why', `${number_here().first + action - 1} ${shown + 1}`);

  function actions_of(round, view) {
    const { viewer, levels } = state();
    const ask_master = toggle(() => {
      const players = levels.map((level, seat) => (seat === viewer ? 'master' : level || 'careful'));
      ask({ index: shown, again: true }, { again: { round: shown, players: players.join(',') } });
    });
    return actions_part(round, view, { is_playing: work?.again && !work.done && work.index === shown, ask_master,
      show_deal: record.includes('[Seed "') ? show_deal : null, rows: own?.rows(view, { record, head: head_of_save(), number: number_here() }) ?? [] });
  }

  // Redraws the whole panel. Keeps the focus and the scroll position.
  function render() {
    if (!panel || state().mode !== 'review') return; // the review may have ended before look() is called
    if (folded) return redraw(panel, make_button(title(), () => fold(false), { id: 'review-unfold' }));
    if (notice !== '') return redraw(panel, heading(), make('p', { role: 'alert', text: notice }));
    if (!number_here()) return redraw(panel, heading());
    const round = rounds[shown] ?? empty_round();
    const view = view_of(round);
    const is_done = round.sums.length > 0;
    const seats = [view.viewer, ...match.sides.map((_, seat) => seat).filter((seat) => seat !== view.viewer)];
    const figure = view.is_complete && figure_part(round, view, { width: Math.max(160, panel.clientWidth - 28), is_low: panel.clientHeight < 330 });
    if (figure) ({ plot } = figure);
    redraw(panel, heading(), ...[
      is_done ? result_part(round.sums[side].result, view) : progress_part(round, view),
      figure && figure.element,
      position_part(round, view, { hands_open, toggle_hands, why }),
      is_done && terms_part(round, view, { told_term, tell_term, unit: 10 ** (3 - digits_of(match.game)) }),
      is_done && turning_part(view),
      ...seats.map((seat) => is_done && decisions_part(round, seat, view)),
      is_done && actions_of(round, view),
      is_done && own?.exercises_part(),
    ].filter(Boolean));
    mark();
  }

  function mark() {
    plot?.mark(now());
    const slider = /** @type {HTMLInputElement | null} */ (document.getElementById('review-place'));
    if (!slider) return;
    slider.value = String(now());
    slider.ariaValueText = now() < number_here().seats.length ? words().move({ n: now() + 1 }) : words().at_end;
  }

  let seen = '';
  addEventListener('resize', () => requestAnimationFrame(() => render())); // the canvas is resized first
  return {
    /// Opens and closes the panel with the review, and shows the current step. Call it whenever the table has changed.
    look() {
      const { mode, page, panel: over, actions, round, language: spoken } = state();
      const is_review = page === 'table' && mode === 'review';
      if (!is_review) return panel ? close() : undefined;
      if (!panel) return void open();
      worker?.tell({ paused: Boolean(over) });
      const picture = `${actions} ${round} ${spoken} ${over}`;
      if (picture === seen) return;
      seen = picture;
      if (!number_here()) return;
      if (round !== shown + 1 && match.rounds[round - 1]) { // the user has stepped to another round
        [shown, told_term] = [round - 1, null];
        begin();
      }
      render();
    },
  };
}
