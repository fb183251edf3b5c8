// Arranges the cards and buttons on the trick's mat.
#pragma once

#include "view/mitigati/places.h"

namespace mitts::view::mitigati {

/// Arranges the viewer's card below the other two cards, or all three in a row if the mat is too short.
TrickPlaces trick_places(const Rect& mat, float largest_card);

} // namespace mitts::view::mitigati
