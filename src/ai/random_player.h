// The player that knows only the rules and plays at random. It is the baseline for all other players.
#pragma once

#include "ai/player.h"
#include "games/even_choice.h"

namespace mitts::ai {

/// Returns all legal actions with value 0, in uniformly random order. If some actions form a range, `even_choice`
/// selects the first action in the list.
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
