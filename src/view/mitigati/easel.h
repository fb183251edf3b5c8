// What every part of the table's picture is drawn from: the model, the places, and the writer of the Scene.
//
// Internal to view/mitigati: lay_out sets it up and calls the parts one after the other, from the table up.
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

/// Where cards are dealt from.
inline Deck deck_of(const Easel& easel) {
    return {easel.places.stock, easel.places.stock_card};
}

/// Numbers that count besides the board's: by seat or alone.
enum class Counter : int { Won = 120, SoFar = 130, Stock = 131 };
constexpr int counter_id(Counter counter, Seat seat = 0) {
    return static_cast<int>(counter) + seat;
}

/// Places of hidden cards, for their ids: hands by seat, then the undealt cards and what players have won.
inline constexpr int stock_place = 50;
constexpr int won_place(Seat seat) {
    return 60 + seat;
}

/// Where a seat's cards are held: an opponent's fan, the middle of the own hand.
Point hand_point(const Easel& easel, Seat seat);

/// A card of the pack, face up, as everything on this table draws it.
CardItem card_item(const Easel& easel, TarotCard card, Point centre, float width);

/// What lies in the middle: the bargaining's paper (also once it is agreed), or the mat.
enum class Middle : std::uint8_t { Bargain, Mat };
Middle middle_of(const Observation& seen);
/// Whether the paper tells whose turn it is, so that nothing else has to.
bool turn_is_on_paper(const Easel& easel);

/// Whether the viewer is to bid now.
bool bids_now(const Easel& easel);
/// What could be done, with how an agreement compares with the own hand where the paper has no line for that.
std::string whole_advice(const Easel& easel);
/// What stands in the paper's first line: the title or the turn; where these have no room of their own, the bid that would
/// make zero or, once it is chosen, what it would give everybody (T6), and a hint.
enum class Heading : std::uint8_t { Title, Zero, Agreement, Hint };
Heading heading_of(const Easel& easel);
/// Whether the bid that would make zero shares the first line.
bool zero_in_heading(const Easel& easel);
/// Where a bid stands once three have slid together (T6): `place` is 0 to 2, in the order in which they were made.
Rect agreed_place(const Easel& easel, int place);
void draw_strip(const Easel& easel);  ///< on the paper: the bids of this stage
void draw_making(const Easel& easel); ///< on the paper: the bid in the making
/// On the paper, in the room of the bid in the making: what is asked first. False if nothing is.
bool draw_asked(const Easel& easel);

void draw_top(const Easel& easel);     ///< menu, title
void draw_board(const Easel& easel);   ///< totals
void draw_stock(const Easel& easel);   ///< what is not dealt yet
void draw_bargain(const Easel& easel); ///< the paper
void draw_trick(const Easel& easel);   ///< the mat, the trick or the discards on it
void draw_seats(const Easel& easel);   ///< opponents
void draw_bubbles(const Easel& easel); ///< what they last did
void draw_won(const Easel& easel);     ///< points won, by everybody
void draw_turn(const Easel& easel);    ///< sash, turn, advice
void draw_hand(const Easel& easel);
void draw_refusal(const Easel& easel);
void draw_amounts(const Easel& easel); ///< over everything: what was agreed, on its way to the scores

} // namespace mitts::view::mitigati
