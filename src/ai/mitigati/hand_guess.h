// What a hand of ten, fifteen or twenty cards is worth at a glance: a fitted linear value, in a fraction of a microsecond.
//
// It serves to tell which hidden hands the others' bids speak for; one's own hand is valued by sampled play.
#pragma once

#include "games/mitigati/quick.h"

namespace mitts::ai::for_mitigati {

/// Features of a hand: counts of what brings points and tricks.
inline constexpr int hand_features = 14;
using HandFeatures = std::array<float, hand_features>;
HandFeatures features_of(TarotSet hand, bool deals);

/// Points that the hand brings on average if it comes to play, of the cards of stage 1, 2 or 3 (T3); `deals` for the dealer's.
float guess_of_hand(TarotSet hand, int stage, bool deals);

} // namespace mitts::ai::for_mitigati
