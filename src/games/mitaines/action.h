// What a player can do in Mitaines, and how it is written (notation: 7S, 7S:m, 7S:g, 7S:s, give:7S).
#pragma once

#include "cards/card.h"
#include "cards/inline_vector.h"
#include "games/mitaines/options.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::mitaines {

enum class ActionType : std::uint8_t { Play, Give };

/// One action: a card played, with or without a call, or one card given in the exchange (M6).
struct Action {
    ActionType type = ActionType::Play;
    Card card{};
    Kind call = Kind::None;

    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

/// All legal actions of a turn: at most every card in hand with every kind. Set-ups may hold a whole pack in one hand.
using Actions = InlineVector<Action, 54 * 4>;

/// "7S:m".
std::string to_text(Action action);
/// Reads an action, upper or lower case; nothing if it is not of the form. Whether it is legal is asked of `why_not`.
std::optional<Action> parse_action(std::string_view text);

/// "m", "g", "s"; '-' for no call.
char kind_char(Kind kind);
/// "mitten", "glove", "sock"; empty for no call. The names of the trace and of the options.
std::string_view kind_name(Kind kind);

} // namespace mitts::mitaines
