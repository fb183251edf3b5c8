// Finds facts that the seat can verify about a decision in Mitch: columns and the cards that still fit on them, cards
// that have been played, and cards that players took from the discard pile. facts.cpp defines each id and its numbers.
#pragma once

#include "ai/player.h"
#include "games/fact.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Returns the facts about the best choice, in descending order of weight.
std::vector<Fact> find_facts(const mitts::mitch::Observation& observation,
                             const Decision<mitts::mitch::Game>& decision);

} // namespace mitts::ai::for_mitch
