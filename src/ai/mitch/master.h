// The two strongest players of Mitch: the expert plays by eye, the master searches.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Does at once what the quick policy thinks best, as the play-outs of the master do.
Decision<mitts::mitch::Game> decide_by_eye(const mitts::mitch::Observation& observation, Rng& rng);

/// The strongest player there is.
std::unique_ptr<Thought<mitts::mitch::Game>> begin_master(const mitts::mitch::Observation& observation, const Rng& rng);

} // namespace mitts::ai::for_mitch
