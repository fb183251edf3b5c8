// Stubs for browser functions that SDL2 refers to, for full screen and pointer lock. The table never calls them
// (web/device.js fills the screen). Without their bodies the page's script is smaller.
mergeInto(LibraryManager.library, Object.fromEntries([
  'emscripten_request_fullscreen_strategy', 'emscripten_exit_fullscreen', 'emscripten_request_pointerlock', 'emscripten_exit_pointerlock',
  'emscripten_set_pointerlockchange_callback_on_thread',
].flatMap((name) => [[name, function() { return -1; }], [`${name}__deps`, []]])));
