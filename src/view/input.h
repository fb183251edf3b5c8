// Pointer and key events as plain values, created by the event source and handled by the controllers.
#pragma once

#include "view/geometry.h"

#include <cstdint>

namespace mitts::view {

enum class InputType : std::uint8_t {
    PointerDown,
    PointerMove, ///< the pointer moved, whether or not a button or finger is down
    PointerUp,
    PointerCancel, ///< the touch became a scroll, or the window lost the pointer
    Key,
};

enum class Key : std::uint8_t {
    None,
    Left,
    Right,
    Up,
    Down,
    Enter,
    Escape,
    Character, ///< `character` is the printable ASCII character; letters are lower case
};

/// A pointer or key event.
struct InputEvent {
    InputType type = InputType::PointerMove;
    Point at{}; ///< pointer position in the scene, in points
    double time_ms = 0;
    Key key = Key::None;
    char character = 0;
};

} // namespace mitts::view
