/* Replaces Emscripten's eglGetProcAddress. That function references every OpenGL ES function, so all of them would be
 * linked into the page. SDL's renderer calls its functions directly (__SDL_NOGETPROCADDR__). The other parts of SDL
 * look up only the functions below. */

#include <EGL/egl.h>
#include <GLES2/gl2.h>
#include <string.h>

typedef __eglMustCastToProperFunctionPointerType Address;

Address eglGetProcAddress(const char* name) {
    if (strcmp(name, "glGetString") == 0) {
        return (Address)glGetString;
    }
    if (strcmp(name, "glGetIntegerv") == 0) {
        return (Address)glGetIntegerv;
    }
    if (strcmp(name, "glGetError") == 0) {
        return (Address)glGetError;
    }
    return 0;
}
