// The Mitaines players, weakest first.
#include "ai/mitaines/players.h"

#include "ai/mitaines/careful.h"
#include "ai/mitaines/facts.h"
#include "ai/mitaines/levels.h"
#include "ai/mitaines/master.h"

namespace mitts::ai {

template <> std::span<const Player<mitaines::Game>> players_of<mitaines::Game>() {
    static constexpr Player<mitaines::Game> players[] = {
        {.name = "random", .begin = at_once<mitaines::Game, decide_at_random<mitaines::Game>>},
        {.name = "newcomer", .begin = at_once<mitaines::Game, for_mitaines::decide_as_newcomer>},
        {.name = "hasty", .begin = at_once<mitaines::Game, for_mitaines::decide_hastily>},
        {.name = "forgetful", .begin = at_once<mitaines::Game, for_mitaines::decide_forgetfully>},
        {.name = "careful", .begin = at_once<mitaines::Game, for_mitaines::decide_carefully>},
        {.name = "master", .begin = for_mitaines::begin_master},
    };
    return players;
}

template <>
std::vector<Fact> facts_of<mitaines::Game>(const mitaines::Observation& observation,
                                           const Decision<mitaines::Game>& decision) {
    return for_mitaines::find_facts(observation, decision);
}

} // namespace mitts::ai
