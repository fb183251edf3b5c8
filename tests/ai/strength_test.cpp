// Measures the players' strength with duplicate decks and fixed seeds. No clock is used, so the results are
// reproducible.
#include "ai/players.h"
#include "games/option_text.h"
#include "tests/ai/duplicate.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

template <Game G> tests::Tally careful_against_random(const typename G::Options& options, int decks) {
    const auto careful = tests::chooser<G>("careful");
    const auto random = tests::chooser<G>("random");
    return tests::play_duplicate<G>(options, decks, 20240, careful, random);
}

/// Returns the number of agreements that three careful players reach in the first `deals` Mitigati deals.
int agreements_of_careful(int deals) {
    using G = mitigati::Game;
    const auto careful = tests::chooser<G>("careful");
    int agreed = 0;
    for (int deal = 0; deal < deals; ++deal) {
        auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = static_cast<std::uint64_t>(deal)});
        std::uint64_t number = 0;
        while (match.phase() == MatchPhase::Playing && match.referee_state().phase == mitigati::Phase::Bargain) {
            auto rng = derive_rng(static_cast<std::uint64_t>(deal), Purpose::Policy, ++number);
            REQUIRE(!match.submit(careful(match.observe(match.turn()), rng).action()));
        }
        agreed += match.phase() == MatchPhase::Playing ? 0 : 1;
    }
    return agreed;
}

} // namespace

TEST_CASE("Mitaines: with every preset and player count, the careful player beats random play in over 90 % of decks") {
    using G = mitaines::Game;
    for (const auto& options : tests::all_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        const auto tally = careful_against_random<G>(options, 100);
        CHECK(tally.share_won() > 0.9);
        CHECK(tally.mean() - tally.error() > 2 * options.mitten);
    }
}

TEST_CASE("Mitch: the careful player beats random play in at least 90 % of decks with every preset") {
    using G = mitch::Game;
    for (const auto& options : tests::few_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        const auto tally = careful_against_random<G>(options, 20);
        CHECK(tally.share_won() >= 0.9);
        CHECK(tally.mean() - tally.error() > mitch::suit_value(options) / 2.0);
    }
}

TEST_CASE("Mitigati: the careful player beats random play in at least 90 % of decks") {
    const auto tally = careful_against_random<mitigati::Game>(mitigati::Game::preset_options(0), 10);
    CHECK(tally.share_won() >= 0.9);
    CHECK(tally.mean() - tally.error() > 5);
}

TEST_CASE("Mitigati: three careful players often agree, but not always") {
    const auto agreements = agreements_of_careful(20);
    CHECK(agreements >= 10);
    CHECK(agreements <= 19);
}

TEST_CASE("a player scores zero against itself") {
    using G = mitaines::Game;
    const auto careful = tests::chooser<G>("careful");
    for (const int players : {2, 4}) {
        auto options = G::preset_options(0);
        G::set_players(options, players);
        const auto tally = tests::play_duplicate<G>(options, 20, 3, careful, careful);
        CHECK(tally.mean() == 0);
    }
}

TEST_SUITE("slow") {
    TEST_CASE(
        "Mitch: the careful player beats random play in at least 95 % of decks with three players and every preset") {
        using G = mitch::Game;
        for (const auto& options : tests::all_tables<G>()) {
            if (options.players == 3) {
                CAPTURE(options_to_text<G>(options));
                CHECK(careful_against_random<G>(options, 200).share_won() >= 0.95);
            }
        }
    }

    TEST_CASE("Mitigati: the careful player beats random play in at least 95 % of decks") {
        const auto tally = careful_against_random<mitigati::Game>(mitigati::Game::preset_options(0), 300);
        CHECK(tally.share_won() >= 0.95);
    }

    TEST_CASE("Mitigati: three careful players agree in more than half but fewer than 95 % of the deals") {
        const auto agreements = agreements_of_careful(300);
        CHECK(agreements > 150);
        CHECK(agreements < 285);
    }
}
