// What every part of the table's picture is drawn from: the model, the places, and the writer of the Scene.
//
// Internal to view/mitch: lay_out sets it up and calls the parts one after the other, from the table up.
#pragma once

#include "view/mitch/choices.h"
#include "view/mitch/places.h"
#include "view/mitch/spoken.h"
#include "view/mitch/standing.h"
#include "view/mitch/table.h"
#include "view/table_easel.h"

namespace mitts::view::mitch {

/// A column's crown: drawn over all columns, as it flies from one to another.
struct Crown {
    Suit suit{};
    Point centre{};
    float size = 0;
};

/// Where a column is, and how low something under it may reach.
struct ColumnPlace {
    Seat seat = 0;
    Suit suit{};
    Rect rect{};
    float bottom = 0;
    float apart = 0;
};

struct Easel : EaselOf<TableModel, TableUi, Places> {
    TwinIds& ids; ///< asked once for every known card drawn
    std::vector<Crown>& crowns;
    std::vector<ColumnPlace>& columns;
    std::optional<LeadChange> lead; ///< what the last move changed
    Standing standing;
};

/// Where cards are dealt from.
inline Deck deck_of(const Easel& easel) {
    return {easel.places.stock.centre(), easel.places.stock.w};
}

/// Numbers that count: by seat or alone.
enum class Counter : int { Total = 300, Now = 310, Hand = 320, Stock = 330, Discards = 331, Sum = 340, Column = 350 };
constexpr int counter_id(Counter counter, Seat seat = 0) {
    return static_cast<int>(counter) + seat;
}

/// Place of the stock's hidden cards, for their ids; hands have their seat.
inline constexpr int stock_place = 50;

/// The face for a card of this width: one without figures where it is very small.
Face face_for(const Easel& easel, float width);
/// Gain, loss or neither, for a number of points on the table.
Ink points_ink(int points);
/// The opponent's place of a seat; null for the viewer.
const OpponentPlace* opponent_at(const Places& places, Seat seat);
/// The little pack of backs that stands for an opponent's hand.
Rect hand_mark(const OpponentPlace& place);

/// How one column lies: cards of one width, each showing `step` of its height under the next.
struct ColumnLook {
    Point top{}; ///< middle of the upper edge of the first card
    float card = 0;
    float step = 0;
    float gold = 5; ///< how far the winner's ground stands out
    Face face = Face::Standard;
    Shadow shadow = Shadow::Card;
    /// The suit's little board over the first card, where there is one.
    std::optional<Rect> head{};
    float apart = 0;  ///< from one column to the next: room for its points
    float bottom = 0; ///< of the room under it
    float crown = 0;  ///< room for a crown over the head; 0: it is in the label or at a corner
    /// Where cards come from that the scene before does not have.
    std::optional<Point> from{};
    float from_width = 0;
};
/// How large the cards of columns are and how much a covered one shows, so that every rank of the longest can be read.
struct ColumnRoom {
    float card = 0;              ///< the most a card's width may be
    float height = 0;            ///< for the whole column
    float overlap = 0;           ///< the most that a covered card shows, as a part of its width
    Face smallest = Face::Jumbo; ///< of cards too small for any other face
};
struct ColumnSize {
    float card = 0;
    float step = 0;
    Face face = Face::Standard;
};
ColumnSize column_size(const Easel& easel, const ColumnRoom& room, int longest);
/// The number of cards in the longest column of a seat, at least one.
int longest_column(const Easel& easel, Seat seat);

/// Draws the gold ground of a winner, the head, the cards and the crown. Returns the rectangle of the cards; of an empty
/// column, of the first card's place.
Rect draw_column(const Easel& easel, Seat seat, Suit suit, const ColumnLook& look);

void draw_top(const Easel& easel);       ///< menu, title, tools
void draw_opponents(const Easel& easel); ///< their compact tableaus
void draw_mat(const Easel& easel);       ///< stock, aces, discards, phase
void draw_columns(const Easel& easel);   ///< the own tableau
void draw_standings(const Easel& easel); ///< everybody's points, where they have a paper of their own
void draw_turn(const Easel& easel);      ///< sash, turn, advice, own figures
void draw_hand(const Easel& easel);      ///< open, or behind the curtain
void draw_refusal(const Easel& easel);   ///< over everything but the chosen card
void draw_crowns(const Easel& easel);    ///< of all columns
/// What both columns count after a lead has changed hands.
void draw_lead_figures(const Easel& easel);
void draw_band(const Easel& easel);     ///< what the closing ace means, until the next move
void draw_close_up(const Easel& easel); ///< the tableau that is looked at closely, over all else

} // namespace mitts::view::mitch
