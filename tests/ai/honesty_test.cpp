// Nobody peeks: what a player decides follows from what its seat has seen, and from nothing else.
#include "ai/players.h"
#include "ai/protocol.h"
#include "games/option_text.h"
#include "session/match.h"
#include "tests/ai/tables.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

/// Plays a round with random actions and calls `visit(match)` before each.
template <Game G, class Visit> void for_each_turn(const typename G::Options& options, std::uint64_t seed, Visit visit) {
    Rng rng(seed);
    auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
    while (match.phase() == MatchPhase::Playing) {
        visit(match);
        const auto legal = G::legal_actions(options, match.referee_state());
        REQUIRE(!match.submit(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
}

/// What the seat would see if the cards hidden from it lay otherwise, with the same history.
template <Game G> typename G::Observation reshuffled(const typename G::Observation& observation, Rng& rng) {
    const auto state = G::resample(observation.options, observation, rng);
    auto again = G::observe(observation.options, state, observation.viewer);
    again.history = observation.history;
    return again;
}

template <Game G> void check_reshuffling() {
    Rng shuffling(41);
    for (const auto& options : tests::tables<G>()) {
        for_each_turn<G>(options, 7, [&](const Match<G>& match) {
            const auto observation = match.observe(match.turn());
            const auto other = reshuffled<G>(observation, shuffling);
            for (const auto& player : ai::players_of<G>()) {
                CAPTURE(player.name);
                Rng first(3);
                Rng second(3);
                CHECK(player.decide(observation, first) == player.decide(other, second));
            }
        });
    }
}

/// Of a hidden card, not even the code is in the text.
template <Game G> void check_text() {
    for (const auto& options : tests::tables<G>()) {
        for_each_turn<G>(options, 11, [&](const Match<G>& match) {
            const auto observation = match.observe(match.turn());
            const auto text = G::observation_to_text(observation);
            for (const auto card : mitaines::unseen(observation)) {
                CHECK(text.find(G::card_to_text(card)) == std::string::npos);
            }
        });
    }
}

} // namespace

TEST_CASE("a player decides the same however the hidden cards lie") {
    check_reshuffling<mitaines::Game>();
}

TEST_CASE("an observation's text names no hidden card") {
    check_text<mitaines::Game>();
}

TEST_CASE("every player decides for a legal action, and lists every legal action once") {
    using G = mitaines::Game;
    for (const auto& options : tests::tables<G>()) {
        for_each_turn<G>(options, 13, [&](const Match<G>& match) {
            for (const auto& player : ai::players_of<G>()) {
                CAPTURE(player.name);
                Rng rng(5);
                const auto decision = player.decide(match.observe(match.turn()), rng);
                std::vector<G::Action> listed;
                for (const auto& alternative : decision.alternatives) {
                    listed.push_back(alternative.action);
                }
                std::sort(listed.begin(), listed.end());
                const auto legal = G::legal_actions(options, match.referee_state());
                CHECK(listed == std::vector<G::Action>(legal.begin(), legal.end()));
            }
        });
    }
}
