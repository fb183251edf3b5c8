// Implements human bargaining manners (T4–T7): converts a player's aims into the next bid.
//
// People open above the price that they want, lower their bids by tens and fives, and use single points only when the
// sum is close to zero. They make only a few bids per stage, and stop after their final bid. If the bids remain too far
// apart, they ask for more cards, but never before their own first bid. All computer players use these manners; only
// their aims differ.
#pragma once

#include "ai/mitigati/talk.h"
#include "games/mitigati/action.h"

namespace mitts::ai::for_mitigati {

/// The greed of a player who never waits for a better price.
inline constexpr int never = 1000;

/// A player's aims, derived from the hand and the others' bids, in points.
struct Wish {
    double opening = 0; ///< the approximate first bid of a stage
    double aim = 0;     ///< the lowest bid that the player makes
    double least = 0;   ///< the lowest price that the player accepts
    /// The player delays accepting a good price if the price is expected to rise by at least this amount.
    int greed = never;
};

/// The maximum number of bids in stages 1, 2 and 3. After that, the player asks for more cards.
inline constexpr std::array<int, 3> most_words{4, 3, 2};

/// Returns the next bid of the viewer on turn, or a request for more cards. A player's first action in a stage is
/// always a bid, so all three players can bid before more cards are dealt.
mitts::mitigati::Action say(const mitts::mitigati::Observation& observation, const Talk& talk, const Wish& wish);

} // namespace mitts::ai::for_mitigati
