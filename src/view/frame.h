// Chooses one of three layouts for a window and fits the design into it. It knows no game.
#pragma once

#include "view/geometry.h"
#include "view/viewport.h"

#include <cstdint>

namespace mitts::view {

enum class Layout : std::uint8_t {
    Wide,     ///< windows from 900 × 600
    Portrait, ///< windows higher than wide
    /// low windows: embedded pages, phones in landscape; also portrait frames too low for bands, which are drawn
    /// smaller
    Small,
};

/// The size of the design for a window, and its placement.
struct Frame {
    Layout layout = Layout::Wide;
    float width = 0;
    float height = 0;
    float scale = 1;
    Point offset{};
    Thumb thumb = Thumb::Right;
};

/// Returns true for a portrait tablet, which has separate layouts. A phone is narrower, or is drawn larger and is
/// therefore less high.
constexpr bool is_tablet(const Frame& frame) {
    return frame.layout == Layout::Portrait && frame.width >= 600 && frame.height >= 900;
}

Frame frame_for(const Viewport& viewport);

} // namespace mitts::view
