// Why an action is not accepted: an id with the number of the rule that forbids it. i18n has the sentences.
#pragma once

#include "cards/card.h"

#include <cstdint>
#include <string_view>

namespace mitts::mitch {

enum class RefusalId : std::uint8_t {
    RoundOver,      ///< nothing can be played any more
    NotInHand,      ///< the card is not in the player's hand
    DrawFirst,      ///< C5: the turn starts with a draw
    NoDrawNow,      ///< C5, C10: nothing is to be drawn now
    PileNotOffered, ///< C7: under these options, or with an empty discard pile, only the stock is drawn
    PileTooOften,   ///< C7: after so many draws from the discard pile the next is from the stock
    TakenMustFit,   ///< C7: the card on the discard pile could not be used
    PlaceTaken,     ///< C7: the card taken must be placed at once
    TakenStays,     ///< C7: the card taken may not be discarded in the same turn
    DoesNotFit,     ///< C11, C12: the column does not take this card
};

/// A refusal with what its sentence needs: the card refused, or that must be placed.
struct Refusal {
    RefusalId id = RefusalId::RoundOver;
    Card card{};

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The rule's name on the rules page, "C7"; empty where no rule is needed to see why.
std::string_view rule_of(RefusalId id);
/// "does_not_fit": a stable name for texts, messages and tests.
std::string_view to_text(RefusalId id);

} // namespace mitts::mitch
