// The program in a page, whichever page it is: fetched, started with what the page lends it, and given its fonts and pictures.
// The page says where it is drawn, what the program's address is, where things are kept and who plays; what happens after
// that is between the page's listeners and the object returned.

import { fetch_bytes, instantiate, troubled } from './fetching.js';
import { address_of, size_of } from './files.js';
import { asked_language, first_language, other_language } from './language.js';
import { write } from './writing.js';

// The texts, the fonts and the picture sheets by the names that the program knows them by. Those needed before one can play are fetched
// beside the program. The other language's texts, the finest pictures and the tarot pack come when that is done, so that the others need
// not share the line with them: large pictures are a little soft and the pack's cards lie face down until then.
const texts = {
  en: ['texts.en', { address: address_of('assets/texts-en.txt'), size: size_of('assets/texts-en.txt'), needed: true }],
  fr: ['texts.fr', { address: address_of('assets/texts-fr.txt'), size: size_of('assets/texts-fr.txt'), needed: true }],
};
const fonts = [
  ['fonts/regular.ttf', { address: address_of('assets/regular.ttf'), size: size_of('assets/regular.ttf'), needed: true }],
  ['fonts/bold.ttf', { address: address_of('assets/bold.ttf'), size: size_of('assets/bold.ttf'), needed: true }],
];
const first_pictures = [
  ['shapes.png', { address: address_of('assets/shapes.png'), size: size_of('assets/shapes.png') }],
  ['core.png', { address: address_of('assets/core.png'), size: size_of('assets/core.png') }],
];
const later_pictures = [
  ['fine_shapes.png', { address: address_of('assets/fine_shapes.png'), size: size_of('assets/fine_shapes.png') }],
  ['fine_core.png', { address: address_of('assets/fine_core.png'), size: size_of('assets/fine_core.png') }],
  ['tarot.png', { address: address_of('assets/tarot.png'), size: size_of('assets/tarot.png') }],
];
const program = { address: address_of('mitts.wasm'), size: size_of('mitts.wasm'), needed: true };

// A call of the module with texts, which are in its memory for as long as the call lasts. The heap grows with a long text; the stack, to
// which ccall copies, does not.
function call(module, name, ...texts) {
  const places = texts.map((text) => {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const place = module._malloc(bytes.length);
    if (place === 0) throw new RangeError(`no room for ${bytes.length} bytes`);
    module.HEAPU8.set(bytes, place);
    return place;
  });
  module[`_${name}`](...places);
  places.forEach(module._free);
}

/// Resolves in a new task, without the delay that timers have.
export const next_task = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(null);
});

// Begins to fetch assets: a map of their names to promises of their bytes. A failure is met where the bytes are wanted.
function begin_to_fetch(assets, on_bytes) {
  const coming = new Map(assets.map(([name, file]) => [name, fetch_bytes(file, on_bytes)]));
  for (const bytes of coming.values()) bytes.catch(() => {});
  return coming;
}

async function hand_over(module, name, bytes_coming) {
  const bytes = await bytes_coming;
  const place = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, place);
  // The program takes the memory over and frees it.
  return module.ccall('mitts_take_asset', 'boolean', ['string', 'number', 'number'], [name, place, bytes.length]);
}

// Nothing is said without them.
async function hand_over_texts(module, coming) {
  const [[name, bytes]] = coming;
  if (!await hand_over(module, name, bytes)) throw troubled('damaged', `${name}: of another version`);
}

// Either font will do for both where the other does not come.
async function hand_over_fonts(module, coming) {
  const all = [...coming.values()];
  const any = Promise.any(all).catch(() => all[0]);
  await Promise.all([...coming].map(([name, bytes]) => hand_over(module, name, bytes.catch(() => any))));
}

// Long work is done in slices, so that the page answers in between.
const slice_ms = 8;

// A picture is decoded and knitted in tasks of their own.
async function hand_over_picture(module, name, bytes) {
  await bytes;
  await next_task();
  await hand_over(module, name, bytes);
  do await next_task(); while (module._mitts_work(slice_ms));
}

// Missing pictures are tolerated; tells whether all came. `coming` loses what has been handed over.
async function hand_over_pictures(module, coming) {
  await Promise.all([...coming].map(([name, bytes]) => hand_over_picture(module, name, bytes)
    .then(() => coming.delete(name), (error) => console.warn(`${name}: ${error.message}`))));
  return coming.size === 0;
}

/// How long pictures that have come wait for others, so that what they change is drawn once.
const together_ms = 3000;

// Brings some pictures, and when asked again those that are still missing. `coming`: what is on its way already; others wait for each other.
function bringing(module, pictures, coming = null) {
  let wanted = pictures;
  return async () => {
    const asked = coming ?? begin_to_fetch(wanted);
    if (!coming) await Promise.race([Promise.allSettled(asked.values()), new Promise((resolve) => { setTimeout(resolve, together_ms); })]);
    coming = null;
    const all = await hand_over_pictures(module, asked);
    wanted = pictures.filter(([name]) => asked.has(name));
    return all;
  };
}

