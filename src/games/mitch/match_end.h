// Determines the end of a match and the winners (option `rounds`).
#pragma once

#include "games/mitch/options.h"

#include <span>
#include <vector>

namespace mitts::mitch {

/// Returns the players with the highest total once all rounds are played. There may be several. The list is empty while
/// the match continues.
std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played);

} // namespace mitts::mitch
