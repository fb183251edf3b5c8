// The few numbers of judgement (judge.h) that no rule gives, in points or as shares from 0 to 1.
//
// They were settled by duplicate matches against variants of itself (FINDINGS.md). It must not know any position.
#pragma once

namespace mitts::ai::for_mitaines {

struct Temper {
    /// What a combination in hand is worth, against calling it at once: as hands grow shorter and cards are seen, a
    /// call gets safer, so that the odd cards should go first.
    double patience = 1.6;
    /// Whoever must lead to an empty table gives this away.
    double empty_table = 4;
    /// How often a player who can top a call does so and then completes their own.
    double topping = 0.7;
    /// How often a call topped by another can be won back by a higher one still in hand.
    double winning_back = 0.5;
    /// How often a pair or better in hand will collect what lies on a pile that nobody takes.
    double collecting = 0.3;
    /// A single jack kept in hand: it captures anything and steals jack calls.
    double jack = 5;
    /// The share of the ten of diamonds' points that having it in hand is worth, alone and beside another ten.
    double ten_alone = 0.0;
    double ten_with_another = 0.6;
    /// The share of what the others may do that is thought of at all.
    double others = 1;
};

} // namespace mitts::ai::for_mitaines
