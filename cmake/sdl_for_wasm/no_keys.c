/* Compiles SDL's browser events without keyboard events. SDL would need tables of all keys, and the page would not
 * receive the keys that SDL handles. The page handles keys (web/keys.js) and passes some of them to the table. */

#include "SDL_internal.h"

#include <emscripten/html5.h>

#undef emscripten_set_keydown_callback
#undef emscripten_set_keyup_callback
#undef emscripten_set_keypress_callback
#define emscripten_set_keydown_callback(target, data, capture, callback) 0
#define emscripten_set_keyup_callback(target, data, capture, callback) 0
#define emscripten_set_keypress_callback(target, data, capture, callback) 0

#include "video/emscripten/SDL_emscriptenevents.c"
