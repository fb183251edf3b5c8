// The player that knows the rules and nothing else: every legal action is as good as any other. The yardstick of all.
#pragma once

#include "ai/player.h"
#include "games/even_choice.h"

namespace mitts::ai {

/// All legal actions with value 0, in an evenly drawn order. Where some of them are a range, the first is drawn as
/// `even_choice` draws.
template <Game G> Decision<G> decide_at_random(const typename G::Observation& observation, Rng& rng) {
    const auto legal = legal_actions<G>(observation, rng);
    Decision<G> decision;
    bool ranges = false;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        decision.alternatives.push_back({.action = legal[index]});
        ranges = ranges || (index > 0 && G::same_entry(legal[index - 1], legal[index]));
    }
    shuffle(std::span<Alternative<G>>(decision.alternatives), rng);
    if (ranges) {
        const auto action = even_choice<G>(legal, rng);
        for (auto& alternative : decision.alternatives) {
            if (alternative.action == action) {
                std::swap(alternative, decision.alternatives.front());
                break;
            }
        }
    }
    return decision;
}

} // namespace mitts::ai
