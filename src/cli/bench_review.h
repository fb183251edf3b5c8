// Measures the reliability of a review's numbers (review/review.h).
#pragma once

#include "cards/text.h"

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

namespace mitts::cli {

struct ReviewBenchOptions {
    std::string options{}; ///< the game's options, as text
    int rounds = 1000;     ///< the number of rounds in which all players have the same level
    int step_rounds = 300; ///< the number of rounds for each pair of adjacent levels; 0 for none
    int worlds = 200;
    std::uint64_t seed = 1;
};

/// Plays and reviews rounds of a game, which must exist, and prints the means. Returns false if a total is not the
/// sum of its parts or if a loss depends on hidden cards. Returns an error if the options are invalid.
Parsed<bool> bench_review(std::string_view game, const ReviewBenchOptions& wanted, std::ostream& out);

/// Prints the lines of ai/<game>/starts.inc. Each line contains the value of a round before the deal for one preset and
/// number of players, averaged over `deals` random deals. Returns false if there is no such game.
bool bench_starts(std::string_view game, int deals, std::ostream& out);

} // namespace mitts::cli
