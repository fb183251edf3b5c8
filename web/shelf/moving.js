// Exports and imports everything: matches, results, lessons, exercises and settings. Before an import, a list shows the
// new items. An import takes all of them or none, and can be undone. shelf.js loads this file.

import { moving as all_words } from 'mitts:words/moving';
import { make, make_button } from '../parts.js';
import { read_carried, write_all } from './carried.js';
import { is_carried, merged, other_of_match, page_settings, parts_of, settings_that_differ } from './merging.js';

const most_in_a_match = 2_000_000; // in characters; browsers store about five million in total

const most_listed = 20; // the maximum number of damaged lines that are listed

/// The parts of a plan, in display order.
const parts = ['matches', 'further', 'challenges', 'results', 'reviews', 'exercises', 'puzzles', 'lessons', 'choices'];
// Counts the new items by part. Earlier versions stored results as games in the string "played".
function counts_of(fresh) {
  const counts = {};
  for (const [name, number] of Object.entries(fresh)) {
    const part = name === 'played' ? 'results' : parts.includes(name) ? name : 'choices';
    counts[part] = (counts[part] ?? 0) + number;
  }
  return counts;
}

/// Returns { everything, plan, offer, put, undo }. `table` is the running table, and `matches` its storage
/// (kept_match.js). command() executes a program command and returns its error code.
export function make_mover({ table, matches, command, in_page_language }) {
  const words = () => in_page_language(all_words);
  // Returns a stored string, or null if it is missing.
  const stored = (name) => {
    const answer = matches.get(name);
    return answer[0] === 'D' ? answer.slice(1) : null;
  };
  const text_of = (name) => stored(name) ?? '';
  let changes = []; // the changes of the last import: { name, before, after }; null stands for a missing string
  let settings_before = '';

  // --- Storage ------------------------------------------------------------------------------------------------------

  const contents = () => new Map(matches.names().map((name) => [name, matches.get(name).slice(1)]));
  const is_changed_since = ({ name, after }) => stored(name) !== after;
  // Reverts these changes. Begins with the strings that become shorter, to make space for those that become longer. If
  // another tab has changed a string since, the string is kept, except for the results that the import added.
  function restore(list) {
    const growth = ({ before, after }) => (before?.length ?? -1) - (after?.length ?? -1);
    for (const { name, before, after } of [...list].sort((one, other) => growth(one) - growth(other))) {
      const now = stored(name);
      const stays = (line) => (before ?? '').includes(line) || !after.includes(line);
      const wanted = now === after ? before : /^re(?:sult|view)s$/.test(name) ? text_of(name).split('\n').filter(stays).join('\n') : now;
      if (wanted === null) matches.remove(name);
      else matches.put_back(name, wanted);
    }
  }
  function changes_since(before) {
    const after = contents();
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }))
      .filter((change) => change.before !== change.after);
  }
  // Returns the complete current settings. Leaves the storage unchanged.
  function settings_now() {
    const kept = stored('settings');
    command('set', '');
    const complete = text_of('settings');
    if (kept === null) matches.remove('settings');
    else matches.put('settings', kept);
    return complete;
  }
  // Makes the page read its settings again (comfort.js).
  const tell_page = () => dispatchEvent(new StorageEvent('storage'));

  // --- The plan -----------------------------------------------------------------------------------------------------

  // Adds the matches of an export to a plan. Each is new, replaces an earlier save, already exists, or is damaged.
  function sort_saves(saves, told) {
    const own = table.shelf().filter(({ trouble }) => trouble === undefined).map(({ slot, place, open }) => ({ slot, open, ...parts_of(matches.newest(slot, place)) }));
    const brought = saves.map(({ text }) => parts_of(text));
    for (const [at, { line, text }] of saves.entries()) {
      const trouble = text.length > most_in_a_match ? 'damaged' : command('judge', text);
      const other = trouble === '' ? other_of_match(brought[at], own, brought) : null;
      if (other === 'there' || told.saves.includes(text)) told.there++;
      else if (trouble !== '') told.damaged.push(line);
      else {
        told.saves.push(text);
        if (other) told.behind.add(other.behind);
      }
    }
  }

  // Returns the plan for importing text. Its kind is 'newer' or 'long' as in carried.js, 'one' for text that may be a
  // single match, or 'all'. A plan of the kind 'one' contains the text. A plan of the kind 'all' lists the new items.
  /** @returns {any} */
  function plan(text) {
    const brought = read_carried(text);
    if (brought.kind === 'newer' || brought.kind === 'long') return brought;
    if (brought.kind === 'one') return { kind: 'one', text: brought.saves[0].text };
    const told = { kind: 'all', saves: [], behind: new Set(), there: 0, damaged: brought.damaged, lost: brought.lost };
    sort_saves(brought.saves, told);
    const { texts, fresh } = merged(text_of, brought.texts);
    const settings = settings_that_differ(settings_now(), brought.texts.settings ?? '');
    const page = Object.entries(page_settings).filter(([name, usual]) => brought.texts[name] !== undefined && brought.texts[name] !== (text_of(name) || usual))
      .map(([name]) => [name, brought.texts[name]]);
    const counts = { matches: told.saves.length - told.behind.size, further: told.behind.size, ...counts_of(fresh) };
    return { ...told, texts, counts, settings, page_settings: page, differ: settings.length + page.length };
  }

  const list_of = (counts) => parts.filter((part) => counts[part] > 0).map((part) => (part === 'choices' ? words().choices : words()[part]({ n: counts[part] })));
  const notes_on = ({ there, damaged, lost }) => [
    there > 0 && words().there({ n: there }),
    damaged.length > 0 && words().lines({ lines: [...damaged.sort((one, other) => one - other).slice(0, most_listed), ...(damaged.length > most_listed ? ['…'] : [])].join(', ') }),
    lost > 0 && words().lost({ n: lost }),
  ].filter(Boolean);

  // --- Importing ----------------------------------------------------------------------------------------------------

  // Stores the parts of a plan. Returns an error code, or '' on success.
  function store({ saves, behind, texts, settings, page_settings: page }, with_settings) {
    const wanted = [...Object.entries(texts), ...(with_settings ? page : [])];
    for (const [name, text] of wanted) {
      const answer = matches.put(name, text);
      if (answer !== 'D') return answer === 'F' ? 'full' : 'refused';
    }
    for (const save of [...saves].reverse()) { // reversed, because the last imported match becomes the latest
      const trouble = command('restore', save);
      if (trouble !== '') return trouble;
    }
    for (const slot of behind) command('delete', slot);
    if (with_settings && settings.length > 0) command('set', settings.join(' '));
    return '';
  }

  // Calls act(), which returns error codes, and records the resulting changes to the storage. If all have failed,
  // reverts the changes.
  function noted(act) {
    const before_act = settings_now();
    const before = contents();
    const result = act();
    const changed = changes_since(before);
    if ([result].flat().every(Boolean)) restore(changed);
    else [changes, settings_before] = [changed, before_act];
    tell_page();
    return result;
  }

  // Recomputes the plan and executes it, because another tab may have changed the storage since, for example by
  // finishing a match.
  function take(text, with_settings) {
    const wanted = plan(text);
    const trouble = noted(() => store(wanted, with_settings));
    if (trouble !== '') return { said: words()[trouble] ?? words().refused };
    const items = [...list_of(wanted.counts), ...(with_settings ? [words().settings({ n: wanted.differ })] : [])];
    return { is_taken: true, said: [words().added({ what: items.join(', ') || '–' }), ...notes_on(wanted)].join(' ') };
  }

  return {
    /// Returns the exported text, which contains all matches and all other stored strings.
    everything: () => write_all({ texts: Object.fromEntries(matches.names().filter(is_carried).map((name) => [name, text_of(name)]).filter(([, text]) => text !== '')),
      saves: table.shelf().map(({ slot, place }) => matches.newest(slot, place)) }),
    plan,
    /// Imports single matches. Returns an error code for each match, or '' on success.
    put: (texts) => noted(() => texts.map((text) => (text.length > most_in_a_match ? 'long' : command('import', text)))),
    /// Returns an element that shows the plan for text of the kind 'all', with buttons that accept and reject it. Both
    /// buttons call on_done({ said, is_taken }); `is_taken` is missing if nothing was imported.
    offer(text, on_done) {
      const wanted = plan(text);
      const say = words();
      const items = list_of(wanted.counts);
      const notes = notes_on(wanted).map((text) => make('p', { text }));
      const box = /** @type {HTMLInputElement} */ (make('input', { type: 'checkbox', id: 'moving-settings', ...(items.length === 0 ? { checked: '' } : {}) }));
      const settings = wanted.differ > 0 ? [make('label', {}, box, make('span', { text: say.with_settings({ n: wanted.differ }) }))] : [];
      const buttons = items.length + settings.length === 0 ? [make_button(say.fine, () => on_done({ said: '' }), { 'class': 'main', id: 'moving-leave' })] : [
        make_button(say.take, ({ target: button }) => {
          Object.assign(button, { textContent: say.working, disabled: true });
          // Shows the button first, because importing hundreds of matches blocks a slow phone for a second or two.
          requestAnimationFrame(() => setTimeout(() => button.isConnected && on_done(take(text, box.checked))));
        }, { 'class': 'main', id: 'moving-take', 'aria-describedby': 'moving-items' }),
        make_button(say.leave, () => on_done({ said: say.left }), { id: 'moving-leave' })];
      return make('section', { id: 'moving', 'aria-labelledby': 'moving-title' },
        make('h3', { id: 'moving-title', text: items.length > 0 ? say.title : wanted.damaged.length + wanted.lost > 0 ? say.left : say.nothing }),
        items.length > 0 ? make('ul', { id: 'moving-items' }, ...items.map((text) => make('li', { text }))) : '', ...notes, ...settings, make('div', { 'class': 'acts' }, ...buttons));
    },
    /// Undoes the last import. Returns the message to show.
    undo() {
      const some_stay = changes.some(is_changed_since);
      const settings = changes.find(({ name }) => name === 'settings');
      if (settings && !is_changed_since(settings)) {
        command('set', settings_before);
        settings.after = stored('settings');
      }
      restore(changes);
      changes = [];
      tell_page();
      return words()[some_stay ? 'undone_but' : 'undone'];
    },
  };
}
