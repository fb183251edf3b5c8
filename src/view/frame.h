// Which of the three layouts a window gets, and how the design is put into it. No game.
#pragma once

#include "view/geometry.h"
#include "view/viewport.h"

#include <cstdint>

namespace mitts::view {

enum class Layout : std::uint8_t {
    Wide,     ///< from 900 × 600
    Portrait, ///< higher than wide
    Small,    ///< low: embedded pages, phones on their side; upright frames without the height for bands, drawn smaller
};

/// The design's size for a window, and how it is put there.
struct Frame {
    Layout layout = Layout::Wide;
    float width = 0;
    float height = 0;
    float scale = 1;
    Point offset{};
    Thumb thumb = Thumb::Right;
};

/// Whether an upright design is a tablet's, which has tables of its own: a phone's is narrower, or drawn larger and so less high.
constexpr bool is_tablet(const Frame& frame) {
    return frame.layout == Layout::Portrait && frame.width >= 600 && frame.height >= 900;
}

Frame frame_for(const Viewport& viewport);

} // namespace mitts::view
