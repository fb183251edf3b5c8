#include "ai/mitigati/candidates.h"

#include "ai/mitigati/endgame.h"
#include "ai/mitigati/quick_sense.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

void add(Candidates& candidates, std::initializer_list<TarotCard> cards) {
    candidates.push_back({});
    for (const auto card : cards) {
        candidates.back().cards.push_back(card);
    }
}

void complete(Candidate& candidate, TarotSet rest, std::size_t needed) {
    rest.erase(candidate.cards[0]);
    for (auto card = quick_discard(rest); card && candidate.cards.size() < needed; card = quick_discard(rest)) {
        rest.erase(*card);
        candidate.cards.push_back(*card);
    }
}

} // namespace

void list_cards(Candidates& candidates, const QuickTable& table) {
    for (const auto card : different_cards(table)) {
        add(candidates, {card});
    }
}

void list_discards(Candidates& candidates, TarotSet hand, std::size_t asked) {
    constexpr std::size_t first_choices = 7;
    InlineVector<TarotCard, first_choices> order;
    auto rest = hand;
    for (auto card = quick_discard(rest); card && order.size() < first_choices; card = quick_discard(rest)) {
        order.push_back(*card);
        rest.erase(*card);
    }
    const auto count = order.size();
    const auto needed = std::min(asked, count);
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = needed > 1 ? a + 1 : count; b < count; ++b) {
            for (std::size_t c = needed > 2 ? b + 1 : count; c < count; ++c) {
                add(candidates, {order[a], order[b], order[c]});
            }
            if (needed == 2) {
                add(candidates, {order[a], order[b]});
            }
        }
        if (needed == 1) {
            add(candidates, {order[a]});
        }
    }
    for (const auto card : discardable(hand)) {
        if (!order.contains(card)) {
            add(candidates, {card});
            complete(candidates.back(), hand, needed);
        }
    }
}

} // namespace mitts::ai::for_mitigati
