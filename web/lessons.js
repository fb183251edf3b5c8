// Lessons at the table. The program shows positions (src/app/app_lessons.cpp), and a panel beside the table shows the
// task for each position. After the lesson, the program restores the previous match.

import { lessons as all_words } from 'mitts:words/lessons';
import { address_of } from './files.js';
import { make_list } from './lessons/list.js';
import { games, load_lessons, retell } from './lessons/load.js';
import { make_panel } from './lessons/panel.js';
import { make_progress } from './lessons/progress.js';
import { judge, record_before } from './lessons/read.js';
import { said_now, way_of } from './lessons/speech.js';
import { add_style, make_button } from './parts.js';

const soon_ms = 20;

const styled = add_style(address_of('lessons.css'));

/// Loads the style sheet and resolves to { look, open, exercises }. `table` is the running table, and `storage` has the
/// interface of storage.js. The page passes its modules as arguments, because importing them here would cost an extra
/// request.
export async function make_lessons({ table, storage, fetch_bytes, common, device, in_page_language, show_line, on_missing }) {
  let game = null;
  let lessons = []; // the lessons of `game`, in the page's language
  let language = '';
  // `begins` and `reached` are the numbers of actions before the step and at the start of the phase. `right` counts the
  // exercises whose first answer was right. `is_shown` is true if the user asked for the answer. `pointed` names the
  // move that the table points to. `pressed` is the id of the last button.
  const now = { lesson: 0, step: 0, phase: 'ask', begins: 0, reached: 0, tries: 0, right: 0, is_shown: false, pointed: '', pressed: '' };
  const panel = make_panel({ table });
  const progress = make_progress(storage);
  const list = make_list({ table, storage, fetch_bytes, common, device, in_page_language, progress, choose, begin, begin_steps });
  await styled;

  const words = () => in_page_language(all_words);
  function command(name, text = '') {
    table.call('mitts_command', name, text);
    return table.state().told;
  }

  // While the panel shows an answer or only explains, the table offers no moves.
  const pause = (is_paused) => command('pause', is_paused ? 'on' : 'off');

  // --- The lesson files ---------------------------------------------------------------------------------------------

  // Loads a game's lessons and resolves to them. Resolves to null if loading fails, or if is_wanted() is then false.
  async function choose(one, is_wanted = () => true) {
    try {
      const loaded = await load_lessons(one, fetch_bytes);
      if (!is_wanted()) return null;
      ({ lessons, language } = loaded);
      game = one;
      return lessons;
    } catch (error) {
      console.warn(error.message);
      if (is_wanted()) {
        list.close();
        on_missing();
      }
      return null;
    }
  }

  // --- A lesson -----------------------------------------------------------------------------------------------------

  const lesson_now = () => lessons[now.lesson];
  const step_now = () => lesson_now().steps[now.step];
  const is_last_step = () => now.step + 1 === lesson_now().steps.length;
  const is_last_lesson = () => now.lesson + 1 === lessons.length;

  // Starts a lesson that has no name: a series of exercises or puzzles. Each step has a position.
  function begin_steps(lesson) {
    lesson.trim?.(0, command, games);
    if (lesson.steps.length === 0) return list.is_open() ? to_list() : leave();
    [lessons, language] = [[{ name: '', ...lesson }], document.documentElement.lang];
    now.right = 0;
    begin(0);
  }
  // Resolves to a function that starts the due exercises, or to nothing if they fail to load.
  const exercises = () => import('./puzzles.js').then(({ due_exercises }) => () => begin_steps(due_exercises(storage, document.documentElement.lang)), on_missing);
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
    list.close();
    panel.element().querySelector('h2').focus();
  }

  // Opens the lesson named in the page's URL (links.js), or the game's lesson list if there is no such lesson.
  // Resolves to false if the game's lessons could not be loaded.
  async function open_lesson(one, name) {
    if (!games.includes(one)) return true;
    if (!await choose(one)) return false;
    const at = lessons.findIndex((lesson) => lesson.name === name);
    (at < 0 ? to_list : begin)(at);
    return true;
  }

  // Shows the position before a step and starts the step.
  function lay_out(lesson, step) {
    lessons[lesson].trim?.(step, command, games);
    if (step >= lessons[lesson].steps.length) return to_list();
    Object.assign(now, { lesson, step, tries: 0 });
    const exercise = exercise_now();
    if (exercise) ({ game } = exercise);
    const wrong = exercise ? command('exercise', exercise.record) : command('lesson', record_before(game, lessons[lesson], step));
    if (wrong) throw new Error(`${lessons[lesson].name} ${step}: ${wrong}`);
    ask();
  }

  const enter = (phase) => Object.assign(now, { phase, reached: table.state().actions });

  // Starts the current step from the position on the table.
  function ask() {
    const { name } = lesson_now();
    if (!exercise_now()) progress.keep(game, { at: [name, now.step] });
    enter('ask');
    now.begins = now.reached;
    pause(!step_now().moves[0]);
    point();
    show();
  }

  function point() {
    if (!exercise_now()) command('point', step_now().moves.map((move) => move.replaceAll(' ', '+')).join(' '));
    now.pointed = table.state().pointed;
  }

  function next() {
    if (is_last_step()) {
      if (is_last_lesson()) leave();
      else lay_out(now.lesson + 1, 0);
    } else if (exercise_now() || lesson_now().steps[now.step + 1].position || table.state().actions !== now.reached) lay_out(now.lesson, now.step + 1);
    else {
      now.step++;
      ask();
    }
  }

  const back = () => (now.step > 0 ? lay_out(now.lesson, now.step - 1) : lay_out(now.lesson - 1, lessons[now.lesson - 1].steps.length - 1));
  const skip = () => (is_last_step() ? next() : lay_out(now.lesson, now.step + 1));

  function leave() {
    command('end');
    look();
  }

  // Ends the lesson, if there is one, and shows the game's lesson list.
  function to_list() {
    command('learn', game);
    list.open(game);
  }

  function first_round() {
    command('first-round');
    look();
    show_line('first-round', () => ({ text: words().first_hint }));
  }

  const go_back = () => command('go', String(now.begins));
  // Undoes the user's attempt.
  function try_again() {
    pause(false);
    go_back();
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
    if (now.phase === 'wrong') go_back();
    step_now().moves.some((move) => command('play', move) === '');
    enter('shown');
    look_soon();
  }

  // Gets the comment on a puzzle from the program.
  function explain() {
    const { tell } = step_now();
    if (tell) step_now().right = tell(command, now.is_shown);
  }

  // Plays the other players' moves after the right move, and shows the comment.
  function go_on() {
    pause(true); // before the moves, because it would end their animation
    command('play', step_now().then);
    now.is_shown = now.phase === 'shown';
    explain();
    note_answer(true);
    if (step_now().is_held) go_back();
    const { name } = lesson_now();
    if (!exercise_now() && is_last_step()) progress.keep(game, { at: is_last_lesson() ? null : [lessons[now.lesson + 1].name, 0], done: [...new Set([...progress.of(game).done, name])] });
    enter('right');
    if (step_now().right) show();
    else look_soon();
  }

  // --- The panel ----------------------------------------------------------------------------------------------------

  function buttons_now() {
    const [say, { moves, right }] = [words(), step_now()];
    const is_end = is_last_lesson() && is_last_step();
    const button = (id, text, act, is_main = false) => make_button(text, ({ detail }) => {
      // Ignores the second click of a double click if the first click has put another button in this place.
      if (detail > 1 && now.pressed !== id) return;
      now.pressed = id;
      act();
    }, { id: `lesson-${id}`, 'class': is_main ? 'main' : '' });
    const [show_it, on] = [button('show', say.show_me, show_me), (act) => button('next', say.next, act, true)];
    const more = is_end && exercise_now() && lesson_now().more?.();
    const end = exercise_now() ? [more && button('more', more.button, () => begin_steps(more), true), button('list', say.title, to_list, !more)]
      : [button('first', say.first_round, first_round, true), button('end', say.end, leave)];
    const details = button('why', say.why, () => {
      const answer = panel.element().querySelector('.right');
      details.ariaExpanded = String(answer.classList.toggle('whole'));
      answer.children[2].scrollIntoView();
    });
    details.ariaExpanded = 'false';
    switch (now.phase) {
      case 'wrong': return [button('again', in_page_language(common).again, try_again, true), show_it];
      case 'right': return [...(is_end ? end : [on(next)]), right.split('\n')[2] && details];
      case 'shown': return [];
      default: return [moves[0] ? show_it : on(go_on), now.step + now.lesson > 0 && button('back', say.back, back), !is_end && button('skip', say.skip, skip)];
    }
  }

  function show() {
    const say = words();
    const lesson = lesson_now();
    const [all, reached] = exercise_now() ? [lesson.steps, now.step] : [lessons, now.lesson];
    const is_sum = exercise_now() && is_last_step() && now.right + now.step > 0;
    panel.show({
      data: { ...progress.ground_of(game), phase: now.phase, lesson: lesson.name, step: now.step, shown: now.is_shown },
      title: lesson.title,
      place: exercise_now() ? (all.length > 1 ? `${reached + 1}/${all.length}` : '')
        : say.place({ lesson: now.lesson + 1, of: lessons.length, step: now.step + 1, steps: lesson.steps.length }),
      stitches: all.map((_, at) => (at > reached ? '' : at < reached ? 'done' : 'now')),
      said: said_now({ ...now, step: step_now(), state: table.state(), words: say, command, sum: is_sum && say.first_tries({ right: now.right, n: all.length }) }),
      buttons: buttons_now(),
      close: make_button('×', leave, { 'class': 'close', 'aria-label': say.leave }),
    });
  }

  // --- Events at the table ------------------------------------------------------------------------------------------

  let soon;
  function look_soon() {
    clearTimeout(soon);
    soon = setTimeout(look, soon_ms);
  }

  function judge_what_was_tried({ tried }) {
    const verdict = judge(step_now(), way_of(step_now(), tried));
    if (verdict === 'yes' || step_now().moves.includes(tried)) return go_on();
    if (verdict === 'partly') return;
    note_answer(false);
    pause(true);
    enter('wrong');
    now.tries++;
    show();
  }

  async function change_language() {
    const before = lessons;
    if (!exercise_now()) return await choose(game, () => panel.element() && lessons === before) && show();
    language = document.documentElement.lang;
    retell(lessons[0], language);
    if (now.phase === 'right') explain();
    show();
  }

  function look() {
    const state = table.state();
    // Opens the list for the game on the table or the game chosen last.
    if (state.panel === 'lessons' && !list.is_open()) {
      const played = state.page === 'table' && /\[Game "(\w+)"/.exec(table.record())?.[1];
      list.open([played, state.arranged].find((one) => games.includes(one)) ?? games[0]);
    }
    if (state.page !== 'lesson') return panel.element() && panel.take_away();
    if (!panel.element() || state.panel) return;
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

  return { look, open: open_lesson, exercises };
}
