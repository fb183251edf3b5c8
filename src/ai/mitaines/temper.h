// The parameters of the judge (judge.h) that do not follow from the rules.
//
// They were tuned in duplicate matches between variants (FINDINGS.md) and do not depend on the position.
#pragma once

namespace mitts::ai::for_mitaines {

struct Temper {
    /// The value of keeping a combination in hand, relative to calling it now. Calls become safer as hands get shorter
    /// and more cards are seen, so unpaired cards should be played first.
    double patience = 1.6;
    /// The cost, in points, of leading to an empty table.
    double empty_table = 4;
    /// The probability that a player who can top a call does so and then completes the new call.
    double topping = 0.7;
    /// The probability that a player whose call is topped wins the pile back with a higher call from the hand.
    double winning_back = 0.5;
    /// The probability that a player with a pair or better captures the pile with a call, if no card has captured it.
    double collecting = 0.3;
    /// The value, in points, of a single jack in hand. It captures any pile and steals calls of jacks.
    double jack = 5;
    /// The value of holding the ten of diamonds, as a share of its points, without and with another ten in the hand.
    double ten_alone = 0.0;
    double ten_with_another = 0.6;
    /// The weight of the other sides' possible gains.
    double others = 1;
};

} // namespace mitts::ai::for_mitaines
