// How much room there is: the window in points, what its edges take away (notches, rounded corners), and how the reader
// likes what stands in it: how large, and for which thumb.
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
    float text = 1; ///< everything is this much larger, as far as there is room for it
    Thumb thumb = Thumb::Right;

    /// The part of the window that nothing covers.
    constexpr Rect safe() const {
        return {inset_left, inset_top, width - inset_left - inset_right, height - inset_top - inset_bottom};
    }

    friend bool operator==(const Viewport&, const Viewport&) = default;
};

/// Windows larger than the design's largest grow everything instead: 1 to 2, by the smaller of W/1440 and H/900.
constexpr float zoom_of(const Viewport& viewport) {
    const float room = viewport.width / 1440 < viewport.height / 900 ? viewport.width / 1440 : viewport.height / 900;
    return room < 1 ? 1.0F : room > 2 ? 2.0F : room;
}

/// As large as the reader wants it, as far as this much of the design stays in sight; never smaller than `scale`.
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
