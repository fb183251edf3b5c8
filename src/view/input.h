// What a pointer or a key did, as plain values: made by whoever listens to the machine, read by the controllers.
#pragma once

#include "view/geometry.h"

#include <cstdint>

namespace mitts::view {

enum class InputType : std::uint8_t {
    PointerDown,
    PointerMove, ///< with or without a button or finger down
    PointerUp,
    PointerCancel, ///< the touch became a scroll, the window lost it …
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
    Character, ///< `character` is the lower-case letter or digit
};

struct InputEvent {
    InputType type = InputType::PointerMove;
    Point at{}; ///< pointers: in points, as in the Scene
    double time_ms = 0;
    Key key = Key::None;
    char character = 0;
};

} // namespace mitts::view
