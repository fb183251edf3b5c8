// Estimates the value of a hand with ten, fifteen or twenty cards by a fitted linear function. An estimate takes a
// fraction of a microsecond.
//
// The estimate is used to interpret the others' bids. The player's own hand is valued by playing out sampled deals.
#pragma once

#include "games/mitigati/quick.h"

namespace mitts::ai::for_mitigati {

/// The number of hand features. A feature is, for example, the number of cards that score points or win tricks.
inline constexpr int hand_features = 14;
using HandFeatures = std::array<float, hand_features>;
/// Returns the features of a hand. `deals` is true if the hand is the dealer's.
HandFeatures features_of(TarotSet hand, bool deals);

/// Returns the expected points of the hand in play, from its cards at stage 1, 2 or 3 (T3). `deals` is true for the
/// dealer's hand.
float guess_of_hand(TarotSet hand, int stage, bool deals);

} // namespace mitts::ai::for_mitigati
