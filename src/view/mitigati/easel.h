// The context for drawing the table: the model, the places, and the writer of the Scene.
//
// Internal to view/mitigati. lay_out creates the context and calls the drawing functions from back to front.
#pragma once

#include "i18n/mitigati/words.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/places.h"
#include "view/mitigati/spoken.h"
#include "view/mitigati/table.h"
#include "view/table_easel.h"

namespace mitts::view::mitigati {

struct Easel : EaselOf<TableModel, TableUi, Places> {
    std::string card_name(TarotCard card) const {
        return i18n::card_name(model.language, seen().options.suits, card);
    }
};

/// Returns the place from which cards are dealt.
inline Deck deck_of(const Easel& easel) {
    return {easel.places.stock, easel.places.stock_card};
}

/// Ids of the animated numbers that are not on the scoreboard. Won has one id per seat.
enum class Counter : int { Won = 120, SoFar = 130, Stock = 131 };
constexpr int counter_id(Counter counter, Seat seat = 0) {
    return static_cast<int>(counter) + seat;
}

/// The place numbers used in the ids of undealt and captured cards. For a hand, the place number is the seat.
inline constexpr int stock_place = 50;
constexpr int won_place(Seat seat) {
    return 60 + seat;
}

/// Returns the centre of a seat's hand.
Point hand_point(const Easel& easel, Seat seat);

/// Returns a face-up card in the style of this table.
CardItem card_item(const Easel& easel, TarotCard card, Point centre, float width);

/// The middle of the table: the bargaining panel (also after an agreement), or the mat.
enum class Middle : std::uint8_t { Bargain, Mat };
/// Returns Bargain during the bargain and after an agreement (T6), otherwise Mat.
Middle middle_of(const Observation& seen);
/// Returns true if the bargaining panel shows the headline about the turn.
bool turn_is_on_paper(const Easel& easel);

/// Returns words such as "total 20" if the board is not visible, otherwise an empty string.
std::string total_words(const Easel& easel, Seat seat);
/// Returns the right end of the viewer's total on the bargaining panel, which shows it if there is no board.
Point own_total_end(const Easel& easel);
/// Returns true if the viewer may bid now.
bool bids_now(const Easel& easel);
/// Returns the advice. If the bargaining panel has no line for notes, the advice also compares an agreement with the
/// estimate.
std::string whole_advice(const Easel& easel);
/// The content of the bargaining panel's first line: the title or the headline, the headline with the bid that makes
/// the sum zero, every player's points if that bid is made (T6), or a hint.
enum class Heading : std::uint8_t { Title, Zero, Agreement, Hint };
/// Returns the content of the first line in this layout and position.
Heading heading_of(const Easel& easel);
/// Returns true if the layout shows the bid that makes the sum zero in the first line.
bool zero_in_heading(const Easel& easel);
/// Returns the place of an agreed bid after the three bids have moved together (T6). `place` (0 to 2) is the
/// bid's position in bidding order.
Rect agreed_place(const Easel& easel, int place);
void draw_strip(const Easel& easel);  ///< draws the bids of this stage
void draw_making(const Easel& easel); ///< draws the prepared bid
/// Draws the question that must be answered first, instead of the prepared bid. Returns false if there is no such
/// question.
bool draw_asked(const Easel& easel);

void draw_top(const Easel& easel);     ///< draws the menu and the title
void draw_board(const Easel& easel);   ///< draws the totals
void draw_stock(const Easel& easel);   ///< draws the undealt cards
void draw_bargain(const Easel& easel); ///< draws the bargaining panel
void draw_trick(const Easel& easel);   ///< draws the mat with the trick or the discards
void draw_seats(const Easel& easel);   ///< draws the opponents
void draw_bubbles(const Easel& easel); ///< draws the players' last actions
void draw_won(const Easel& easel);     ///< draws the points of all players
void draw_turn(const Easel& easel);    ///< draws the sash, the headline and the advice
void draw_hand(const Easel& easel);
void draw_refusal(const Easel& easel);
void draw_amounts(const Easel& easel); ///< draws the agreed points on their way to the scores

} // namespace mitts::view::mitigati
