// What has been played in this deal and in the round's earlier ones, as tables by ranks: each as it lay before one of
// the plays.
//
// Made from the history of an observation by playing it again. Hands are filled with what is played only. Where the
// history does not lead to the table that is seen (no history given, say), nothing is remembered.
#pragma once

#include "games/mitaines/observe.h"
#include "games/mitaines/quick.h"

#include <vector>

namespace mitts::ai::for_mitaines {

using mitts::mitaines::QuickMove, mitts::mitaines::QuickRules, mitts::mitaines::QuickTable;

struct PastPlay {
    QuickTable before; ///< hands mean nothing
    Seat seat = no_seat;
    QuickMove play{};
    int deals_ago = 0; ///< 0 for this deal
};

/// The round's plays as far back as its history goes, oldest first.
std::vector<PastPlay> plays_of_this_round(const QuickRules& rules, const mitts::mitaines::Observation& observation);
/// This deal's plays, oldest first.
std::vector<PastPlay> plays_of_this_deal(const QuickRules& rules, const mitts::mitaines::Observation& observation);

} // namespace mitts::ai::for_mitaines
