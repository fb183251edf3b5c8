// The shelf of matches, shown as a dialog. Matches can be continued, renamed, duplicated, exported and deleted, and
// exports from another browser can be imported. The program lists the matches (Program::shelf) and executes the
// commands. The page loads this file when the shelf is opened.

import { shelf as all_words } from 'mitts:words/shelf';
import { address_of } from './files.js';
import { add_style, download, make, make_button, nothing_yet } from './parts.js';
import { file_name, make_tiles } from './shelf/tile.js';

const most_bytes = 20_000_000; // the limit for an imported file

// Returns true for the link of a challenge, and false for a match or a shelf that contains such a link as a name.
const is_challenge = (text) => /#challenge=/i.test(text) && !/mitts-(?:save|shelf) |\[\s*game\s/i.test(text);

const styled = add_style(address_of('shelf.css'));

/// Loads the style sheet and resolves to { look, take, keep_copy }. `table` is the running table, and `matches` is the
/// storage of its matches (kept_match.js). copy(text) copies to the clipboard, and challenge() resolves to the
/// interface of challenge.js. The page passes `common`, `device` and in_page_language() as arguments, because importing
/// them here would cost an extra request.
export async function make_shelf({ table, matches, copy, common, device, in_page_language, challenge }) {
  let dialog = null;
  let told_line = null; // the line of the dialog that reports results
  let shown_in = ''; // the language of the dialog
  let brought = false; // true if the page opened the dialog for an import, without the program's panel
  let offered = null; // the element that lists the new items in another browser's export
  let words = all_words.en;
  await styled;

  // Executes a command of the program. A save's number is its date, but the program gives an imported save a new
  // number. This function restores the original number, so that the match keeps its date and its place on the shelf.
  const command = (name, text) => {
    const before = (name === 'import' || name === 'restore') && matches.slots();
    table.call('mitts_command', name, text);
    const { told } = table.state();
    const slot = before && [...matches.slots()].find((each) => !before.has(each));
    if (slot) matches.date_as(slot, text);
    return told;
  };

  function tell(text, ...buttons) {
    told_line.replaceChildren(...(text === '' ? [] : [make('span', { text }), ...buttons]));
    if (text !== '') told_line.scrollIntoView({ block: 'nearest' });
  }

  function take_off(match) {
    const text = matches.newest(match.slot, match.place);
    command('delete', match.slot);
    show();
    tell(words.deleted({ match: tiles.title_of(match) }), make_button(words.undo, () => {
      // The program cannot restore a damaged save, so its unchanged text is written back.
      show(null, !match.trouble ? command('restore', text) : matches.put_back(match.slot, text) ? '' : 'refused');
    }, { id: 'shelf-undo', 'class': 'main' }));
    dialog.querySelector('#shelf-undo').focus();
  }

  function leave({ slot }) {
    if (!matches.slots().has(slot)) return show(); // another tab has deleted the match
    dialog.close();
    command('resume', slot);
  }

  const tiles = make_tiles({ matches, command, copy, challenge, common, in_page_language, show, tell, leave, take_off });

  // --- Import -------------------------------------------------------------------------------------------------------

  function trouble_words(trouble) {
    const [what, ...why] = trouble.split(' ');
    return what === 'wrong' ? words.wrong({ why: why.join(' ') }) : { ...words, ...in_page_language(device) }[what];
  }

  let loading = null;
  // Resolves to the interface of moving.js, or to nothing if it fails to load. The next call then tries again.
  const mover = () => loading ??= import('./shelf/moving.js').then(({ make_mover }) => make_mover({ table, matches, command, in_page_language })).catch((error) => {
    loading = null;
    console.warn(error.message);
  });

  const undo_button = (undo) => make_button(words.undo, () => {
    const said = undo();
    show();
    tell(said);
  }, { id: 'shelf-undo' });

  // Shows the plans for importing the exports of other browsers, one after another.
  function offer(moving, shelves) {
    const others = shelves.slice(1);
    offered = moving.offer(shelves[0], ({ said, is_taken }) => {
      offered = null;
      show();
      tell(said, ...(is_taken ? [undo_button(moving.undo)] : []));
      if (others.length > 0) offer(moving, others);
    });
    show();
  }

  // Imports files or text. A single match is put on the shelf immediately. For a whole shelf, the user first sees a
  // list of the new items. With several files, each result names its file. A challenge opens in a separate dialog.
  async function take(things) {
    words = in_page_language(all_words);
    if (!dialog) brought = true;
    bring_up();
    const moving = await mover();
    if (!moving) return tell(words.not_loaded);
    const [told, singles, shelves] = [[], [], []];
    const tell_of = (thing, said) => told.push(things.length > 1 ? `${thing.name} – ${said}` : said);
    for (const thing of things) {
      const is_long = (thing.size ?? thing.length) > most_bytes;
      // A folder cannot be read.
      const text = is_long || typeof thing === 'string' ? thing : await thing.text().catch(() => null);
      const sends = !is_long && text !== null && is_challenge(text);
      const plan = is_long || sends || text === null ? null : moving.plan(text);
      if (sends) challenge().then((part) => part?.open(text.trim()));
      else if (!plan) tell_of(thing, is_long ? words.long : words.unreadable);
      else if (plan.kind === 'all') shelves.push(text);
      else if (plan.kind === 'one') singles.push({ thing, text: plan.text });
      else tell_of(thing, words[plan.kind]); // "newer" or "long"
    }
    const troubles = singles.length > 0 ? moving.put(singles.map(({ text }) => text)) : [];
    troubles.forEach((trouble, at) => tell_of(singles[at].thing, trouble === '' ? words.added : trouble_words(trouble)));
    if (!dialog) return;
    if (brought && told.length + shelves.length === 0) return dialog.close(); // all items were challenges
    show();
    if (shelves.length > 0) offer(moving, shelves);
    tell(told.join(' '), ...(troubles.includes('') ? [undo_button(moving.undo)] : []));
  }

  // Stores the date of the last full export.
  function note_copy() {
    matches.put('copied', String(Date.now()));
    dialog.querySelector('.copied').textContent = copied_words();
  }
  function copied_words() {
    const date = Number(matches.get('copied').slice(1));
    return date > 0 ? words.last_copy({ date: new Date(date).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' }) }) : words.no_copy;
  }

  // Returns the buttons for exports and imports. Without matches and results they are unfolded.
  function carrying(is_empty) {
    const chooser = make('input', { type: 'file', multiple: '', hidden: '', id: 'shelf-file' });
    chooser.addEventListener('change', () => take([...chooser.files]));
    const text = make('textarea', { rows: '4', 'aria-label': words.paste_here, placeholder: words.paste_here, spellcheck: 'false' });
    const pasted = make('div', { 'class': 'pasted', hidden: '' }, text, make_button(words.put, () => take([text.value]), { 'class': 'main' }));
    const export_to = async (give) => {
      const moving = await mover();
      if (!dialog) return;
      if (!moving) return tell(words.not_loaded);
      give(moving.everything());
      note_copy();
    };
    return make('footer', {}, chooser, make('details', is_empty ? { open: '' } : {},
      make('summary', { text: words.files }, make('span', { 'class': 'copied', text: copied_words() })),
      make('p', { text: words.about_files }),
      make('div', { 'class': 'acts' },
        make_button(words.save_all, () => export_to((all) => download(file_name('all'), all)), { id: 'shelf-save' }),
        make_button(words.copy_all, () => export_to((all) => { copy(all); tell(words.copied); })),
        make_button(words.open_file, () => chooser.click()),
        make_button(words.paste, () => { pasted.hidden = !pasted.hidden; text.focus(); })), pasted));
  }

  // --- The dialog ---------------------------------------------------------------------------------------------------

  // Returns the matches as tiles. The tile for a new match follows the matches that can be continued.
  function list_of(all, begins) {
    return make('div', { 'class': 'plank' }, make('ul', {}, ...all.map((match, at) => tiles.tile_of(match, begins && at === 0))),
      begins ? make_button(words.begin, begin, { 'class': 'new' }) : '');
  }

  // Starts a match of the game chosen last.
  function begin() {
    dialog.close();
    command('begin', table.state().arranged);
  }

  // Renders the shelf around the line that reports results. Screen readers watch only a line that stays in the page.
  // Focuses the match in `slot` if there is one, and shows the sentence of an error code.
  function show(slot = null, trouble = '') {
    words = in_page_language(all_words);
    shown_in = document.documentElement.lang;
    const all = table.shelf();
    const on = all.filter(({ over }) => !over);
    const over = all.filter((match) => match.over);
    for (const part of [...dialog.children]) if (part !== told_line) part.remove();
    told_line.before(
      make('header', {}, make('h2', { id: 'shelf-title', text: words.title }), make('p', { text: on.length > 0 ? words.waiting({ n: on.length }) : '' }),
        make_button('×', () => dialog.close(), { 'class': 'close', 'aria-label': in_page_language(common).close })),
      ...(offered ? [offered] : []));
    told_line.after(
      all.length === 0 ? nothing_yet(words.empty, make_button(words.begin, begin, { 'class': 'main' })) : list_of(on, true),
      ...(over.length === 0 ? [] : [make('h3', { 'class': 'part', text: words.finished }), make('p', { text: words.finished_stay }), list_of(over, false)]),
      carrying(all.length === 0 && matches.get('results').length < 2));
    const match = slot && [...dialog.querySelectorAll('li')].find((item) => item.dataset.slot === slot);
    (match?.querySelector('.dots') ?? offered?.querySelector('.main') ?? dialog.querySelector('.main:not(.pasted *)') ?? dialog.querySelector('.close')).focus();
    tell(trouble && trouble_words(trouble));
  }

  // Shows the changes of another tab, unless the user is entering text, has opened a match's buttons, or may still undo
  // something.
  let waiting = null;
  addEventListener('storage', ({ key }) => {
    if (!/^mitts\.match/.test(key)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (dialog && !told_line.firstChild && !dialog.querySelector(':is(input, textarea):focus, .pasted:not([hidden]), .more:not([hidden])')) show(document.activeElement.closest('li')?.dataset.slot);
    }, 300);
  });

  // Imports dropped or pasted files and text, except text pasted into a text field.
  function put(event) {
    if (event.type === 'paste' && event.target.closest?.('input,textarea')) return;
    event.preventDefault();
    event.stopPropagation();
    const data = event.dataTransfer ?? event.clipboardData;
    take(data.files.length > 0 ? [...data.files] : [data.getData('text/plain')]);
  }

  function bring_up() {
    if (dialog) return;
    dialog = make('dialog', { id: 'shelf', 'class': 'sheet', 'aria-labelledby': 'shelf-title' });
    for (const type of ['drop', 'paste']) dialog.addEventListener(type, put);
    dialog.addEventListener('close', () => {
      dialog.remove();
      [dialog, offered] = [null, null];
      brought = false;
      if (table.state().panel === 'shelf') table.call('mitts_press', 'Escape');
    });
    told_line = make('p', { 'class': 'told', role: 'status' });
    dialog.append(told_line);
    document.body.append(dialog);
    dialog.showModal();
    show();
    mover();
  }

  return {
    /// Opens or closes the dialog. Call this when the program may have opened or closed its panel.
    look() {
      const wanted = table.state().panel === 'shelf';
      if (wanted) bring_up();
      else if (dialog && !brought) dialog.close();
      if (dialog && shown_in !== document.documentElement.lang) show();
    },
    /// Imports files or text and shows the shelf.
    take,
    /// Shows the shelf and focuses its export button.
    keep_copy() {
      bring_up();
      dialog.querySelector('details').open = true;
      dialog.querySelector('#shelf-save')?.focus();
    },
  };
}
