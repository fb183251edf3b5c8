#include "view/hand_layout.h"

#include <algorithm>

namespace mitts::view {

namespace {

constexpr float choice_gap = 3;
/// The fraction of `strip` that the other cards keep while a card shows its choices.
constexpr float beside_chosen = 0.55F;

} // namespace

float chosen_width(const HandRoom& hand, int cards, int choices) {
    // In units of its width, the card is 1.4 high. The rank and the suit take the top 0.30, and the choices share the
    // rest.
    const float needed = static_cast<float>(choices) * (hand.choice_height + choice_gap) + 5;
    const float wished = std::max(hand.chosen_card, needed / (card_aspect - 0.30F));
    const int rows = std::max(1, hand_row_count(hand, cards));
    const int in_row = (cards + rows - 1) / rows;
    const float step = std::max(least_step(hand), hand.strip * beside_chosen);
    const float others = hand.card + static_cast<float>(std::max(in_row - 2, 0)) * step;
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
