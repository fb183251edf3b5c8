/* SDL can write every event to its log, by a hint and with the names of them all. Here the hint is read as nought, so that the
 * writer is known never to be called. */

#include "SDL_internal.h"

#include "SDL.h"

#undef SDL_clamp
#define SDL_clamp(value, lowest, highest) 0

#include "events/SDL_events.c"
