// Solves the last deal of a two-player round. All unseen cards are in the opponent's hand, so all hands are known and
// the rest of the round can be solved.
#pragma once

#include "ai/mitaines/deal_solver.h"
#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// Returns true if the viewer knows all remaining cards, and few enough cards remain for the solver.
bool is_open_last_deal(const mitts::mitaines::Observation& observation);

/// Sets the exact value of every alternative: the viewer's points minus the opponent's until the end of the round,
/// under optimal play. Alternatives of equal value keep their order. `state` is the only possible state.
void solve_last_deal(const mitts::mitaines::Options& options, const mitts::mitaines::State& state,
                     Decision<mitts::mitaines::Game>& decision);

/// Sets the reasons for an alternative with an exact value: its immediate points, and the later points under optimal
/// play. `table` is the position before the choice.
void explain_exactly(const DealSolver& solver, QuickTable table, Alternative<mitts::mitaines::Game>& alternative);

} // namespace mitts::ai::for_mitaines
