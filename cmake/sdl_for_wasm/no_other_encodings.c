/* Stubs for SDL's text conversions. They would use libc's iconv, whose tables are more than half as large as the page.
 * The page uses only UTF-8, so these functions report an error. */

#include "SDL_error.h"
#include "SDL_stdinc.h"

SDL_iconv_t SDL_iconv_open(const char* to, const char* from) {
    (void)to;
    (void)from;
    SDL_SetError("this build of SDL knows no other encodings");
    return (SDL_iconv_t)-1;
}

int SDL_iconv_close(SDL_iconv_t conversion) {
    (void)conversion;
    return -1;
}

size_t SDL_iconv(SDL_iconv_t conversion, const char** from, size_t* from_left, char** to, size_t* to_left) {
    (void)conversion;
    (void)from;
    (void)from_left;
    (void)to;
    (void)to_left;
    return SDL_ICONV_ERROR;
}

char* SDL_iconv_string(const char* to, const char* from, const char* text, size_t bytes) {
    (void)to;
    (void)from;
    (void)text;
    (void)bytes;
    return NULL;
}
