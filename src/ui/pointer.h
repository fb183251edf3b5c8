// The pointer as the panels see it: a mouse or the first finger, in device pixels.
#pragma once

#include "view/geometry.h"

#include <cstdint>
#include <vector>

namespace mitts::ui {

/// Collects events between frames. A frame receives at most one press or release, so that a panel sees a quick tap in
/// two frames, as a press and as a release.
class Pointer {
public:
    void move(view::Point at);
    void leave();
    void press(bool down);
    /// Records a turn of the mouse wheel. `notches` is positive when the wheel turns away from the user.
    void turn_wheel(float notches);
    /// Drops all events, and releases the pointer in the next frame.
    void forget();

    /// Starts a frame, `seconds` after the previous one.
    void begin_frame(float seconds);
    /// Returns true if events remain for later frames.
    bool waits() const {
        return !events_.empty();
    }

    struct State {
        view::Point at{};
        bool there = false; ///< false for a pointer outside the window and for a lifted finger
        bool down = false;
        bool clicked = false;  ///< pressed in this frame
        bool released = false; ///< released in this frame
        view::Point clicked_at{};
        float dragged = 0; ///< the largest distance from `clicked_at` since the press
        view::Point moved{};
        float wheel = 0;
        float seconds = 0; ///< the time since the previous frame
        float held = 0;    ///< the seconds from the press until now or until the release
    };
    const State& state() const {
        return state_;
    }
    /// Returns true if a held control repeats in this frame. Controls repeat at a constant rate after an initial delay.
    bool repeats() const;
    /// Returns true if a held control has repeated since the press.
    bool has_repeated() const;

    /// The index of the pressed control, until the frame after the release, or -1 if no control is pressed.
    int pressed_control = -1;

private:
    struct Event {
        enum class Type : std::uint8_t { Move, Leave, Down, Up, Wheel } type;
        view::Point at{};
        float notches = 0;
    };
    /// Applies an event. Returns true if it is a press or a release.
    bool take(const Event& event);

    std::vector<Event> events_{};
    State state_{};
};

} // namespace mitts::ui
