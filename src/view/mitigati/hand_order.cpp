#include "view/mitigati/hand_order.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

// Greater stands further left.
int place_of(TarotCard card) {
    if (!card.is_suited()) {
        return 100 + card.number(); // the Fool is the lowest of these
    }
    constexpr int suit_places[] = {1, 0, 2, 3}; // clubs, diamonds, hearts, spades
    return suit_places[static_cast<std::size_t>(card.suit())] * 16 + card.rank();
}

} // namespace

std::vector<TarotCard> in_hand_order(TarotSet hand) {
    std::vector<TarotCard> cards;
    for (const auto card : hand) {
        cards.push_back(card);
    }
    std::sort(cards.begin(), cards.end(),
              [](TarotCard left, TarotCard right) { return place_of(left) > place_of(right); });
    return cards;
}

} // namespace mitts::view::mitigati
