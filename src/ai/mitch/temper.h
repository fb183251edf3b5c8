// The few parameters of judgement (sense.h) that do not follow from the rules, as shares or in cards.
//
// They were tuned in duplicate matches between variants (FINDINGS.md). They do not depend on a position.
#pragma once

namespace mitts::ai::for_mitch {

struct Temper {
    /// The share of drawable cards for a column that still fit when drawn.
    float fitting = 0.8F;
    /// The ratio of fitting cards among an opponent's hidden cards to the number expected by chance. It exceeds 1,
    /// because players keep such cards.
    float others_keep = 1.2F;
    /// Unexplained doubt about an expected length, in cards squared.
    float doubt = 0.1F;
    /// The value of the better last card between columns of equal length (C14, C15), in cards.
    float tie_edge = 0.3F;
    /// The share of the next player's possible gain from the discard pile that they realise (C7).
    float next_uses_pile = 0.6F;
};

} // namespace mitts::ai::for_mitch
