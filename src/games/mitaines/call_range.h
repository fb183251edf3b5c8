// Which calls the cards of a rank can make (M9–M12): told once, for the engine and for the quick table.
//
// It counts cards and compares calls; it knows no hand and no pile. `Rules` are the options, or quick.h's table of
// them: anything with a `resolution` and a `rank_height(rules, rank)`.
#pragma once

#include "games/mitaines/state.h"

namespace mitts::mitaines {

/// Kinds that may be called: those from `lowest` to `highest`; none where they cross.
struct CallRange {
    int lowest = 0;
    int highest = -1;

    constexpr bool empty() const {
        return highest < lowest;
    }
    constexpr int size() const {
        return empty() ? 0 : highest - lowest + 1;
    }
    /// The one with this number, counted from 0.
    constexpr Kind kind(int number) const {
        return static_cast<Kind>(lowest + number);
    }
};

/// What `in_hand` cards of a rank can make with `on_table` cards taken in (M10, M11).
constexpr CallRange calls_makeable(int in_hand, int on_table) {
    // One card on the table and one in hand is no call: without a pair on the table two cards must come from the hand.
    return {.lowest = on_table == 0 ? 2 : 3, .highest = in_hand + on_table < 4 ? in_hand + on_table : 4};
}

/// Whether who is bound to a call may make another (M9): a higher one that takes in the top card.
constexpr bool may_raise(Resolution resolution, int on_table) {
    return resolution == Resolution::Highest && on_table > 0;
}

/// The fewest cards with which a call of this rank beats another (M12): more cards beat fewer, then the higher rank in
/// force.
template <class Rules> constexpr int fewest_to_beat(const Rules& rules, Rank rank, const Call& other) {
    return static_cast<int>(other.kind) + (rank_height(rules, rank) > rank_height(rules, other.rank) ? 0 : 1);
}

/// Whether a call beats another (M12).
constexpr bool beats(const Options& options, Kind kind, Rank rank, const Call& other) {
    return static_cast<int>(kind) >= fewest_to_beat(options, rank, other);
}

/// What may be called by playing one of `in_hand` cards of a rank, `on_table` being taken in, over the highest open
/// call, by a player who is bound to `own`; neither need be there.
template <class Rules>
[[gnu::always_inline]] constexpr CallRange call_range(const Rules& rules, Rank rank, int in_hand, int on_table,
                                                      const Call* highest, const Call* own) {
    if (own != nullptr && !may_raise(rules.resolution, on_table)) { // M9
        return {};
    }
    auto range = calls_makeable(in_hand, on_table);
    if (highest != nullptr) {
        const int fewest = fewest_to_beat(rules, rank, *highest);
        range.lowest = fewest > range.lowest ? fewest : range.lowest;
    }
    return range;
}

/// Whether a card of this rank may be played without a call (M9, M13).
constexpr bool may_play_plainly(Rank rank, const Call* own) {
    return own == nullptr || rank == own->rank;
}

} // namespace mitts::mitaines
