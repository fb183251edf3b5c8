// The context for drawing the table: the model, the places, and the writer of the Scene.
//
// Internal to view/mitch. lay_out creates the context and calls the drawing functions from back to front.
#pragma once

#include "view/mitch/choices.h"
#include "view/mitch/places.h"
#include "view/mitch/spoken.h"
#include "view/mitch/standing.h"
#include "view/mitch/table.h"
#include "view/table_easel.h"

namespace mitts::view::mitch {

/// The crown above a column. Crowns are drawn in front of all columns, because they fly from one column to another.
struct Crown {
    Suit suit{};
    Point centre{};
    float size = 0;
};

/// A column's place, the lower limit of the space below it, and whether the column's label shows the points.
struct ColumnPlace {
    Seat seat = 0;
    Suit suit{};
    Rect rect{};
    float bottom = 0;
    float apart = 0;
    bool told = false;
};

struct Easel : EaselOf<TableModel, TableUi, Places> {
    TwinIds& ids; ///< assigns ids to identical cards; `next` is called once per face-up card
    std::vector<Crown>& crowns;
    std::vector<ColumnPlace>& columns;
    std::optional<LeadChange> lead; ///< the lead change caused by the last move
    Standing standing;
};

/// Returns the place from which cards are dealt.
inline Deck deck_of(const Easel& easel) {
    return {easel.places.stock.centre(), easel.places.stock.w};
}

/// Ids of animated numbers. Numbers that belong to a player have one id per seat.
enum class Counter : int {
    Total = 300,
    Now = 310,
    Hand = 320,
    Stock = 330,
    Discards = 331,
    Sum = 340,
    Column = 350,
    Listed = 360
};
constexpr int counter_id(Counter counter, Seat seat = 0) {
    return static_cast<int>(counter) + seat;
}

/// The place number used in the ids of hidden stock cards. For cards in a hand, the place number is the seat.
inline constexpr int stock_place = 50;

/// Returns the face for a card of this width. Very small cards show only the rank.
Face face_for(const Easel& easel, float width);
/// Returns the colour of points on the table, which depends on whether they are a gain, a loss or 0.
Ink points_ink(int points);
/// Returns the place of the opponent at `seat`, or null if `seat` is the viewer's.
const OpponentPlace* opponent_at(const Places& places, Seat seat);
/// Returns the place of the small pack of card backs that represents an opponent's hand.
Rect hand_mark(const OpponentPlace& place);

/// The arrangement of a column's cards. A column with more than `strip` cards continues in a second strip beside the
/// first.
struct ColumnSize {
    float card = 0;  ///< width of a card
    float first = 0; ///< visible height of the first card; larger than `step` if the middle ranks are hidden
    float step = 0;  ///< visible height of each other covered card
    Face face = Face::Standard;
    int strip = 0;    ///< cards in the first strip
    float beside = 0; ///< distance from the first strip to the second

    /// Returns the distance of a card from the column's first card.
    Point offset(int index) const {
        const int row = index % strip;
        return {index < strip ? 0 : beside, row > 0 ? first + static_cast<float>(row - 1) * step : 0};
    }
    /// Returns the rectangle of `cards` cards, or of one card if `cards` is 0. `top` is the middle of the upper edge.
    Rect around(Point top, int cards) const {
        const float width = card + (cards > strip ? beside : 0);
        return {top.x - width / 2, top.y, width, offset(std::clamp(cards, 1, strip) - 1).y + card * card_aspect};
    }
};

/// The layout of one column.
struct ColumnLook {
    Point top{}; ///< middle of the upper edge of the cards
    ColumnSize size{};
    float gold = 5; ///< the width of the winner's gold border
    Shadow shadow = Shadow::Card;
    /// The label with the suit above the first card, if there is one.
    std::optional<Rect> head{};
    bool labels = false; ///< true if the label shows the column's length and the crown
    float apart = 0;     ///< distance to the next column; limits the width of the points
    float bottom = 0;    ///< lower end of the space below the column
    float crown = 0;     ///< height for a crown above the label; 0: the crown is in the label or at a corner
    bool grows = false;  ///< true if the winner's gold background also covers the place of the next card
    /// The point from which a card moves if the earlier scene lacks the card.
    std::optional<Point> from{};
    float from_width = 0;
};
/// The space for a column.
struct ColumnRoom {
    float card = 0;              ///< maximum width of a card
    float width = 0;             ///< width of the whole column
    float height = 0;            ///< height of the whole column
    float overlap = 0;           ///< maximum visible height of a covered card, as a fraction of its width
    Face smallest = Face::Jumbo; ///< face of cards that are too small for other faces
};
/// Returns the largest card size at which every rank of a column of `longest` cards is readable, in two strips if the
/// cards would be too small in one. If two strips do not fit either, only the first and the last rank are readable.
ColumnSize column_size(const Easel& easel, const ColumnRoom& room, int longest);
/// Returns true if `head` has room for a label with a crown and the length of a column of up to `longest` cards.
bool is_label(const Easel& easel, const Rect& head, int longest);
/// Returns the number of cards in the seat's longest column, but at least one.
int longest_column(const Easel& easel, Seat seat);

/// Draws a column: a winner's gold background, the label, the cards and the crown. Returns the rectangle of the cards
/// or, for an empty column, of the first card's place.
Rect draw_column(const Easel& easel, Seat seat, Suit suit, const ColumnLook& look);

void draw_top(const Easel& easel);         ///< draws the menu, the title and the tools
void draw_opponents(const Easel& easel);   ///< draws the opponents with their compact tableaus
void draw_mat(const Easel& easel);         ///< draws the stock, the aces, the discards and the phase
void draw_columns(const Easel& easel);     ///< draws the viewer's tableau
void draw_standings(const Easel& easel);   ///< draws all players' points on a paper panel if there is room
void draw_turn(const Easel& easel);        ///< draws the sash, the headline, the advice and the viewer's points
void draw_hand(const Easel& easel);        ///< draws the hand, face up or behind the curtain
void draw_refusal(const Easel& easel);     ///< draws a refusal, but never over the chosen card
void draw_crowns(const Easel& easel);      ///< draws the crowns of all columns
void draw_points_told(const Easel& easel); ///< draws the points that the last action scored for columns (C16, C17)
/// Draws the points of both columns after a lead change.
void draw_lead_figures(const Easel& easel);
void draw_band(const Easel& easel);     ///< draws the explanation of the closing ace, until the next move
void draw_close_up(const Easel& easel); ///< draws the enlarged tableau in front of everything else

} // namespace mitts::view::mitch
