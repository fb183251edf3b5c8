// From what choices are worth to how likely each of them is, suit by suit.
#pragma once

#include "games/mitch/quick.h"

#include <algorithm>
#include <optional>

namespace mitts::ai::for_mitch {

using namespace mitts::mitch;

/// How much somebody is taken to lean to a choice that looks so many points worse than their best, 1.003 … 0.003: near enough to an
/// exponential, and the same with every mathematical library. `doubt` is how far their judgement may be from the one that is asked.
inline float leaning(float points_worse, float doubt) {
    float power = 1 - std::min(16.0F, points_worse / doubt) * (1.0F / 16);
    power *= power;
    power *= power;
    power *= power;
    power *= power;
    return power + 0.003F;
}

/// What the choices within one suit come to.
struct SuitChoices {
    float best = 0;  ///< what the best of them is worth
    float all = 0;   ///< how much is leant to all of them together, over against the best of them; 0: there are none
    float asked = 0; ///< and to the one in question
};

/// How likely the one in question is among the choices in all suits, 0 … 1; 1 where there are none.
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

/// What was found for the suits in one past turn, by what the seat on turn was imagined to hold of them. A hand that is another in two
/// suits is looked at anew in these only, and in hardly any of them when many hands have been imagined.
class TurnMemory {
public:
    /// The choices in a suit for a hand like that of `own`, found by `find()` if they are not remembered. `tempo` is what other suits
    /// in the hand mean to this one; all else must be as it was, the number of its cards too.
    template <class Find> const SuitChoices& recall(const Holding& own, int suit, float tempo, Find&& find) {
        constexpr std::uint32_t mixer = 0x9E3779B1; // near 2³² divided by the golden ratio
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
        std::uint32_t hand = 0; ///< 0: without the suit, which nobody asks for
        float tempo = 0;
        SuitChoices choices{};
    };

    std::array<std::array<Entry, 1 << place_bits>, suit_count> entries_{};
};

/// How likely the seat on turn is to do what is in question, 0 … 1. `look()` takes in what holds for all suits and returns the share of
/// the fitting cards that can still be placed (C9); `choices(suit)`, after it, finds what a suit comes to. Neither is called for more
/// than is new.
template <class Look, class Choices>
float chance_by_suits(const QuickRules& rules, const QuickTable& table, TurnMemory& memory, float doubt, Look&& look,
                      Choices&& choices) {
    const auto& own = table.mover();
    std::optional<float> tempo;
    if (rules.last_ace_ends()) { // one suit depends on the others
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
