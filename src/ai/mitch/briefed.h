// A yardstick of the arena: the search of Mitch, told that the others are careful players and how these judge.
//
// It reads their actions closely by careful's own judgement and plays their turns out by it: what it wins is about what can be won
// of them without seeing their hands. No player, and not in the page.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Its thought about the decision of the viewer, who must be on turn.
std::unique_ptr<Thought<mitts::mitch::Game>> begin_briefed(const mitts::mitch::Observation& observation,
                                                           const Rng& rng);

} // namespace mitts::ai::for_mitch
