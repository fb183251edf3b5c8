#include "ui/pointer.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace mitts::ui {

namespace {

constexpr float repeat_delay = 0.275F; // seconds
constexpr float repeat_interval = 0.05F;

float repeats_after(float held) {
    return std::floor((held - repeat_delay) / repeat_interval);
}

} // namespace

bool Pointer::has_repeated() const {
    return state_.held >= repeat_delay;
}

bool Pointer::repeats() const {
    return state_.down && has_repeated() && repeats_after(state_.held) > repeats_after(state_.held - state_.seconds);
}

void Pointer::move(view::Point at) {
    events_.push_back({.type = Event::Type::Move, .at = at});
}

void Pointer::leave() {
    events_.push_back({.type = Event::Type::Leave});
}

void Pointer::press(bool down) {
    events_.push_back({.type = down ? Event::Type::Down : Event::Type::Up});
}

void Pointer::turn_wheel(float notches) {
    events_.push_back({.type = Event::Type::Wheel, .notches = notches});
}

void Pointer::forget() {
    events_.clear();
    press(false);
}

bool Pointer::take(const Event& event) {
    switch (event.type) {
    case Event::Type::Move:
        if (state_.there) {
            state_.moved = {state_.moved.x + event.at.x - state_.at.x, state_.moved.y + event.at.y - state_.at.y};
        }
        state_.at = event.at;
        state_.there = true;
        if (state_.down) {
            state_.dragged = std::max(state_.dragged,
                                      std::hypot(event.at.x - state_.clicked_at.x, event.at.y - state_.clicked_at.y));
        }
        return false;
    case Event::Type::Leave:
        state_.there = false;
        return false;
    case Event::Type::Wheel:
        state_.wheel += event.notches;
        return false;
    case Event::Type::Down:
    case Event::Type::Up:
        break;
    }
    const bool down = event.type == Event::Type::Down;
    if (down == state_.down) {
        return false;
    }
    state_.down = down;
    state_.clicked = down;
    state_.released = !down;
    if (down) {
        state_.clicked_at = state_.at;
        state_.dragged = 0;
        state_.held = 0;
    }
    return true;
}

void Pointer::begin_frame(float seconds) {
    if (!state_.down) {
        pressed_control = -1;
    }
    state_.clicked = false;
    state_.released = false;
    state_.moved = {};
    state_.wheel = 0;
    state_.seconds = seconds;
    std::size_t taken = 0;
    for (bool changed = false; taken < events_.size() && !changed; ++taken) {
        changed = take(events_[taken]);
    }
    events_.erase(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(taken));
    if (state_.down && !state_.clicked) {
        state_.held += seconds;
    }
}

} // namespace mitts::ui
