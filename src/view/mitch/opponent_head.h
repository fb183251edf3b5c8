// The places in the header of an opponent's compact tableau: the badge, the name, the points, and the cards in hand.
//
// Internal to view/mitch.
#pragma once

#include "view/mitch/places.h"

namespace mitts::view::mitch {

/// The space at the left and right edges of a compact tableau.
inline constexpr float head_pad = 7;

/// The places in the header of a compact tableau.
struct Head {
    Rect patch{};
    Point name{};
    float name_room = 0;
    float name_size = 15;
    Point figures{}; ///< top left corner of the points
    float figure_size = 14;
    Point cards{}; ///< top right corner of the number of cards in hand
    float bottom = 0;
};

/// Returns the places in the header of an opponent's tableau, in the style that the layout has chosen.
Head head_of(const OpponentPlace& place);

} // namespace mitts::view::mitch
