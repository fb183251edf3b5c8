/* SDL2_image's entry points. For browsers they look first among pictures that the page preloaded into a file system; this
 * build has none (pictures arrive as memory), and the mere question would bring all of Emscripten's file system along. So the
 * compiler's name for the browser is taken away once SDL's headers have seen it. */

#include "SDL.h"
#undef __EMSCRIPTEN__
#include "IMG.c"
