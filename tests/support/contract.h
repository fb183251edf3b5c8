// Tests that every game must pass, for given options and a given seed (tests/README.md). Each game specialises
// `Contract`. The functions report failures with doctest's checks.
#pragma once

#include "games/option_text.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace mitts::tests {

/// Gives the contract tests access to a game. Static members:
/// - `std::vector<Action> every_action(options)`: every possible action, legal or not
/// - `std::vector<Card> all_cards(options, state)`: every card anywhere, in any order
/// - `std::optional<std::pair<int, int>> points(event)`: side and points of a scoring event
/// - `void shuffle_hidden(options, state, viewer, rng)`: reshuffles the cards that the viewer has not seen
/// - `int most_actions`: the maximum number of actions in a round
template <class G> struct Contract;

template <Game G> void check_legal_actions(const typename G::Options& options, const typename G::State& state) {
    const auto listed = G::legal_actions(options, state);
    const std::vector<typename G::Action> legal(listed.begin(), listed.end());
    bool sorted = true;
    for (std::size_t index = 1; index < legal.size(); ++index) {
        sorted = sorted && legal[index - 1] < legal[index]; // strictly ascending, so there are no duplicates
    }
    CHECK(sorted);
    std::vector<typename G::Action> accepted;
    for (const auto& action : Contract<G>::every_action(options)) {
        if (!G::why_not(options, state, action)) {
            accepted.push_back(action);
        }
    }
    std::sort(accepted.begin(), accepted.end());
    CHECK((accepted == legal));
    std::size_t entries = 0;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        entries += index == 0 || !G::same_entry(legal[index - 1], legal[index]) ? 1 : 0;
    }
    CHECK(G::legal_texts(options, state).size() == entries);
    for (const auto& action : legal) {
        const auto text = G::action_to_text(action);
        REQUIRE(G::parse_action(text));
        CHECK((*G::parse_action(text) == action));
        CHECK((*G::parse_action(to_lower(text)) == action));
    }
}

template <Game G> void check_cards_conserved(const typename G::Options& options, const typename G::State& state) {
    auto cards = Contract<G>::all_cards(options, state);
    auto pack = G::pack(options);
    std::sort(cards.begin(), cards.end());
    std::sort(pack.begin(), pack.end());
    CHECK((cards == pack));
}

template <Game G> void check_observations(const Match<G>& match, Rng& rng) {
    const auto& options = match.options();
    for (Seat viewer = 0; viewer < G::players(options); ++viewer) {
        const auto observation = match.observe(viewer);
        const auto back = G::parse_observation(G::observation_to_text(observation));
        REQUIRE_MESSAGE(back, (back ? std::string() : back.error().to_text()));
        CHECK((*back == observation));

        const auto plain = G::observe(options, match.referee_state(), viewer);
        auto shuffled = match.referee_state();
        Contract<G>::shuffle_hidden(options, shuffled, viewer, rng);
        CHECK((G::observe(options, shuffled, viewer) == plain));

        const auto drawn = G::resample(options, observation, rng);
        CHECK((G::observe(options, drawn, viewer) == plain));
        check_cards_conserved<G>(options, drawn);
        CHECK((G::turn(drawn) == G::turn(match.referee_state())));
        if (G::turn(drawn) == viewer) {
            CHECK((G::legal_texts(options, drawn) == G::legal_texts(options, match.referee_state())));
        }
    }
}

/// The part of a match to check.
struct Look {
    std::size_t rounds = 3; ///< the maximum number of rounds
    int seats_each = 3;     ///< the number of actions between checks of the observations
};

/// Plays the first rounds of a match at random and checks every state.
template <Game G> void check_match(const typename G::Options& options, std::uint64_t seed, Look look = {}) {
    CAPTURE(options_to_text<G>(options));
    CAPTURE(seed);
    auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
    Rng rng(seed, 1);
    std::vector<int> round_points(static_cast<std::size_t>(G::sides(options)), 0);
    auto totals = round_points;
    int actions = 0;
    while (match.phase() != MatchPhase::Over && match.rounds().size() <= look.rounds) {
        if (match.phase() == MatchPhase::RoundOver) { // a round may end during the deal
            match.next_round();
            continue;
        }
        const auto& state = match.referee_state();
        check_legal_actions<G>(options, state);
        check_cards_conserved<G>(options, state);
        if (actions % look.seats_each == 0) {
            check_observations(match, rng);
        }
        const auto action = random_action<G>(options, state, rng);
        auto quiet = state;
        G::apply_quietly(options, quiet, action);
        REQUIRE(!match.submit(action));
        CHECK((quiet == match.referee_state()));
        REQUIRE(++actions <= Contract<G>::most_actions);
        for (const auto& event : match.log().back().events) {
            if (const auto scored = Contract<G>::points(event)) {
                round_points[static_cast<std::size_t>(scored->first)] += scored->second;
            }
        }
        if (match.phase() == MatchPhase::Playing) {
            continue;
        }
        check_legal_actions<G>(options, match.referee_state());
        CHECK((match.rounds().back().scores == round_points));
        for (std::size_t side = 0; side < totals.size(); ++side) {
            totals[side] += std::exchange(round_points[side], 0);
        }
        CHECK((match.totals() == totals));
        actions = 0;
    }
}

/// Checks that a random match ends, and that the winners have the highest total.
template <Game G> void check_match_ends(const typename G::Options& options, std::uint64_t seed) {
    CAPTURE(options_to_text<G>(options));
    auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
    Rng rng(seed);
    play_at_random(match, rng);
    CHECK((match.phase() == MatchPhase::Over));
    REQUIRE(!match.winners().empty());
    for (const int winner : match.winners()) {
        CHECK((match.totals()[static_cast<std::size_t>(winner)] ==
               *std::max_element(match.totals().begin(), match.totals().end())));
    }
}

} // namespace mitts::tests
