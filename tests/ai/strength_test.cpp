// How well the players play, by duplicate decks with fixed seeds: no clock, the same figures on every machine.
#include "ai/players.h"
#include "games/option_text.h"
#include "tests/ai/duplicate.h"
#include "tests/ai/tables.h"

#include <doctest/doctest.h>

using namespace mitts;
using G = mitaines::Game;

TEST_CASE("careful beats random in more than nine of ten duplicate decks, under every preset and number of players") {
    const auto careful = ai::find_player<G>("careful")->decide;
    const auto random = ai::find_player<G>("random")->decide;
    for (const auto& options : tests::tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        const auto tally = tests::play_duplicate<G>(options, 100, 20240, careful, random);
        CHECK(tally.share_won() > 0.9);
        CHECK(tally.mean() - tally.error() > 2 * options.mitten);
    }
}

TEST_CASE("a player is worth nothing against itself") {
    const auto careful = ai::find_player<G>("careful")->decide;
    for (const int players : {2, 4}) {
        auto options = G::preset_options(0);
        G::set_players(options, players);
        const auto tally = tests::play_duplicate<G>(options, 20, 3, careful, careful);
        CHECK(tally.mean() == 0);
    }
}
