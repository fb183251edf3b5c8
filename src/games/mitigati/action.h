// What a player can do in Mitigati, and how it is written (notation: bid:20, bid:-5, more, discard:2C, KH).
#pragma once

#include "cards/inline_vector.h"
#include "cards/tarot.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::mitigati {

/// T5: a little beyond what one hand can bring.
inline constexpr int lowest_bid = -100;
inline constexpr int highest_bid = 200;

enum class ActionType : std::uint8_t {
    Bid,     ///< T4–T6
    More,    ///< T7
    Discard, ///< T9: one of the dealer's three
    Play,    ///< T10–T13
};

/// One action. `bid` has a meaning for Bid only, `card` for Discard and Play only; else they are zero.
struct Action {
    ActionType type = ActionType::Bid;
    TarotCard card{};
    std::int16_t bid = 0;

    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

/// All legal actions of a turn: every bid and asking for more, or every card of a hand.
using Actions = InlineVector<Action, highest_bid - lowest_bid + 2>;

/// "bid:-5", "more", "discard:2C", "KH".
std::string to_text(Action action);
/// Reads an action, upper or lower case; nothing if it is not of the form. Whether it is legal is asked of `why_not`.
std::optional<Action> parse_action(std::string_view text);

} // namespace mitts::mitigati
