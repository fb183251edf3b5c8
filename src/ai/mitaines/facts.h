// Finds facts that the seat can verify about a decision in Mitaines: cards that were played or are unseen, the points
// for a capture, and the player who must lead. facts.cpp defines each id and its numbers.
#pragma once

#include "ai/player.h"
#include "games/fact.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// Returns the facts about the best choice, in descending order of weight.
std::vector<Fact> find_facts(const mitts::mitaines::Observation& observation,
                             const Decision<mitts::mitaines::Game>& decision);

} // namespace mitts::ai::for_mitaines
