// Finds facts that the seat can verify about a decision in Mitigati: the effect of bids, the cards left after a
// discard, the unseen higher cards, and the players who have shown out of a suit. facts.cpp defines each id and its
// numbers.
#pragma once

#include "ai/player.h"
#include "games/fact.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// Returns the facts about the best choice, in descending order of weight.
std::vector<Fact> find_facts(const mitts::mitigati::Observation& observation,
                             const Decision<mitts::mitigati::Game>& decision);

} // namespace mitts::ai::for_mitigati
