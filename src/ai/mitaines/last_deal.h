// The last deal of a round with two players: all cards that one player has not seen are in the other's hand, so
// nothing is hidden, and the rest of the round can be looked through to its end.
#pragma once

#include "ai/mitaines/deal_solver.h"
#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// Whether the viewer knows every card that is still to be played, and there are few enough of them to look through.
bool is_open_last_deal(const mitts::mitaines::Observation& observation);

/// Gives every alternative its exact value: the viewer's points less the other's from here to the round's end if both
/// play their best. Alternatives of equal value stay in the order they come in. `state` is the one state there is.
void solve_last_deal(const mitts::mitaines::Options& options, const mitts::mitaines::State& state,
                     Decision<mitts::mitaines::Game>& decision);

/// Gives the reasons of an alternative whose value is exact: what it scores at once, and what follows if both play
/// their best. The one on turn at the table chooses.
void explain_exactly(const DealSolver& solver, QuickTable table, Alternative<mitts::mitaines::Game>& alternative);

} // namespace mitts::ai::for_mitaines
