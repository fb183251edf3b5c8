// How people bargain, whatever they know (T4–T7): from a wish to the next thing said.
//
// A person begins above what they want, comes down by tens and fives, and counts single points only where the sum is about to
// close. They say little: a few bids a stage, and no more after a last word. When nobody will move far enough they ask for more
// cards. Every computer player bargains by these manners; what they differ in is the wish.
#pragma once

#include "ai/mitigati/talk.h"
#include "games/mitigati/action.h"

namespace mitts::ai::for_mitigati {

/// A greed that nothing meets.
inline constexpr int never = 1000;

/// What a player makes of their hand and of the others' bids, in points.
struct Wish {
    double opening = 0; ///< about what the first bid of a stage is
    double aim = 0;     ///< where their own bids come down to, if need be
    double least = 0;   ///< the lowest price at which they agree
    /// A good price is not taken while it can be expected to rise by so much.
    int greed = never;
};

/// Bids that a player makes in stage 1, 2 and 3 before it asks for more.
inline constexpr std::array<int, 3> most_words{4, 3, 2};

/// What the viewer on turn says.
mitts::mitigati::Action say(const mitts::mitigati::Observation& observation, const Talk& talk, const Wish& wish);

} // namespace mitts::ai::for_mitigati
