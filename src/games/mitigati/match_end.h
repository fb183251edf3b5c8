// Determines the end of a match and the winners (T17).
#pragma once

#include "games/mitigati/options.h"

#include <span>
#include <vector>

namespace mitts::mitigati {

/// Returns the players with the highest total once all deals are played. There may be several. The list is empty while
/// the match continues.
std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played);

} // namespace mitts::mitigati
