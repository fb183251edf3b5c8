// The contract's battery over every game, preset and number of players.
#include "tests/support/mitaines_contract.h"
#include "tests/support/toy_contract.h"

using namespace mitts;
using namespace mitts::tests;

TEST_CASE_TEMPLATE("contract: whole rounds at random keep every promise of a game", G, ToyGame, mitaines::Game) {
    const auto tables = all_tables<G>();
    CHECK(!tables.empty());
    for (const auto& options : tables) {
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            check_match<G>(options, seed);
        }
    }
}

TEST_CASE_TEMPLATE("contract: random matches end", G, ToyGame, mitaines::Game) {
    for (const auto& options : all_tables<G>()) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            check_match_ends<G>(options, seed);
        }
    }
}

TEST_CASE_TEMPLATE("contract: options round-trip through their text", G, ToyGame, mitaines::Game) {
    for (const auto& options : all_tables<G>()) {
        const auto back = parse_options<G>(options_to_text<G>(options));
        REQUIRE(back);
        CHECK((*back == options));
    }
}

TEST_CASE_TEMPLATE("contract: every card and no other text is a card", G, ToyGame, mitaines::Game) {
    for (const auto& card : G::pack(G::preset_options(0))) {
        const auto text = G::card_to_text(card);
        REQUIRE(G::parse_card(text));
        CHECK((*G::parse_card(text) == card));
        CHECK(!G::parse_card(text + " "));
    }
    CHECK(!G::parse_card(""));
}
