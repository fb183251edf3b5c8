// Reasons for refusing an action. Each id has the number of the violated rule. The messages are in i18n.
#pragma once

#include "games/mitaines/options.h"
#include "games/refusal_row.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mitts::mitaines {

enum class RefusalId : std::uint8_t {
    RoundOver,       ///< the round is over
    NotInHand,       ///< the card is not in the player's hand
    ExchangeFirst,   ///< M6: three cards must be given before play
    NoExchangeNow,   ///< M6: cards may not be given now
    MustPlayCall,    ///< M9: a bound caller must play a card of their call's rank
    MustRaiseOrPlay, ///< M9: a bound caller may only raise with a call that takes in the top card
    OneCallAtATime,  ///< M9: with the resolution first_complete, a bound caller may not make another call
    TooFewCards,     ///< M10: the player holds too few cards of the rank
    TooFewWithTable, ///< M11: hand and table have too few cards of the rank in total
    TableCardCounts, ///< M11: the top card is taken in, so the call needs more cards
    NotHigher,       ///< M12: a new call must be higher than the open call
};

inline constexpr std::array<RefusalRow, 11> refusals{{
    {"round_over", ""},
    {"not_in_hand", ""},
    {"exchange_first", "M6"},
    {"no_exchange_now", "M6"},
    {"must_play_call", "M9"},
    {"must_raise_or_play", "M9"},
    {"one_call_at_a_time", "M9"},
    {"too_few_cards", "M10"},
    {"too_few_with_table", "M11"},
    {"table_card_counts", "M11"},
    {"not_higher", "M12"},
}};

/// A refusal, with the values that its message needs. `kind` and `rank` describe the open call that forbids the action.
/// For TooFew… and TableCardCounts, they describe the refused call.
struct Refusal {
    RefusalId id = RefusalId::RoundOver;
    Kind kind = Kind::None;
    Rank rank = Rank::Two;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// Returns the number of the violated rule, such as "M9", or an empty string if no numbered rule applies.
constexpr std::string_view rule_of(RefusalId id) {
    return refusals[static_cast<std::size_t>(id)].rule;
}
/// Returns the name of a refusal, for error messages and tests.
constexpr std::string_view to_text(RefusalId id) {
    return refusals[static_cast<std::size_t>(id)].name;
}

} // namespace mitts::mitaines
