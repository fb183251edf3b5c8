// For every game, a new match offers exactly the existing players as levels, in the same order.
#include "ai/level_names.h"
#include "ai/players.h"
#include "i18n/people.h"
#include "table/game_shelf.h"

#include <doctest/doctest.h>

using namespace mitts;

TEST_CASE("a new match offers a human, then the game's players from the strongest to the weakest") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        INFO(G::name);
        const auto players = ai::players_of<G>();
        REQUIRE(players.front().name == "random"); // a yardstick, not offered
        CHECK(players.back().name == ai::best_level);
        CHECK(ai::find_player<G>(ai::usual_level) != nullptr);
        const auto levels =
            table::draft_from_text(*table::game_named(G::name), {})->model(i18n::Language::English).levels;
        REQUIRE(levels.size() == players.size());
        for (std::size_t level = 1; level < levels.size(); ++level) {
            CHECK(levels[level].name ==
                  i18n::level_name(i18n::Language::English, players[players.size() - level].name));
        }
    });
}
