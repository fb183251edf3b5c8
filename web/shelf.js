// The shelf of matches, a dialog of the page. Matches can be continued, renamed, duplicated, exported and deleted, and
// exports from another browser can be imported. The program lists the matches (Program::shelf) and executes the
// commands. The page loads this file when the shelf is opened.

import { game as game_names } from 'mitts:words/game';
import { left } from 'mitts:words/left';
import { shelf as all_words } from 'mitts:words/shelf';
import { index_of, signs, suit_of } from './embed/corner.js';
import { address_of } from './files.js';
import { add_style, download, make, make_button, nothing_yet, one_line, picture_of_game } from './parts.js';

const most_bytes = 20_000_000; // the limit for an imported file

// Returns the picture of the game's tile, with the first cards of the hand instead of the tile's cards. At the end of a
// match, the hand is empty, so the tile's cards stay.
function picture_of({ game: name, cards = [] }) {
  const picture = /** @type {HTMLElement} */ (picture_of_game(name) || make('div', { 'class': 'picture' }));
  picture.ariaHidden = 'true';
  if (cards.length > 0) for (const fan of picture.querySelectorAll('.fan')) fan.remove();
  for (const code of cards) {
    const suit = suit_of(code);
    picture.append(make('span', { 'class': `mini-card ${suit ?? 'trump'}` },
      make('b', { text: index_of(code, document.documentElement.lang) }), make('i', { text: signs[suit] ?? '' })));
  }
  return picture;
}

const styled = add_style(address_of('shelf.css'));

