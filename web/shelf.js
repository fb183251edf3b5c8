// The shelf of matches, a dialog of the page. Matches can be continued, renamed, duplicated, exported and deleted, and
// exports from another browser can be imported. The program lists the matches (Program::shelf) and executes the
// commands. Loaded when the shelf is opened.

import { shelf as all_words } from 'mitts:words/shelf';
import { index_of, signs, suit_of } from './embed/corner.js';
import { address_of } from './files.js';
import { add_style, download, make, make_button } from './parts.js';
import { played_in_both, read_carried, write_all } from './shelf/carried.js';

const most_bytes = 20_000_000; // limit for an imported file
const most_in_a_match = 2_000_000; // in characters; browsers store about five million in total

// Returns the other texts that are exported with all matches. An import adds or merges them, and replaces only the
// settings, on request.
const small_texts = (storage) => Object.fromEntries(['settings', 'played', 'results', 'lessons', 'exercises', 'challenges', ...storage.names().filter((name) => name.startsWith('form.'))]
  .map((name) => [name, storage.get(name)]).filter(([, answer]) => answer[0] === 'D').map(([name, answer]) => [name, answer.slice(1)]));

// Draws the first cards of the hand, which help to recognise the match.
function picture_of({ game: name, cards }) {
  const picture = make('div', { 'class': `cloth ${name}`, 'aria-hidden': 'true' });
  for (const code of cards) {
    const suit = suit_of(code);
    picture.append(make('span', { 'class': `card ${suit ?? 'T'}` }, index_of(code, document.documentElement.lang), make('br'), signs[suit] ?? ''));
  }
  return picture;
}

const styled = add_style(address_of('shelf.css'));

