// The few numbers of the careful player's judgement of Mitch that no rule gives, as shares or in cards.
//
// They were settled by duplicate matches against variants of itself (README.md). It must not know any position.
#pragma once

namespace mitts::ai::for_mitch {

struct Temper {
    /// How much of what may still be drawn for a column will fit when it comes.
    double fitting = 0.8;
    /// The share of the cards hidden in an opponent's hand that fit, over what chance would give them: they keep such cards.
    double others_keep = 1.2;
    /// Doubt about an expected length that nothing accounts for, in cards squared.
    double doubt = 0.1;
    /// What the better last card is worth between columns of one length (C14, C15), in cards.
    double tie_edge = 0.3;
    /// How much of what the next player gains by a card on the discard pile they will make use of (C7).
    double next_uses_pile = 0.6;
};

} // namespace mitts::ai::for_mitch
