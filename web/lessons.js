// Lessons at the table. The program shows positions (src/app/app_lessons.cpp), and a panel beside the table shows the
// task for each position. After the lesson, the program restores the previous match.

import { game as game_names } from 'mitts:words/game';
import { lessons as all_words } from 'mitts:words/lessons';
import { address_of, size_of } from './files.js';
import { in_words_of, judge, read_lessons, read_progress, record_before } from './lessons/read.js';
import { add_style, drawing, make, make_button, picture_of_game } from './parts.js';

const files = {
  mitaines: {
    en: { address: address_of('lessons/mitaines.en.txt'), size: size_of('lessons/mitaines.en.txt') },
    fr: { address: address_of('lessons/mitaines.fr.txt'), size: size_of('lessons/mitaines.fr.txt') },
  },
  mitch: {
    en: { address: address_of('lessons/mitch.en.txt'), size: size_of('lessons/mitch.en.txt') },
    fr: { address: address_of('lessons/mitch.fr.txt'), size: size_of('lessons/mitch.fr.txt') },
  },
  mitigati: {
    en: { address: address_of('lessons/mitigati.en.txt'), size: size_of('lessons/mitigati.en.txt') },
    fr: { address: address_of('lessons/mitigati.fr.txt'), size: size_of('lessons/mitigati.fr.txt') },
  },
};
const games = Object.keys(files);

const soon_ms = 20;

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

// The picture of the coach, a knitted mitten. Each letter is a stitch, coloured as in `wool`. A dot is a gap.
const mitten = ['...ggggg', '.ggggggggg', '.ggggggggg', 'ggggggggggg', 'gggwwgwwggg', 'gggwwgwwggg', 'gwwgwgwgwwg', 'gwwwgggwwwg.gg', 'gggggwggggg.ggg', 'gwwwgggwwwggggg', 'gwwgwgwgwwggggg', 'gggwwgwwgggggg', 'gggwwgwwggggg', 'gggggggggggg', 'gwgwgwgwgwg', 'ggwgwgwgwgg', ...Array(5).fill('bgbgbgbgbgb')];
const wool = { g: '#C08A22', w: '#FFF8EC', b: '#8F6413' };
function make_coach() {
  const coach = drawing('svg', { 'class': 'coach', viewBox: '0 0 15 21', 'aria-hidden': 'true', 'shape-rendering': 'crispEdges' });
  coach.append(...Object.entries(wool).map(([key, fill]) => drawing('path', { fill, d:
    mitten.flatMap((row, y) => [...row].map((stitch, x) => (stitch === key ? `M${x} ${y}h1v1h-1z` : ''))).join('') })));
  return coach;
}

// Returns the refusal without its rule number, because the button beside the refusal shows the number.
const refusal_of = ({ refusal_words }) => refusal_words.replace(/ \([^()]*[A-Z]\d[^()]*\)(?=\.?$)/, '');

// Returns the text as nodes. The parts between ** are bold.
const with_bold = (text) => text.split('**').map((part, at) => (at % 2 === 1 ? make('strong', { text: part }) : part));

const styled = add_style(address_of('lessons.css'));

// Scales the list and the panel in large windows, as the table does (zoom_of in src/view/viewport.h).
function grow() {
  const grown = Math.min(2, Math.max(1, Math.min(innerWidth / 1440, innerHeight / 900)));
  document.documentElement.style.setProperty('--lesson-grown', String(grown));
}
grow();
addEventListener('resize', grow);

