// Computes the positions of everything on the Mitaines table, for each of the three layouts in view/frame.h.
//
// The positions depend on the number of players and on the size of the viewer's hand, but not on its cards.
#pragma once

#include "view/table_places.h"

#include <cstdint>

namespace mitts::view::mitaines {

/// The style of the scoreboard. Column shows the totals beside the scoring piles.
enum class BoardStyle : std::uint8_t { Panel, Bar, Column };

/// The scoring pile of a side, with the points to its right.
struct ScoringPlace {
    int side = 0;
    Seat seat = 0; ///< the seat that represents the side
    Point at{};    ///< top left corner of the cards
    float card = 0;
    float room = 0;         ///< width for the cards and the points
    float number_size = 32; ///< text size of the points; 0: the board shows them
};

struct Places : BoardPlaces {
    BoardStyle board_style = BoardStyle::Panel;
    std::vector<SeatPlace> seats{}; ///< all players except the viewer, clockwise
    std::vector<ScoringPlace> scoring{};
    Rect mat{};
    Rect pile{}; ///< room for the pile's cards
    float pile_card = 0;
    Rect foot{}; ///< the line at the bottom of the mat: the pile's count and value, and the tags
    float tag_height = 0;
    Rect stock{};                 ///< rectangle of the stock's top card
    Point stock_text{};           ///< top of the text about the stock
    bool stock_text_below = true; ///< true: the text is centred below the card; false: it is left-aligned
    float stock_size = 24;
    float stock_room = 0;
    Rect confirm{};
};

/// Returns the positions for this many players, as seen by `viewer`, who holds `hand` cards.
Places places_for(const Frame& frame, int players, Seat viewer, int hand);

} // namespace mitts::view::mitaines
