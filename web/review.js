// The panel of a review, beside or below the table. It shows the value of every move of a finished round, splits the
// result into luck and play, and steps the table through the moves. A Worker computes the values (review-worker.js).
// The page loads this file when a review is opened at the table.

import { review as all_words } from 'mitts:words/review';
import { address_of } from './files.js';
import { add_style, make, make_button, redraw } from './parts.js';
import { words_of_move } from './review/exercises.js';
import { spread, strip_of } from './review/hands.js';
import { keep_lines, kept_lines, key_of } from './review/kept.js';
import { is_own_match, line_of, note_line } from './review/noted.js';
import { draw_plot } from './review/plot.js';
import { day_of, due_on, exercises_in, keep_exercises, with_exercise } from './review/practice.js';
import { add_lines, empty_round, events_of, is_as_good, largest, result_name, terms_of, turning_points, verdict_of } from './review/sums.js';
import { start_worker } from './review/worker.js';

/// The maximum number of worlds (sampled deals) per decision. A decision gets fewer worlds if the error in the
/// difference between its two best actions is at most `enough`, in thousandths of a point (tools/bench_review.mjs).
const plans = { mitaines: { worlds: 4000, enough: 1400 }, mitch: { worlds: 600, enough: 300 }, mitigati: { worlds: 1000, enough: 800 } };
/// Returns the unit to which points are rounded, in thousandths of a point. In Mitaines, scores are multiples of
/// ten, so whole points suffice.
const unit_of = (game) => (game === 'mitaines' ? 1000 : 100);
/// The minimum length of a swipe, in pixels.
const swipe = 48;

const styled = add_style(address_of('review.css'));

// Opens a Worker for a record. Resolves to { opened, ask(request), tell(message), end() } once the record is opened.
// on_lines({ lines, done }) receives the results of the last request, and on_exercise({ id, record }) the exercises.
// on_broken(reason) is called if the module fails.
async function open_worker({ record, trusted, fetch_bytes, on_lines, on_exercise, on_broken }) {
  let number = 0;
  const on_message = (data) => {
    if (data.exercise) on_exercise(data.exercise);
    else if (data.number === number) on_lines(data);
  };
  const { opened, tell, end } = await start_worker({ record, trusted, fetch_bytes, on_message, on_broken });
  return { opened, ask: (request) => tell({ number: ++number, ...request }), tell, end };
}

