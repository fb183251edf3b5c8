// The players of Mitigati, the weakest first.
#include "ai/players.h"

#include "ai/mitigati/careful.h"
#include "ai/mitigati/levels.h"
#include "ai/mitigati/master.h"

namespace mitts::ai {

template <> std::span<const Player<mitigati::Game>> players_of<mitigati::Game>() {
    using namespace for_mitigati;
    using G = mitigati::Game;
    static constexpr Player<G> players[] = {
        {.name = "random", .begin = at_once<G, decide_at_random<G>>},
        {.name = "newcomer", .begin = at_once<G, decide_as_newcomer>},
        {.name = "hasty", .begin = at_once<G, decide_hastily>},
        {.name = "forgetful", .begin = at_once<G, decide_forgetfully>},
        {.name = "careful", .begin = at_once<G, decide_carefully>},
        {.name = "expert", .begin = begin_expert},
        {.name = "master", .begin = begin_master},
    };
    return players;
}

} // namespace mitts::ai
