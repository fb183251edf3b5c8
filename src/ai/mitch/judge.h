// Another judgement than the quick policy's, for a search that is told how the others play. Players have none.
#pragma once

#include "ai/mitch/open_table.h"

#include <algorithm>

namespace mitts::ai::for_mitch {

/// How much somebody is taken to lean to a choice that looks so many points worse than his best, 1.003 … 0.003: near enough to an
/// exponential, and the same with every mathematical library. `doubt` is how far his judgement may be from the one that is asked.
inline float leaning(float points_worse, float doubt) {
    float power = 1 - std::min(16.0F, points_worse / doubt) * (1.0F / 16);
    power *= power;
    power *= power;
    power *= power;
    power *= power;
    return power + 0.003F;
}

class Judge {
public:
    Judge() = default;
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;
    virtual ~Judge() = default;

    /// What the seat on turn, which is to play a card, places or discards.
    virtual Move choose(const OpenTable& table) = 0;
    /// How likely it is to place or discard this card of its hand, 0 … 1.
    virtual float chance_of(const OpenTable& table, Move move) = 0;
};

} // namespace mitts::ai::for_mitch
