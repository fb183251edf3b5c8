/* This file is included before every file of SDL. It makes SDL format and parse text with SDL's own functions. The
 * configuration for browsers prefers libc's functions, which would link 128-bit floating-point arithmetic into the
 * page. For the same reason, SDL does not write error messages to libc's streams. SDL_GetError returns them. */

#include "SDL_config.h"

#undef HAVE_STDIO_H
#undef HAVE_VSNPRINTF
#undef HAVE_VSSCANF
#undef HAVE_STRTOD
#undef HAVE_ATOF