/// Loads the style sheet and resolves to { look }. `table` is the running table. The page passes its modules as
/// arguments, because importing them here would cost an extra request. on_missing() is called if the module fails to
/// load. show_deal() shows how to verify the deal, practise() opens the exercises, and challenge() resolves to the
/// interface of challenge.js. A frame passes none of the three. `keeps` is false if the browser may not store reviews.
export async function make_review({ table, storage, trusted, fetch_bytes, common, in_page_language, on_missing, show_deal = null, practise = null, challenge = null, keeps = true }) {
  let panel = null;
  let notice = ''; // the text that is shown instead of a review
  let folded = false; // true if the user has collapsed the panel to a button
  let record = '';
  let worker = null;
  let match = null; // the module's description of the record
  let rounds = []; // the reviewed rounds, in the format of sums.js
  let shown = 0; // the index of the round on the table
  let side = 0;
  let plot = null;
  let told_term = null;
  let hands_open = false;
  let strip = null; // the open hands above the table
  // The Worker's current work: { index, key, lines, again, done }. `again` is true for a replay by the master.
  let work = null;
  await styled;

  const words = () => in_page_language(all_words);
  const language = () => document.documentElement.lang;
  const state = () => table.state();
  // Formats thousandths of a point as points. `digits` is the number of decimals.
  const points = (milli, signed = true, digits = unit_of(match.game) === 1000 ? 0 : 1) => {
    const number = Math.abs(milli) / 1000;
    const text = number.toLocaleString(language() === 'fr' ? 'fr-CA' : 'en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const is_nothing = Number(number.toFixed(digits)) === 0;
    return `${is_nothing ? '' : milli < 0 ? '−' : signed ? '+' : ''}${text}`;
  };
  const number_here = () => match?.rounds?.[shown];
  const now = () => Math.min(Math.max(0, state().actions - number_here().first), number_here().seats.length);
  const step_to = (action) => table.call('mitts_command', 'step', `${number_here().first + Math.max(0, action)} ${shown + 1}`);
  // Shows the position before a move in one of the lists. Scrolls up to the section about the move.
  const show_move = (action) => {
    step_to(action - 1);
    render();
    const part = panel.querySelector('.now');
    part.scrollIntoView({ block: part.offsetHeight > panel.clientHeight - 60 ? 'start' : 'nearest' });
  };
  const name_of = (seat) => state().names[seat];
  const said = (move) => words_of_move(move, language());

  // Returns the lines above the record in the save of the match, which name the players and count hints.
  const head_of_save = () => storage.newest(state().slot).split('\n\n')[0];

  // --- The work -----------------------------------------------------------------------------------------------------

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
      if (note(round, work)) make_exercises(round, work);
    }
    render();
  }

  // Returns a function that returns true if the user made a decision of this round with a hint, or took it back.
  function helped_in(index) {
    const { viewer, helped } = state();
    return ({ seat, action }) => seat === viewer && helped.includes(match.rounds[index].first + action - 1);
  }

  // Returns the match's entry on the shelf. Returns undefined for a match with moves of other people, and in a frame,
  // which has neither statistics nor exercises.
  function own_match() {
    const match_here = practise ? table.shelf().find(({ slot }) => slot === state().slot) : undefined;
    return match_here && is_own_match(state(), { head: head_of_save(), over: match_here.over }) ? match_here : undefined;
  }

  // Adds the round to the statistics, with the date of the match's last save, so that both are in the same month.
  // Returns false if the match is not the user's own.
  function note(round, { index, id, older_id }) {
    const saved = own_match();
    if (!saved) return false;
    const { game, sides } = match;
    note_line(storage, line_of({ id, record, game, sides, round, state: state(), date: Number(saved.date) || Date.now(), is_helped: helped_in(index) }), older_id);
    return true;
  }

  // --- Exercises ----------------------------------------------------------------------------------------------------

  const asked = new Map(); // exercises that still lack their records, by request

  // Turns each of the user's costly decisions into an exercise.
  function make_exercises(round, { index, key }) {
    const { viewer } = state();
    for (const decision of round.decisions.values()) {
      const { action, seat, loss, values, chosen, best } = decision;
      if (seat !== viewer || verdict_of(match.game, loss) !== 'costly') continue;
      const most = values.find((way) => way.action === best).value;
      const ways = Object.fromEntries(values.map((way) => [way.action, is_as_good(way, decision) ? 0 : most - way.value]));
      const id = `${key} ${action}`;
      const bid = values.find((way) => way.action === 'bid')?.tried;
      asked.set(id, { game: match.game, ways, bid, chosen, best, loss, due: day_of() });
      worker.tell({ exercise: { id, round: index, action: action - 1 } });
    }
  }

  async function keep_exercise({ id: request, record: position }) {
    if (position === '') return;
    const id = await key_of(position);
    keep_exercises(storage, with_exercise(exercises_in(storage), { ...asked.get(request), id, record: position }));
    render();
  }

  function exercises_part() {
    const waiting = due_on(exercises_in(storage), day_of()).length;
    if (!practise || waiting === 0) return null;
    const say = words();
    return make('section', { 'class': 'exercises' }, make('h3', { text: say.exercises }), make('p', { text: say.about_exercises }),
      make_button(say.practise({ n: waiting }), practise, { id: 'review-practise' }));
  }

  function show_notice(text) {
    notice = text;
    render();
  }
  const show_trouble = (reason) => show_notice(words().trouble({ reason }));

  async function open() {
    record = table.record();
    notice = '';
    const mine = panel = make('aside', { id: 'review', 'aria-labelledby': 'review-title' });
    panel.addEventListener('keydown', on_key);
    document.body.append(panel);
    fold(false);
    if (document.hasFocus()) panel.querySelector('h2').focus(); // a frame never takes the focus
    try {
      const opened = await open_worker({ record, trusted, fetch_bytes, on_lines: take, on_exercise: keep_exercise, on_broken: show_trouble });
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
    panel?.remove();
    panel = null;
    hands_open = false;
    show_hands();
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

  // --- Keys and swipes ----------------------------------------------------------------------------------------------

  function on_key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    // While the title has the focus, as when the review opens, the keys work as at the table.
    if (event.altKey || event.ctrlKey || event.metaKey || target.matches('input, h2')) return;
    if (state().panel) return; // the key belongs to the panel over the review
    if (event.key === 'Escape' && !folded) {
      event.stopPropagation(); // otherwise the program would end the review
      return fold(true);
    }
    if (!number_here()) return;
    const steps = { ArrowLeft: now() - 1, ArrowRight: now() + 1, Home: 0, End: number_here().seats.length };
    if (!(event.key in steps)) return;
    event.preventDefault();
    step_to(Math.min(steps[event.key], number_here().seats.length));
  }

  let touch = null;
  const canvas = document.getElementById('canvas');
  canvas.addEventListener('pointerdown', ({ isPrimary, clientX, clientY }) => { touch = isPrimary ? [clientX, clientY] : null; });
  canvas.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!panel || !number_here() || !touch) return;
    const [across, down] = [clientX - touch[0], clientY - touch[1]];
    if (Math.abs(across) >= swipe && Math.abs(across) > 2 * Math.abs(down)) step_to(now() - Math.sign(across));
  });

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

  // Shows or removes the other players' hands above the table. The table fills the remaining space.
  function show_hands() {
    strip?.remove();
    const { hands = [] } = (hands_open && rounds[shown]) || {};
    const held = number_here() && hands[now()];
    strip = null;
    if (held) {
      const { viewer } = state();
      const most = (seat) => Math.max(...hands.map((each) => each[seat].length));
      const others = Array.from({ length: held.length - 1 }, (_, at) => (viewer + at + 1) % held.length);
      strip = strip_of(others.map((seat, at) => ({ name: name_of(seat), steps: at + 1, cards: held[seat], most: most(seat) })),
        { label: words().shows_hands, language: language() });
      panel.before(strip);
      spread(strip);
    }
    document.documentElement.classList.toggle('hands', strip !== null);
    document.documentElement.style.setProperty('--hands', `${strip?.offsetHeight ?? 0}px`);
  }

  // --- The panel ----------------------------------------------------------------------------------------------------

  const title = () => (number_here() ? words().title({ n: number_here().round }) : '…');
  function heading() {
    const say = words();
    const turn = (to, text, sign) => make_button(sign, () => choose_round(to), { 'aria-label': text, 'class': 'round', ...(match.rounds[to] ? {} : { disabled: '' }) });
    const several = (match?.rounds?.length ?? 0) > 1;
    return make('header', {},
      make('h2', { id: 'review-title', tabindex: '-1', text: title() }),
      ...(several ? [turn(shown - 1, say.earlier, '‹'), turn(shown + 1, say.later, '›')] : []),
      make_button('×', () => fold(true), { 'class': 'close', 'aria-label': in_page_language(common).close }));
  }

  function result_words(result) {
    const say = words();
    const digits = result % 1000 === 0 ? 0 : 1;
    const n = points(Math.abs(result), false, digits);
    const { levels, viewer } = state();
    if (levels[viewer] !== '') return say.result_of({ name: name_of(viewer), n: points(result, true, digits) });
    if (match.own_points) return say.you_got({ n: points(result, true, digits) });
    const sentence = say[result_name(result, new Set(match.sides).size > 2)];
    return typeof sentence === 'string' ? sentence : sentence({ n });
  }

  // Returns the terms of the result as buttons. Each button lists the largest events of its term.
  function terms_part(round, events) {
    const say = words();
    const terms = terms_of(round.sums[side], unit_of(match.game));
    const is_shared = match.sides.filter((each) => each === side).length > 1;
    const button = ([name, value]) => make_button(say.terms[name === 'losses' && is_shared ? 'shared' : name]({ n: points(value) }), () => {
      told_term = told_term === name ? null : name;
      render();
    }, { id: `review-${name}`, 'class': name === 'losses' || name === 'others' ? 'play' : 'luck', 'aria-expanded': String(told_term === name) });
    const told = told_term ? [make('div', { 'class': 'term' }, make('p', { text: say.about_terms[told_term] }), moments(largest(events, told_term, 5)))] : [];
    return make('section', {}, make('h3', { text: say.terms_title }), make('div', { 'class': 'terms' }, ...Object.entries(terms).filter(([, value]) => value !== 0).map(button)), ...told);
  }

  function progress(round) {
    const { seats } = number_here();
    const of = Math.max(seats.length, round.decisions.size);
    const text = words().working({ done: round.decisions.size, of });
    return make('div', { 'class': 'working' }, make('p', { text }), make('progress', { max: String(of), value: String(round.decisions.size), 'aria-label': text }));
  }

  // Returns a list of events. Each is a button that shows the position before the move.
  function moments(events) {
    const say = words();
    const played = ({ action }) => rounds[shown].decisions.get(action)?.chosen ?? '';
    return make('ul', { 'class': 'moments' }, ...events.map((event) => make('li', {}, make_button('', () => show_move(event.action), {},
      make('span', { 'class': 'at', text: event.action > 0 ? String(event.action) : '' }),
      make('span', { text: event.action === 0 ? say.dealt : (say.moment[event.term] ?? say.moved)({ name: name_of(event.seat), move: said(played(event)), n: event.action }) }),
      make('b', { text: points(event.points) })))));
  }

  function plot_part(round, events) {
    const say = words();
    const values = round.positions.map((position) => position.values[side]);
    const sum = (name) => events.reduce((all, event) => all + event[name], 0);
    const figure = make('figure', { 'aria-label': say.plot });
    if (round.sums[side]) {
      figure.append(make('figcaption', {}, make('span', { 'class': 'luck', text: `${say.luck} ${points(sum('luck') + round.sums[side].start)}` }),
        make('span', { 'class': 'play', text: `${say.play} ${points(sum('play'))}` })));
    }
    const mark_label = (action) => (action < values.length - 1 ? say.move({ n: action + 1 }) : say.at_end);
    plot = draw_plot({ values, events, width: Math.max(160, panel.clientWidth - 28), is_low: panel.clientHeight < 330, label: (value) => points(value, false, value % 1000 === 0 ? 0 : undefined), mark_label });
    plot.element.addEventListener('click', (event) => step_to(plot.action_at(event.clientX - plot.element.getBoundingClientRect().left)));
    const slider = /** @type {HTMLInputElement} */ (make('input', { type: 'range', min: '0', max: String(values.length - 1), 'aria-label': say.plot, id: 'review-place' }));
    slider.addEventListener('input', () => step_to(Number(slider.value)));
    const row = (cells, /** @type {'td' | 'th'} */ kind = 'td') => make('tr', {}, ...cells.map((text) => make(kind, { text })));
    const table_of = make('table', {}, make('thead', {}, row([say.move({ n: '' }).trim(), say.value, say.luck, say.play], 'th')),
      make('tbody', {}, ...events.map(({ action, luck, play }) => row([action === 0 ? say.dealt : String(action), points(values[action]), points(luck), points(play)]))));
    figure.append(plot.element, slider, make('details', {}, make('summary', { text: say.figures }), table_of));
    return figure;
  }

  // Returns the section about the position on the table: the player on turn, the move, and the alternatives.
  function position_part(round) {
    const say = words();
    const action = now() + 1;
    const seat = number_here().seats[action - 1];
    /** @type {HTMLElement[]} */
    const hands = [make_button(say.shows_hands, () => {
      hands_open = !hands_open;
      render();
    }, { id: 'review-hands', 'aria-pressed': String(hands_open) })];
    if (hands_open) hands.push(make('p', { 'class': 'note', text: say.hands_are }));
    if (seat === undefined) return make('section', { 'class': 'now' }, make('h3', { text: say.at_end }), ...hands);
    const decision = round.decisions.get(action);
    /** @type {HTMLElement[]} */
    const parts = [make('h3', { text: say.before({ n: action, name: name_of(seat) }) })];
    if (!decision) {
      parts.push(make('p', { text: round.sums.length > 0 ? say.no_choice : say.not_yet }));
    } else {
      const verdict = verdict_of(match.game, decision.loss);
      parts.push(make('p', { 'class': `verdict ${verdict}`, text: say.verdicts[verdict] + (verdict === 'good' ? '' : ` · ${points(-decision.loss)}`) }));
      if (helped_in(shown)(decision)) parts.push(make('p', { 'class': 'note', text: say.helped_here }));
      const ways = best_first(decision.values);
      const good = ways.filter((way) => is_as_good(way, decision));
      const best = ways.slice(0, 5);
      const chosen = ways.find(({ action: way }) => way === decision.chosen);
      if (!best.includes(chosen)) best.push(chosen);
      parts.push(make('ul', { 'class': 'ways', 'aria-label': say.alternatives }, ...best.map((way) => make('li', { 'class': way === chosen ? 'chosen' : '' },
        make('span', { text: said(way.action) }),
        make('small', { text: [!good.includes(way) ? '' : good.length > 1 ? say.as_good : say.best, way === chosen ? say.played : ''].filter(Boolean).join(' · ') }),
        make('b', { text: points(way.value) }), make('small', { text: way.error ? `± ${points(way.error, false)}` : '' })))));
    }
    if (decision) parts.push(make_button(say.why, () => table.call('mitts_command', 'why', `${number_here().first + action - 1} ${shown + 1}`), { id: 'review-why' }));
    return make('section', { 'class': 'now' }, ...parts, ...hands);
  }

  const best_first = (values) => [...values].sort((one, other) => other.value - one.value);

  // Returns the section about a player's decisions. It lists the decisions that lost more than one point.
  function decisions_part(round, seat) {
    const say = words();
    const all = [...round.decisions.values()].filter((decision) => decision.seat === seat);
    if (all.length === 0) return null;
    const lost = all.filter(({ loss }) => loss > 1000).sort((one, other) => other.loss - one.loss);
    const total = all.reduce((sum, { loss }) => sum + loss, 0);
    const helped = all.filter(helped_in(shown)).length;
    const listed = lost.map(({ action, loss, chosen, values }) => ({ action, text: words().better({ move: said(chosen), best: said(best_first(values)[0].action) }), loss }));
    return make('section', {},
      make('h3', {}, make('span', { text: say.decisions_of({ name: name_of(seat), decisions: say.decisions({ n: all.length }) }) }), make('b', { text: points(-total) })),
      helped > 0 ? make('p', { 'class': 'note', text: say.helped({ n: helped }) }) : '',
      make('p', { text: lost.length === 0 ? (points(total) === points(0) ? say.all_good : say.almost_good) : say.gave_away({ n: lost.length }) }),
      make('ul', { 'class': 'moments' }, ...listed.map(({ action, text, loss }) => make('li', {}, make_button('', () => show_move(action), {},
        make('span', { 'class': 'at', text: String(action) }), make('span', { text }), make('b', { text: points(-loss) }))))));
  }

  // Starts a match that begins with this round and has the same players. The user and the player in `seat` change
  // places. If the match cannot be stored, opens it as a record, with the default players.
  function play_again(seat) {
    const { viewer, levels } = state();
    const { first, round } = number_here();
    const [tags, moves = ''] = record.replace(/\{[^}]*\}/g, '').split('\n\n');
    const start = `${tags}\n\n${moves.trim().split(/\s+/).slice(0, first).join(' ')}`;
    const seats = head_of_save().match(/^seat .*$/gm) ?? levels.map((level, at) => `seat ${level || 'human'} ${level && name_of(at)}`);
    [seats[viewer], seats[seat]] = [seats[seat], seats[viewer]];
    const before = storage.slots();
    // The `address` contains the time. Otherwise an earlier copy of this match would count as the same match. It marks
    // the moves of earlier rounds, which may be those of another seat (is_own_match).
    table.call('mitts_command', 'import', ['mitts-save 1', `round ${round}`, ...seats, `address ${first > 0 ? 'moves=' : ''}${Date.now()}`, '', start].join('\n'));
    const slot = [...storage.slots()].find((each) => !before.has(each));
    if (slot) return table.call('mitts_command', 'resume', slot);
    table.call('mitts_command', 'load', start);
  }

  function again_part(round) {
    const say = words();
    const { levels, viewer } = state();
    const play = () => {
      const players = levels.map((level, seat) => (seat === viewer ? 'master' : level || 'careful'));
      ask({ index: shown, again: true }, { again: { round: shown, players: players.join(',') } });
      render();
    };
    const parts = [];
    const status = { id: 'review-again', role: 'status', tabindex: '-1' }; // takes the button's place and its focus
    if (work?.again && !work.done && work.index === shown) parts.push(make('p', { ...status, text: say.playing }));
    else if (round.again) {
      const scores = (list) => list.join(' : ');
      const { action, played = '…', scores: made } = round.again;
      parts.push(make('p', { ...status, text: say.again_told({ master: scores(made), played: scores(number_here().scores) }) }));
      if (action === undefined) parts.push(make('p', { text: say.again_same }));
      else {
        const yours = round.decisions.get(action)?.chosen ?? '…';
        parts.push(make('p', {}, make_button(say.again_differs({ n: action, move: said(played), yours: said(yours) }), () => step_to(action - 1), { 'class': 'link' })));
      }
      parts.push(make('p', { 'class': 'note', text: say.again_about }));
      if (show_deal && record.includes('[Seed "')) parts.push(make_button(say.check, show_deal));
    } else parts.push(make_button(say.again, play, { id: 'review-again' }));
    if (!challenge) return make('section', { 'class': 'again' }, ...parts); // a frame has no challenges
    parts.push(make_button(say.same_deal, () => play_again(viewer), { id: 'review-same' }));
    levels.forEach((_, seat) => seat === viewer || parts.push(make_button(say.from_seat({ name: name_of(seat) }), () => play_again(seat), { id: `review-seat-${seat}` })));
    parts.push(make_button(say.challenge, async () => (await challenge())?.send(state().slot, number_here().round), { id: 'review-challenge' }));
    return make('section', { 'class': 'again' }, ...parts);
  }

  // Redraws the whole panel. Keeps the focus and the scroll position.
  function render() {
    if (!panel || state().mode !== 'review') return; // the review may have ended before look() is called
    show_hands();
    if (folded) return redraw(panel, make_button(title(), () => fold(false), { id: 'review-unfold' }));
    if (notice !== '') return redraw(panel, heading(), make('p', { role: 'alert', text: notice }));
    if (!number_here()) return redraw(panel, heading());
    const round = rounds[shown] ?? empty_round();
    const complete = round.positions.length > number_here().seats.length;
    const events = complete ? events_of(round, { seats: number_here().seats, sides: match.sides, side }) : [];
    const is_done = round.sums.length > 0;
    const { viewer } = state();
    const seats = [viewer, ...match.sides.map((_, seat) => seat).filter((seat) => seat !== viewer)];
    redraw(panel, heading(), ...[
      is_done ? make('p', { 'class': 'result', text: result_words(round.sums[side].result) }) : progress(round),
      complete && plot_part(round, events),
      position_part(round),
      is_done && terms_part(round, events),
      is_done && make('section', {}, make('h3', { text: words().turning }), moments(turning_points(events))),
      ...seats.map((seat) => is_done && decisions_part(round, seat)),
      is_done && again_part(round),
      is_done && exercises_part(),
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
  // Deferred, because the event may come from the canvas's ResizeObserver, and the open hands resize the canvas again.
  addEventListener('resize', () => requestAnimationFrame(() => render()));
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
