// Runs the contract tests for every game, preset and number of players, and with random options.
#include "tests/support/mitaines_contract.h"
#include "tests/support/mitch_contract.h"
#include "tests/support/mitigati_contract.h"
#include "tests/support/random_options.h"
#include "tests/support/tables.h"
#include "tests/support/toy_contract.h"

using namespace mitts;
using namespace mitts::tests;

TEST_CASE_TEMPLATE("contract: whole random rounds pass every contract check", G, ToyGame, mitaines::Game, mitch::Game,
                   mitigati::Game) {
    const auto tables = all_tables<G>();
    CHECK(!tables.empty());
    for (const auto& options : tables) {
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            check_match<G>(options, seed);
        }
    }
}

TEST_CASE_TEMPLATE("contract: rounds with random options pass every contract check", G, ToyGame, mitaines::Game,
                   mitch::Game, mitigati::Game) {
    Rng rng(17);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        check_match<G>(random_options<G>(rng), seed);
    }
}

TEST_SUITE("slow") {
    TEST_CASE_TEMPLATE("contract: rounds with many options and seeds pass every contract check", G, mitaines::Game,
                       mitch::Game, mitigati::Game) {
        for (const auto& options : all_tables<G>()) {
            for (std::uint64_t seed = 3; seed <= 4; ++seed) {
                check_match<G>(options, seed, {.rounds = 3, .seats_each = 2});
            }
        }
        Rng rng(18);
        for (std::uint64_t seed = 1; seed <= 250; ++seed) {
            check_match<G>(random_options<G>(rng), seed, {.rounds = 3, .seats_each = 2});
        }
    }
}

TEST_CASE_TEMPLATE("contract: every random match ends", G, ToyGame, mitaines::Game, mitch::Game, mitigati::Game) {
    for (const auto& options : all_tables<G>()) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            check_match_ends<G>(options, seed);
        }
    }
}

TEST_CASE_TEMPLATE("contract: options survive a round trip through their text", G, ToyGame, mitaines::Game, mitch::Game,
                   mitigati::Game) {
    Rng rng(19);
    auto tables = all_tables<G>();
    for (int more = 0; more < 200; ++more) {
        tables.push_back(random_options<G>(rng));
    }
    for (const auto& options : tables) {
        const auto text = options_to_text<G>(options);
        CAPTURE(text);
        const auto back = parse_options<G>(text);
        REQUIRE(back);
        CHECK((*back == options));
    }
}

TEST_CASE_TEMPLATE("contract: a card's text parses to the same card, and invalid text is rejected", G, ToyGame,
                   mitaines::Game, mitch::Game, mitigati::Game) {
    for (const auto& card : G::pack(G::preset_options(0))) {
        const auto text = G::card_to_text(card);
        REQUIRE(G::parse_card(text));
        CHECK((*G::parse_card(text) == card));
        CHECK(!G::parse_card(text + " "));
    }
    CHECK(!G::parse_card(""));
}
