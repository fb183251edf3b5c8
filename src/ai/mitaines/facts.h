// What can be checked about a decision in Mitaines, from what the seat knows: which cards are gone or out, what a capture brings, who
// must lead. Each fact's id and its numbers are told where it is found.
#pragma once

#include "ai/player.h"
#include "games/fact.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// Of the best choice, the weightiest first.
std::vector<Fact> find_facts(const mitts::mitaines::Observation& observation,
                             const Decision<mitts::mitaines::Game>& decision);

} // namespace mitts::ai::for_mitaines
