// Among plays of equal worth the one that looks sensible: points now rather than later, and another ten before the ten of diamonds.
#pragma once

#include "ai/player.h"
#include "games/mitaines/game.h"

#include <cstddef>
#include <limits>

namespace mitts::ai::for_mitaines {

/// Which plays count as equal to the best.
struct Equals {
    double noise = 0;                                              ///< points that they may be apart
    std::size_t choices = std::numeric_limits<std::size_t>::max(); ///< so many of the first
};

/// Puts first, of the plays that are equal to the best, the one that scores most at once. A ten of diamonds that begins or
/// goes on with a call gives way to another ten, which does the same and leaves less to a thief.
void look_sensible(const mitts::mitaines::Observation& seen, Decision<mitts::mitaines::Game>& decision,
                   const Equals& equals);

} // namespace mitts::ai::for_mitaines
