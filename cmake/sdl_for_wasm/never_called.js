// Stubs for Emscripten's full-screen and pointer-lock functions, to which SDL2 refers. The table never calls them,
// because web/device.js handles full screen. The stubs make the page's script smaller.
mergeInto(LibraryManager.library, Object.fromEntries([
  'emscripten_request_fullscreen_strategy', 'emscripten_exit_fullscreen', 'emscripten_request_pointerlock', 'emscripten_exit_pointerlock',
  'emscripten_set_pointerlockchange_callback_on_thread',
].flatMap((name) => [[name, function() { return -1; }], [`${name}__deps`, []]])));
