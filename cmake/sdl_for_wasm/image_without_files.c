/* Compiles SDL2_image's entry points. In browsers, they first look for pictures that the page has preloaded into a file
 * system. Here pictures arrive in memory, and the look-up would link Emscripten's file system. Therefore __EMSCRIPTEN__
 * is undefined after SDL's headers. */

#include "SDL.h"
#undef __EMSCRIPTEN__
#include "IMG.c"
