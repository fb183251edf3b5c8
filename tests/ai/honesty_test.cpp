// Checks that no player can see hidden cards: a decision depends only on what its seat has seen.
#include "ai/players.h"
#include "ai/protocol.h"
#include "games/option_text.h"
#include "session/match.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"
#include "tests/support/sanitized.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

constexpr std::size_t turns_between_checks = tests::sanitized ? 5 : 1; // sanitized builds check only every fifth turn

/// Redeals the cards that the observation's seat cannot see. Returns the new observation, with the old history.
template <Game G> typename G::Observation reshuffled(const typename G::Observation& observation, Rng& rng) {
    const auto state = G::resample(observation.options, observation, rng);
    auto again = G::observe(observation.options, state, observation.viewer);
    again.history = observation.history;
    return again;
}

/// Returns a player's decision after a few steps. Other tests run strong players to the end.
template <Game G>
ai::Decision<G> decide_soon(const ai::Player<G>& player, const typename G::Observation& observation, const Rng& rng) {
    constexpr int steps = 20;
    const auto thought = player.begin(observation, rng);
    for (int step = 0; step < steps && thought->step(); ++step) {
    }
    return thought->decision();
}

template <Game G> void check_reshuffling() {
    CAPTURE(G::name);
    Rng shuffling(41);
    for (const auto& options : tests::few_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        tests::for_each_turn<G>(options, 7, [&](const Match<G>& match) {
            if (match.log().size() % turns_between_checks != 0) {
                return;
            }
            const auto observation = match.observe(match.turn());
            const auto other = reshuffled<G>(observation, shuffling);
            CHECK(G::observation_to_text(observation) == G::observation_to_text(other));
            for (const auto& player : ai::players_of<G>()) {
                CAPTURE(player.name);
                Rng first(3);
                Rng second(3);
                CHECK(decide_soon<G>(player, observation, first) == decide_soon<G>(player, other, second));
            }
        });
    }
}

/// Checks that a decision lists every legal action once and no other action.
template <Game G> void check_legal(const typename G::Options& options, std::uint64_t seed) {
    CAPTURE(options_to_text<G>(options));
    tests::for_each_turn<G>(options, seed, [&](const Match<G>& match) {
        if (match.log().size() % turns_between_checks != 0) {
            return;
        }
        for (const auto& player : ai::players_of<G>()) {
            CAPTURE(player.name);
            Rng rng(5);
            const auto decision = decide_soon<G>(player, match.observe(match.turn()), rng);
            std::vector<typename G::Action> listed;
            for (const auto& alternative : decision.alternatives) {
                listed.push_back(alternative.action);
            }
            std::sort(listed.begin(), listed.end());
            const auto legal = G::legal_actions(options, match.referee_state());
            CHECK(listed == std::vector<typename G::Action>(legal.begin(), legal.end()));
        }
    });
}

/// Checks that the text contains no hidden card's code. Skips Mitigati, whose trump codes look like other numbers.
template <Game G> void check_text() {
    for (const auto& options : tests::few_tables<G>()) {
        tests::for_each_turn<G>(options, 11, [&](const Match<G>& match) {
            const auto observation = match.observe(match.turn());
            const auto text = G::observation_to_text(observation);
            std::vector<typename G::Card> hidden;
            for (const auto card : unseen(observation)) {
                hidden.push_back(card);
            }
            const auto pack = G::pack(options);
            for (const auto card : hidden) {
                // With two packs, the twin of a hidden card may be face up.
                if (std::count(hidden.begin(), hidden.end(), card) == std::count(pack.begin(), pack.end(), card)) {
                    CHECK(text.find(G::card_to_text(card)) == std::string::npos);
                }
            }
        });
    }
}

} // namespace

TEST_CASE("a seat's view and a player's decision do not depend on the hidden cards") {
    for_each_game([](auto game) { check_reshuffling<typename decltype(game)::type>(); });
}

TEST_CASE("an observation's text never contains a hidden card") {
    check_text<mitaines::Game>();
    check_text<mitch::Game>();
}

TEST_CASE("every player chooses a legal action and lists each legal action exactly once") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        for (const auto& options : tests::few_tables<G>()) {
            check_legal<G>(options, 13);
        }
        Rng rng(17);
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            check_legal<G>(tests::random_options<G>(rng), seed);
        }
    });
}
