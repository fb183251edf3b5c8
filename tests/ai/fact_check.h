// Checks whether a fact is true, by looking at every card or by letting the engine perform the action. It shares no
// code with the players' search for facts. A fact with an unknown id counts as false.
#pragma once

#include "ai/player.h"
#include "games/fact.h"
#include "games/games.h"

namespace mitts::tests {

bool holds(const mitaines::Observation& seen, const ai::Decision<mitaines::Game>& decision, const Fact& fact);
bool holds(const mitch::Observation& seen, const ai::Decision<mitch::Game>& decision, const Fact& fact);
bool holds(const mitigati::Observation& seen, const ai::Decision<mitigati::Game>& decision, const Fact& fact);

/// Returns this number of the fact, or an impossible value (no card, seat or count) if it has none.
inline int part(const Fact& fact, FactPart which) {
    return fact.value(which).value_or(-1000);
}

} // namespace mitts::tests
