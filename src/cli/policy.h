// Who plays the seats of `mitts trace`: named policies.
#pragma once

#include "session/match.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::cli {

/// A seat's player: an action for the seat on turn.
template <Game G> class Policy {
public:
    /// `random`: evenly drawn among the legal actions, from the match's seed and the seat.
    Policy(std::uint64_t seed, Seat seat) : rng_(derive_rng(seed, Purpose::Policy, static_cast<std::uint64_t>(seat))) {
    }

    typename G::Action choose(const Match<G>& match) {
        const auto legal = G::legal_actions(match.options(), match.referee_state());
        return legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
    }

private:
    Rng rng_;
};

} // namespace mitts::cli
