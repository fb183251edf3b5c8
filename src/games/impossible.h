// The reason why a parsed observation is impossible. Each game's `why_impossible` finds it.
#pragma once

#include "cards/seat.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts {

/// A problem, and the field of the observation's text where it is reported.
struct Impossible {
    std::string_view field;
    std::string what;
};

using Problem = std::optional<Impossible>;

/// Runs the checks in order and returns the first problem.
template <class Seen, class... Check> Problem first_problem(const Seen& seen, Check... check) {
    Problem problem;
    static_cast<void>(((problem = check(seen)) || ...));
    return problem;
}

template <class Seen> Problem wrong_own_hand(const Seen& seen) {
    if (seen.hand_sizes[at(seen.viewer)] != seen.hand.size()) {
        return Impossible{"hand_sizes", "the viewer's hand has " + std::to_string(seen.hand.size()) + " cards"};
    }
    return std::nullopt;
}

} // namespace mitts
