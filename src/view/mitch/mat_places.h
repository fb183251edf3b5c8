// Arranges the mat of the Mitch table: the stock, the aces and the discards.
#pragma once

#include "view/mitch/places.h"

namespace mitts::view::mitch {

/// Arranges the mat between its margins: the stock on the left, the aces in the middle, the discards on the right.
Box flat_mat(Places& places, float largest, float margins, float left, float right, float words);
/// Arranges the mat with the words below the cards.
Box wide_mat(Places& places);
/// Arranges the stock and the discards side by side above the aces, with the words below the cards.
Box tall_mat(Places& places);

} // namespace mitts::view::mitch
