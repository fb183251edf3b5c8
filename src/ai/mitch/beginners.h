// The two weakest Mitch players. The newcomer knows the rules and considers only the current move. The hasty player
// sees which of its cards fit and places them as soon as possible. Neither player counts cards or considers the others.
//
// They neither search nor play at random. Their decisions depend only on the open cards and their own hand.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Decides for a player that takes immediate points, and places high cards because they look valuable.
Decision<mitts::mitch::Game> decide_as_newcomer(const mitts::mitch::Observation& observation, Rng& rng);

/// Decides for a player that builds its columns card by card. It places every card that fits, and takes any such card
/// from the discard pile.
Decision<mitts::mitch::Game> decide_hastily(const mitts::mitch::Observation& observation, Rng& rng);

} // namespace mitts::ai::for_mitch
