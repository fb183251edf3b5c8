// Fetches the program, starts it in a page, and passes its strings, fonts and pictures to it. The calling page provides
// the canvas, the query, the storage and the computer players.

import { fetch_bytes, instantiate, troubled } from './fetching.js';
import { address_of, size_of } from './files.js';
import { asked_language, first_language, other_language } from './language.js';
import { write } from './writing.js';

// Strings, fonts and texture sheets, with the names that the program uses for them. The files needed for play are
// fetched together with the program. The others are fetched later, so that they do not compete for bandwidth. Until
// then, large pictures are slightly blurred, and tarot cards show their names.
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
// The fraction of the program that must have arrived before the pictures are fetched.
const late_part = 0.9;

// Calls a function of the module. The strings are copied to the module's heap for the duration of the call, because
// ccall would copy them to the stack, which does not grow.
function call(module, name, ...texts) {
  const places = texts.map((text) => {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const place = module._malloc(bytes.length);
    if (place === 0) throw new RangeError(`out of memory for ${bytes.length} bytes`);
    module.HEAPU8.set(bytes, place);
    return place;
  });
  module[`_${name}`](...places);
  places.forEach(module._free);
}

/// Resolves in a new task. Unlike a timer, this does not add a delay.
export const next_task = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(null);
});

// Fetches assets once `begin` has resolved. Returns a map from their names to promises for their bytes.
function begin_to_fetch(assets, on_bytes, begin = Promise.resolve()) {
  const coming = new Map(assets.map(([name, file]) => [name, begin.then(() => fetch_bytes(file, on_bytes))]));
  for (const bytes of coming.values()) bytes.catch(() => {});
  return coming;
}

async function hand_over(module, name, bytes_coming) {
  const bytes = await bytes_coming;
  const place = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, place);
  // The program takes ownership of the memory.
  return module.ccall('mitts_take_asset', 'boolean', ['string', 'number', 'number'], [name, place, bytes.length]);
}

// Passes the strings to the program, which cannot start without them.
async function hand_over_texts(module, coming) {
  const [[name, bytes]] = coming;
  if (!await hand_over(module, name, bytes)) throw troubled('damaged', `${name}: wrong version`);
}

// Passes the fonts to the program. If one font fails to load, the other font replaces it.
async function hand_over_fonts(module, coming) {
  const all = [...coming.values()];
  const any = Promise.any(all).catch(() => all[0]);
  await Promise.all([...coming].map(([name, bytes]) => hand_over(module, name, bytes.catch(() => any))));
}

// The maximum length of a slice of work. Long work is done in slices, to keep the page responsive.
const slice_ms = 3;

// Lets the program do its work, in slices.
async function work_through(module) {
  do await next_task(); while (module._mitts_work(slice_ms));
}

/// The maximum time that the page waits for the graphics device to complete the first frame.
const longest_draw_ms = 1000;
const look_again_ms = 4;

// Resolves when the graphics device has drawn everything, if the device can report this. Without this wait, a browser
// without a graphics card would block the page until the picture is complete.
async function drawn(gl) {
  const timer = gl?.getExtension('EXT_disjoint_timer_query');
  if (!timer) return;
  const query = timer.createQueryEXT();
  timer.beginQueryEXT(timer.TIME_ELAPSED_EXT, query);
  timer.endQueryEXT(timer.TIME_ELAPSED_EXT);
  gl.flush();
  const end = performance.now() + longest_draw_ms;
  do await new Promise((resolve) => { setTimeout(resolve, look_again_ms); });
  while (performance.now() < end && !timer.getQueryObjectEXT(query, timer.QUERY_RESULT_AVAILABLE_EXT));
  timer.deleteQueryEXT(query);
}

// Passes a picture to the program once the picture and `others` have loaded. The program prepares it in slices.
async function hand_over_picture(module, name, bytes, others) {
  await others;
  await bytes;
  await next_task();
  await hand_over(module, name, bytes);
  await work_through(module);
}

// Passes pictures to the program and removes them from `coming`. Resolves to true unless a picture failed to load.
async function hand_over_pictures(module, coming, others) {
  await Promise.all([...coming].map(([name, bytes]) => hand_over_picture(module, name, bytes, others)
    .then(() => coming.delete(name), (error) => console.warn(`${name}: ${error.message}`))));
  return coming.size === 0;
}

// Returns a function that loads the pictures, and then calls redraw() if any loaded. Later calls retry the pictures
// that failed. `coming` contains any fetches in progress, whose pictures are passed to the program one by one. Pictures
// that the function fetches itself are passed to the program once all these fetches have ended.
function bringing(module, pictures, redraw, coming = null) {
  let wanted = pictures;
  return async () => {
    const asked = coming ?? begin_to_fetch(wanted);
    const others = coming ? null : Promise.allSettled(asked.values());
    coming = null;
    const count = asked.size;
    const all = await hand_over_pictures(module, asked, others);
    if (asked.size < count) await redraw();
    wanted = pictures.filter(([name]) => asked.has(name));
    return all;
  };
}

