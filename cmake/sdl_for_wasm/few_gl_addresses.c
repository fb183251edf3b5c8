/* SDL asks EGL for the address of whatever it calls, and Emscripten's answer knows every function of OpenGL ES there is, each of which
 * then comes along into the page. The renderer is linked to what it calls (__SDL_NOGETPROCADDR__); what the rest of SDL asks
 * for is here. */

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
