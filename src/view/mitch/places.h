// Where everything lies on the table of Mitch, in each of the three layouts of view/frame.h.
//
// It knows how many sit at the table and nothing of their cards.
#pragma once

#include "view/table_places.h"

namespace mitts::view::mitch {

/// How the head of a compact tableau is written.
enum class HeadStyle : std::uint8_t {
    Tall,  ///< a badge beside name and figures
    Tight, ///< a small badge beside the name, the figures beneath both
    Line,  ///< everything in one line, without the total
};

/// An opponent's compact tableau.
struct OpponentPlace {
    Seat seat = 0;
    Rect panel{};
    HeadStyle head = HeadStyle::Tall;
    float tile = 25; ///< the widest a card may be
    /// Room for the bubble under the panel; 0: it takes the place of the figures.
    float bubble = 0;
};

/// Where the figures of the own points stand.
struct FiguresPlace {
    Point at{}; ///< top right
    float room = 0;
    float size = 22;
};

struct Places : TablePlaces {
    Point title{};
    float title_room = 0;
    float title_size = 20;
    std::vector<OpponentPlace> opponents{}; ///< everybody but the viewer, clockwise
    Rect mat{};
    Rect stock{};       ///< the card of the stock
    Rect stock_words{}; ///< its number and name
    Rect aces{};        ///< x and w: the room; y and h: of its cards
    Rect discards{};    ///< the top card of the discard pile
    Rect discard_words{};
    enum class Words : std::uint8_t { Beside, Beneath } pile_words = Words::Beside; ///< the piles'
    Rect phase{};                                                                   ///< the line on aces and phase
    float phase_size = 15;
    Rect columns{}; ///< room for the own columns
    float column_card = 62;
    float column_head = 0;           ///< height of the labels over the own columns; 0: they have none
    std::optional<Rect> own_mat{};   ///< under the own columns
    std::optional<Rect> standings{}; ///< everybody's points, instead of the own figures
    float column_overlap = 0.5F;     ///< the most that is seen of a covered card, as a part of its width
    Rect advice{};
    float advice_size = 15;
    Rect refusal{}; ///< room for a refusal, over turn and advice
    FiguresPlace figures{};
    Rect close_up{}; ///< where a tableau is looked at closely
};

/// The places for this many players as `viewer` sits among them.
Places places_for(const Frame& frame, int players, Seat viewer);

} // namespace mitts::view::mitch
