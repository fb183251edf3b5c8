// Why an action is not accepted: an id with the number of the rule that forbids it. i18n has the sentences.
#pragma once

#include "cards/tarot.h"

#include <cstdint>
#include <string_view>

namespace mitts::mitigati {

enum class RefusalId : std::uint8_t {
    RoundOver,      ///< nothing can be done any more
    NotInHand,      ///< the card is not in the player's hand
    BargainFirst,   ///< T4: bids come before cards
    NoBargainNow,   ///< T8: the bargaining is over
    DiscardFirst,   ///< T9: the dealer discards three cards before play
    NoDiscardNow,   ///< T9: nothing is to be discarded
    BidTooHigh,     ///< T5: a later bid is never higher than one's last; `bid` is the highest allowed
    BidOutOfRange,  ///< T5: bids go from −100 to +200
    NotDiscardable, ///< T9: kings and trumps may not be discarded
    FollowSuit,     ///< T11: the suit of `card` is led and held
    MustTrump,      ///< T11: without the suit led a trump must be played
};

/// A refusal with what its sentence needs.
struct Refusal {
    RefusalId id = RefusalId::RoundOver;
    TarotCard card{};
    int bid = 0;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The rule's name on the rules page, "T11"; empty where no rule is needed to see why.
std::string_view rule_of(RefusalId id);
/// "follow_suit": a stable name for texts, messages and tests.
std::string_view to_text(RefusalId id);

} // namespace mitts::mitigati
