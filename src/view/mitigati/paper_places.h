// Arranges the bargain's paper, once its size is known.
//
// Internal to view/mitigati: places.cpp places the paper itself.
#pragma once

#include "view/mitigati/places.h"

namespace mitts::view::mitigati {

enum class Paper : std::uint8_t {
    Wide,    ///< a desktop's: the prepared bid beside the buttons
    Tablet,  ///< full width: three bids side by side, the slider from edge to edge
    Upright, ///< a phone's: parts that do not fit are omitted
    Small,   ///< low windows: the bids beside the buttons
};

/// Places the paper in `rect` and arranges its parts.
void arrange_paper(Places& places, Paper paper, const Rect& rect);

} // namespace mitts::view::mitigati
