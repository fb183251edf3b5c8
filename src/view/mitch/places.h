// Computes the positions of everything on the Mitch table, for each of the three layouts in view/frame.h.
//
// The positions depend on the number of players, but not on their cards.
#pragma once

#include "view/table_places.h"

namespace mitts::view::mitch {

/// The style of a compact tableau's header.
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
    /// Height of the space for the bubble below the panel; 0: the bubble replaces the points.
    float bubble = 0;
};

/// The place of the viewer's points.
struct FiguresPlace {
    Point at{}; ///< top right corner of the points
    float room = 0;
    float size = 22;
    bool in_line = false; ///< true: all points are in one line, left-aligned
};

struct Places : TablePlaces {
    Point title{};
    float title_room = 0;
    float title_size = 20;
    std::vector<OpponentPlace> opponents{}; ///< all players except the viewer, clockwise
    Rect mat{};
    Rect stock{};       ///< the top card of the stock
    Rect stock_words{}; ///< the stock's label and card count
    Rect aces{};        ///< as wide as the available space, as tall as the cards
    Rect discards{};    ///< the top card of the discard pile
    Rect discard_words{};
    enum class Words : std::uint8_t { Beside, Beneath } pile_words = Words::Beside; ///< position of pile labels
    Rect phase{};                                                                   ///< the line below the aces
    float phase_size = 15;
    Rect columns{}; ///< room for the viewer's columns
    float column_card = 62;
    float column_head = 0;           ///< height of the labels above the viewer's columns; 0: no labels
    std::optional<Rect> own_mat{};   ///< mat under the viewer's columns
    std::optional<Rect> standings{}; ///< space for all players' points; if empty, only the viewer's are shown
    float column_overlap = 0.5F;     ///< maximum visible height of a covered card, as a fraction of its width
    Rect advice{};
    float advice_size = 15;
    Rect refusal{}; ///< place for a refusal, in front of the headline and the advice
    FiguresPlace figures{};
    Rect close_up{}; ///< the place of an enlarged tableau

    /// Returns true if the band about the closing ace covers the phase. Otherwise it is above the hand.
    bool band_on_phase() const {
        return height < 700 || layout == Layout::Portrait;
    }
};

/// Returns the positions for this many players, as seen by `viewer`.
Places places_for(const Frame& frame, int players, Seat viewer);

} // namespace mitts::view::mitch
