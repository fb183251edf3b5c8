// Which actions are legal, and why another is not (M6, M8–M14).
//
// Two views of the same rules: `why_not` reads like the page and gives the reason; `choices_of` answers for a whole rank
// at once, for lists and searches. The contract tests hold the two against each other.
#pragma once

#include "games/mitaines/action.h"
#include "games/mitaines/refusal.h"
#include "games/mitaines/state.h"

#include <optional>

namespace mitts::mitaines {

/// What the player on turn may do with a card of one rank that he holds.
struct Choices {
    bool plain = false;     ///< play it without a call
    std::uint8_t kinds = 0; ///< bit k set: play it with a call of Kind k

    constexpr bool may_call(Kind kind) const {
        return (kinds >> static_cast<int>(kind) & 1) != 0;
    }
    constexpr bool any() const {
        return plain || kinds != 0;
    }
};

/// The kinds that `in_hand` cards of a rank and `on_table` cards taken in can make, as bits (M10, M11).
constexpr std::uint8_t kinds_makeable(int in_hand, int on_table) {
    // One card on the table and one in hand is no call: without a pair on the table two cards must come from the hand.
    const int fewest = on_table == 2 ? 3 : on_table + 2;
    const int most = in_hand + on_table;
    const unsigned up_to_most = (2U << most) - 1;
    const unsigned from_fewest = ~((1U << fewest) - 1);
    constexpr unsigned kinds = 1U << 2 | 1U << 3 | 1U << 4;
    return static_cast<std::uint8_t>(up_to_most & from_fewest & kinds);
}

/// The bits of `kinds` that beat the highest open call (M12).
constexpr std::uint8_t kinds_beating(const Options& options, std::uint8_t kinds, Rank rank, const Call& open) {
    const bool higher_rank = rank_height(options, rank) > rank_height(options, open.rank);
    const int lowest = static_cast<int>(open.kind) + (higher_rank ? 0 : 1);
    return static_cast<std::uint8_t>(kinds >> lowest << lowest);
}

/// The choices of the player on turn for a rank of which he holds at least one card. Play phase only.
[[gnu::always_inline]] constexpr Choices choices_of(const Options& options, const State& state, Rank rank) {
    const int on_table = cards_taken_in(options, state, rank);
    Choices choices{.plain = true,
                    .kinds = kinds_makeable(state.hands[static_cast<std::size_t>(state.turn)].count(rank), on_table)};
    const auto* highest = highest_call(state);
    if (highest == nullptr) {
        return choices;
    }
    choices.kinds = kinds_beating(options, choices.kinds, rank, *highest); // M12
    if (const auto* own = bound_call(options, state, state.turn)) {        // M9
        choices.plain = rank == own->rank;
        const bool may_raise = options.resolution == Resolution::Highest && on_table > 0;
        if (!may_raise) {
            choices.kinds = 0;
        }
    }
    return choices;
}

/// Every legal action of the player on turn, sorted and without repetition; empty when the round is over.
Actions legal_actions(const Options& options, const State& state);

/// Why the player on turn may not do this, or nothing if he may.
std::optional<Refusal> why_not(const Options& options, const State& state, Action action);

} // namespace mitts::mitaines
