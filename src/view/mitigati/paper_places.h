// Arranges the parts of the bargaining panel.
//
// Internal to view/mitigati. places.cpp chooses the panel's rectangle.
#pragma once

#include "view/mitigati/places.h"

namespace mitts::view::mitigati {

enum class Paper : std::uint8_t {
    Wide,    ///< desktops: the prepared bid beside the buttons
    Tablet,  ///< portrait tablets: everything at full width
    Upright, ///< portrait phones: parts that do not fit are omitted
    Small,   ///< short windows: the bids beside the buttons
};

/// Places the bargaining panel in `rect` and arranges its parts.
void arrange_paper(Places& places, Paper paper, const Rect& rect);

} // namespace mitts::view::mitigati
