// What can be checked about a decision in Mitigati, from what the seat knows: what bids ask and make, what a discard leaves, which cards
// are higher and out, who has shown to have none of a suit. Each fact's id and its numbers are told where it is found.
#pragma once

#include "ai/player.h"
#include "games/fact.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// Of the best choice, the weightiest first.
std::vector<Fact> find_facts(const mitts::mitigati::Observation& observation,
                             const Decision<mitts::mitigati::Game>& decision);

} // namespace mitts::ai::for_mitigati
