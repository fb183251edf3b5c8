// Matches played at random, for tests that look at whatever comes.
#pragma once

#include "games/even_choice.h"
#include "session/match.h"

#include <vector>

namespace mitts::tests {

/// A legal action for the seat on turn, drawn evenly with a range as one choice.
template <Game G>
typename G::Action random_action(const typename G::Options& options, const typename G::State& state, Rng& rng) {
    return even_choice<G>(G::legal_actions(options, state), rng);
}

/// Every preset with every number of players that it can be played with.
template <Game G> std::vector<typename G::Options> all_tables() {
    std::vector<typename G::Options> tables;
    for (std::size_t preset = 0; preset < G::preset_names().size(); ++preset) {
        for (int players = 2; players <= max_seats; ++players) {
            auto options = G::preset_options(static_cast<int>(preset));
            G::set_players(options, players);
            if (!G::validate(options)) {
                tables.push_back(options);
            }
        }
    }
    return tables;
}

/// Plays on at random until the match is over or `actions` more are done.
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
