// What every part of the table's picture is drawn from: the model, the places, and the writer of the Scene.
//
// Internal to view/mitaines: lay_out sets it up and calls the parts one after the other, from the table up.
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

/// Groups that move as one: a call's tag, by the call's place among the pile's.
constexpr int tag_mover(std::size_t call) {
    return 10 + static_cast<int>(call);
}

/// Which of the pile's calls is the first that is still open (M8).
inline std::size_t first_open(const Observation& seen) {
    const bool highest = seen.options.resolution == mitts::mitaines::Resolution::Highest;
    return highest && !seen.calls.empty() ? seen.calls.size() - 1 : 0;
}

/// Numbers that count besides the board's: by side or alone.
enum class Counter : int { Scoring = 120, PileWorth = 130, PileCards = 131, Stock = 132 };
constexpr int counter_id(Counter counter, int side = 0) {
    return static_cast<int>(counter) + side;
}

/// Places of hidden cards, for their ids: hands by seat, then the stock.
inline constexpr int stock_place = 50;

/// Where everything lies in this frame. It stays there for a whole deal.
Places places_of(const TableModel& model, const Frame& frame);
/// Where cards are dealt from.
inline Deck deck_of(const Easel& easel) {
    return {easel.places.stock.centre(), easel.places.stock.w};
}
/// The picture that stands for a kind; the play icon for none.
Picture kind_picture(Kind kind);

void draw_top(const Easel& easel);     ///< menu, title
void draw_board(const Easel& easel);   ///< totals
void draw_seats(const Easel& easel);   ///< opponents
void draw_bubbles(const Easel& easel); ///< what they last did
void draw_scoring(const Easel& easel); ///< scoring piles
void draw_stock(const Easel& easel);
void draw_pile(const Easel& easel);  ///< mat and pile
void draw_calls(const Easel& easel); ///< tags, count and worth
/// The pile's cards where they lie, from left to right: the lower ones a step apart, the last one a little apart from them.
std::vector<CardItem> pile_cards(const Easel& easel);
/// The pile's count and worth at the mat's foot, from its left end.
void draw_count(const Easel& easel, float room);
void draw_turn(const Easel& easel); ///< sash, turn, advice
void draw_hand(const Easel& easel);
void draw_refusal(const Easel& easel); ///< over everything

} // namespace mitts::view::mitaines