/// Loads the style sheet and resolves to { look, open, practise }. `table` is the running table, and `storage` has the
/// interface of storage.js. The page passes its modules as arguments, because importing them here would cost an extra
/// request.
export async function make_lessons({ table, storage, fetch_bytes, common, in_page_language, show_line, on_missing }) {
  const read = new Map(); // parsed lesson files by URL
  let dialog = null;
  let game = null;
  let lessons = []; // the lessons of `game`, in the page's language
  let language = '';
  let panel = null;
  // `begins` and `reached` are the numbers of actions before the step and at the start of the phase. `right` counts the
  // exercises whose first answer was right.
  const now = { lesson: 0, step: 0, phase: 'ask', begins: 0, reached: 0, tries: 0, right: 0 };
  const canvas = document.getElementById('canvas');
  await styled;

  const words = () => in_page_language(all_words);
  const name_of = (one) => in_page_language(game_names)[one];
  function command(name, text = '') {
    table.call('mitts_command', name, text);
    return table.state().told;
  }

  // Gives an element the colour of the game's table.
  function show_ground(element) {
    // The settings contain words such as "table=automatic" and "table.mitch=plum".
    const ground = [`table.${game}`, 'table'].map((name) => new RegExp(`[D ]${name}=(?!a)(\\w+)`).exec(storage.get('settings'))?.[1]).find(Boolean) ?? 'own';
    Object.assign(element.dataset, { game, ground });
  }

  // --- Progress -----------------------------------------------------------------------------------------------------

  function progress() {
    return read_progress(storage.get('lessons').slice(1));
  }
  function keep(change) {
    const all = progress();
    storage.put('lessons', JSON.stringify({ ...all, [game]: { done: [], at: null, ...all[game], ...change } }));
  }
  const done = () => progress()[game]?.done ?? [];

  // --- The lesson files ---------------------------------------------------------------------------------------------

  async function text_of(file) {
    if (!read.has(file.address)) read.set(file.address, read_lessons(new TextDecoder().decode(await fetch_bytes(file))));
    return read.get(file.address);
  }

  // Loads the lessons of a game. If is_wanted() is false after loading, discards them and resolves to false.
  async function choose(one, is_wanted) {
    const wanted = document.documentElement.lang in files[one] ? document.documentElement.lang : 'en';
    const positions = await text_of(files[one].en);
    const all = wanted === 'en' ? positions : in_words_of(positions, await text_of(files[one][wanted]));
    if (!is_wanted()) return false;
    [lessons, game, language] = [all, one, wanted];
    return true;
  }

  // --- The list -----------------------------------------------------------------------------------------------------

  function close_list() {
    dialog?.close();
  }

  function show_list() {
    const say = words();
    show_ground(dialog);
    const learned = done();
    const next = lessons.findIndex(({ name }) => !learned.includes(name));
    const [left_at, left_step] = progress()[game]?.at ?? [];
    const begin_at = Math.max(0, lessons.findIndex(({ name }) => name === left_at));
    keep({});
    const item = ({ name, title }, at) => make('li', {}, make_button(title, () => begin(at), {
      'class': learned.includes(name) ? 'learned' : at === next ? 'next' : '',
      ...(learned.includes(name) ? { 'aria-label': say.learned({ title }) } : {}),
    }));
    const of_game = (one) => make_button(name_of(one), () => open_list(one), { 'aria-pressed': String(one === game) });
    const main = make_button(left_at ? say.go_on : say.begin, () => begin(begin_at, left_at ? left_step : 0), { 'class': 'main', id: 'lessons-begin' });
    const list = make('ol', {}, ...lessons.map(item));
    dialog.replaceChildren(
      make('header', {}, picture_of_game(game), make('h2', { id: 'lessons-title', text: say.title }),
        make_button('×', close_list, { 'class': 'close', 'aria-label': in_page_language(common).close })),
      ...(games.length > 1 ? [make('div', { 'class': 'games' }, ...games.map(of_game))] : []),
      make('p', { text: say.about({ n: lessons.length }) }),
      main, list);
    main.focus();
    exercises().then(({ button, steps }) => {
      if (steps.length > 0) main.after(make_button(button, practise, { id: 'lessons-practise' }));
    }, (error) => console.warn(error.message));
    show_puzzles(main, list);
  }

  // Adds the game's puzzles to the list. Today's puzzle follows the main button. The puzzles of the previous days, and
  // all puzzles by theme, follow the lessons. Adds nothing if these elements have been replaced in the meantime.
  async function show_puzzles(main, list) {
    let puzzles;
    try {
      puzzles = await (await import('./puzzles.js')).open_puzzles({ game, storage, fetch_bytes, language: document.documentElement.lang });
    } catch (error) {
      return void console.warn(error.message);
    }
    const { say, days: [today, ...earlier], themes, lesson_of } = puzzles;
    const open = (numbers, title) => begin_steps(lesson_of(numbers, title));
    const day_button = ({ number, title, solved }, attributes = {}) => make_button(title, () => open([number], title), {
      ...attributes, ...(solved ? { 'class': 'learned', 'aria-label': say.tried({ title }) } : {}),
    });
    main.after(day_button(today, { id: 'puzzle-today' }));
    list.after(make('section', { id: 'lessons-puzzles', 'aria-labelledby': 'lessons-puzzles-title' },
      make('h3', { id: 'lessons-puzzles-title', text: say.title }),
      make('p', { text: say.about }),
      make('details', {}, make('summary', { text: say.earlier }), make('div', { 'class': 'games' }, ...earlier.map((day) => day_button(day)))),
      make('details', {}, make('summary', { text: say.by_theme }), make('div', { 'class': 'games' },
        ...themes.map(({ title, numbers, solved }) => make_button(say.theme({ title, solved, n: numbers.length }), () => open(numbers, title)))))));
  }

  // Shows a game's lessons, unless the user closes the list or chooses another game while they load.
  let asked = null;
  async function open_list(one) {
    const mine = asked = {};
    const wanted = () => asked === mine && table.state().panel === 'lessons';
    try {
      if (!await choose(one, wanted)) return;
    } catch (error) {
      console.warn(error.message);
      if (!wanted()) return;
      close_list();
      on_missing();
      return;
    }
    if (!dialog) {
      dialog = make('dialog', { id: 'lessons', 'class': 'sheet', 'aria-labelledby': 'lessons-title' });
      dialog.addEventListener('close', () => {
        dialog.remove();
        dialog = null;
        if (table.state().panel === 'lessons') table.call('mitts_press', 'Escape');
      });
      document.body.append(dialog);
      dialog.showModal();
    }
    show_list();
  }

  // --- A lesson -----------------------------------------------------------------------------------------------------

  const step_now = () => lessons[now.lesson].steps[now.step];

  const is_playable = ({ exercise: { game: one, record }, moves }) => games.includes(one) && record.includes(`[Game "${one}"]`) &&
    command('exercise', record) === '' && moves.some((move) => command('play', move) === '');
  // Deletes the exercises that cannot be played, from this step up to the next playable one. Returns false if no step
  // is left. Checks each exercise only when it is reached, because this takes time.
  function has_step(steps, at) {
    while (steps[at]?.drop && !is_playable(steps[at])) steps.splice(at, 1)[0].drop();
    if (steps[at]) steps[at].drop = null;
    return at < steps.length;
  }

  // Starts a lesson that has no name: a series of exercises or puzzles. Each step has a position.
  function begin_steps({ title, steps, more = null, in_language }) {
    if (!has_step(steps, 0)) return dialog ? to_list() : leave();
    [lessons, language] = [[{ name: '', title, steps, more, in_language }], document.documentElement.lang];
    now.right = 0;
    begin(0);
  }
  const practise = async () => begin_steps(await exercises());
  const exercises = async () => (await import('./review/exercises.js')).due_exercises(storage, document.documentElement.lang);
  const exercise_now = () => step_now().exercise;
  // Records the first answer to an exercise.
  function note_answer(is_right) {
    if (!step_now().note) return;
    step_now().note(is_right);
    step_now().note = null;
    now.right += Number(is_right);
  }

  function begin(lesson, step = 0) {
    lay_out(lesson, Math.min(step, lessons[lesson].steps.length - 1));
    close_list();
    panel.querySelector('h2').focus();
  }

  // Opens the lesson named in the page's URL (links.js), or the list of the game's lessons if there is no such lesson.
  // Resolves to false if the game's lessons could not be loaded.
  async function open_lesson(one, name) {
    if (!games.includes(one)) return true;
    try {
      await choose(one, () => true);
    } catch (error) {
      console.warn(error.message);
      on_missing();
      return false;
    }
    const at = lessons.findIndex((lesson) => lesson.name === name);
    if (at < 0) to_list();
    else begin(at);
    return true;
  }

  // Shows the position before a step and starts the step.
  function lay_out(lesson, step) {
    if (!has_step(lessons[lesson].steps, step)) return to_list();
    Object.assign(now, { lesson, step, tries: 0 });
    const exercise = exercise_now();
    if (exercise) ({ game } = exercise);
    const wrong = exercise ? command('exercise', exercise.record) : command('lesson', record_before(game, lessons[lesson], step));
    if (wrong) throw new Error(`${game} ${lessons[lesson].name} ${step}: ${wrong}`);
    ask();
  }

  function enter(phase) {
    Object.assign(now, { phase, reached: table.state().actions });
  }

  // Starts the current step from the position on the table.
  function ask() {
    const { name } = lessons[now.lesson];
    if (!exercise_now()) keep({ at: [name, now.step] });
    enter('ask');
    now.begins = now.reached;
    point();
    show();
  }

  const point = () => !exercise_now() && step_now().moves.length > 0 && command('point', step_now().moves.map((move) => move.replaceAll(' ', '+')).join(' '));

  function next() {
    if (now.step + 1 === lessons[now.lesson].steps.length) {
      if (now.lesson + 1 < lessons.length) lay_out(now.lesson + 1, 0);
      else leave();
    } else if (exercise_now() || lessons[now.lesson].steps[now.step + 1].position || table.state().actions !== now.reached) lay_out(now.lesson, now.step + 1);
    else {
      now.step++;
      ask();
    }
  }

  function back() {
    if (now.step > 0) lay_out(now.lesson, now.step - 1);
    else lay_out(now.lesson - 1, lessons[now.lesson - 1].steps.length - 1);
  }

  function skip() {
    if (now.step + 1 < lessons[now.lesson].steps.length) lay_out(now.lesson, now.step + 1);
    else next();
  }

  function leave() {
    command('end');
    look();
  }

  // Ends the lesson, if there is one, and shows the list of the same game's lessons.
  function to_list() {
    command('learn', game);
    open_list(game);
  }

  // Undoes the user's attempt.
  function try_again() {
    command('go', String(now.begins));
    ask();
  }

  // Handles an undo at the table: asks again, or returns to the step whose move was undone.
  function follow_undo({ actions }) {
    if (now.phase === 'wrong') return try_again();
    const is_earlier = actions < now.begins && !exercise_now() && !step_now().position;
    lay_out(now.lesson, now.step - Number(is_earlier));
  }

  function show_me() {
    note_answer(false);
    if (now.phase === 'wrong') command('go', String(now.begins));
    step_now().moves.some((move) => command('play', move) === '');
    enter('shown');
    look_soon();
  }

  // Gets the comment on a puzzle from the program.
  function explain() {
    const { tell } = step_now();
    if (tell) step_now().right = tell(command);
  }

  // Plays the other players' moves after the right move, and shows the comment.
  function go_on() {
    command('play', step_now().then);
    explain();
    note_answer(true);
    const learned = done();
    const { name, steps } = lessons[now.lesson];
    if (!exercise_now() && now.step + 1 === steps.length) keep({ at: now.lesson + 1 < lessons.length ? [lessons[now.lesson + 1].name, 0] : null, done: [...new Set([...learned, name])] });
    enter('right');
    if (step_now().right) show();
    else look_soon();
  }

  function first_round() {
    command('first-round');
    look();
    show_line('first-round', () => ({ text: words().first_hint }));
  }

  // --- The panel ----------------------------------------------------------------------------------------------------

  function buttons_now() {
    const say = words();
    const is_end = now.lesson + 1 === lessons.length && now.step + 1 === lessons[now.lesson].steps.length;
    const is_last = is_end && !exercise_now(); // true at the end of the last lesson
    const can_go_back = now.step > 0 || now.lesson > 0;
    const main = { 'class': 'main' };
    switch (now.phase) {
      case 'wrong': return [make_button(in_page_language(common).again, try_again, { ...main, id: 'lesson-again' }), make_button(say.show_me, show_me, { id: 'lesson-show' })];
      case 'right': return is_last
        ? [make_button(say.first_round, first_round, { ...main, id: 'lesson-first' }), make_button(say.end, leave, { id: 'lesson-end' })]
        : is_end ? exercises_end() : [make_button(say.next, next, { ...main, id: 'lesson-next' })];
      case 'shown': return [];
      default: return [
        ...(step_now().moves.length === 0 ? [make_button(say.next, go_on, { ...main, id: 'lesson-next' })] : [make_button(say.show_me, show_me, { id: 'lesson-show' })]),
        ...(can_go_back ? [make_button(say.back, back, { id: 'lesson-back' })] : []),
        ...(is_end ? [] : [make_button(say.skip, skip, { id: 'lesson-skip' })]),
      ];
    }
  }

  // Returns the buttons at the end of exercises: for the next exercise if there is one, for the list, and for leaving.
  function exercises_end() {
    const say = words();
    const more = lessons[now.lesson].more?.();
    return [
      ...(more ? [make_button(say.next, () => begin_steps(more), { 'class': 'main', id: 'lesson-more' })] : []),
      make_button(say.title, to_list, { id: 'lesson-list' }),
      make_button(in_page_language(common).fine, leave, { id: 'lesson-next', 'class': more ? '' : 'main' })];
  }

  const way_of = (tried) => step_now().way_of?.(tried) ?? tried;

  // Returns the reply to a wrong move.
  function reply_to({ tried, last }) {
    const reply = exercise_now() && now.tries === 1 ? words().better : step_now().wrong[way_of(tried).split(' ').at(-1)] ?? `${last?.words ?? ''} ${words().otherwise}`;
    return `${reply} ${(now.tries > 1 && step_now().help?.(command)) || ''}`.trim();
  }

  // Returns the refusal with a button that opens its rule.
  function answer_to(state) {
    const way = state.refusal_rule && document.querySelector('#rules-note a'); // the link in the corner (reference.js)
    return make('p', { 'class': 'answer', text: refusal_of(state) }, ' ', way ? make_button(way.textContent, () => way.click(), { 'class': 'rule' }) : '');
  }

  function show() {
    const say = words();
    if (!panel) {
      panel = make('section', { id: 'lesson', 'aria-labelledby': 'lesson-title' }, make('header'), make('div', { 'class': 'said', role: 'status' }), make('div', { 'class': 'acts' }));
      document.getElementById('mirror').before(panel);
      document.documentElement.classList.add('lesson');
      sizes.observe(panel);
      addEventListener('resize', make_room);
    }
    const lesson = lessons[now.lesson];
    const [all, reached] = exercise_now() ? [lesson.steps, now.step] : [lessons, now.lesson];
    const is_last = exercise_now() && now.step + 1 === lesson.steps.length;
    const sum = () => (is_last && now.right + now.step > 0 ? [make('p', { 'class': 'act', text: say.first_tries({ right: now.right, n: all.length }) })] : []);
    const state = table.state();
    const had_focus = panel.contains(document.activeElement);
    show_ground(panel);
    panel.dataset.phase = now.phase;
    panel.dataset.lesson = lesson.name;
    panel.dataset.step = now.step;
    panel.querySelector('header').replaceChildren(
      make('h2', { id: 'lesson-title', tabindex: '-1', text: lesson.title }),
      make('span', { 'class': 'place', text: exercise_now() ? (all.length > 1 ? `${reached + 1}/${all.length}` : '')
        : say.place({ lesson: now.lesson + 1, of: lessons.length, step: now.step + 1, steps: lesson.steps.length }) }),
      make('span', { 'class': 'stitches', 'aria-hidden': 'true' },
        ...all.map((_, at) => make('i', at > reached ? {} : { 'class': at < reached ? 'done' : 'now' }))),
      make_button('×', leave, { 'class': 'close', 'aria-label': say.leave }));
    const said = now.phase === 'wrong' ? [make('p', { 'class': 'answer' }, ...with_bold(reply_to(state)))]
      : now.phase === 'right' ? [make('p', { 'class': 'right' }, ...with_bold(step_now().right)), ...sum()]
        : [make('p', {}, ...with_bold(step_now().words)), state.refusal ? answer_to(state) : make('p', { 'class': 'act', text: capital(state.pointed) })];
    const place = panel.querySelector('.said');
    // Unchanged text is not replaced, so that a screen reader does not repeat it.
    if (place.textContent !== said.map(({ textContent }) => textContent).join('')) place.replaceChildren(make_coach(), ...said);
    panel.querySelector('.acts').replaceChildren(...buttons_now());
    /** @type {HTMLElement} */ (place).tabIndex = place.scrollHeight > place.clientHeight ? 0 : -1;
    if (had_focus) (panel.querySelector('.acts .main') ?? panel.querySelector('h2')).focus();
  }

  // Sets the canvas's insets (insets_of in program.js).
  function inset({ left = '', top = '' }) {
    canvas.style.setProperty('--inset-left', left);
    canvas.style.setProperty('--inset-top', top);
    table.page_changed();
  }

  // Reserves space for the panel beside or above the table. If a portrait window is too short for both, the panel
  // covers the score bar and, if necessary, more of the table, so that the table keeps its layout (src/view/frame.cpp).
  function make_room() {
    const { right, bottom } = panel.getBoundingClientRect();
    const upright = Math.min(520, innerWidth * 1.34);
    const [lowest, bar] = innerWidth >= 600 && innerHeight >= 1000 ? [900, 77] : [upright, 0.09 * upright];
    const covered = bottom + lowest <= innerHeight ? 0 : game === 'mitch' ? 0.85 * bar : bar;
    document.documentElement.style.setProperty('--lesson', `${bottom}px`);
    inset(innerWidth > innerHeight ? { left: `${right}px` } : { top: `${Math.min(bottom - covered, innerHeight - lowest)}px` });
  }
  const sizes = new ResizeObserver(make_room);

  function take_away() {
    sizes.disconnect();
    removeEventListener('resize', make_room);
    // Moves a keyboard user's focus to the table.
    if (panel.querySelector(':focus-visible')) (document.querySelector('#mirror .hand [tabindex="0"]') ?? document.querySelector('#mirror h1'))?.focus();
    panel.remove();
    panel = null;
    document.documentElement.classList.remove('lesson');
    inset({});
  }

  // --- Events at the table ------------------------------------------------------------------------------------------

  let soon;
  function look_soon() {
    clearTimeout(soon);
    soon = setTimeout(look, soon_ms);
  }

  function judge_what_was_tried({ tried }) {
    const verdict = judge(step_now(), way_of(tried));
    if (verdict === 'yes' || step_now().moves.includes(tried)) return go_on();
    if (verdict === 'partly') return;
    note_answer(false);
    enter('wrong');
    now.tries++;
    show();
  }

  async function change_language() {
    const before = lessons;
    if (!exercise_now()) return await choose(game, () => panel && lessons === before).catch(() => {}) && show();
    const [lesson] = lessons;
    language = document.documentElement.lang;
    const { title, more, steps } = lesson.in_language(language);
    Object.assign(lesson, { title, more });
    for (const step of lesson.steps) {
      Object.assign(step, steps.find(({ exercise }) => exercise.record === step.exercise.record), { note: step.note });
    }
    if (now.phase === 'right') explain();
    show();
  }

  function look() {
    const state = table.state();
    if (state.panel === 'lessons' && !dialog) { // opens the list for the game on the table or the game chosen last
      const played = state.page === 'table' && /\[Game "(\w+)"/.exec(table.record())?.[1];
      open_list([played, state.arranged].find((one) => games.includes(one)) ?? games[0]);
    }
    if (state.page !== 'lesson') return panel && take_away();
    if (!panel || state.panel) return;
    // The program does not report the end of an animation if the page's text stays the same.
    if (state.moving) return look_soon();
    if (state.actions < now.reached) return follow_undo(state);
    if (document.documentElement.lang !== language) change_language();
    if (now.phase === 'shown') go_on();
    else if (now.phase === 'right' && !step_now().right) next();
    else if (now.phase === 'ask' && state.tried !== '') judge_what_was_tried(state);
    else if (now.phase === 'ask') {
      // After the first of several moves, the table itself points to the next move.
      if (state.pointed === '' && !step_now().moves.some((move) => move.includes(' '))) point();
      show();
    }
  }

  return { look, open: open_lesson, practise };
}
