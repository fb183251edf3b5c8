/* Stubs for SDL's game controllers. SDL is built without joysticks, because SDL's lists of known devices would be
 * larger than the card table's code. Dear ImGui's backend still opens the first controller. These functions report that
 * there is none. */

#include "SDL_error.h"
#include "SDL_gamecontroller.h"

SDL_GameController* SDL_GameControllerOpen(int index) {
    (void)index;
    SDL_SetError("this build of SDL has no game controllers");
    return NULL;
}

void SDL_GameControllerClose(SDL_GameController* controller) { (void)controller; }

Uint8 SDL_GameControllerGetButton(SDL_GameController* controller, SDL_GameControllerButton button) {
    (void)controller;
    (void)button;
    return 0;
}

Sint16 SDL_GameControllerGetAxis(SDL_GameController* controller, SDL_GameControllerAxis axis) {
    (void)controller;
    (void)axis;
    return 0;
}
