// Where each card of the own hand lies: in one row, or in several when the cards are many, with room for the chosen one.
#pragma once

#include "view/frame.h"

#include <vector>

namespace mitts::view {

/// The room that a table gives to the own hand, in points of its design.
struct HandRoom {
    Layout layout = Layout::Wide;
    float width = 0; ///< of the design
    float height = 0;
    Rect room{};           ///< x and w: the room; y and h: of cards at rest
    float card = 0;        ///< a card's width
    float step = 0;        ///< the most from one card to the next
    float chosen_card = 0; ///< the least width of the chosen card
    float choice_height = 44;
    /// The least of a card that can be touched; where a row cannot give it to all, there are more rows. 0: what its index
    /// needs.
    float strip = 0;
    /// Of a hand in groups: at least so many, so that it keeps its rows while a few cards of it lie elsewhere.
    int rows = 0;
};

/// A card's place in the hand.
struct HandSlot {
    Point centre{};
    float width = 0;
    /// What of it can be seen and touched.
    Rect open{};
};

/// The chosen card, grown so that its choices have room.
struct ChosenPlace {
    Rect card{};
    Rect whole{};                ///< higher than the card where its choices are many and the room is narrow
    std::vector<Rect> choices{}; ///< from top to bottom
};

/// In how many rows so many cards lie.
int hand_row_count(const HandRoom& hand, int cards);
/// How much higher each further row is than the one below.
float row_height(const HandRoom& hand);

/// Slots for `cards` cards, left to right. `chosen` is the index of the chosen card whose choices need `chosen_width`, or
/// −1. In rows: the lower row last; all of them leave room for the chosen card.
std::vector<HandSlot> hand_slots(const HandRoom& hand, int cards, int chosen, float chosen_width);

/// Cards that belong together: their suits, as a rule.
struct HandGroup {
    int cards = 0;
    bool open = false; ///< a finger is about to choose among them: they stand further apart, at the others' cost
};

/// In how many rows groups lie that are not split.
int hand_row_count(const HandRoom& hand, const std::vector<HandGroup>& groups);

/// The same for a hand in groups, none chosen: rows end where groups do.
std::vector<HandSlot> grouped_slots(const HandRoom& hand, const std::vector<HandGroup>& groups);

/// How wide the chosen one of `cards` cards is: for this many choices, as far as the other cards leave room.
float chosen_width(const HandRoom& hand, int cards, int choices);

/// The chosen card over its slot (made with `chosen_width`), inside the window.
ChosenPlace chosen_place(const HandRoom& hand, const HandSlot& slot, int choices);

} // namespace mitts::view
