// The two weakest players of Mitch. The newcomer knows the rules and looks at this move only; the hasty one sees what they could
// still place themselves, and cannot wait to place it. Neither counts cards, and neither thinks of the others.
//
// No search and no chance: what they decide follows from what lies open and from their own hand.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Takes what gives points now, and puts down high cards because they look good.
Decision<mitts::mitch::Game> decide_as_newcomer(const mitts::mitch::Observation& observation, Rng& rng);

/// Builds its own columns card by card, places whatever fits, and takes any such card from the discard pile.
Decision<mitts::mitch::Game> decide_hastily(const mitts::mitch::Observation& observation, Rng& rng);

} // namespace mitts::ai::for_mitch
