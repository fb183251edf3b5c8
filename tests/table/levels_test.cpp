// The names that menus offer are those of the players that there are, for every game and in the same order.
#include "ai/level_names.h"
#include "ai/players.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;

TEST_CASE("every game has the players that are offered, the weakest first") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        INFO(G::name);
        auto players = ai::players_of<G>();
        REQUIRE(players.front().name == "random"); // a yardstick, not offered
        players = players.subspan(1);
        const auto names = ai::level_names(G::name);
        CHECK(names.size() >= 5);
        CHECK(names.back() == ai::best_level);
        CHECK(std::equal(players.begin(), players.end(), names.begin(), names.end(),
                         [](const auto& player, std::string_view name) { return player.name == name; }));
    });
}