// Returns how far notches, rounded corners and the lesson panel extend into the canvas from its left, top, right
// and bottom edges, in CSS pixels. style.css and lessons.js define the insets.
function insets_of(canvas) {
  const style = getComputedStyle(canvas);
  const { left, top, right, bottom } = canvas.getBoundingClientRect();
  const from_edge = { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
  return Object.entries(from_edge).map(([edge, away]) =>
    Math.max(0, Math.ceil((Number.parseFloat(style.getPropertyValue(`--inset-${edge}`)) || 0) - Math.max(0, away))));
}

// Returns the functions that the module may call (src/platform/web/page_calls.cpp), by name. In a rehearsal
// (start_program), the page elements are written in a separate task.
function services(canvas, rehearsal, { query, storage, players, page_elements, preferences, play_sounds = () => {} }) {
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
    show(text) {
      if (rehearsal.is_on) next_task().then(() => page_elements.show(JSON.parse(text)));
      else page_elements.show(JSON.parse(text));
    },
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

// The attributes of SDL's WebGL context.
const context_attributes = { alpha: false, depth: true, stencil: false, antialias: false };

/// Starts the program on `canvas`. Resolves to the running table. Its call(name, …texts) calls an export of
/// src/platform/web/exports.cpp, and most other methods are named after exports. Rejects if the program cannot be
/// fetched or started; trouble_of() in loading.js returns the reason.
///
/// `lent` contains query() (without the question mark), storage (storage.js), players (players.js), page_elements
/// (elements.js), preferences { dark(), less_motion() } and optionally play_sounds(text) (hearing.js).
/// on_progress(bytes, total) receives the progress of the downloads needed for play. on_stop(reason) is called after a
/// crash.
export async function start_program(canvas, lent) {
  const language = first_language(lent);
  const first_texts = texts[language];
  const total = [program, ...[first_texts, ...fonts, ...first_pictures].map(([, file]) => file)].reduce((sum, { size }) => sum + size, 0);
  let received = 0;
  const on_bytes = (bytes) => {
    received += bytes;
    lent.on_progress(received, total);
  };
  // The pictures are fetched once most of the program has arrived, so that they arrive while the program starts.
  let rest = program.size * late_part;
  let fetch_pictures;
  const program_near = new Promise((resolve) => { fetch_pictures = resolve; });
  const on_program_bytes = (bytes) => {
    on_bytes(bytes);
    rest -= bytes;
    if (rest <= 0) fetch_pictures();
  };
  const texts_coming = begin_to_fetch([first_texts], on_bytes);
  const fonts_coming = begin_to_fetch(fonts, on_bytes);
  const pictures_coming = begin_to_fetch(first_pictures, on_bytes, program_near);
  // Creating the context takes as long as the rest of the startup, so it is created here, in a separate task, while the
  // files arrive. SDL then receives this context without a further wait.
  await next_task();
  const gl = canvas.getContext('webgl', context_attributes);
  const ready = drawn(gl);
  await next_task();
  // A failed check prints its message before it aborts (src/cards/check.h). The abort itself has no message.
  let last_words = '';
  const rehearsal = { is_on: false };
  const module = await new Promise((resolve, reject) => {
    MittsTable({
      canvas,
      noInitialRun: true,
      page: services(canvas, rehearsal, lent),
      instantiateWasm: (imports, done) => instantiate(program, on_program_bytes, reject)(imports, async (...compiled) => {
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
  fetch_pictures();
  await ready;
  await next_task();
  if (module._main(0, 0) !== 0) throw new Error(last_words);
  await next_task();
  await hand_over_texts(module, texts_coming);
  await work_through(module);
  let is_shown = false;
  // Draws a frame with the new pictures, and then shows it.
  async function redraw() {
    if (!is_shown) return;
    module._mitts_draw_ahead();
    await drawn(gl);
    module._mitts_show_ahead();
  }
  async function rehearse() {
    canvas.style.visibility = 'hidden';
    rehearsal.is_on = true;
    await work_through(module);
    await next_task();
    module._mitts_rehearse();
    await work_through(module);
    rehearsal.is_on = false;
  }
  return {
    call: (name, ...texts) => call(module, name, ...texts),
    /// Draws a frame while the canvas is invisible. Call it once before show(): it determines the glyphs that are
    /// needed, and needs no pictures. Each step runs in its own task.
    rehearse,
    /// Starts drawing. The first frame is drawn while the canvas is invisible, and then shown.
    async show() {
      await rehearse();
      await drawn(gl);
      canvas.style.removeProperty('visibility');
      is_shown = true;
      await next_task();
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
    // These functions resolve to true if all their pictures have loaded. A second call fetches the missing pictures.
    bring_first_pictures: bringing(module, first_pictures, redraw, pictures_coming),
    bring_later_pictures: bringing(module, later_pictures, redraw),
  };
}
