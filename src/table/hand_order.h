// Determines the order of a hand that is shown unsorted, as it was dealt.
#pragma once

#include "session/match.h"
#include "table/game_parts.h"

#include <algorithm>
#include <vector>

namespace mitts::table {

/// Returns the indices of the viewer's cards in the order in which they entered the hand: the dealt cards first, then
/// cards received singly.
template <GameParts Parts>
std::vector<int> as_they_came(const view::MatchViewOf<typename Parts::Game>& view,
                              const Match<typename Parts::Game>& match) {
    const auto& seen = view.seen;
    std::vector<int> cards;
    if constexpr (requires { seen.hand; }) {
        for (const auto card : match.rounds().back().deck) {
            if (seen.hand.contains(card)) {
                cards.push_back(card.index);
            }
        }
    }
    for (const auto& happening : view.happenings) {
        for (const auto& event : happening.events) {
            const auto card = Parts::comes_to_hand(event, seen.viewer);
            const auto found = card ? std::find(cards.begin(), cards.end(), *card) : cards.end();
            if (found != cards.end()) {
                std::rotate(found, found + 1, cards.end());
            }
        }
    }
    return cards;
}

} // namespace mitts::table
