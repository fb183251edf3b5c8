// Computes the places of everything on the table of Mitch, for each of the three layouts of view/frame.h.
//
// The places depend on the number of players, but not on their cards.
#pragma once

#include "view/table_places.h"

namespace mitts::view::mitch {

/// The style of the head of a compact tableau.
enum class HeadStyle : std::uint8_t {
    Tall,  ///< a badge beside the name and the points
    Tight, ///< a small badge beside the name, the points below both
    Line,  ///< everything in one line, without the total
};

/// The place of an opponent's compact tableau.
struct OpponentPlace {
    Seat seat = 0;
    Rect panel{};
    HeadStyle head = HeadStyle::Tall;
    float tile = 25; ///< maximum width of a card
    /// Room for the bubble below the panel; 0: the bubble replaces the points.
    float bubble = 0;
};

/// The place of the viewer's points.
struct FiguresPlace {
    Point at{}; ///< top right corner of the points
    float room = 0;
    float size = 22;
};

struct Places : TablePlaces {
    Point title{};
    float title_room = 0;
    float title_size = 20;
    std::vector<OpponentPlace> opponents{}; ///< all players except the viewer, clockwise
    Rect mat{};
    Rect stock{};       ///< the top card of the stock
    Rect stock_words{}; ///< number and name of the stock
    Rect aces{};        ///< x and w of the room; y and h of the cards
    Rect discards{};    ///< the top card of the discard pile
    Rect discard_words{};
    enum class Words : std::uint8_t { Beside, Beneath } pile_words = Words::Beside; ///< position of the piles' words
    Rect phase{};                                                                   ///< the line about aces and phase
    float phase_size = 15;
    Rect columns{}; ///< room for the viewer's columns
    float column_card = 62;
    float column_head = 0;           ///< height of the labels above the viewer's columns; 0: no labels
    std::optional<Rect> own_mat{};   ///< mat under the viewer's columns
    std::optional<Rect> standings{}; ///< all players' points, instead of only the viewer's
    float column_overlap = 0.5F;     ///< maximum visible height of a covered card, as a fraction of its width
    Rect advice{};
    float advice_size = 15;
    Rect refusal{}; ///< room for a refusal, over turn and advice
    FiguresPlace figures{};
    Rect close_up{}; ///< the place of an enlarged tableau
};

/// Returns the places for this many players, as seen by `viewer`.
Places places_for(const Frame& frame, int players, Seat viewer);

} // namespace mitts::view::mitch
