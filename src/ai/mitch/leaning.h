// Converts the values of choices into probabilities, suit by suit.
#pragma once

#include "games/mitch/quick.h"

#include <algorithm>
#include <optional>

namespace mitts::ai::for_mitch {

using namespace mitts::mitch;

/// Returns the weight of a choice that is this many points worse than the best, from 1.003 to 0.003. It approximates an
/// exponential function, and the result is the same with every math library. `doubt` is the assumed deviation of the
/// player's judgement from the compared values, in points.
inline float leaning(float points_worse, float doubt) {
    float power = 1 - std::min(16.0F, points_worse / doubt) * (1.0F / 16);
    power *= power;
    power *= power;
    power *= power;
    power *= power;
    return power + 0.003F;
}

/// A summary of the choices within one suit, for computing the probability of one choice.
struct SuitChoices {
    float best = 0;  ///< the value of the best choice
    float all = 0;   ///< the total weight of all choices relative to the best; 0 if there are none
    float asked = 0; ///< the weight of the choice in question
};

/// Returns the probability (0 … 1) of the choice in question among the choices of all suits. Returns 1 if there are no
/// choices.
inline float chance_among(const std::array<SuitChoices, suit_count>& suits, float doubt) {
    float best = -1e9F;
    for (const auto& suit : suits) {
        best = suit.all > 0 ? std::max(best, suit.best) : best;
    }
    float asked = 0;
    float all = 0;
    for (const auto& suit : suits) {
        if (suit.all > 0) {
            const float weight = leaning(best - suit.best, doubt);
            asked += suit.asked * weight;
            all += suit.all * weight;
        }
    }
    return all > 0 ? std::min(1.0F, asked / all) : 1;
}

/// Caches the choices in each suit for one past turn. The key consists of the suit's cards in the sampled hand of the
/// seat on turn. If a hand changes in two suits, only the choices in these suits are recomputed.
class TurnMemory {
public:
    /// Returns the choices in a suit for the hand in `own`. Calls `find()` if they are not cached. `tempo` depends on
    /// the other suits in the hand. Everything else must be unchanged, including the size of the hand.
    template <class Find> const SuitChoices& recall(const Holding& own, int suit, float tempo, Find&& find) {
        constexpr std::uint32_t mixer = 0x9E3779B1; // about 2³² divided by the golden ratio
        const auto hand =
            static_cast<std::uint32_t>(lane(own.twins, suit)) << 16 | static_cast<std::uint32_t>(lane(own.held, suit));
        auto& entry = entries_[static_cast<std::size_t>(suit)][hand * mixer >> (32 - place_bits)];
        if (entry.hand != hand || entry.tempo != tempo) {
            entry = {.hand = hand, .tempo = tempo, .choices = find()};
        }
        return entry.choices;
    }

private:
    static constexpr int place_bits = 6;
    struct Entry {
        std::uint32_t hand = 0; ///< the cards of the suit; 0 marks an unused entry
        float tempo = 0;
        SuitChoices choices{};
    };

    std::array<std::array<Entry, 1 << place_bits>, suit_count> entries_{};
};

/// Returns the probability (0 … 1) of the choice in question for the seat on turn. `look()` prepares the values that
/// all suits share and returns the share of fitting cards that can still be placed (C9). `choices(suit)` then computes
/// the choices of a suit if they are not cached.
template <class Look, class Choices>
float chance_by_suits(const QuickRules& rules, const QuickTable& table, TurnMemory& memory, float doubt, Look&& look,
                      Choices&& choices) {
    const auto& own = table.mover();
    std::optional<float> tempo;
    if (rules.last_ace_ends()) { // the value of each suit depends on the other suits
        tempo = look();
    }
    std::array<SuitChoices, suit_count> suits{};
    for (int suit = 0; suit < suit_count; ++suit) {
        if (lane(own.held, suit) != 0) {
            suits[static_cast<std::size_t>(suit)] = memory.recall(own, suit, tempo.value_or(1), [&] {
                tempo = tempo ? tempo : look();
                return choices(suit);
            });
        }
    }
    return chance_among(suits, doubt);
}

} // namespace mitts::ai::for_mitch
