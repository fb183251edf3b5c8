/* Included before every file of SDL. SDL then formats and parses text with SDL's functions. The configuration for
 * browsers prefers libc's, which would link 128-bit floating-point arithmetic into the page. For the same reason SDL
 * does not write to libc's streams; errors are available from SDL_GetError. */

#include "SDL_config.h"

#undef HAVE_STDIO_H
#undef HAVE_VSNPRINTF
#undef HAVE_VSSCANF
#undef HAVE_STRTOD
#undef HAVE_ATOF
