// Checks that a new match of every game offers all of the game's computer players as levels, except `random`.
#include "ai/level_names.h"
#include "ai/players.h"
#include "i18n/people.h"
#include "table/game_shelf.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;

TEST_CASE("a seat in a new match offers a human, then the computer levels from the strongest to the weakest") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        INFO(G::name);
        const auto players = ai::players_of<G>();
        REQUIRE(players.front().name == "random"); // a baseline that is not offered as a level
        CHECK(players.back().name == ai::best_level);
        CHECK(ai::find_player<G>(ai::usual_level) != nullptr);
        const auto draft = table::draft_from_text(*table::game_named(G::name), {});
        REQUIRE(draft->options().kind().levels.size() == players.size() - 1);
        draft->choose_played_by(1, 0);
        for (std::size_t level = 0; level <= players.size(); ++level) { // the choice wraps around to a human
            const auto blocks = draft->panel(i18n::Language::English, false).blocks;
            const auto seat = std::find_if(blocks.begin(), blocks.end(), [](const view::PanelBlock& block) {
                return block.kind == view::BlockKind::Seat && block.seat == 1;
            });
            REQUIRE(seat != blocks.end());
            const bool human = level % players.size() == 0;
            CHECK(seat->figure ==
                  (human ? i18n::say(i18n::Language::English, i18n::TextId::LevelHuman)
                         : i18n::level_name(i18n::Language::English, players[players.size() - level].name)));
            draft->choose_played_by(1, seat->choices.at(2).press.value);
        }
    });
}
