// The available space: the window in points, the insets at its edges (notches, rounded corners), and the user's text
// size and thumb side.
#pragma once

#include "view/geometry.h"
#include "view/preferences.h"

namespace mitts::view {

struct Viewport {
    float width = 0;
    float height = 0;
    float inset_left = 0;
    float inset_top = 0;
    float inset_right = 0;
    float inset_bottom = 0;
    float text = 1; ///< the user's text scale, applied as far as there is room
    Thumb thumb = Thumb::Right;

    /// Returns the part of the window inside the insets.
    constexpr Rect safe() const {
        return {inset_left, inset_top, width - inset_left - inset_right, height - inset_top - inset_bottom};
    }

    friend bool operator==(const Viewport&, const Viewport&) = default;
};

/// Returns the zoom, from 1 to 2, for windows larger than the largest layout, 1440 × 900.
constexpr float zoom_of(const Viewport& viewport) {
    const float room = viewport.width / 1440 < viewport.height / 900 ? viewport.width / 1440 : viewport.height / 900;
    return room < 1 ? 1.0F : room > 2 ? 2.0F : room;
}

/// Returns `scale` times the user's text scale, limited so that a layout of this size fits. Never returns less than
/// `scale`.
constexpr float grown(const Viewport& viewport, float scale, float width, float height) {
    const auto safe = viewport.safe();
    const float wide = safe.w / width;
    const float high = safe.h / height;
    const float most = wide < high ? wide : high;
    const float wanted = scale * viewport.text;
    const float possible = wanted < most ? wanted : most;
    return possible < scale ? scale : possible;
}

} // namespace mitts::view
