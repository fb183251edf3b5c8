// The Mitigati players, weakest first.
#include "ai/mitigati/players.h"

#include "ai/mitigati/facts.h"
#include "ai/mitigati/levels.h"

namespace mitts::ai {

using namespace for_mitigati;

template <> std::span<const Player<mitigati::Game>> players_of<mitigati::Game>() {
    using G = mitigati::Game;
    static constexpr Player<G> players[] = {
        {.name = "random", .begin = at_once<G, decide_at_random<G>>},
        {.name = "newcomer", .begin = at_once<G, decide_as_newcomer>},
        {.name = "hasty", .begin = at_once<G, decide_hastily>},
        {.name = "forgetful", .begin = begin_with<forgetful>},
        {.name = "careful", .begin = begin_with<careful>},
        {.name = "expert", .begin = begin_with<expert>},
        {.name = "master", .begin = begin_with<master>},
    };
    return players;
}

template <>
std::unique_ptr<Thought<mitigati::Game>> begin_cheat<mitigati::Game>(const mitigati::Observation& observation,
                                                                     const mitigati::State& truth, const Rng& rng) {
    return begin_reckoning(observation, rng, master, &truth);
}

template <>
std::vector<Fact> facts_of<mitigati::Game>(const mitigati::Observation& observation,
                                           const Decision<mitigati::Game>& decision) {
    return for_mitigati::find_facts(observation, decision);
}

} // namespace mitts::ai
