/* SDL's browser events without keys. SDL would need tables of all keys, and would hide the keys that it handles from
 * the page. Here the page handles keys (web/keys.js) and passes some to the table, so SDL does not listen for any. */

#include "SDL_internal.h"

#include <emscripten/html5.h>

#undef emscripten_set_keydown_callback
#undef emscripten_set_keyup_callback
#undef emscripten_set_keypress_callback
#define emscripten_set_keydown_callback(target, data, capture, callback) 0
#define emscripten_set_keyup_callback(target, data, capture, callback) 0
#define emscripten_set_keypress_callback(target, data, capture, callback) 0

#include "video/emscripten/SDL_emscriptenevents.c"
