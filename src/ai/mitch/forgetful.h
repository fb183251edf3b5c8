// The forgetful player of Mitch: plays by what the careful one knows, but remembers only the last few discards, and takes every
// other card for one that may still come.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// What is forgotten depends on the observation alone.
Decision<mitts::mitch::Game> decide_forgetfully(const mitts::mitch::Observation& observation, Rng& rng);

} // namespace mitts::ai::for_mitch
