// Plays random actions to the end of a round, using the game's fast play-out (QuickLoop) where possible.
#pragma once

#include "ai/players.h"
#include "games/even_choice.h"

#include <cstdint>

namespace mitts::ai::search {

template <Game G> class RollOut {
public:
    explicit RollOut(const typename G::Options& options) : options_(options), loop_(options) {
    }

    /// Plays out a state whose hidden cards are in uniformly random order, as after `G::resample`. Uses the engine for
    /// the phases that QuickLoop does not cover. In these phases, a range of bids counts as one choice.
    Points play(typename G::State state, Rng& rng) {
        while (G::turn(state) != no_seat) {
            if (QuickLoop<G>::takes(state)) {
                return points_of<G>(options_, loop_.play_from(state, rng).scores);
            }
            G::apply_quietly(options_, state, even_choice<G>(G::legal_actions(options_, state), rng));
        }
        return points_of<G>(options_, G::round_scores(options_, state));
    }

private:
    typename G::Options options_;
    typename QuickLoop<G>::Type loop_;
};

} // namespace mitts::ai::search