/// Loads the style sheet and resolves to { look, take }. `table` is the running table, and `matches` is the storage of
/// its matches (kept_match.js). copy(text) copies to the clipboard, and challenge() resolves to challenge.js. The page
/// passes `common` and in_page_language(), because importing them here would cost an extra request.
export async function make_shelf({ table, matches, copy, common, in_page_language, challenge }) {
  let dialog = null;
  let brought = false; // true if the page opened the dialog for an import, without the program's panel
  let words = all_words.en;
  await styled;

  const command = (name, text) => {
    table.call('mitts_command', name, text);
    return table.state().told;
  };
  const title_of = (match) => match.name || match.title || words.unknown;
  const file_name = (what) => `mitts-${what}-${new Date().toISOString().slice(0, 10)}.txt`;

  function tell(text, ...buttons) {
    const line = dialog.querySelector('.told');
    line.replaceChildren(make('span', { text }), ...buttons);
    line.scrollIntoView({ block: 'nearest' });
  }

  // --- Actions on a match -------------------------------------------------------------------------------------------

  function take_off(match) {
    const text = matches.newest(match.slot);
    command('delete', match.slot);
    show();
    tell(words.deleted({ match: title_of(match) }), make_button(words.undo, () => {
      // The program cannot import a damaged save, so it is restored unchanged.
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
      if (keep) command('rename', `${match.slot} ${input.value.trim()}`);
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

  function card_of(match, first) {
    const sound = match.trouble === undefined;
    const heading = make('h3', { text: title_of(match) });
    const more = more_of(match, heading);
    const open_more = make_button('⋯', () => {
      more.hidden = !more.hidden;
      open_more.setAttribute('aria-expanded', String(!more.hidden));
    }, { 'class': 'dots', 'aria-expanded': 'false', 'aria-label': words.more({ match: title_of(match) }) });
    const lines = sound ? [
      match.name && make('p', { text: match.title }),
      make('p', { 'class': 'detail', text: match.detail }),
      make('p', { 'class': 'scores', text: match.scores.map(({ name, points }) => `${name} ${String(points).replace("-", "−")}`).join(' · ') }),
      make('p', { text: match.rules }),
    ] : [make('p', { text: match.trouble === 'newer' ? words.kept_newer : words.kept_damaged })];
    if (match.date !== '0') {
      const when = new Date(Number(match.date));
      const told = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
      lines.push(make('p', {}, make('time', { datetime: when.toISOString(), text: told })));
    }
    const go = sound && make_button(match.over ? words.look : words.go_on, () => {
      dialog.close();
      command('resume', match.slot);
    }, { 'class': `go${first ? ' main' : ''}`, 'aria-label': (match.over ? words.look_at : words.go_on_with)({ match: title_of(match) }) });
    const card = make('li', { 'data-slot': match.slot }, picture_of({ game: match.game ?? '', cards: match.cards ?? [] }),
      make('div', { 'class': 'words' }, heading, ...lines.filter(Boolean)),
      make('div', { 'class': 'acts' }, ...[go, open_more].filter(Boolean)), more);
    return card;
  }

  // --- Import -------------------------------------------------------------------------------------------------------

  function trouble_words(trouble) {
    const [what, ...why] = trouble.split(' ');
    const { there, newer_file, damaged, foreign, full, refused } = words;
    return what === 'wrong' ? words.wrong({ why: why.join(' ') }) : { there, newer: newer_file, damaged, foreign, full, refused }[what];
  }

  // Imports a text. Returns { said, settings }. `said` has a sentence for each kind of result. `settings` is set if the
  // text has settings that differ from the current settings.
  function take_in(text) {
    if (text.length > most_bytes) return { said: words.too_long };
    if (text.includes('#challenge=')) {
      challenge().then((part) => part?.open(text.trim()));
      return { said: '' };
    }
    const brought = read_carried(text);
    if (brought.kind === 'one' && brought.saves[0].text.length > most_in_a_match) return { said: words.too_long };
    if (brought.kind === 'newer') return { said: words.newer_file };
    if (brought.kind === 'one') {
      const trouble = command('import', brought.saves[0].text);
      return { said: trouble === '' ? words.added({ n: 1 }) : trouble_words(trouble) };
    }
    const told = { added: 0, there: 0, damaged: [...brought.damaged] };
    let full = '';
    for (const save of brought.saves.reverse()) { // reversed, because the last imported match becomes the latest
      const trouble = save.text.length > most_in_a_match ? 'damaged' : command('import', save.text);
      if (trouble === '' || trouble === 'there') told[trouble || 'added']++;
      else if (trouble === 'full' || trouble === 'refused') full = trouble_words(trouble);
      else told.damaged.push(save.line);
    }
    const { settings, played, results, ...forms } = brought.texts;
    for (const [name, lines] of Object.entries({ played, results })) {
      if (lines) matches.put(name, played_in_both(matches.get(name).slice(1), lines));
    }
    for (const [name, value] of Object.entries(forms)) {
      if (/^(form\.|lessons$|exercises$|challenges$)/.test(name) && matches.get(name) === 'M') matches.put(name, value);
    }
    const sentences = [words.added({ n: told.added }), told.there > 0 && words.some_there({ n: told.there }),
      told.damaged.length > 0 && words.lines({ lines: told.damaged.sort((one, other) => one - other).join(', ') }), brought.lost > 0 && words.lost({ n: brought.lost }), full];
    return { said: sentences.filter(Boolean).join(' '), settings: settings !== matches.get('settings').slice(1) ? settings : '' };
  }

  // Imports a file or a text. A folder is reported as unreadable.
  async function take_thing(thing) {
    if (typeof thing === 'string') return take_in(thing);
    if (thing.size > most_bytes) return { said: words.too_long };
    try {
      return take_in(await thing.text());
    } catch (error) {
      if (error instanceof DOMException) return { said: words.unreadable };
      throw error;
    }
  }

  // Imports files or texts and shows the results. With several files, each result has the file's name.
  async function take(things) {
    words = in_page_language(all_words);
    const told = [];
    for (const thing of things) {
      const { said, settings } = await take_thing(thing);
      told.push({ said: things.length > 1 ? `${thing.name} – ${said}` : said, settings });
    }
    if (!dialog) brought = true;
    bring_up();
    show();
    const settings = told.findLast((each) => each.settings)?.settings;
    tell(told.map(({ said }) => said).join(' '), ...(settings ? [make_button(words.settings, () => {
      command('set', settings);
      show();
      tell(words.settings_taken);
    })] : []));
  }

  function carrying() {
    const chooser = make('input', { type: 'file', multiple: '', hidden: '', id: 'shelf-file' });
    chooser.addEventListener('change', () => take([...chooser.files]));
    const text = make('textarea', { rows: '4', 'aria-label': words.paste_here, placeholder: words.paste_here, spellcheck: 'false' });
    const pasted = make('div', { 'class': 'pasted', hidden: '' }, text, make_button(words.put, () => take([text.value]), { 'class': 'main' }));
    const everything = () => write_all({ texts: small_texts(matches), saves: table.shelf().map(({ slot }) => matches.newest(slot)) });
    return make('footer', {}, chooser,
      make_button(words.open_file, () => chooser.click()),
      make_button(words.paste, () => { pasted.hidden = !pasted.hidden; text.focus(); }),
      make_button(words.save_all, () => download(file_name('all'), everything())),
      make_button(words.copy_all, () => { copy(everything()); tell(words.copied); }), pasted);
  }

  // --- The dialog ---------------------------------------------------------------------------------------------------

  function list_of(all, begins) {
    return make('ul', {}, ...all.map((match, at) => card_of(match, begins && at === 0)));
  }

  // Renders the shelf and focuses the match in `slot`, if there is one.
  function show(slot = null) {
    words = in_page_language(all_words);
    const all = table.shelf();
    const on = all.filter(({ over }) => !over);
    const over = all.filter((match) => match.over);
    dialog.replaceChildren(
      make('header', {}, make('h2', { id: 'shelf-title', text: words.title }), make('p', { text: on.length > 0 ? words.waiting({ n: on.length }) : '' }),
        make_button('×', () => dialog.close(), { 'class': 'close', 'aria-label': in_page_language(common).close })),
      make('p', { 'class': 'told', role: 'status' }),
      all.length === 0 ? make('p', { text: words.empty }) : list_of(on, true),
      ...(over.length === 0 ? [] : [make('h3', { 'class': 'part', text: words.finished }), make('p', { text: words.finished_stay }), list_of(over, false)]),
      carrying());
    const match = slot && [...dialog.querySelectorAll('li')].find((item) => item.dataset.slot === slot);
    (match?.querySelector('.dots') ?? dialog.querySelector('.main') ?? dialog.querySelector('.close')).focus();
  }

  // Imports dropped or pasted files and texts, except text pasted into a text field.
  function put(event) {
    if (event.type === 'paste' && event.target.closest?.('input,textarea')) return;
    event.preventDefault();
    event.stopPropagation();
    const data = event.dataTransfer ?? event.clipboardData;
    take(data.files.length > 0 ? [...data.files] : [data.getData('text/plain')]);
  }

  function bring_up() {
    if (dialog) return;
    dialog = make('dialog', { id: 'shelf', 'aria-labelledby': 'shelf-title' });
    for (const type of ['drop', 'paste']) dialog.addEventListener(type, put);
    dialog.addEventListener('close', () => {
      dialog.remove();
      dialog = null;
      brought = false;
      if (table.state().panel === 'shelf') table.call('mitts_press', 'Escape');
    });
    document.body.append(dialog);
    dialog.showModal();
    show();
  }

  return {
    /// Call this when the program may have opened or closed its panel.
    look() {
      const wanted = table.state().panel === 'shelf';
      if (wanted) bring_up();
      else if (dialog && !brought) dialog.close();
    },
    /// Imports files or texts and shows the shelf.
    take,
  };
}
