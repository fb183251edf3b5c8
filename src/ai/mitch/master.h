// The two strongest Mitch players. The expert uses the fast policy, and the master searches.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Decides immediately with the fast policy, which the master's play-outs also use.
Decision<mitts::mitch::Game> decide_by_eye(const mitts::mitch::Observation& observation, Rng& rng);

/// Begins a decision by the strongest player.
std::unique_ptr<Thought<mitts::mitch::Game>> begin_master(const mitts::mitch::Observation& observation, const Rng& rng);

} // namespace mitts::ai::for_mitch
