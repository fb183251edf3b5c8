// Lays out the viewer's hand in one or more rows, with room for the chosen card (chosen_card.cpp).
#pragma once

#include "view/frame.h"

#include <vector>

namespace mitts::view {

/// The space for the hand, in CSS pixels.
struct HandRoom {
    Layout layout = Layout::Wide;
    float width = 0; ///< width and height of the frame
    float height = 0;
    Rect room{};           ///< x and w: the horizontal space; y and h: the top and height of cards that are not raised
    float card = 0;        ///< width of a card
    float step = 0;        ///< maximum distance from one card to the next
    float chosen_card = 0; ///< minimum width of the chosen card
    float choice_height = 44;
    /// The minimum touchable width of a card. If the cards of a row would be narrower, the hand gets a second row. If
    /// this width is 0, only the card's index must be visible.
    float strip = 0;
    /// The minimum number of rows of a grouped hand. It keeps the number of rows constant while a few cards are
    /// elsewhere on the table.
    int rows = 0;
};

/// A card's place in the hand.
struct HandSlot {
    Point centre{};
    float width = 0;
    /// The visible and touchable part of the card.
    Rect open{};
};

/// The place of the chosen card, which is enlarged to make room for its choices.
struct ChosenPlace {
    Rect card{};
    Rect whole{};                ///< the card and its choices; taller than `card` if there are many choices
    std::vector<Rect> choices{}; ///< rectangles of the choices from top to bottom
};

/// Returns the visible width that a card needs for its index. The large faces used in small windows need more width.
float least_step(const HandRoom& hand);
/// Returns the number of rows for this many cards: one or two.
int hand_row_count(const HandRoom& hand, int cards);
/// Returns the vertical distance between rows.
float row_height(const HandRoom& hand);

/// Returns the slots of `cards` cards, left to right. `chosen` is the index of the chosen card, or −1. The chosen card
/// is `chosen_width` wide. The lowest row's slots are last. All rows leave room for the chosen card.
std::vector<HandSlot> hand_slots(const HandRoom& hand, int cards, int chosen, float chosen_width);

/// Cards that belong together, usually a suit.
struct HandGroup {
    int cards = 0;
    bool open = false;   ///< true if the player is choosing among these cards; they get more space than other cards
    bool raised = false; ///< true if these cards are higher than the next group, which then covers less of the last one
};

/// Returns the number of rows for a grouped hand.
int hand_row_count(const HandRoom& hand, const std::vector<HandGroup>& groups);

/// Returns the slots of a grouped hand when no card is chosen. A group is never split if there are as many groups as
/// rows. Cards become smaller if the indices of a long row would not be visible.
std::vector<HandSlot> grouped_slots(const HandRoom& hand, const std::vector<HandGroup>& groups);

/// Returns the width of the chosen card in a hand of `cards` cards. The card has room for `choices` choices if the
/// other cards leave enough space.
float chosen_width(const HandRoom& hand, int cards, int choices);

/// Returns the place of the chosen card over `slot`, kept inside the window. `slot` must have been laid out with
/// `chosen_width`.
ChosenPlace chosen_place(const HandRoom& hand, const HandSlot& slot, int choices);

} // namespace mitts::view
