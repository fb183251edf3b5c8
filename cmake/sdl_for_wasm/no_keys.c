/* SDL takes keys from the browser with tables of every key there is, and keeps from the page those it took. Here the page hears
 * the keys (web/keys.js) and passes on what is meant for the table, so SDL listens to none. */

#include "SDL_internal.h"

#include <emscripten/html5.h>

#undef emscripten_set_keydown_callback
#undef emscripten_set_keyup_callback
#undef emscripten_set_keypress_callback
#define emscripten_set_keydown_callback(target, data, capture, callback) 0
#define emscripten_set_keyup_callback(target, data, capture, callback) 0
#define emscripten_set_keypress_callback(target, data, capture, callback) 0

#include "video/emscripten/SDL_emscriptenevents.c"
