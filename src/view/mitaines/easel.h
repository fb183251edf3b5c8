// The shared context for drawing the table: the model, the places, and the writer of the Scene.
//
// Internal to view/mitaines: lay_out creates it and calls the parts in order, from the table upwards.
#pragma once

#include "i18n/mitaines/words.h"
#include "view/mitaines/choices.h"
#include "view/mitaines/places.h"
#include "view/mitaines/spoken.h"
#include "view/mitaines/table.h"
#include "view/table_easel.h"

namespace mitts::view::mitaines {

struct Easel : EaselOf<TableModel, TableUi, Places> {
    int side_of(Seat seat) const {
        return mitts::mitaines::side_of(seen().options, seat);
    }
};

/// Ids of groups that move as one: a call's tag, by the call's index in the pile.
constexpr int tag_mover(std::size_t call) {
    return 10 + static_cast<int>(call);
}

/// Returns the index of the first of the pile's calls that is still open (M8).
inline std::size_t first_open(const Observation& seen) {
    const bool highest = seen.options.resolution == mitts::mitaines::Resolution::Highest;
    return highest && !seen.calls.empty() ? seen.calls.size() - 1 : 0;
}

/// Ids of animated numbers other than the board's: by side, or single.
enum class Counter : int { Scoring = 120, PileWorth = 130, PileCards = 131, Stock = 132 };
constexpr int counter_id(Counter counter, int side = 0) {
    return static_cast<int>(counter) + side;
}

/// Place numbers of hidden cards, for their ids: hands by seat, then the stock.
inline constexpr int stock_place = 50;

/// Returns the places in this frame. They stay the same for a whole deal.
Places places_of(const TableModel& model, const Frame& frame);
/// Returns the origin of dealt cards.
inline Deck deck_of(const Easel& easel) {
    return {easel.places.stock.centre(), easel.places.stock.w};
}
/// Returns the picture for a kind; the play icon for None.
Picture kind_picture(Kind kind);

void draw_top(const Easel& easel);     ///< draws menu and title
void draw_board(const Easel& easel);   ///< draws the totals
void draw_seats(const Easel& easel);   ///< draws the opponents
void draw_bubbles(const Easel& easel); ///< draws the players' last actions
void draw_scoring(const Easel& easel); ///< draws the scoring piles
void draw_stock(const Easel& easel);
void draw_pile(const Easel& easel);  ///< draws mat and pile
void draw_calls(const Easel& easel); ///< draws tags, count and worth
/// Returns the pile's cards in place, from left to right: the lower ones a step apart, the top one a little further
/// away.
std::vector<CardItem> pile_cards(const Easel& easel);
/// Draws the pile's count and worth at the foot of the mat, from its left end.
void draw_count(const Easel& easel, float room);
void draw_turn(const Easel& easel); ///< draws sash, turn and advice
void draw_hand(const Easel& easel);
void draw_refusal(const Easel& easel); ///< draws a refusal over everything

} // namespace mitts::view::mitaines
