// The parameters of the evaluation in sense.h that do not follow from the rules.
//
// They were tuned in duplicate matches between variants (FINDINGS.md) and do not depend on the position.
#pragma once

namespace mitts::ai::for_mitch {

struct Temper {
    /// The share of currently fitting cards that will still fit when they are drawn.
    float fitting = 0.8F;
    /// The number of fitting cards among an opponent's hidden cards, relative to the number expected by chance. It
    /// exceeds 1, because players keep fitting cards.
    float others_keep = 1.2F;
    /// Additional variance of an expected length, in cards squared.
    float doubt = 0.1F;
    /// The value of winning ties between equally long columns (C14, C15), in cards.
    float tie_edge = 0.3F;
    /// The share of the possible gain from the discard pile that the next player realises (C7).
    float next_uses_pile = 0.6F;
};

} // namespace mitts::ai::for_mitch
