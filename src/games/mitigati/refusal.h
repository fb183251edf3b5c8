// Reasons for refusing an action. Each id has the number of the violated rule. The messages are in i18n.
#pragma once

#include "cards/tarot.h"
#include "games/refusal_row.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mitts::mitigati {

enum class RefusalId : std::uint8_t {
    RoundOver,      ///< the deal is over
    NotInHand,      ///< the card is not in the player's hand
    BargainFirst,   ///< T4: play begins after the bargaining
    NoBargainNow,   ///< T8: the bargaining is over
    DiscardFirst,   ///< T9: the dealer discards three cards before play
    NoDiscardNow,   ///< T9: cards may not be discarded now
    BidTooHigh,     ///< T5: a bid may not exceed the player's previous bid; `bid` is the highest bid allowed
    BidOutOfRange,  ///< T5: bids range from −100 to +200
    NotDiscardable, ///< T9: kings and trumps may not be discarded
    FollowSuit,     ///< T11: the player must follow the suit of `card`
    MustTrump,      ///< T11: a player who cannot follow suit must play a trump
    MustOvertrump,  ///< T11, `overtrump`: the player must play a trump higher than `card`
};

inline constexpr std::array<RefusalRow, 12> refusals{{
    {"round_over", ""},
    {"not_in_hand", ""},
    {"bargain_first", "T4"},
    {"no_bargain_now", "T8"},
    {"discard_first", "T9"},
    {"no_discard_now", "T9"},
    {"bid_too_high", "T5"},
    {"bid_out_of_range", "T5"},
    {"not_discardable", "T9"},
    {"follow_suit", "T11"},
    {"must_trump", "T11"},
    {"must_overtrump", "T11"},
}};

/// A refusal, with the values that its message needs.
struct Refusal {
    RefusalId id = RefusalId::RoundOver;
    TarotCard card{};
    int bid = 0;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// Returns the number of the violated rule, such as "T11", or an empty string if no numbered rule applies.
constexpr std::string_view rule_of(RefusalId id) {
    return refusals[static_cast<std::size_t>(id)].rule;
}
/// Returns the name of a refusal, for error messages and tests.
constexpr std::string_view to_text(RefusalId id) {
    return refusals[static_cast<std::size_t>(id)].name;
}

} // namespace mitts::mitigati
