// The script of builder.html. One side of the page has the choices and a position editor, and the other has the preview
// and the embed code. If the page's URL contains parameters of embed.html, the editor starts with them.

import { builder, common } from 'mitts:words';
import { open_choices } from './builder/choices.js';
import { addresses, draft_of, example_draft, line_of, new_draft, parameters_of, players_of, with_record } from './builder/draft.js';
import { open_judge } from './builder/judge.js';
import { open_zones } from './builder/zones.js';
import { describe } from './embed/describe.js';
import { use_faces } from './embed/draw.js';
import { whole_faces } from './embed/faces.js';
import { ideal_height } from './embed/layout.js';
import { note_sentence } from './embed/notes.js';
import { read_address, read_origin, record_query, write_address } from './embed/params.js';
import { read_position, with_trick } from './embed/position.js';
import { dress, picture_of } from './embed/poster.js';
import { languages } from './embed/words.js';
import { reader_language } from './language.js';
import { is_seed } from './record_text.js';

use_faces(whole_faces);
const by_id = (id) => document.getElementById(id);
const folder = new URL('.', location.href);
const numbers = ['players', 'turn', 'aces'];
const preview_size = { width: 640, height: 465 };

let language = reader_language(navigator.languages);
const asked = read_address(location.search, location.hash);
// The problems in the parameters of the page's URL.
let opened = [...asked.notes, ...read_position(asked.parameters).problems];
let draft = location.search.length > 1 || location.hash.length > 1 ? draft_of(asked.parameters) : example_draft(new_draft());
const texts = () => builder[language];
const tongues = [...document.querySelectorAll('[data-language]')];

const zones = open_zones({ on_change: show_all });
const choices = open_choices(by_id('choices'), choose);

// `verdicts` maps each embed code to the program's error message, which is empty for a valid code.
const judge = open_judge(new URL(`embed.html?game=${draft.game}&mode=replay&origin=${encodeURIComponent(location.origin)}`, folder).href);
const verdicts = new Map();
// A test checks that the initial example is valid, so the program is not loaded before the user's first change.
if (opened.length === 0 && location.search.length + location.hash.length === 0) verdicts.set(write_address(parameters_of(draft)), '');
let asking = null;
let pause = null;

// Validates the current embed code once it has not changed for 300 ms.
function ask_for_verdict(key) {
  if (asking === key) return;
  asking = key;
  clearTimeout(pause);
  pause = setTimeout(async () => {
    const { record, text } = parameters_of(draft);
    const wrong = await judge(text === null ? { query: record_query(record) } : { record: text });
    if (wrong !== null) verdicts.set(key, wrong);
    if (asking !== key) return;
    asking = null;
    show_result(wrong === null ? key : null);
  }, 300);
}

function choose(name, value) {
  opened = [];
  const typed = ['seed', 'text', 'moves', 'origin'].includes(name);
  if (name === 'game') draft = { ...example_draft({ ...draft, game: value, seat: null }), kind: draft.kind === 'record' ? 'position' : draft.kind };
  else if (numbers.includes(name)) draft[name] = Number(value);
  else if (name === 'seat') draft.seat = value === '' ? null : Number(value);
  else draft[name] = value === '' && name === 'lang' ? null : value;
  // The parts copied from the opened embed code are valid only for its deal.
  if (['kind', 'preset', 'players'].includes(name)) draft.kept = {};
  if (name === 'seed') delete draft.kept.moves;
  if (name === 'preset') draft.options = [];
  if (!players_of(draft).includes(draft.players)) draft.players = players_of(draft)[0];
  draft.turn = Math.min(draft.turn, draft.players - 1);
  if (draft.seat !== null && draft.seat >= draft.players) draft.seat = null;
  if (typed) show_result();
  else show_all();
}

