#include "ai/mitigati/plain_decision.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

Action legal_bid(const Observation& observation, int points) {
    const int legal = std::clamp(points, lowest_bid, highest_bid_of(observation, observation.viewer));
    return {.type = ActionType::Bid, .bid = static_cast<std::int16_t>(legal)};
}

// Values an agreement at its price, and any other action at the value of playing on. Then adjusts the values so that
// the intended action is the best, and the other bids lose value with their distance from it.
Decision<mitigati::Game> list_bids(const Observation& observation, Action intended, std::span<const Reason> play) {
    constexpr double bonus_of_plan = 0.5;
    constexpr double price_of_distance = 0.1;
    double worth = 0;
    for (const auto& reason : play) {
        worth += reason.points;
    }
    const auto closing = closing_bid(observation, observation.viewer);
    Decision<mitigati::Game> decision;
    const auto add = [&](Action action) {
        Alternative<mitigati::Game> alternative{.action = action};
        const auto count = [&](std::string_view id, double points) {
            alternative.value += points;
            if (points != 0) {
                alternative.reasons.push_back({.id = id, .points = points});
            }
        };
        if (action.type == ActionType::Bid && closing == action.bid) {
            count("agreed", action.bid);
        } else {
            for (const auto& reason : play) {
                count(reason.id, reason.points);
            }
        }
        if (action == intended) {
            count("bargaining", std::max(0.0, worth - alternative.value) + bonus_of_plan);
        } else {
            const bool both = action.type == ActionType::Bid && intended.type == ActionType::Bid;
            const double distance = both ? std::abs(action.bid - intended.bid) : 1;
            count("bargaining", std::min(0.0, worth - alternative.value) - price_of_distance * distance);
        }
        decision.alternatives.push_back(alternative);
    };
    for (int bid = lowest_bid; bid <= highest_bid_of(observation, observation.viewer); ++bid) {
        add(legal_bid(observation, bid));
    }
    add({.type = ActionType::More});
    sort_alternatives<mitigati::Game>(decision.alternatives);
    return decision;
}

} // namespace mitts::ai::for_mitigati
