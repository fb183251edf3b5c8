// Chooses the actions for `mitts trace` with computer players.
//
// Each seat has a separate random number generator, derived from the match's seed, so that the same command line always
// prints the same trace.
#pragma once

#include "ai/players.h"
#include "session/match.h"

#include <string_view>

namespace mitts::cli {

/// The player at one seat, which chooses an action whenever the seat is on turn.
template <Game G> class Policy {
public:
    Policy(const ai::Player<G>& player, std::uint64_t seed, Seat seat)
        : player_(&player), rng_(derive_rng(seed, Purpose::Policy, static_cast<std::uint64_t>(seat))) {
    }

    /// Returns the next action of the seat, which must be on turn.
    typename G::Action choose(const Match<G>& match) {
        if (player_->name == "random") {
            return choose_evenly(match);
        }
        return player_->decide(match.observe(match.turn()), rng_).action();
    }

private:
    // Chooses without an observation, which random players do not need. This shortcut speeds up traces of millions of
    // actions.
    typename G::Action choose_evenly(const Match<G>& match) {
        return even_choice<G>(G::legal_actions(match.options(), match.referee_state()), rng_);
    }

    const ai::Player<G>* player_;
    Rng rng_;
};

} // namespace mitts::cli
