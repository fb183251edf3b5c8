// The places that all tables have (menu, headline, sash, tools), and the boxes that their layouts share.
#pragma once

#include "cards/seat.h"
#include "view/boxes.h"
#include "view/frame.h"
#include "view/hand_layout.h"
#include "view/scene_writer.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace mitts::view {

/// The places of a player at the table: the badge, the name, the fan of card backs and the bubble.
struct SeatPlace {
    Seat seat = 0;
    Rect patch{};
    Point name{}; ///< top left corner of the name
    float name_room = 0;
    float name_size = 20;
    float line_room = 0; ///< width of the line below the name
    float line_size = 15;
    Point fan{}; ///< centre of the fan of backs
    float fan_card = 0;
    float fan_room = 0;
    Rect bubble{};              ///< the maximum area of the bubble
    std::optional<Point> tip{}; ///< empty: the bubble replaces the line below the name
};

struct TablePlaces {
    Layout layout = Layout::Wide;
    float width = 0;
    float height = 0;
    float aside = 0;            ///< the width that a lesson panel covers at the lower left (view/frame.h)
    Thumb thumb = Thumb::Right; ///< ignored in the Wide layout
    Rect menu{};
    Point turn{};
    float turn_size = 38;
    float turn_room = 0;
    int turn_lines = 1;
    Rect sash{};
    float sash_stitch = 4.5F;
    bool sash_fringes = false;
    std::vector<Rect> tools{}; ///< buttons for hint, undo and log
    bool tool_labels = false;
    HandRoom hand{};

    /// Returns the lower end of a headline with one line.
    float turn_bottom() const {
        return turn.y + turn_size * text_line;
    }
};

/// The places of a table with a scoreboard and, if there is room, the game's name.
struct BoardPlaces : TablePlaces {
    std::optional<Point> title{};
    float title_room = 0;
    Rect board{};
    Point advice{};
    float advice_size = 17;
    float advice_room = 0;
    int advice_lines = 2;
};

/// The minimum size of a touch target.
inline constexpr float finger = 44;

/// Returns places with only the frame's data set.
template <class Places> Places places_in(const Frame& frame) {
    Places places;
    places.layout = frame.layout;
    places.width = frame.width;
    places.height = frame.height;
    places.aside = frame.aside;
    places.thumb = frame.thumb;
    places.hand.layout = frame.layout;
    places.hand.width = frame.width;
    places.hand.height = frame.height;
    return places;
}

/// Arranges boxes in a row. The last box, which the player needs most, is on the thumb's side.
template <class... Boxes> Box toward_thumb(const TablePlaces& places, Boxes... boxes) {
    auto all = boxes_of(std::move(boxes)...);
    if (places.thumb == Thumb::Left) {
        std::reverse(all.begin(), all.end());
    }
    return in_a_row(std::move(all));
}
/// Puts a box on the thumb's side, with padding on that side, above and below.
Box at_thumb(const TablePlaces& places, Box box, float side, float above, float below);

/// Returns the three tools, `gap` apart, for a row or a column.
std::vector<Box> tools(TablePlaces& places, float gap, float size = finger);
/// Returns the box for the headline about the turn, with text of this size.
Box turn_slot(TablePlaces& places, float size, int lines = 1);
/// Returns the box for the advice, with text of this size.
Box advice_slot(BoardPlaces& places, float size, int lines);
/// Sets the width of the hand's cards, the maximum distance between them, and the minimum width of the chosen card.
/// Returns the cards' height.
float set_hand(TablePlaces& places, float card, float step, float chosen_card);
/// Returns the box for the sash behind the hand. The sash and its fringe start beside a lesson panel.
Box sash_slot(TablePlaces& places, float stitch);
/// Returns the box for a name and the line below it, with text of these sizes.
Box name_words(SeatPlace& place, float size, float line);
/// Returns the box for a badge with the name beside it.
Box seat_head(SeatPlace& place, float badge);
/// Returns the box for a fan of card backs. `card` is the card width, which is reduced if the box is too short.
Box fan_slot(SeatPlace& place, float card);
/// Returns the box for a bubble. `tip` is the position of the bubble's tip, relative to the top left corner.
Box bubble_slot(SeatPlace& place, Point tip);

} // namespace mitts::view
