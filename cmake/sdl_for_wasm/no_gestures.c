/* Stubs for SDL's touch gestures, which compute rotations and angles in double precision. The table recognises gestures
 * itself. */

#include "SDL.h"
#include "events/SDL_gesture_c.h"

int SDL_GestureAddTouch(SDL_TouchID touch) {
    (void)touch;
    return 0;
}

int SDL_GestureDelTouch(SDL_TouchID touch) {
    (void)touch;
    return 0;
}

void SDL_GestureProcessEvent(SDL_Event* event) { (void)event; }

void SDL_GestureQuit(void) {}
