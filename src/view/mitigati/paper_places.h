// Where everything lies on the bargaining's paper, once it is known how large the paper is.
//
// Internal to view/mitigati: places.cpp says where the paper lies.
#pragma once

#include "view/mitigati/places.h"

namespace mitts::view::mitigati {

enum class Paper : std::uint8_t {
    Wide,    ///< a desktop's: the bid in the making beside the buttons
    Tablet,  ///< all across: three bids side by side, the slider from edge to edge
    Upright, ///< a phone's: what does not fit is left out
    Small,   ///< in low windows: the bids beside the buttons
};

/// Puts the paper there and arranges what is on it.
void arrange_paper(Places& places, Paper paper, const Rect& rect);

} // namespace mitts::view::mitigati
