// Whether a fact is true, told from the observation once more: by looking at every card, or by having the engine carry
// the action out. None of it is how the players find their facts. An id that is not known here is not true.
#pragma once

#include "ai/player.h"
#include "games/fact.h"
#include "games/games.h"

namespace mitts::tests {

bool holds(const mitaines::Observation& seen, const ai::Decision<mitaines::Game>& decision, const Fact& fact);
bool holds(const mitch::Observation& seen, const ai::Decision<mitch::Game>& decision, const Fact& fact);
bool holds(const mitigati::Observation& seen, const ai::Decision<mitigati::Game>& decision, const Fact& fact);

/// The number that the fact must have; a number that no card, seat or count is, if it has not.
inline int part(const Fact& fact, FactPart which) {
    return fact.value(which).value_or(-1000);
}

} // namespace mitts::tests
