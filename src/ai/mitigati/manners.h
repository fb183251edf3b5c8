// Human bargaining manners (T4–T7): converts a wish to the next bid.
//
// A person opens above the wanted price, comes down by tens and fives, and uses single points only when the sum is
// close to zero. They make only a few bids per stage, and none after a last word. If no player moves far enough, they
// ask for more cards. All computer players use these manners; only their wishes differ.
#pragma once

#include "ai/mitigati/talk.h"
#include "games/mitigati/action.h"

namespace mitts::ai::for_mitigati {

/// A greed that no price satisfies.
inline constexpr int never = 1000;

/// A player's conclusions from their hand and the others' bids, in points.
struct Wish {
    double opening = 0; ///< the approximate first bid of a stage
    double aim = 0;     ///< the price down to which they bid if necessary
    double least = 0;   ///< the lowest price at which they agree
    /// A good price is not accepted while it is expected to rise by this amount.
    int greed = never;
};

/// The number of bids in stages 1, 2 and 3 before a player asks for more.
inline constexpr std::array<int, 3> most_words{4, 3, 2};

/// Returns the next bid or request of the viewer on turn.
mitts::mitigati::Action say(const mitts::mitigati::Observation& observation, const Talk& talk, const Wish& wish);

} // namespace mitts::ai::for_mitigati
