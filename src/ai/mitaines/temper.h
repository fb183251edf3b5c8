// The few parameters of judgement (judge.h) that do not follow from the rules, in points or as shares from 0 to 1.
//
// They were tuned in duplicate matches between variants (FINDINGS.md). They do not depend on a position.
#pragma once

namespace mitts::ai::for_mitaines {

struct Temper {
    /// The value of a combination in hand relative to calling it at once. As hands become shorter and more cards are
    /// seen, a call becomes safer, so odd cards should be played first.
    double patience = 1.6;
    /// The loss of a player who must lead to an empty table.
    double empty_table = 4;
    /// The probability that a player who can top a call does so and then completes their own.
    double topping = 0.7;
    /// The probability that a topped call is won back by a higher one from the hand.
    double winning_back = 0.5;
    /// The probability that a pair or better in hand captures a pile that no other card takes.
    double collecting = 0.3;
    /// The value of a single jack in hand. It captures anything and steals jack calls.
    double jack = 5;
    /// The value of holding the ten of diamonds, as a share of its points: alone, and beside another ten.
    double ten_alone = 0.0;
    double ten_with_another = 0.6;
    /// The share of the others' possible gains that is considered.
    double others = 1;
};

} // namespace mitts::ai::for_mitaines
