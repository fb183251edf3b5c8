// Arranges the mat of the Mitch table (the stock, the aces and the discards) and the opponents' panels.
#pragma once

#include "view/mitch/places.h"

namespace mitts::view::mitch {

/// Arranges the mat between its margins: the stock on the left, the aces in the middle, the discards on the right.
Box flat_mat(Places& places, float largest, float margins, float left, float right, float words);
/// Arranges the mat with the text below the cards.
Box wide_mat(Places& places);
/// Arranges the stock and the discards side by side above the aces, with the text below the cards.
Box tall_mat(Places& places);

/// The arrangement of the opponents' panels. `bubble` is the height left for bubbles below each row.
struct Opponents {
    int per_row = 7;
    float gap = 7;
    float widest = 1000;
    float tile = 30;
    float bubble = 0;
};
/// Arranges the opponents' panels in equal rows.
Box opponent_panels(Places& places, const Opponents& look);

} // namespace mitts::view::mitch
