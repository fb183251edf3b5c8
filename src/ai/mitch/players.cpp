// The Mitch players, weakest first.
#include "ai/mitch/players.h"

#include "ai/mitch/beginners.h"
#include "ai/mitch/careful.h"
#include "ai/mitch/facts.h"
#include "ai/mitch/forgetful.h"
#include "ai/mitch/master.h"

namespace mitts::ai {

template <> std::span<const Player<mitch::Game>> players_of<mitch::Game>() {
    static constexpr Player<mitch::Game> players[] = {
        {.name = "random", .begin = at_once<mitch::Game, decide_at_random<mitch::Game>>},
        {.name = "newcomer", .begin = at_once<mitch::Game, for_mitch::decide_as_newcomer>},
        {.name = "hasty", .begin = at_once<mitch::Game, for_mitch::decide_hastily>},
        {.name = "forgetful", .begin = at_once<mitch::Game, for_mitch::decide_forgetfully>},
        {.name = "careful", .begin = at_once<mitch::Game, for_mitch::decide_carefully>},
        {.name = "expert", .begin = at_once<mitch::Game, for_mitch::decide_by_eye>},
        {.name = "master", .begin = for_mitch::begin_master},
    };
    return players;
}

template <>
std::vector<Fact> facts_of<mitch::Game>(const mitch::Observation& observation, const Decision<mitch::Game>& decision) {
    return for_mitch::find_facts(observation, decision);
}

} // namespace mitts::ai
