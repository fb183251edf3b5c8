// How much room there is: the window in points, and what the device keeps for itself at its edges.
#pragma once

#include "view/geometry.h"

namespace mitts::view {

/// Points lost at each edge to notches and home bars.
struct Insets {
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;

    friend bool operator==(const Insets&, const Insets&) = default;
};

struct Viewport {
    float width = 0; ///< of the window, in points
    float height = 0;
    Insets insets{};

    /// The part of the window that nothing covers.
    constexpr Rect safe() const {
        return {insets.left, insets.top, width - insets.left - insets.right, height - insets.top - insets.bottom};
    }

    friend bool operator==(const Viewport&, const Viewport&) = default;
};

} // namespace mitts::view
