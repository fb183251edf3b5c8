// The two weakest players of Mitch. The newcomer knows the rules and considers only the current move. The hasty player
// sees which of its cards fit and places them as soon as possible. Neither counts cards or considers the other players.
//
// They neither search nor play at random. They decide only from the open cards and their own hand.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Takes immediate points, and places high cards because they look valuable.
Decision<mitts::mitch::Game> decide_as_newcomer(const mitts::mitch::Observation& observation, Rng& rng);

/// Builds its own columns card by card. Places every card that fits, and takes any such card from the discard pile.
Decision<mitts::mitch::Game> decide_hastily(const mitts::mitch::Observation& observation, Rng& rng);

} // namespace mitts::ai::for_mitch
