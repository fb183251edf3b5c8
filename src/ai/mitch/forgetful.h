// The forgetful player of Mitch. It plays like the careful player, but remembers only the last few discards and expects
// all other cards to be still available.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Decides for the viewer on turn. The forgotten cards depend only on the observation.
Decision<mitts::mitch::Game> decide_forgetfully(const mitts::mitch::Observation& observation, Rng& rng);

} // namespace mitts::ai::for_mitch