// How far notches and rounded corners reach into the canvas from its left, top, right and bottom edge, in points. style.css has them.
function insets_of(canvas) {
  const style = getComputedStyle(document.documentElement);
  const { left, top, right, bottom } = canvas.getBoundingClientRect();
  const from_edge = { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
  return Object.entries(from_edge).map(([edge, away]) =>
    Math.max(0, Math.ceil((Number.parseFloat(style.getPropertyValue(`--inset-${edge}`)) || 0) - Math.max(0, away))));
}

// What the module may call (src/platform/web/page_calls.cpp), by name: a text in (and the module), a text out.
function services(canvas, { query, storage, players, page_elements, preferences, play_sounds = () => {} }) {
  return {
    language: () => asked_language(query()),
    query,
    prefersDark: preferences.dark,
    prefersLessMotion: preferences.less_motion,
    insets: () => insets_of(canvas).join(' '),
    write,
    randomNumber: () => crypto.getRandomValues(new BigUint64Array(1))[0],
    storageGet: storage.get,
    storagePut: storage.put,
    storageRemove: storage.remove,
    storageNames: () => storage.names().join('\n'),
    show: (text) => page_elements.show(JSON.parse(text)),
    announce: page_elements.announce,
    playSounds: play_sounds,
    copy: page_elements.copy,
    copyLink: page_elements.copy_link,
    share: (text) => page_elements.share(canvas, ...text.split('\n')),
    showKeys: () => page_elements.show_keys?.(),
    showDeal: () => page_elements.show_deal?.(),
    canFillScreen: () => page_elements.can_fill_screen?.() ?? false,
    fillScreen: () => page_elements.fill_screen?.(),
    showRule: (rule) => page_elements.show_rule?.(rule),
    ask: (question) => page_elements.ask(JSON.parse(question)),
    playersSend: players.send,
    playersRestart: players.restart,
  };
}

/// Starts the program on `canvas`. `lent` is what the page lends it: query() (without the question mark), storage (storage.js),
/// players (players.js), page_elements (elements.js), preferences {dark(), less_motion()}, play_sounds(text) (hearing.js; silent
/// without it); on_progress(bytes, total) follows the fetching of all that is needed before one can play, on_stop(reason) is called if the
/// program ends by a mistake of its own. Rejects if it cannot be fetched or started: loading.js's trouble_of tells why.
/// Returns the running table: call(name, …texts) calls what src/platform/web/exports.cpp exports, the rest are named after it.
export async function start_program(canvas, lent) {
  const language = first_language(lent);
  const first_texts = texts[language];
  const total = [program, ...[first_texts, ...fonts, ...first_pictures].map(([, file]) => file)].reduce((sum, { size }) => sum + size, 0);
  let received = 0;
  const on_bytes = (bytes) => {
    received += bytes;
    lent.on_progress(received, total);
  };
  const texts_coming = begin_to_fetch([first_texts], on_bytes);
  const fonts_coming = begin_to_fetch(fonts, on_bytes);
  const pictures_coming = begin_to_fetch(first_pictures, on_bytes);
  // A check that fails says so before it gives the program up (src/cards/check.h); the giving up has no words.
  let last_words = '';
  const module = await new Promise((resolve, reject) => {
    // eslint-disable-next-line no-undef -- mitts.js defines it
    MittsTable({
      canvas,
      page: services(canvas, lent),
      instantiateWasm: (imports, done) => instantiate(program, on_bytes, reject)(imports, async (...compiled) => {
        await next_task();
        done(...compiled);
      }),
      printErr(text) {
        if (text !== '') last_words = text;
        console.warn(text);
      },
      onAbort: (what) => lent.on_stop(what || last_words),
    }).then(resolve, reject);
  });
  await hand_over_texts(module, texts_coming);
  return {
    call: (name, ...texts) => call(module, name, ...texts),
    /// Draws from now on. Two pictures are drawn unseen before, each in a task of its own, and only the first triangle of each part: so letters
    /// and shaders are ready, and a browser without a graphics card does not keep the page waiting for a whole picture.
    async show() {
      const gl = canvas.getContext('webgl');
      if (gl) gl.drawArrays = (mode, first) => WebGLRenderingContext.prototype.drawArrays.call(gl, mode, first, 3);
      canvas.style.visibility = 'hidden';
      for (let picture = 0; picture < 2; picture++) { // the first tells which letters are needed
        await next_task();
        module._mitts_rehearse();
      }
      gl?.flush(); // nothing else sends off what is not seen
      delete gl?.drawArrays;
      await next_task();
      canvas.style.removeProperty('visibility');
      module._mitts_show();
    },
    wake: () => module._mitts_wake(),
    page_changed: () => module._mitts_page_changed(),
    context_restored: () => module._mitts_context_restored(),
    targets: () => JSON.parse(module.ccall('mitts_targets', 'string', [], [])),
    record: () => module.ccall('mitts_record', 'string', [], []),
    state: () => JSON.parse(module.ccall('mitts_state', 'string', [], [])),
    shelf: () => JSON.parse(module.ccall('mitts_shelf', 'string', [], [])),
    frames: () => module._mitts_frames(),
    bring_fonts: () => hand_over_fonts(module, fonts_coming),
    bring_other_texts: () => {
      const [name, file] = texts[other_language(language)];
      return hand_over_texts(module, begin_to_fetch([[name, { ...file, needed: false }]]));
    },
    // Each tells whether everything has come; called again, it fetches what has not.
    bring_first_pictures: bringing(module, first_pictures, pictures_coming),
    bring_later_pictures: bringing(module, later_pictures),
  };
}
