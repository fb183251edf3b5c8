// What SDL's queue holds, taken out in one go as inputs for the controllers: so that the rest of the program sees no SDL.
#pragma once

#include "ui/screen.h"
#include "view/input.h"

#include <vector>

namespace mitts::ui {

struct Events {
    std::vector<view::InputEvent> inputs{}; ///< in points, oldest first
    bool any = false;                       ///< something came, if only for the panels
    bool quit = false;                      ///< the window is to be closed
    bool resized = false;                   ///< the window's size or resolution changed, or it has to be drawn again
};

/// Takes all waiting events into the screen. `now_ms` is the time they are given.
Events take_events(Screen& screen, double now_ms);

/// Waits until an event comes or so many milliseconds have passed (−1: for ever). Not in a browser, where nothing may wait.
void wait_for_event(int milliseconds);

} // namespace mitts::ui
