// The calls that are possible with cards of a rank (M9–M12), shared by the engine and the quick table (quick.h).
//
// `Rules` is `Options` or the `QuickRules` of quick.h: a type with `resolution`, `mitten_on_match` and a function
// `rank_height(rules, rank)`.
#pragma once

#include "games/mitaines/state.h"

namespace mitts::mitaines {

/// The kinds of calls that may be made, from `lowest` to `highest`. The range is empty if `lowest` exceeds `highest`.
struct CallRange {
    int lowest = 0;
    int highest = -1;

    constexpr bool empty() const {
        return highest < lowest;
    }
    constexpr int size() const {
        return empty() ? 0 : highest - lowest + 1;
    }
    /// Returns the kind with this index in the range, counted from 0.
    constexpr Kind kind(int number) const {
        return static_cast<Kind>(lowest + number);
    }
};

/// Returns the calls that are possible with `in_hand` cards of a rank if a call can take in `on_table` cards (M10,
/// M11).
constexpr CallRange calls_makeable(YesNo mitten_on_match, int in_hand, int on_table) {
    // One card on the table and one in hand do not make a call. A mitten uses only cards from the hand.
    const bool mitten = on_table == 0 || (mitten_on_match == YesNo::Yes && in_hand >= 2);
    return {.lowest = mitten ? 2 : 3, .highest = in_hand + on_table < 4 ? in_hand + on_table : 4};
}

/// Returns how many of the `on_table` cards a call of this kind takes in: none for a mitten (M10), otherwise all (M11).
constexpr int taken_in_by(Kind kind, int on_table) {
    return kind == Kind::Mitten ? 0 : on_table;
}

/// Returns true if a bound player may make another call (M9). The new call must be higher and take in the top card, so
/// it cannot be a mitten.
constexpr bool may_raise(Resolution resolution, int on_table) {
    return resolution == Resolution::Highest && on_table > 0;
}
inline constexpr int lowest_raise = static_cast<int>(Kind::Glove);

/// Returns the minimum number of cards for a call of this rank to beat another call (M12). More cards beat fewer. If
/// the numbers are equal, the higher rank wins.
template <class Rules> constexpr int fewest_to_beat(const Rules& rules, Rank rank, const Call& other) {
    return static_cast<int>(other.kind) + (rank_height(rules, rank) > rank_height(rules, other.rank) ? 0 : 1);
}

/// Returns true if a call beats another (M12).
constexpr bool beats(const Options& options, Kind kind, Rank rank, const Call& other) {
    return static_cast<int>(kind) >= fewest_to_beat(options, rank, other);
}

/// Returns the calls that a player may make when playing one of their `in_hand` cards of a rank. A call can take in
/// `on_table` cards. `highest` is the highest open call, and `own` is the call that binds the player; either may be
/// null.
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

/// Returns true if a card of this rank may be played without a call (M9, M13).
constexpr bool may_play_plainly(Rank rank, const Call* own) {
    return own == nullptr || rank == own->rank;
}

} // namespace mitts::mitaines
