#include "ui/events.h"

namespace mitts::ui {

namespace {

bool needs_new_layout(const SDL_Event& event) {
    if (event.type != SDL_WINDOWEVENT) {
        return event.type == SDL_RENDER_TARGETS_RESET;
    }
    switch (event.window.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_RESIZED:
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
        return true;
    default:
        return false;
    }
}

} // namespace

Events take_events(Screen& screen, double now_ms) {
    Events taken;
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        taken.any = true;
        taken.quit = taken.quit || event.type == SDL_QUIT;
        taken.resized = taken.resized || needs_new_layout(event);
        if (auto input = screen.take(event, now_ms)) {
            taken.inputs.push_back(*input);
        }
    }
    return taken;
}

void wait_for_event(int milliseconds) {
    SDL_WaitEventTimeout(nullptr, milliseconds);
}

} // namespace mitts::ui
