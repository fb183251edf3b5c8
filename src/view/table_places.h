// What every table has in every layout: menu, turn, sash, tools; and the boxes of it that all arrangements share.
#pragma once

#include "cards/seat.h"
#include "view/boxes.h"
#include "view/frame.h"
#include "view/hand_layout.h"

#include <optional>
#include <vector>

namespace mitts::view {

struct TablePlaces {
    Layout layout = Layout::Wide;
    float width = 0;
    float height = 0;
    Rect menu{};
    Point turn{};
    float turn_size = 38;
    float turn_room = 0;
    int turn_lines = 1;
    Rect sash{};
    float sash_stitch = 4.5F;
    bool sash_fringes = false;
    std::vector<Rect> tools{}; ///< hint, undo, log
    bool tool_labels = false;
};

/// A finger needs this much.
inline constexpr float finger = 44;

/// The places of a window's layout, still empty.
template <class Places> Places places_in(const Frame& frame) {
    Places places;
    places.layout = frame.layout;
    places.width = frame.width;
    places.height = frame.height;
    return places;
}

/// The three tools, `gap` apart, for a row or a column.
std::vector<Box> tools(TablePlaces& places, float gap, float size = finger);
/// Whose turn it is, in letters of this size.
Box turn_words(TablePlaces& places, float size, int lines = 1);
/// The sash behind the hand.
Box sash_slot(TablePlaces& places, float stitch);
/// A fan of backs in the middle of its room: `card` is how wide a card of it is, if the room is high enough.
Box fan_slot(Point& centre, float& card_width, float& room, float card);

} // namespace mitts::view
