/* SDL watches every touch for gestures drawn with a finger, which takes turns and angles in double precision. The table has
 * gestures of its own; here SDL is told of none. */

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
