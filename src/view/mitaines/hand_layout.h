// Where each card of the own hand lies: in one row, or in several when the cards are many, with room for the chosen one.
#pragma once

#include "view/mitaines/places.h"

#include <vector>

namespace mitts::view::mitaines {

/// A card's place in the hand.
struct HandSlot {
    Point centre{};
    float width = 0;
    /// What of it can be seen and touched.
    Rect open{};
};

/// The chosen card, grown so that its choices have room.
struct ChosenPlace {
    Rect card{};
    std::vector<Rect> choices{}; ///< from top to bottom
};

/// Slots for `cards` cards, left to right. `chosen` is the index of the chosen card whose choices need `chosen_width`, or
/// −1. In rows: the lower row last.
std::vector<HandSlot> hand_slots(const Places& places, int cards, int chosen, float chosen_width);

/// How wide the chosen card must be for this many choices.
float chosen_width(const Places& places, int choices);

/// The chosen card over its slot, inside the window.
ChosenPlace chosen_place(const Places& places, const HandSlot& slot, int choices);

} // namespace mitts::view::mitaines
