// Measures whether the figures of a review (review/review.h) can be trusted.
#pragma once

#include "cards/text.h"

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

namespace mitts::cli {

struct ReviewBenchOptions {
    std::string options{}; ///< of the game, as text
    int rounds = 1000;     ///< of equal players
    int step_rounds = 300; ///< for each step between two levels; 0 measures none
    int worlds = 200;
    std::uint64_t seed = 1;
};

/// Plays and reviews rounds of a game, which must exist, and prints the means. Returns false if a sum does not close or
/// a loss depends on hidden cards. Fails on options that cannot be played.
Parsed<bool> bench_review(std::string_view game, const ReviewBenchOptions& wanted, std::ostream& out);

} // namespace mitts::cli
