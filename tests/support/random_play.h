// Plays matches at random, for tests that cover arbitrary states.
#pragma once

#include "games/even_choice.h"
#include "session/match.h"

namespace mitts::tests {

/// Returns a legal action for the seat on turn, drawn uniformly. A range counts as one choice.
template <Game G>
typename G::Action random_action(const typename G::Options& options, const typename G::State& state, Rng& rng) {
    return even_choice<G>(G::legal_actions(options, state), rng);
}

/// Plays the seed's first round at random and calls `visit(match)` before each action.
template <Game G, class Visit> void for_each_turn(const typename G::Options& options, std::uint64_t seed, Visit visit) {
    Rng rng(seed);
    auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
    while (match.phase() == MatchPhase::Playing) {
        visit(match);
        const auto refusal = match.submit(random_action<G>(options, match.referee_state(), rng));
        MITTS_CHECK(!refusal);
    }
}

/// Plays at random until the match is over or `actions` more actions have been made.
template <Game G> void play_at_random(Match<G>& match, Rng& rng, int actions = 1'000'000) {
    while (actions > 0 && match.phase() != MatchPhase::Over) {
        if (match.phase() == MatchPhase::RoundOver) {
            match.next_round();
            continue;
        }
        --actions;
        const auto refusal = match.submit(random_action<G>(match.options(), match.referee_state(), rng));
        MITTS_CHECK(!refusal);
    }
}

} // namespace mitts::tests
