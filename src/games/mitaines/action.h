// The actions of Mitaines and their notation, for example 7S, 7S:m, 7S:g, 7S:s, give:7S.
#pragma once

#include "cards/card.h"
#include "cards/inline_vector.h"
#include "games/mitaines/options.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::mitaines {

enum class ActionType : std::uint8_t { Play, Give };

/// An action: a card played, with or without a call, or a card given in the exchange (M6).
struct Action {
    ActionType type = ActionType::Play;
    Card card{};
    Kind call = Kind::None;

    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

/// The legal actions of a turn, at most one for each card of the hand and each kind of call. In a set-up, one hand may
/// hold the whole pack.
using Actions = InlineVector<Action, 54 * 4>;

/// Returns the action in the game's notation, such as "7S:m".
std::string to_text(Action action);
/// Parses an action, in upper or lower case. Returns nothing if it is malformed. `why_not` checks whether it is legal.
std::optional<Action> parse_action(std::string_view text);

/// Returns 'm', 'g' or 's', or '-' for no call.
char kind_char(Kind kind);
/// Returns the name in traces and options: "mitten", "glove" or "sock", or an empty string for no call.
std::string_view kind_name(Kind kind);

} // namespace mitts::mitaines
