// Reads SDL's event queue and converts the events to inputs for the controllers, so that the rest of the program does
// not depend on SDL.
#pragma once

#include "ui/screen.h"
#include "view/input.h"

#include <vector>

namespace mitts::ui {

struct Events {
    std::vector<view::InputEvent> inputs{}; ///< inputs in points, oldest first
    bool any = false;                       ///< true if any event arrived, including events that affect only the panels
    bool quit = false;                      ///< true if the user closed the window
    bool resized = false;                   ///< true if the window was resized or must be redrawn
};

/// Passes all pending events to the screen and returns the inputs. `now_ms` is their timestamp.
Events take_events(Screen& screen, double now_ms);

/// Waits for an event for at most this many milliseconds; −1 means no limit. Do not call it in a browser, which forbids
/// blocking.
void wait_for_event(int milliseconds);

} // namespace mitts::ui
