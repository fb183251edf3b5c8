// Finds the plays of this deal and of the round's earlier deals, with the table before each play.
//
// The plays are found by replaying an observation's history. If the history does not lead to the current table, for
// example because it is missing, the result is empty.
#pragma once

#include "games/mitaines/observe.h"
#include "games/mitaines/quick.h"

#include <vector>

namespace mitts::ai::for_mitaines {

using mitts::mitaines::QuickMove, mitts::mitaines::QuickRules, mitts::mitaines::QuickTable;

struct PastPlay {
    QuickTable before; ///< the table before the play; its hands are undefined
    Seat seat = no_seat;
    QuickMove play{};
    int deals_ago = 0; ///< the number of deals since the play's deal; 0 for the current deal
};

/// Returns the plays of the round as far back as the history goes, oldest first.
std::vector<PastPlay> plays_of_this_round(const QuickRules& rules, const mitts::mitaines::Observation& observation);
/// Returns the plays of this deal, oldest first.
std::vector<PastPlay> plays_of_this_deal(const QuickRules& rules, const mitts::mitaines::Observation& observation);

} // namespace mitts::ai::for_mitaines
