// The context for drawing the table: the model, the places, and the writer of the Scene.
//
// Internal to view/mitaines. lay_out creates the context and calls the drawing functions from back to front.
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

/// Returns the mover id of a call's tag, by the call's index in the pile.
constexpr int tag_mover(std::size_t call) {
    return 10 + static_cast<int>(call);
}

/// Returns the index of the pile's first open call (M8).
inline std::size_t first_open(const Observation& seen) {
    const bool highest = seen.options.resolution == mitts::mitaines::Resolution::Highest;
    return highest && !seen.calls.empty() ? seen.calls.size() - 1 : 0;
}

/// Ids of the animated numbers that are not on the scoreboard. Scoring has one id per side.
enum class Counter : int { Scoring = 120, PileWorth = 130, PileCards = 131, Stock = 132 };
constexpr int counter_id(Counter counter, int side = 0) {
    return static_cast<int>(counter) + side;
}

/// The place number used in the ids of hidden stock cards. For cards in a hand, the place number is the seat.
inline constexpr int stock_place = 50;

/// Returns the places in this frame, which do not change during a deal.
Places places_of(const TableModel& model, const Frame& frame);
/// Returns the place from which cards are dealt.
inline Deck deck_of(const Easel& easel) {
    return {easel.places.stock.centre(), easel.places.stock.w};
}
/// Returns the icon for a kind of call, or the play icon for None.
Picture kind_picture(Kind kind);

void draw_top(const Easel& easel);     ///< draws the menu and the title
void draw_board(const Easel& easel);   ///< draws the totals
void draw_seats(const Easel& easel);   ///< draws the opponents
void draw_bubbles(const Easel& easel); ///< draws the players' last actions
void draw_scoring(const Easel& easel); ///< draws the sides' scoring piles
void draw_stock(const Easel& easel);
void draw_pile(const Easel& easel);  ///< draws the mat and the pile
void draw_calls(const Easel& easel); ///< draws the tags, and the pile's count and value
/// Returns the pile's cards at their positions, from left to right. The gap before the top card is wider.
std::vector<CardItem> pile_cards(const Easel& easel);
/// Draws the pile's card count and value at the bottom left of the mat, at most `room` wide.
void draw_count(const Easel& easel, float room);
void draw_turn(const Easel& easel); ///< draws the sash, the headline and the advice
void draw_hand(const Easel& easel);
void draw_refusal(const Easel& easel); ///< draws a refusal in front of everything

/// Returns the target in words, such as "to 500".
std::string target_words(const Easel& easel);
/// Returns true if draw_board() has room for target_words().
bool has_target(const Easel& easel);

} // namespace mitts::view::mitaines
