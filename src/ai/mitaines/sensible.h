// Among equally good plays, chooses the play that looks most sensible. It prefers immediate points to later points, and
// any other ten to the ten of diamonds.
#pragma once

#include "ai/player.h"
#include "games/mitaines/game.h"

#include <cstddef>
#include <limits>

namespace mitts::ai::for_mitaines {

/// The parameters that determine which plays count as equal to the best.
struct Equals {
    double noise = 0;        ///< the largest difference in points that counts as equal
    double noise_of_ten = 0; ///< `noise` for plays that win the ten of diamonds, whose values are the least certain
    std::size_t choices = std::numeric_limits<std::size_t>::max(); ///< the number of top choices to consider
};

/// Among the plays equal to the best, puts the play with the most immediate points first. If that play uses the ten of
/// diamonds for a call, prefers the same play with another ten. The effect is the same, and a thief gains less.
void look_sensible(const mitts::mitaines::Observation& seen, Decision<mitts::mitaines::Game>& decision,
                   const Equals& equals);

} // namespace mitts::ai::for_mitaines
