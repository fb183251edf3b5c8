/* Included before every file of SDL. Text is formatted and read with SDL's own functions: libc's, which its configuration for
 * browsers prefers, know numbers of twice the length, and that arithmetic would come along into the page. For
 * the same reason nothing is written to libc's streams: what goes wrong is told by SDL_GetError. */

#include "SDL_config.h"

#undef HAVE_STDIO_H
#undef HAVE_VSNPRINTF
#undef HAVE_VSSCANF
#undef HAVE_STRTOD
#undef HAVE_ATOF
