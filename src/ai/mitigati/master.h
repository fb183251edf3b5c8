// The master of Mitigati.
#pragma once

#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// The strongest player there is.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_master(const mitts::mitigati::Observation& observation,
                                                             const Rng& rng);

} // namespace mitts::ai::for_mitigati
