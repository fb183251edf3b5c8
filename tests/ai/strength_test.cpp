// How well the players play, by duplicate decks with fixed seeds: no clock, the same figures on every machine.
#include "ai/players.h"
#include "games/option_text.h"
#include "tests/ai/duplicate.h"
#include "tests/ai/tables.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

template <Game G> tests::Tally careful_against_random(const typename G::Options& options, int decks) {
    const auto careful = ai::find_player<G>("careful")->decide;
    const auto random = ai::find_player<G>("random")->decide;
    return tests::play_duplicate<G>(options, decks, 20240, careful, random);
}

} // namespace

TEST_CASE("Mitaines: careful beats random in more than nine of ten decks, under every preset and number of players") {
    using G = mitaines::Game;
    for (const auto& options : tests::tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        const auto tally = careful_against_random<G>(options, 100);
        CHECK(tally.share_won() > 0.9);
        CHECK(tally.mean() - tally.error() > 2 * options.mitten);
    }
}

TEST_CASE("Mitch: careful beats random in more than nine of ten decks, under every preset") {
    using G = mitch::Game;
    for (const auto& options : tests::few_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        const auto tally = careful_against_random<G>(options, 20);
        CHECK(tally.share_won() >= 0.9);
        CHECK(tally.mean() - tally.error() > mitch::suit_value(options) / 2.0);
    }
}

TEST_CASE("a player is worth nothing against itself") {
    using G = mitaines::Game;
    const auto careful = ai::find_player<G>("careful")->decide;
    for (const int players : {2, 4}) {
        auto options = G::preset_options(0);
        G::set_players(options, players);
        const auto tally = tests::play_duplicate<G>(options, 20, 3, careful, careful);
        CHECK(tally.mean() == 0);
    }
}

TEST_SUITE("slow") {
    TEST_CASE("Mitch: careful beats random in at least 95 of 100 decks with three players, under every preset") {
        using G = mitch::Game;
        for (const auto& options : tests::tables<G>()) {
            if (options.players == 3) {
                CAPTURE(options_to_text<G>(options));
                CHECK(careful_against_random<G>(options, 200).share_won() >= 0.95);
            }
        }
    }
}
