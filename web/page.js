// The page's part of the program: it fetches the table, wakes it when something happens, and lends it what only a page has
// (storage, a Worker, elements that a keyboard and a screen reader reach). The rules and the table are in the module.

import { elements } from './elements.js';
import { fetch_bytes, instantiate, say_trouble, show_progress, what_is_missing } from './loading.js';
import { listen_to_keys } from './keys.js';
import { open_players } from './players.js';
import { storage } from './storage.js';

const canvas = document.getElementById('canvas');
const dark = matchMedia('(prefers-color-scheme: dark)');
const less_motion = matchMedia('(prefers-reduced-motion: reduce)');

// The fonts and the picture sheets by the names that the program knows them by. Nothing is drawn without the fonts; pictures
// may come while the table is looked at. The tarot pack's come last, so that the others need not share the line with them: its
// cards lie face down until then.
const fonts = ['fonts/regular.ttf', 'fonts/bold.ttf'];
const first_pictures = ['shapes.png', 'core.png'];
const later_pictures = ['tarot.png'];

// A call of the module with texts: they are copied into its memory for as long as the call lasts.
function call(module, name, ...texts) {
  return module.ccall(name, null, texts.map(() => 'string'), texts);
}

function bring_assets(module, names) {
  return Promise.all(names.map((name) => bring_asset(module, name).catch((error) => console.warn(`${name}: ${error.message}`))));
}

async function bring_asset(module, name) {
  const bytes = await fetch_bytes(`assets/${name.split('/').pop()}`);
  const place = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, place);
  // The program takes the memory over and frees it.
  module.ccall('mitts_take_asset', null, ['string', 'number', 'number'], [name, place, bytes.length]);
}

// Everything that may change what is to be seen wakes the program, which otherwise rests. SDL has its own listeners on the
// canvas; these only make it look.
function listen(module) {
  const wake = () => module._mitts_wake();
  const changed = () => module._mitts_page_changed();
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave', 'wheel', 'touchstart', 'touchmove',
    'touchend', 'touchcancel', 'mousedown', 'mousemove', 'mouseup']) {
    canvas.addEventListener(type, wake, { passive: true });
  }
  addEventListener('mouseup', wake);
  addEventListener('resize', changed);
  addEventListener('orientationchange', changed);
  addEventListener('languagechange', changed);
  addEventListener('pageshow', changed);
  dark.addEventListener('change', changed);
  less_motion.addEventListener('change', changed);
  document.addEventListener('visibilitychange', () => { if (!document.hidden) changed(); });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
  canvas.addEventListener('webglcontextrestored', () => module._mitts_context_restored());
  watch_size();
  listen_to_keys((key) => call(module, 'mitts_press', key));
}

// Changes of the canvas's size or of the pixels in a point that come without a resize of the window, told as one.
function watch_size() {
  const resized = () => dispatchEvent(new Event('resize'));
  new ResizeObserver(resized).observe(canvas);
  const watch_ratio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      resized();
      watch_ratio();
    }, { once: true });
  };
  watch_ratio();
}

// What the module may call (src/platform/web/page_calls.cpp), by name: a text in, a text out.
function services(players, page_elements) {
  return {
    languages: () => navigator.languages.join(','),
    query: () => location.search.slice(1),
    prefersDark: () => dark.matches,
    prefersLessMotion: () => less_motion.matches,
    randomNumber: () => crypto.getRandomValues(new BigUint64Array(1))[0],
    storageGet: storage.get,
    storagePut: storage.put,
    storageRemove: storage.remove,
    show: (text) => page_elements.show(JSON.parse(text)),
    announce: page_elements.announce,
    copy: page_elements.copy,
    ask: (question) => page_elements.ask(JSON.parse(question)),
    playersSend: players.send,
    playersRestart: players.restart,
  };
}

async function start() {
  const missing = what_is_missing();
  if (missing) {
    say_trouble(missing);
    return;
  }
  let module = null;
  const players = open_players({
    on_answer: (answer) => call(module, 'mitts_players_answer', answer),
    on_break: () => module._mitts_players_broke(),
  });
  const page_elements = elements({
    on_act: (key) => call(module, 'mitts_act', key),
    on_text: (purpose, text) => call(module, 'mitts_answer_text', purpose, text),
  });
  try {
    await new Promise((resolve, reject) => {
      // eslint-disable-next-line no-undef -- mitts.js defines it
      MittsTable({
        canvas,
        page: services(players, page_elements),
        instantiateWasm: instantiate('mitts.wasm', show_progress, reject),
        // main() has run when this is called; the object given above is the running module.
        onRuntimeInitialized() { module = this; },
        onAbort: () => say_trouble('stopped'),
      }).then(resolve, reject);
    }).then((running) => { module = running; });
  } catch (error) {
    console.error(error);
    say_trouble('unreachable');
    return;
  }
  listen(module);
  // For tests, and for pages that look at the table from outside.
  globalThis.mitts = {
    targets: () => JSON.parse(module.ccall('mitts_targets', 'string', [], [])),
    record: () => module.ccall('mitts_record', 'string', [], []),
    state: () => JSON.parse(module.ccall('mitts_state', 'string', [], [])),
    frames: () => module._mitts_frames(),
  };
  document.getElementById('loading').hidden = true;
  document.getElementById('mirror').hidden = false;
  try {
    await Promise.all(fonts.map((name) => bring_asset(module, name)));
  } catch (error) {
    console.error(error);
    say_trouble('unreachable');
    return;
  }
  await bring_assets(module, first_pictures);
  await bring_assets(module, later_pictures);
}

start();
