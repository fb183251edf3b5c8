// The actions of Mitigati and their notation, for example bid:20, bid:-5, more, discard:2C, KH.
#pragma once

#include "cards/inline_vector.h"
#include "cards/tarot.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::mitigati {

/// T5: the bounds of a bid, slightly beyond the lowest and highest possible scores in one deal.
inline constexpr int lowest_bid = -100;
inline constexpr int highest_bid = 200;

enum class ActionType : std::uint8_t {
    Bid,     ///< makes a bid (T4–T6)
    More,    ///< asks for more cards (T7)
    Discard, ///< discards one of the dealer's cards (T9)
    Play,    ///< plays a card to the trick (T10–T13)
};

/// An action. `bid` is used only for Bid, and `card` is used only for Discard and Play. Unused fields are zero.
struct Action {
    ActionType type = ActionType::Bid;
    TarotCard card{};
    std::int16_t bid = 0;

    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

/// The legal actions of a turn: all possible bids and the request for more cards, or one action for each card of the
/// hand.
using Actions = InlineVector<Action, highest_bid - lowest_bid + 2>;

/// Returns the action in the game's notation, such as "bid:-5", "more", "discard:2C" or "KH".
std::string to_text(Action action);
/// Parses an action, in upper or lower case. Returns nothing if it is malformed. `why_not` checks whether it is legal.
std::optional<Action> parse_action(std::string_view text);

} // namespace mitts::mitigati
