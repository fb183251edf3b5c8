// The player that knows the rules and nothing else: every legal action is as good as any other. The yardstick of all.
#pragma once

#include "ai/player.h"

namespace mitts::ai {

/// All legal actions with value 0, in an evenly drawn order.
template <Game G> Decision<G> decide_at_random(const typename G::Observation& observation, Rng& rng) {
    Decision<G> decision;
    for (const auto& action : legal_actions<G>(observation, rng)) {
        decision.alternatives.push_back({.action = action});
    }
    shuffle(std::span<Alternative<G>>(decision.alternatives), rng);
    return decision;
}

} // namespace mitts::ai
