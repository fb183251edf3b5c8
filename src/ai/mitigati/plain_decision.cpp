#include "ai/mitigati/plain_decision.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

int highest_own(const Observation& observation) {
    return observation.bids[static_cast<std::size_t>(observation.viewer)].value_or(highest_bid);
}

} // namespace

Action legal_bid(const Observation& observation, int points) {
    const int legal = std::clamp(points, lowest_bid, highest_own(observation));
    return {.type = ActionType::Bid, .bid = static_cast<std::int16_t>(legal)};
}

std::optional<int> settling_bid(const Observation& observation) {
    int sum = 0;
    for (Seat seat = 0; seat < player_count; ++seat) {
        const auto bid = observation.bids[static_cast<std::size_t>(seat)];
        if (seat != observation.viewer && !bid) {
            return std::nullopt;
        }
        sum += seat != observation.viewer ? *bid : 0;
    }
    return -sum >= lowest_bid && -sum <= highest_own(observation) ? std::optional(-sum) : std::nullopt;
}

Decision<mitigati::Game> plain_bids(const Observation& observation, Action intended, double worth) {
    constexpr double price_of_distance = 0.1;
    const auto settling = settling_bid(observation);
    Decision<mitigati::Game> decision;
    const auto add = [&](Action action) {
        const bool settles = settling && action.type == ActionType::Bid && action.bid == *settling;
        Alternative<mitigati::Game> alternative{.action = action, .value = settles ? *settling : worth};
        alternative.reasons.push_back({.id = settles ? "agreed" : "hand_cards", .points = alternative.value});
        const bool both = action.type == ActionType::Bid && intended.type == ActionType::Bid;
        const double distance = both ? std::abs(action.bid - intended.bid) : 1;
        const double aside = action == intended
                                 ? std::max(0.0, worth - alternative.value) + 1
                                 : std::min(0.0, worth - alternative.value) - price_of_distance * distance;
        alternative.reasons.push_back({.id = "bargaining", .points = aside});
        alternative.value += aside;
        decision.alternatives.push_back(alternative);
    };
    for (int bid = lowest_bid; bid <= highest_own(observation); ++bid) {
        add(legal_bid(observation, bid));
    }
    add({.type = ActionType::More});
    sort_alternatives<mitigati::Game>(decision.alternatives);
    return decision;
}

} // namespace mitts::ai::for_mitigati
