// The few numbers of judgement (sense.h) that no rule gives, as shares or in cards.
//
// They were settled by duplicate matches against variants of itself (FINDINGS.md). It must not know any position.
#pragma once

namespace mitts::ai::for_mitch {

struct Temper {
    /// How much of what may still be drawn for a column will fit when it comes.
    float fitting = 0.8F;
    /// The share of the cards hidden in an opponent's hand that fit, over what chance would give them: they keep such
    /// cards.
    float others_keep = 1.2F;
    /// Doubt about an expected length that nothing accounts for, in cards squared.
    float doubt = 0.1F;
    /// What the better last card is worth between columns of one length (C14, C15), in cards.
    float tie_edge = 0.3F;
    /// How much of what the next player gains by a card on the discard pile they will make use of (C7).
    float next_uses_pile = 0.6F;
};

} // namespace mitts::ai::for_mitch
