// When a match is over and who has won it (option `rounds`).
#pragma once

#include "games/mitch/options.h"

#include <span>
#include <vector>

namespace mitts::mitch {

/// The players with the highest total once all rounds are played (shared wins are shared); empty while the match goes on.
std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played);

} // namespace mitts::mitch
