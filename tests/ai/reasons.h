// Adds up the points of the reasons that a player gives for an action.
#pragma once

#include "ai/player.h"

namespace mitts::tests {

/// Returns the sum of an alternative's reasons. It equals the value if the player explains the value completely.
template <Game G> double sum_of_reasons(const ai::Alternative<G>& alternative) {
    double sum = 0;
    for (const auto& reason : alternative.reasons) {
        sum += reason.points;
    }
    return sum;
}

} // namespace mitts::tests
