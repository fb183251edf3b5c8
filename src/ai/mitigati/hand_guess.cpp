#include "ai/mitigati/hand_guess.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

namespace {

using mitts::mitigati::lane;
using mitts::mitigati::real_trumps;

constexpr std::array<HandFeatures, 3> weights{HandFeatures{-36.78F, 4.52F, 0.52F, 1.37F, 13.60F, 9.31F, 14.34F, 10.71F,
                                                           3.36F, 1.47F, 0.59F, -0.18F, 3.90F, 24.74F},
                                              HandFeatures{-51.98F, 4.68F, 0.66F, 1.47F, 13.98F, 9.19F, 14.63F, 10.68F,
                                                           3.66F, 1.62F, 1.15F, 0.05F, 3.49F, 24.75F},
                                              HandFeatures{-71.05F, 5.22F, 0.83F, 1.60F, 14.11F, 8.81F, 15.05F, 10.38F,
                                                           4.00F, 1.72F, 1.69F, 0.65F, 3.42F, 24.79F}};

} // namespace

HandFeatures features_of(TarotSet hand, bool deals) {
    const auto count = [](auto bits) { return static_cast<float>(std::popcount(bits)); };
    const float trumps = count(hand.trumps() & real_trumps);
    const float share = static_cast<float>(hand.size()) * 21 / 78;
    const int kings = std::popcount(hand.suits() & 0x4000400040004000);
    const int honours = kings + std::popcount(hand.trumps() & (1U | 1U << 1 | 1U << 21));
    float short_suits = 0;
    float long_suits = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        const auto length = count(lane(hand.suits(), suit));
        short_suits += std::max(0.0F, 2 - length);
        long_suits += std::max(0.0F, length - 4);
    }
    const float many = std::max(0.0F, trumps - share);
    return {1,
            trumps,
            many * many,
            count(hand.trumps() & 0x1F0000U), // the trumps 16 … 20
            count(hand.trumps() & 0x200000U),
            count(hand.trumps() & 2U),
            count(hand.trumps() & 1U),
            static_cast<float>(kings),
            count(hand.suits() & 0x2000200020002000),
            count(hand.suits() & 0x1800180018001800),
            short_suits,
            long_suits,
            static_cast<float>(std::max(0, honours - 2) * std::max(0, honours - 2)),
            deals ? 1.0F : 0.0F};
}

float guess_of_hand(TarotSet hand, int stage, bool deals) {
    const auto features = features_of(hand, deals);
    const auto& weight = weights[static_cast<std::size_t>(stage - 1)];
    float guess = 0;
    for (std::size_t feature = 0; feature < features.size(); ++feature) {
        guess += features[feature] * weight[feature];
    }
    return guess;
}

} // namespace mitts::ai::for_mitigati
