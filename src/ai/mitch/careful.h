// The careful Mitch player. It counts the cards that have been played, rates every move (sense.h) and chooses the best.
//
// It does not search. Before a draw, it estimates the value of each card that it may draw. The random number generator
// is used only to list the legal actions, and does not affect the decision.
#pragma once

#include "ai/mitch/temper.h"
#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Decides for the viewer on turn: where to draw from, or which card to place or discard.
Decision<mitts::mitch::Game> decide_carefully(const mitts::mitch::Observation& observation, Rng& rng);

/// Decides with other parameters (temper.h), to measure their effect.
Decision<mitts::mitch::Game> decide_with_temper(const mitts::mitch::Observation& observation, Rng& rng,
                                                const Temper& temper);

} // namespace mitts::ai::for_mitch
