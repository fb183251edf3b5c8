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
        const auto players = ai::players_of<G>();
        CHECK(std::equal(players.begin(), players.end(), ai::level_names.begin(), ai::level_names.end(),
                         [](const auto& player, std::string_view name) { return player.name == name; }));
    });
}
