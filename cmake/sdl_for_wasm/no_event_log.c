/* Compiles SDL's event code without the event log. A hint enables the log, which contains the names of all events.
 * SDL_clamp, which limits the hint's value, is defined as 0 here, so the compiler removes the log. */

#include "SDL_internal.h"

#include "SDL.h"

#undef SDL_clamp
#define SDL_clamp(value, lowest, highest) 0

#include "events/SDL_events.c"
