// Chooses the sensible-looking play among plays of equal value: points now rather than later, and another ten before
// the ten of diamonds.
#pragma once

#include "ai/player.h"
#include "games/mitaines/game.h"

#include <cstddef>
#include <limits>

namespace mitts::ai::for_mitaines {

/// The plays that count as equal to the best.
struct Equals {
    double noise = 0;                                              ///< the largest difference, in points
    std::size_t choices = std::numeric_limits<std::size_t>::max(); ///< the number of first choices to consider
};

/// Puts the play with the most immediate points first, among the plays equal to the best. If the ten of diamonds begins
/// or continues a call, another ten replaces it. That has the same effect and leaves less to a thief.
void look_sensible(const mitts::mitaines::Observation& seen, Decision<mitts::mitaines::Game>& decision,
                   const Equals& equals);

} // namespace mitts::ai::for_mitaines
