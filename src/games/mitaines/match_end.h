// Determines the end of a match and the winner (M20, M21).
#pragma once

#include "games/mitaines/state.h"

#include <span>
#include <vector>

namespace mitts::mitaines {

/// Returns the winning side after a round, given the totals of all sides. The list is empty while the match continues
/// (M21): no side has reached the target, or two or more sides share the highest total.
std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played);

/// Stores the totals of earlier rounds in a newly dealt round, if the match may end within that round (M21).
void bring_totals(const Options& options, State& state, std::span<const int> totals);

} // namespace mitts::mitaines
