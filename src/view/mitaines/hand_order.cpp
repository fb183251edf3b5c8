#include "view/mitaines/hand_order.h"

#include <algorithm>

namespace mitts::view::mitaines {

std::vector<Card> in_hand_order(const mitts::mitaines::Options& options, CardSet hand) {
    std::vector<Card> cards;
    for (const auto card : hand) {
        cards.push_back(card);
    }
    std::stable_sort(cards.begin(), cards.end(), [&](Card left, Card right) {
        return rank_height(options, left.rank()) > rank_height(options, right.rank());
    });
    return cards;
}

} // namespace mitts::view::mitaines
