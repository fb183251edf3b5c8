// What can be checked about a decision in Mitch, from what the seat knows: how columns stand and can still grow, what is gone, who kept
// what from the discards. Each fact's id and its numbers are told where it is found.
#pragma once

#include "ai/player.h"
#include "games/fact.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Of the best choice, the weightiest first.
std::vector<Fact> find_facts(const mitts::mitch::Observation& observation,
                             const Decision<mitts::mitch::Game>& decision);

} // namespace mitts::ai::for_mitch