// Returns the problems with the current embed code as sentences, and the position to preview.
function problems_of() {
  const parameters = parameters_of(draft);
  const [, search, hash] = /^([^#]*)(.*)$/s.exec(write_address(parameters));
  const read = read_address(search, hash);
  const { position, problems } = read_position(read.parameters);
  const sentences = [...read.notes.filter(({ name }) => name !== 'origin'), ...problems].map((note) => note_sentence(note, language));
  if (draft.kind === 'position' && position.hands.every((hand) => hand.length === 0)) sentences.push(texts().needs);
  const seed = draft.seed.trim();
  const is_deal = is_seed(seed) || (seed === '' && draft.kept.deck);
  if (draft.kind === 'seed' && !is_deal) sentences.push(texts().seed_wrong);
  if (draft.origin.trim() && !read_origin(draft.origin.trim())) sentences.push(texts().origin_wrong);
  return { sentences, position: with_trick(position, read.parameters) };
}

const listed = (sentences) => sentences.map((sentence) => Object.assign(document.createElement('li'), { textContent: sentence }));

// Marks the fields or zones named in the program's message as invalid. Returns the message with their titles.
function mark(wrong) {
  const name = wrong && draft.kind === 'record' ? 'text' : /^parameter (\w+)/.exec(wrong ?? '')?.[1];
  for (const element of document.querySelectorAll('[aria-invalid]')) element.removeAttribute('aria-invalid');
  if (!name) return wrong;
  const zone = { hands: 'hand', columns: 'columns' }[name];
  const places = document.querySelectorAll(`[name="${name}"], [data-zone="${name}"]${zone ? `, [data-zone^="${zone}-"]` : ''}`);
  for (const element of places) element.setAttribute('aria-invalid', 'true');
  const title = texts().fields[name] ?? texts().zones[name];
  return typeof title === 'string' ? texts().refused({ name: title, text: wrong.replace(/^parameter \w+: /, '') }) : wrong;
}

// Shows the preview, the problems and the embed code. `untried` is the key of a code that was not validated because the
// program is unavailable. The user can still copy this code, and a note warns that it was not validated.
function show_result(untried = null) {
  const { sentences, position } = problems_of();
  const key = write_address(parameters_of(draft));
  const verdict = sentences.length > 0 ? undefined : verdicts.get(key);
  if (sentences.length === 0 && verdict === undefined && untried !== key) ask_for_verdict(key);
  const against = mark(verdict);
  if (against) sentences.push(against);
  const ready = sentences.length === 0 && (verdict === '' || untried === key);
  by_id('verdict').textContent = sentences.length > 0 ? '' : untried === key ? texts().not_judged : ready ? texts().judged : texts().judging;
  const words = languages[draft.lang ?? language];
  dress({ game: position.game, theme: draft.theme });
  by_id('preview').replaceChildren(picture_of(position, { ...preview_size, words, faces: draft.faces }));
  const picture = by_id('preview').firstChild;
  picture.setAttribute('width', '100%');
  picture.setAttribute('height', '100%');
  by_id('preview').setAttribute('aria-label', describe(position, words));
  by_id('problems').replaceChildren(...listed(sentences));
  by_id('opened').replaceChildren(...listed(opened.map((note) => note_sentence(note, language)).filter((sentence) => !sentences.includes(sentence))));
  const { frame, table } = addresses(draft, folder);
  by_id('line').value = sentences.length > 0 ? '' : line_of(frame, { title: `${words.game(position.game)} · ${common[words.language].name}`, height: ideal_height(640, draft.mode) });
  for (const id of ['copy', 'test']) by_id(id).disabled = !ready;
  by_id('link').hidden = sentences.length > 0 || table === null;
  by_id('link').setAttribute('href', table ?? '');
  by_id('copied').textContent = '';
}

function show_all() {
  document.documentElement.lang = language;
  document.title = `${texts().title} · ${common[language].name}`;
  for (const button of tongues) button.ariaPressed = String(button.dataset.language === language);
  document.querySelector('.home').textContent = common[language].name;
  const in_language = (page) => (language === 'en' ? `${page}.html` : `${page}.${language}.html`);
  by_id('examples').href = in_language('examples');
  Object.assign(by_id('guide'), { href: in_language('embedding'), textContent: common[language].guide_short });
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = texts()[element.dataset.text];
  choices.show(draft, texts(), languages[language]);
  by_id('editor').hidden = draft.kind !== 'position';
  zones.show(draft.kind === 'position' ? draft : null, texts(), language);
  show_result();
}

for (const button of tongues) {
  button.addEventListener('click', () => {
    language = button.dataset.language;
    show_all();
  });
}

by_id('copy').addEventListener('click', async () => {
  const field = by_id('line');
  try {
    await navigator.clipboard.writeText(field.value);
    by_id('copied').textContent = texts().copied;
  } catch {
    field.select();
    by_id('copied').textContent = texts().not_copied;
  }
});

// Opens the embed code in a frame. The frame itself reports any errors.
by_id('test').addEventListener('click', () => {
  const frame = document.createElement('iframe');
  frame.title = texts().trial;
  frame.src = addresses(draft, folder).frame;
  by_id('trial').replaceChildren(frame);
  by_id('take').hidden = false;
});

by_id('take').addEventListener('click', () => {
  const record = by_id('trial').firstChild?.contentWindow.mitts?.record?.();
  if (!record) return;
  draft = with_record(draft, record);
  show_all();
});

by_id('example').addEventListener('click', () => {
  draft = example_draft(draft);
  show_all();
});

by_id('clear').addEventListener('click', () => {
  draft = { ...draft, zones: {}, moves: '', kept: {} };
  show_all();
});

show_all();
document.documentElement.dataset.made = '';
