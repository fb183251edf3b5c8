// When a match is over and who has won it (M20, M21). Rounds themselves are the state's business.
#pragma once

#include "games/mitaines/state.h"

#include <span>
#include <vector>

namespace mitts::mitaines {

/// The winning side after a round, given every side's total; empty while the match goes on (M21): nobody has reached the
/// target, or two or more sides share the highest total.
std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played);

/// Tells a round that has just been dealt the totals of the rounds before, where the match may end within it (M21).
void bring_totals(const Options& options, State& state, std::span<const int> totals);

} // namespace mitts::mitaines