/// Loads the style sheet and resolves to { look, take, keep_copy }. `table` is the running table, and `matches` is the
/// storage of its matches (kept_match.js). copy(text) copies to the clipboard, and challenge() resolves to the
/// interface of challenge.js. The page passes `common`, `device` and in_page_language() as arguments, because importing
/// them here would cost an extra request.
export async function make_shelf({ table, matches, copy, common, device, in_page_language, challenge }) {
  let dialog = null;
  let brought = false; // true if the page opened the dialog for an import, without the program's panel
  let offered = null; // the element that lists the new items in another browser's export
  let words = all_words.en;
  await styled;

  // Executes a command of the program. A save's number is its date, but the program gives an imported save a new
  // number. This function restores the original number, so that the match keeps its date and its place on the shelf.
  const command = (name, text) => {
    const before = name === 'import' && matches.slots();
    table.call('mitts_command', name, text);
    const { told } = table.state();
    const slot = before && [...matches.slots()].find((each) => !before.has(each));
    if (slot) matches.date_as(slot, text);
    return told;
  };
  const title_of = (match) => match.name || match.title || in_page_language(left).unknown;
  const file_name = (what) => `mitts-${what}-${new Date().toISOString().slice(0, 10)}.txt`;

  function tell(text, ...buttons) {
    const line = dialog.querySelector('.told');
    line.replaceChildren(...(text === '' ? [] : [make('span', { text }), ...buttons]));
    if (text === '') return;
    line.scrollIntoView({ block: 'nearest' });
  }

  // --- Actions on a match -------------------------------------------------------------------------------------------

  function take_off(match) {
    const text = matches.newest(match.slot);
    command('delete', match.slot);
    show();
    tell(words.deleted({ match: title_of(match) }), make_button(words.undo, () => {
      // The program cannot import a damaged save. Such a save is restored unchanged.
      const trouble = !match.trouble ? command('import', text) : matches.put_back(match.slot, text) ? '' : 'refused';
      show();
      tell(trouble === '' ? '' : trouble_words(trouble));
    }, { id: 'shelf-undo', 'class': 'main' }));
    dialog.querySelector('#shelf-undo').focus();
  }

  function rename(match, heading) {
    const input = make('input', { 'aria-label': words.name, maxlength: '60' });
    input.value = match.name;
    input.placeholder = match.title;
    const end = (keep) => {
      if (keep) command('rename', `${match.slot} ${one_line(input.value)}`);
      show(match.slot);
    };
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      end(event.key === 'Enter');
    });
    heading.replaceChildren(input, make_button(in_page_language(common).fine, () => end(true)));
    input.select();
  }

  const can_share = (text) => navigator.canShare?.({ files: [as_file(text, 'mitts.txt')] }) ?? false;
  const as_file = (text, name) => new File([text], name, { type: 'text/plain' });

  function more_of(match, heading) {
    const text = matches.newest(match.slot);
    const name = file_name(match.game ?? 'match');
    const sound = match.trouble === undefined;
    const buttons = [
      sound && make_button(words.rename, () => rename(match, heading)),
      sound && make_button(words.duplicate, () => { command('duplicate', match.slot); show(); }),
      make_button(words.save, () => download(name, text)),
      make_button(words.copy, () => { copy(text); tell(words.copied); }),
      sound && match.over && make_button(words.challenge, async () => (await challenge())?.send(match.slot, 0)),
      can_share(text) && make_button(words.share, () => navigator.share({ files: [as_file(text, name)] }).catch(() => {})),
      match.trouble !== 'newer' && make_button(words.remove, () => take_off(match), { 'class': 'remove' }),
    ].filter(Boolean);
    return make('div', { 'class': 'more', hidden: '' }, ...buttons);
  }

  const game_of = ({ game }) => in_page_language(game_names)[game];

  // Returns the other players, the state of the match, its scores and, if they are not the game's usual rules, its
  // rules. If the match has a name, the game precedes the players. In Mitch, a round scores at its end.
  function lines_of({ name: own_name, title, detail, scores, over, rules, game }) {
    const company = title.replace(/, ([^,]*)$/, ` ${words.and} $1`);
    const is_usual = [words.usual, words.only].some((preset) => rules.endsWith(` ${preset}`));
    return [
      make('p', { 'class': 'company', text: own_name ? company : company.slice(game_of({ game }).length) }),
      make('p', { 'class': 'detail', text: detail }),
      make('p', { 'class': 'scores' }, ...scores.map(({ name, points }) =>
        make('span', { text: `${name} ` }, make('b', { text: String(points).replace('-', '−') }))),
      over || game !== 'mitch' ? '' : make('small', { text: words.before })),
      !is_usual && make('p', { 'class': 'note', text: rules.replace(/^.+?, /, '') }),
    ];
  }

  function card_of(match, first) {
    const sound = match.trouble === undefined;
    const heading = make('h3', { text: match.name || game_of(match) || title_of(match) });
    const more = more_of(match, heading);
    const open_more = make_button('⋯', () => {
      more.hidden = !more.hidden;
      open_more.setAttribute('aria-expanded', String(!more.hidden));
    }, { 'class': 'dots', 'aria-expanded': 'false', 'aria-label': words.more({ match: title_of(match) }) });
    const lines = sound ? lines_of(match) : [make('p', { text: match.trouble === 'newer' ? words.kept_newer : words.kept_damaged })];
    if (match.date !== '0') {
      const when = new Date(Number(match.date));
      const told = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
      lines.push(make('p', { 'class': 'note' }, make('time', { datetime: when.toISOString(), text: told })));
    }
    const go = sound && make_button(match.over ? words.look : words.go_on, () => {
      dialog.close();
      command('resume', match.slot);
    }, { 'class': `go${first ? ' main' : ''}`, 'aria-label': (match.over ? words.look_at : words.go_on_with)({ match: title_of(match) }) });
    return make('li', { 'data-slot': match.slot }, picture_of(match), make('div', { 'class': 'words' }, heading, ...lines.filter(Boolean)),
      make('div', { 'class': 'acts' }, ...[go, open_more].filter(Boolean)), more);
  }

  // --- Import -------------------------------------------------------------------------------------------------------

  function trouble_words(trouble) {
    const [what, ...why] = trouble.split(' ');
    const { there, newer_file, damaged, foreign, refused, too_long } = words;
    const { full } = in_page_language(device);
    return what === 'wrong' ? words.wrong({ why: why.join(' ') }) : { there, newer: newer_file, damaged, foreign, full, refused, long: too_long }[what];
  }

  let loading = null;
  const mover = () => loading ??= import('./shelf/moving.js').then(({ make_mover }) => make_mover({ table, matches, command, in_page_language }), (error) => {
    loading = null;
    throw error;
  });

  // Returns the text of a file, or null if the file cannot be read, for example because it is a folder.
  async function text_in(file) {
    try {
      return await file.text();
    } catch (error) {
      if (error instanceof DOMException) return null;
      throw error;
    }
  }

  const undo_button = (undo) => make_button(words.undo, () => {
    const said = undo();
    show();
    tell(said);
  }, { id: 'shelf-undo' });

  // Shows the plans for importing the exports of other browsers, one after another.
  function offer(moving, shelves) {
    const others = shelves.slice(1);
    offered = moving.offer(moving.plan(shelves[0]), ({ said, is_taken }) => {
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
    const moving = await mover().catch((error) => void console.warn(error.message));
    if (!moving) return tell(words.not_loaded);
    const [told, singles, shelves] = [[], [], []];
    const tell_of = (thing, said) => told.push(things.length > 1 ? `${thing.name} – ${said}` : said);
    for (const thing of things) {
      const is_long = (thing.size ?? thing.length) > most_bytes;
      const text = is_long || typeof thing === 'string' ? thing : await text_in(thing);
      const is_challenge = !is_long && /#challenge=/i.test(text);
      const plan = is_long || is_challenge || text === null ? null : moving.plan(text);
      if (is_challenge) challenge().then((part) => part?.open(text.trim()));
      else if (!plan) tell_of(thing, is_long ? words.too_long : words.unreadable);
      else if (plan.kind === 'newer') tell_of(thing, words.newer_file);
      else if (plan.kind === 'long') tell_of(thing, words.too_long);
      else if (plan.kind === 'all') shelves.push(text);
      else singles.push({ thing, text: plan.text });
    }
    const troubles = singles.length > 0 ? moving.put(singles.map(({ text }) => text)) : [];
    troubles.forEach((trouble, at) => tell_of(singles[at].thing, trouble === '' ? words.added({ n: 1 }) : trouble_words(trouble)));
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

  // Returns the import buttons and, if there are matches or results, the export buttons.
  function carrying(is_empty) {
    const chooser = make('input', { type: 'file', multiple: '', hidden: '', id: 'shelf-file' });
    chooser.addEventListener('change', () => take([...chooser.files]));
    const text = make('textarea', { rows: '4', 'aria-label': words.paste_here, placeholder: words.paste_here, spellcheck: 'false' });
    const pasted = make('div', { 'class': 'pasted', hidden: '' }, text, make_button(words.put, () => take([text.value]), { 'class': 'main' }));
    const export_to = async (give) => {
      const moving = await mover().catch((error) => void console.warn(error.message));
      if (!moving) return tell(words.not_loaded);
      give(moving.everything());
      note_copy();
    };
    return make('footer', {}, chooser, make('details', is_empty ? { open: '' } : {},
      make('summary', { text: words.files }, is_empty ? '' : make('span', { 'class': 'copied', text: copied_words() })),
      make('p', { text: words.about_files }),
      make('div', { 'class': 'acts' },
        ...(is_empty ? [] : [make_button(words.save_all, () => export_to((all) => download(file_name('all'), all)), { id: 'shelf-save' }),
          make_button(words.copy_all, () => export_to((all) => { copy(all); tell(words.copied); }))]),
        make_button(words.open_file, () => chooser.click()),
        make_button(words.paste, () => { pasted.hidden = !pasted.hidden; text.focus(); })), pasted));
  }

  // --- The dialog ---------------------------------------------------------------------------------------------------

  // Returns the matches as tiles. The tile of a new match follows those that can be continued.
  function list_of(all, begins) {
    return make('div', { 'class': 'plank' }, make('ul', {}, ...all.map((match, at) => card_of(match, begins && at === 0))),
      begins ? make_button(words.begin, begin, { 'class': 'new' }) : '');
  }

  // Starts a match of the game chosen last.
  function begin() {
    dialog.close();
    command('begin', table.state().arranged);
  }

  // Renders the shelf, and focuses the match in `slot` if there is one.
  function show(slot = null) {
    words = in_page_language(all_words);
    const all = table.shelf();
    const on = all.filter(({ over }) => !over);
    const over = all.filter((match) => match.over);
    dialog.replaceChildren(
      make('header', {}, make('h2', { id: 'shelf-title', text: words.title }), make('p', { text: on.length > 0 ? words.waiting({ n: on.length }) : '' }),
        make_button('×', () => dialog.close(), { 'class': 'close', 'aria-label': in_page_language(common).close })),
      ...(offered ? [offered] : []), make('p', { 'class': 'told', role: 'status' }),
      all.length === 0 ? nothing_yet(words.empty, make_button(words.begin, begin, { 'class': 'main' })) : list_of(on, true),
      ...(over.length === 0 ? [] : [make('h3', { 'class': 'part', text: words.finished }), make('p', { text: words.finished_stay }), list_of(over, false)]),
      carrying(all.length === 0 && matches.get('results').length < 2));
    const match = slot && [...dialog.querySelectorAll('li')].find((item) => item.dataset.slot === slot);
    (match?.querySelector('.dots') ?? offered?.querySelector('.main') ?? dialog.querySelector('.main:not(.pasted *)') ?? dialog.querySelector('.close')).focus();
  }

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
    document.body.append(dialog);
    dialog.showModal();
    show();
    mover().catch(() => {}); // if this fails, a click on a button tries again
  }

  return {
    /// Opens or closes the dialog. Call this when the program may have opened or closed its panel.
    look() {
      const wanted = table.state().panel === 'shelf';
      if (wanted) bring_up();
      else if (dialog && !brought) dialog.close();
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
