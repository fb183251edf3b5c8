// Why an observation from outside cannot have been made at any table; each game's `why_impossible` finds out.
#pragma once

#include "cards/seat.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts {

/// What cannot be, and the field of the observation's text it is said at.
struct Impossible {
    std::string_view field;
    std::string what;
};

using Problem = std::optional<Impossible>;

/// The first problem that one of the checks finds.
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
