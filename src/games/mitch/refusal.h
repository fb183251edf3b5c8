// Reasons for refusing an action. Each id has the number of the violated rule. The messages are in i18n.
#pragma once

#include "cards/card.h"
#include "games/refusal_row.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mitts::mitch {

enum class RefusalId : std::uint8_t {
    RoundOver,      ///< the round is over
    NotInHand,      ///< the card is not in the player's hand
    DrawFirst,      ///< C5: the turn starts with a draw
    NoDrawNow,      ///< C5, C10: a draw is not allowed now
    PileNotOffered, ///< C7: only the stock is available, because of the options or an empty discard pile
    PileTooOften,   ///< C7: after too many draws from the discard pile in a row, the player must draw from the stock
    TakenMustFit,   ///< C7: the top card of the discard pile may not be taken, because it could not be used
    PlaceTaken,     ///< C7: the card taken must be placed immediately
    TakenStays,     ///< C7: the card taken may not be discarded in the same turn
    DoesNotFit,     ///< C11, C12: the card does not fit on the column
};

inline constexpr std::array<RefusalRow, 10> refusals{{
    {"round_over", ""},
    {"not_in_hand", ""},
    {"draw_first", "C5"},
    {"no_draw_now", "C5"},
    {"pile_not_offered", "C7"},
    {"pile_too_often", "C7"},
    {"taken_must_fit", "C7"},
    {"place_taken", "C7"},
    {"taken_stays", "C7"},
    {"does_not_fit", "C11"},
}};

/// A refusal, with the card that its message needs: the refused card, or the card that must be placed.
struct Refusal {
    RefusalId id = RefusalId::RoundOver;
    Card card{};

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// Returns the number of the violated rule, such as "C11", or an empty string if no numbered rule applies.
constexpr std::string_view rule_of(RefusalId id) {
    return refusals[static_cast<std::size_t>(id)].rule;
}
/// Returns the name of a refusal, for error messages and tests.
constexpr std::string_view to_text(RefusalId id) {
    return refusals[static_cast<std::size_t>(id)].name;
}

} // namespace mitts::mitch
