#include "view/hand_layout.h"

#include <algorithm>

namespace mitts::view {

namespace {

constexpr float choice_gap = 3;

/// A card's index needs this much of its width to be read; the large faces of small windows need more.
float least_step(const HandRoom& hand) {
    return hand.card * (hand.layout == Layout::Small ? 0.4F : 0.26F);
}

// Cards that fit in one row with their indices open.
int row_capacity(const HandRoom& hand) {
    const float steps = (hand.room.w - hand.card) / least_step(hand);
    return std::max(1, 1 + static_cast<int>(steps));
}

/// One row of cards: each but the last shows `step`; the chosen one takes more.
struct Row {
    int first = 0;
    int cards = 0;
    float top = 0;
};

void lay_row(std::vector<HandSlot>& slots, const HandRoom& hand, const Row& row, int chosen, float chosen_breadth) {
    const float width = hand.card;
    const bool has_chosen = chosen >= row.first && chosen < row.first + row.cards;
    const int last = row.cards - 1;
    const int at = has_chosen ? chosen - row.first : -1;
    // The chosen card is whole, and so is the last; all others show one step.
    const float whole = has_chosen ? chosen_breadth + (at < last ? width : 0) : width;
    const int steps = has_chosen ? (at < last ? row.cards - 2 : last) : last;
    const float room = hand.room.w - whole;
    const float step = steps > 0 ? std::clamp(room / static_cast<float>(steps), least_step(hand), hand.step) : 0;
    const float total = whole + step * static_cast<float>(std::max(steps, 0));
    float x = hand.room.x + std::max(0.0F, (hand.room.w - total) / 2);
    for (int index = 0; index < row.cards; ++index) {
        const float breadth = index == at ? chosen_breadth : index == last ? width : step;
        const float card_width = index == at ? chosen_breadth : width;
        slots.push_back({.centre = {x + card_width / 2, row.top + width * card_aspect / 2},
                         .width = width,
                         .open = {x, row.top, breadth, width * card_aspect}});
        x += breadth;
    }
}

} // namespace

std::vector<HandSlot> hand_slots(const HandRoom& hand, int cards, int chosen, float breadth) {
    std::vector<HandSlot> slots;
    if (cards == 0) {
        return slots;
    }
    const int capacity = row_capacity(hand);
    const int rows = (cards + capacity - 1) / capacity;
    const float row_height = hand.card * 0.52F;
    for (int row = 0; row < rows; ++row) {
        const int first = cards * row / rows;
        const int next = cards * (row + 1) / rows;
        lay_row(slots, hand,
                {.first = first,
                 .cards = next - first,
                 .top = hand.room.y - static_cast<float>(rows - 1 - row) * row_height},
                chosen, breadth);
        if (row + 1 < rows) { // what the next row leaves open
            for (int index = first; index < next; ++index) {
                slots[static_cast<std::size_t>(index)].open.h = row_height;
            }
        }
    }
    return slots;
}

float chosen_width(const HandRoom& hand, int cards, int choices) {
    // The top 0.30 of the width is for rank and suit, the rest of 1.4 for the choices.
    const float needed = static_cast<float>(choices) * (hand.choice_height + choice_gap) + 5;
    const float wished = std::max(hand.chosen_card, needed / (card_aspect - 0.30F));
    const float others = hand.card + static_cast<float>(std::max(cards - 2, 0)) * least_step(hand);
    return std::max(hand.chosen_card, std::min(wished, hand.room.w - others));
}

ChosenPlace chosen_place(const HandRoom& hand, const HandSlot& slot, int choices) {
    const float width = slot.open.w;
    const float needed = width * 0.30F + static_cast<float>(choices) * (hand.choice_height + choice_gap) + 5;
    const float height = std::max(width * card_aspect, needed);
    const bool wide = hand.layout == Layout::Wide;
    const float bottom =
        wide ? hand.room.bottom() - 0.17F * hand.room.h : std::min(hand.room.bottom() + 6, hand.height - 3);
    const float left = std::clamp(slot.centre.x - width / 2, 4.0F, hand.width - 4 - width);
    const float top = std::max(4.0F, bottom - height);
    ChosenPlace place{.card = {left, top, width, width * card_aspect}, .whole = {left, top, width, height}};
    float y = place.whole.bottom() - 4 - static_cast<float>(choices) * (hand.choice_height + choice_gap) + choice_gap;
    for (int choice = 0; choice < choices; ++choice) {
        place.choices.push_back({left + 5, y, width - 10, hand.choice_height});
        y += hand.choice_height + choice_gap;
    }
    return place;
}

} // namespace mitts::view
