// When a match is over and who has won it (T17).
#pragma once

#include "games/mitigati/options.h"

#include <span>
#include <vector>

namespace mitts::mitigati {

/// The players with the highest total once all deals are played (shared wins are shared); empty while the match goes on.
std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played);

} // namespace mitts::mitigati
