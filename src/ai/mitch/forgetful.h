// The forgetful Mitch player. It plays like the careful player, but remembers only the last few discards and assumes
// that all other cards are still available.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Decides for the viewer on turn. Which cards are forgotten depends only on the observation.
Decision<mitts::mitch::Game> decide_forgetfully(const mitts::mitch::Observation& observation, Rng& rng);

} // namespace mitts::ai::for_mitch
