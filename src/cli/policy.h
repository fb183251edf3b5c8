// Who plays the seats of `mitts trace`: the computer players by their names.
//
// Each seat has a generator of its own, drawn from the match's seed for this purpose alone, so that a trace can be made
// again from its command line.
#pragma once

#include "ai/players.h"
#include "session/match.h"

#include <string_view>

namespace mitts::cli {

/// A seat's player: an action for the seat whenever it is on turn.
template <Game G> class Policy {
public:
    Policy(const ai::Player<G>& player, std::uint64_t seed, Seat seat)
        : player_(&player), rng_(derive_rng(seed, Purpose::Policy, static_cast<std::uint64_t>(seat))) {
    }

    typename G::Action choose(const Match<G>& match) {
        if (player_->name == "random") {
            return choose_evenly(match);
        }
        return player_->decide(match.observe(match.turn()), rng_).action();
    }

private:
    // What any action will do for needs no look at the table, and traces of millions of actions are made this way.
    typename G::Action choose_evenly(const Match<G>& match) {
        return even_choice<G>(G::legal_actions(match.options(), match.referee_state()), rng_);
    }

    const ai::Player<G>* player_;
    Rng rng_;
};

} // namespace mitts::cli
