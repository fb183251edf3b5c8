// Chooses one of three layouts for a window, and scales the layout to fit.
#pragma once

#include "view/geometry.h"
#include "view/viewport.h"

#include <cstdint>

namespace mitts::view {

enum class Layout : std::uint8_t {
    Wide,     ///< landscape windows of at least 900 × 600
    Portrait, ///< windows taller than wide, or nearly square
    /// short windows: embedded frames and phones in landscape; also portrait windows too short for the portrait layout
    Small,
};

/// A layout's size before scaling, its scale, and its position in the window.
struct Frame {
    Layout layout = Layout::Wide;
    float width = 0;
    float height = 0;
    float scale = 1;
    Point offset{};
    float aside = 0; ///< the width of a lesson panel at the lower left of the table, or 0 if there is no panel
    Thumb thumb = Thumb::Right;
};

/// Returns true for a portrait tablet, which has separate layouts. Phone frames are narrower or shorter.
constexpr bool is_tablet(const Frame& frame) {
    return frame.layout == Layout::Portrait && frame.width >= 600 && frame.height >= 900;
}

/// Returns the layout and the frame for a window.
Frame frame_for(const Viewport& viewport);

} // namespace mitts::view
