// Which calls the cards of a rank can make (M9–M12): told once, for the engine and for the quick table.
//
// It counts cards and compares calls; it knows no hand and no pile. `Rules` are the options, or quick.h's table of
// them: anything with `resolution`, `mitten_on_match` and a `rank_height(rules, rank)`.
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

/// What `in_hand` cards of a rank can make where a call can take in `on_table` cards (M10, M11).
constexpr CallRange calls_makeable(YesNo mitten_on_match, int in_hand, int on_table) {
    // One card on the table and one in hand is no call; a mitten comes from the hand whole.
    const bool mitten = on_table == 0 || (mitten_on_match == YesNo::Yes && in_hand >= 2);
    return {.lowest = mitten ? 2 : 3, .highest = in_hand + on_table < 4 ? in_hand + on_table : 4};
}

/// How many of the `on_table` cards that could be taken in a call of this kind does: a mitten none (M10), others all (M11).
constexpr int taken_in_by(Kind kind, int on_table) {
    return kind == Kind::Mitten ? 0 : on_table;
}

/// Whether who is bound to a call may make another (M9): a higher one that takes in the top card, and so no mitten.
constexpr bool may_raise(Resolution resolution, int on_table) {
    return resolution == Resolution::Highest && on_table > 0;
}
inline constexpr int lowest_raise = static_cast<int>(Kind::Glove);

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
    auto range = calls_makeable(rules.mitten_on_match, in_hand, on_table);
    const auto at_least = [&](int fewest) { range.lowest = fewest > range.lowest ? fewest : range.lowest; };
    if (own != nullptr) {
        at_least(lowest_raise);
    }
    if (highest != nullptr) {
        at_least(fewest_to_beat(rules, rank, *highest));
    }
    return range;
}

/// Whether a card of this rank may be played without a call (M9, M13).
constexpr bool may_play_plainly(Rank rank, const Call* own) {
    return own == nullptr || rank == own->rank;
}

} // namespace mitts::mitaines
