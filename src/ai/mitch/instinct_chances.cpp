// Evaluates single moves with the fast policy, and computes the chances that another player makes them.
#include "ai/mitch/instinct.h"

#include <algorithm>

namespace mitts::ai::for_mitch {

float Instinct::worth_of(const QuickTable& table, QuickMove move) {
    Ways ways;
    weigh(table, ways);
    for (const auto& way : ways) {
        if (way.type == move.type && way.suit == suit_of(move.card) && (way.ranks >> rank_of(move.card) & 1) != 0) {
            return way.worth;
        }
    }
    const auto now = view(table, suit_of(move.card)); // a placement that skips a fitting card is not in `ways`
    return worth(after_placing(now, rank_of(move.card))) - worth(now) + haste_;
}

SuitChoices Instinct::choices(const QuickTable& table, int suit, QuickMove asked) {
    Ways ways;
    weigh_suit(table, suit, ways);
    SuitChoices found{.best = ways.empty() ? 0 : ways[0].worth};
    for (const auto& way : ways) {
        found.best = std::max(found.best, way.worth);
    }
    const auto weight = [&](float worth) { return leaning(found.best - worth, bent_.doubt_of_others); };
    for (const auto& way : ways) {
        found.all += weight(way.worth) * static_cast<float>(count(way.ranks));
        const bool meant =
            way.type == asked.type && suit == suit_of(asked.card) && (way.ranks >> rank_of(asked.card) & 1) != 0;
        found.asked = meant ? weight(way.worth) : found.asked;
    }
    if (found.asked == 0 && asked.type == ActionType::Place && suit == suit_of(asked.card)) {
        const auto now = view(table, suit); // a placement that skips a fitting card is not in `ways`
        const float worth = this->worth(after_placing(now, rank_of(asked.card))) - this->worth(now) + haste_;
        found.asked = weight(std::min(worth, found.best));
        found.all += found.asked;
    }
    return found;
}

float Instinct::chance_of(const QuickTable& table, QuickMove move, TurnMemory& memory) {
    const auto look_first = [&] {
        look(table);
        return tempo_;
    };
    return chance_by_suits(rules_, table, memory, bent_.doubt_of_others, look_first,
                           [&](int suit) { return choices(table, suit, move); });
}

} // namespace mitts::ai::for_mitch
