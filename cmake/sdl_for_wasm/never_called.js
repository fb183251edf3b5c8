// SDL2's C code names these browser functions, but the table never asks SDL to fill the screen or to hold the pointer (web/device.js
// fills the screen). Without their bodies the page's script is smaller.
mergeInto(LibraryManager.library, Object.fromEntries([
  'emscripten_request_fullscreen_strategy', 'emscripten_exit_fullscreen', 'emscripten_request_pointerlock', 'emscripten_exit_pointerlock',
  'emscripten_set_pointerlockchange_callback_on_thread',
].flatMap((name) => [[name, function() { return -1; }], [`${name}__deps`, []]])));
