// Sample positions, for warming up players and measuring their speed. Each is a fixed deal after a few random actions.
#pragma once

#include "games/even_choice.h"
#include "games/game.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace mitts::ai {

template <Game G> struct SamplePosition {
    typename G::State state{};             ///< a state with a seat on turn
    typename G::Observation observation{}; ///< the observation of the seat on turn
};

/// Plays random actions in a round with this seed until `is_there(state, number of actions)` returns true. Returns the
/// position. If the condition is never true, returns the position at the last turn of the round.
template <Game G, class Condition>
SamplePosition<G> sample_position(const typename G::Options& options, std::uint64_t seed, Condition is_there) {
    Rng rng(seed);
    const auto pack = shuffled(G::pack(options), rng);
    auto state = G::start_round(options, pack, Seat{0});
    std::vector<std::pair<Seat, typename G::Action>> actions;
    while (!is_there(state, static_cast<int>(actions.size()))) {
        auto next = state;
        const auto action = even_choice<G>(G::legal_actions(options, state), rng);
        G::apply_quietly(options, next, action);
        if (G::turn(next) == no_seat) {
            break;
        }
        actions.emplace_back(G::turn(state), action);
        state = next;
    }
    auto observation = G::observe(options, state, G::turn(state));
    for (const auto& [seat, action] : actions) {
        observation.history.push_back(G::seen_by(options, G::turn(state), seat, action));
    }
    return {.state = state, .observation = std::move(observation)};
}

} // namespace mitts::ai
